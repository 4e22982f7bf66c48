import type { Prompt, View } from '../../../../rules/shuffling-horror/index.ts';
import type { StepWords } from '../../../../text/rooms/first-night.ts';
import type { Lesson } from '../ports/stage.ts';
import { amount, type Moment, only } from './moment.ts';

/** What the player does next, and where the sentence about it stands. */
interface Step extends Moment {
  words: StepWords;
  at: (view: View, prompt: Prompt) => Lesson['at'];
}

const frame = (at: number) => (): Lesson['at'] => ({ thing: 'frame', frame: at });
const survivor = (id: string) => (): Lesson['at'] => ({ thing: 'survivor', survivor: id });

/** Whom the attack under way is meant for. */
const target = (view: View, prompt: Prompt): Lesson['at'] => ({
  thing: 'frame',
  frame: view.frames.findIndex(({ cards }) => 'card' in prompt && cards.includes(prompt.card)),
});

/** Two monsters are left for the last round, and it is the player's choice who goes first. */
const LAST_TWO = ['neighbors-3', 'pods-2'];
const lastOfThem = (view: View): Lesson['at'] => ({
  thing: 'frame',
  frame: view.frames.findIndex(({ cards }) => cards.some((card) => LAST_TWO.includes(card))),
});
const attacksLast = (way: string) => only(...LAST_TWO.map((target) => ({ type: 'attack' as const, target, way })));

const LAB = { thing: 'sanctuary', sanctuary: 'lab' } as const;
const THRONG_I = { thing: 'throng', side: 'director', slot: 0 } as const;
const PILE = { thing: 'survivor-pile' } as const;

/** Every step of the first reel, in playing order. */
export const STEPS: readonly Step[] = [
  {
    round: 1,
    type: 'act',
    survivor: 'scientist',
    wants: only({ type: 'take', card: 'raygun' }),
    words: 'take',
    at: frame(1),
  },
  {
    round: 1,
    type: 'act',
    survivor: 'rancher',
    wants: only({ type: 'move', sanctuary: 'lab' }),
    words: 'sanctuary',
    at: () => LAB,
  },
  {
    round: 1,
    type: 'answer',
    survivor: 'scientist',
    wants: only({ type: 'negate' }),
    words: 'pay',
    at: () => THRONG_I,
  },

  {
    round: 2,
    type: 'act',
    survivor: 'scientist',
    wants: only({ type: 'attack', target: 'mutants-1', way: 'raygun' }),
    words: 'attack',
    at: frame(1),
  },
  {
    round: 2,
    type: 'spend',
    survivor: 'scientist',
    purpose: 'attack',
    wants: amount(0, 1),
    words: 'raise',
    at: target,
  },
  {
    round: 2,
    type: 'spend',
    survivor: 'scientist',
    purpose: 'damage',
    wants: amount(2, 3),
    words: 'damage',
    at: target,
  },
  { round: 2, type: 'act', survivor: 'rancher', wants: only({ type: 'rest' }), words: 'rest', at: survivor('rancher') },

  { round: 3, type: 'act', survivor: 'scientist', wants: only({ type: 'draw' }), words: 'draw', at: () => PILE },
  {
    round: 3,
    type: 'aim',
    survivor: 'colonel',
    wants: only({ type: 'attack', target: 'neighbors-2' }),
    words: 'newcomer',
    at: frame(1),
  },
  {
    round: 3,
    type: 'spend',
    survivor: 'colonel',
    purpose: 'attack',
    wants: amount(2, 3),
    words: 'newcomerRolls',
    at: target,
  },
  {
    round: 3,
    type: 'spend',
    survivor: 'colonel',
    purpose: 'damage',
    wants: amount(0, 1),
    words: 'newcomerHits',
    at: target,
  },
  {
    round: 3,
    type: 'act',
    survivor: 'rancher',
    wants: only({ type: 'take-attack', card: 'wrench' }),
    words: 'takeAttack',
    at: frame(2),
  },
  {
    round: 3,
    type: 'aim',
    survivor: 'rancher',
    wants: only({ type: 'attack', target: 'riders-1', way: 'wrench' }),
    words: 'aim',
    at: frame(0),
  },
  {
    round: 3,
    type: 'spend',
    survivor: 'rancher',
    purpose: 'attack',
    wants: amount(0, 1),
    words: 'swing',
    at: survivor('rancher'),
  },
  {
    round: 3,
    type: 'spend',
    survivor: 'rancher',
    purpose: 'damage',
    wants: amount(0, 1),
    words: 'swingHits',
    at: survivor('rancher'),
  },
  { round: 3, type: 'answer', survivor: 'rancher', wants: amount(3, 4), words: 'flail', at: survivor('rancher') },

  { round: 4, type: 'act', survivor: 'scientist', wants: attacksLast('raygun'), words: 'clear', at: lastOfThem },
  {
    round: 4,
    type: 'spend',
    survivor: 'scientist',
    purpose: 'attack',
    wants: amount(0, 1),
    words: 'clearRolls',
    at: target,
  },
  {
    round: 4,
    type: 'spend',
    survivor: 'scientist',
    purpose: 'damage',
    wants: amount(0, 1),
    words: 'clearHits',
    at: target,
  },
  {
    round: 4,
    type: 'act',
    survivor: 'colonel',
    wants: only({ type: 'take', card: 'scattergun' }),
    words: 'fading',
    at: frame(2),
  },
  { round: 4, type: 'act', survivor: 'rancher', wants: attacksLast('wrench'), words: 'last', at: lastOfThem },
  {
    round: 4,
    type: 'spend',
    survivor: 'rancher',
    purpose: 'attack',
    wants: amount(0, 1),
    words: 'headShot',
    at: survivor('rancher'),
  },
  { round: 4, type: 'star', wants: only({ type: 'star' }), words: 'star', at: frame(1) },
];
