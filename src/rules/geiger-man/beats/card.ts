import { end, type Next, resolve } from '../../kernel/beats.ts';
import { ACTION } from '../decks/actions.ts';
import { type Beat, type CardBeat, effects, roll, type Target, useUp } from '../model/beats.ts';
import type { Line } from '../model/cards.ts';
import type { Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { attackTargets } from '../queries/reach.ts';
import { as, choice, type Steps } from './steps.ts';

/** FG4.3: the lines that a result leaves: one, or a failure's two. */
export const linesFor = (m: Game, card: CardBeat['card']): readonly Line[] =>
  ACTION[card].lines[2 - m.successes] as readonly Line[];

export const targetReplies = (targets: readonly Target[]): Reply[] =>
  targets.map(({ side, space, weapon }) => ({ type: 'target', side, space, weapon }));

/** An action card: target, roll, line, effects. */
export const cardSteps: Steps<CardBeat> = {
  target: choice<CardBeat>({
    list: (m, b) => (ACTION[b.card].kind === 'attack' ? targetReplies(attackTargets(m)) : []),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'target', by: b.card, replies }),
    resume(_m, b, reply) {
      const { side, space, weapon } = as(reply, 'target');
      b.target = { side, space, weapon };
      return 'roll';
    },
    none: () => 'roll',
  }),
  roll: { run: (_m, b) => resolve([roll(b.card, ACTION[b.card].kind === 'attack')], 'line') },
  line: choice<CardBeat>({
    list: (m, b) => linesFor(m, b.card).map((_, line) => ({ type: 'line', line })),
    prompt: (m, b, replies) => ({ n: m.n, to: 0, type: 'line', card: b.card, replies }),
    resume: (m, b, reply) => toEffects(m, b, as(reply, 'line').line),
  }),
};

/** FG12.2: a weapon that was named for its range is used, hit or miss. */
function toEffects(m: Game, { card, target }: CardBeat, line: number): Next<Beat> {
  const list = effects(card, linesFor(m, card)[line] as Line, target);
  return target?.weapon ? end<Beat>(useUp(target.weapon), list) : end<Beat>(list);
}
