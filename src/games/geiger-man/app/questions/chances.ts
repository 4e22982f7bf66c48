import {
  ACTION,
  type ActionId,
  asTheyLie,
  diceFor,
  type Odds,
  type Table,
} from '../../../../rules/geiger-man/index.ts';
import type { Chances } from '../ports/question.ts';

const named = ([none, one, two]: Odds): Chances => ({ two, one, none });

/** FG5.1: what a throw for that card would come to now, as the dice lie. */
export const chancesOf = (t: Table, card: ActionId): Chances =>
  named(asTheyLie(diceFor(t, ACTION[card].kind === 'attack'), t.marks.easy !== 'no'));

/** FG5.5: so many dice are thrown again beside successes that stay. */
export function chancesAgain(stay: number, thrown: number, easy: boolean): Chances {
  const [none, one, two] = asTheyLie(thrown, easy);
  if (stay === 0) return { two, one, none };
  return stay === 1 ? { two: one + two, one: none, none: 0 } : { two: 1, one: 0, none: 0 };
}
