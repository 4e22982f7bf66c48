import { YOU } from '../../../../storage/save.ts';
import { only } from '../first-night/moment.ts';
import type { Answer } from '../play/recording.ts';
import { anything, type Short, short } from './short.ts';
import { DECK, frame, noFadeOut, survivor, throng } from './things.ts';

/** So many spoints were spent on each test, in testing order. */
const onTests = (made: readonly Answer[]): number[] =>
  made.flatMap(({ reply }) => (reply.type === 'spend' ? [reply.amount] : []));

/** R12.3: the Librarian has to be helped, and so has the Cook. */
const lentPower = short({
  id: 'lent-power',
  config: {
    seed: 'short-lent-power',
    seats: 3,
    deck: DECK,
    loaded: {
      survivors: ['librarian', 'cook', 'ranger'],
      movieDeck: ['radio', 'wrench', 'sentries-1', 'neighbors-1', 'pods-1', 'pods-2', 'spear'],
      dice: [
        ...[6, 5], // the Librarian misses, six spoints or not
        ...[4, 3, 5], // throng I hits her for five
        ...[5, 5, 6], // and the Cook for eleven
        ...[3, 2], // who would flail well enough
      ],
    },
  },
  seating: { seats: ['sensible', YOU, 'sensible'], director: 'feature' },
  opening: [
    { type: 'attack', target: 'neighbors-1', way: 'hands' },
    { type: 'spend', amount: 6 },
  ],
  cues: [
    { type: 'act', wants: only({ type: 'rest' }) },
    { round: 1, type: 'direct', wants: only({ type: 'direct', card: 'neighbors-1', slot: 0 }) },
    { round: 1, type: 'strike', wants: only({ type: 'strike', at: 'librarian' }) },
    { round: 2, type: 'direct', wants: only({ type: 'direct', card: 'pods-1', slot: 0 }) },
    { round: 2, type: 'strike', wants: only({ type: 'strike', at: 'cook' }) },
    { type: 'answer', wants: only({ type: 'negate' }) },
    { type: 'lend', wants: only({ type: 'lend', agree: true }) },
    noFadeOut,
  ],
  steps: [
    { round: 1, type: 'act', wants: only({ type: 'rest' }), words: 'rest', at: throng(0) },
    { round: 1, type: 'lend', wants: anything, words: 'lend', at: throng(0) },
    { round: 2, type: 'act', wants: only({ type: 'rest' }), words: 'again', at: throng(0) },
    { round: 2, type: 'answer', wants: anything, words: 'pay', at: throng(0) },
  ],
  isOver: ({ round }) => round > 2,
  closing: (_, made) => {
    const first = made.find(({ asked }) => asked.type === 'lend')?.reply; // the player is asked before anybody else
    const lent = first?.type === 'lend' && first.agree;
    const answer = made.findLast(({ asked }) => asked.type === 'answer')?.reply;
    if (answer?.type !== 'negate') return 'flailed';
    return lent ? 'borrowed' : 'alone';
  },
});

/** R18.3: They're Out There, and the Director thinks it is a fine idea. */
const plotDevice = short({
  id: 'plot-device',
  config: {
    seed: 'short-plot-device',
    seats: 2,
    deck: DECK,
    loaded: {
      survivors: ['rancher', 'scout'],
      movieDeck: ['wrench', 'radio', 'pods-1', 'neighbors-1', 'theyre-out-there', 'mutants-1', 'pods-2'],
      dice: [4, 4, 6, 5, 6, 4], // an eight; two attacks that miss, if it comes to that
    },
  },
  seating: { seats: [YOU, YOU], director: 'feature' },
  opening: [],
  cues: [{ type: 'plot', wants: only({ type: 'plot', use: true }) }],
  steps: [
    { type: 'act', survivor: 'rancher', wants: only({ type: 'take', card: 'wrench' }), words: 'take', at: frame(0) },
    { type: 'spend', survivor: 'rancher', wants: anything, words: 'test', at: survivor('rancher') },
  ],
  isOver: (_, prompt) => prompt.type === 'act' && prompt.survivor === 'scout',
  closing: (_, made) => ((onTests(made)[0] ?? 0) > 0 ? 'passed' : 'assault'),
});

/** R18.4: Mass Hysteria, one after the other. */
const groupTest = short({
  id: 'group-test',
  config: {
    seed: 'short-group-test',
    seats: 3,
    deck: DECK,
    loaded: {
      survivors: ['drifter', 'detective', 'reporter'],
      movieDeck: ['wrench', 'radio', 'pods-1', 'neighbors-1', 'mass-hysteria', 'mutants-1', 'pods-2'],
      dice: [3, 4, 4, 3, 5, 3], // seven, seven and eight
    },
  },
  seating: { seats: [YOU, YOU, YOU], director: 'feature' },
  opening: [],
  cues: [{ type: 'plot', wants: only({ type: 'plot', use: true }) }],
  steps: [
    { type: 'act', survivor: 'drifter', wants: only({ type: 'take', card: 'wrench' }), words: 'take', at: frame(0) },
    { type: 'spend', survivor: 'drifter', wants: anything, words: 'first', at: frame(0) },
    { type: 'spend', survivor: 'detective', wants: anything, words: 'second', at: frame(0) },
    { type: 'spend', survivor: 'reporter', wants: anything, words: 'third', at: frame(0) },
  ],
  isOver: (_, { type }, made) => onTests(made).length === 3 && type !== 'spend',
  closing: (_, made) => {
    const [, detective = 0, reporter = 0] = onTests(made); // the Drifter passes anyway, they pass with two
    if (detective > 1 && reporter > 1) return 'calm';
    return detective > 1 || reporter > 1 ? 'one' : 'two';
  },
});

export const EVENTS: readonly Short[] = [lentPower, plotDevice, groupTest];
