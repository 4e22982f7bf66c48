import type { Chance } from '../player.ts';
import type { Thought } from '../thought.ts';
import { isFoe } from './lying.ts';
import type { Saying } from './saying.ts';

/** How often somebody says what it always says. */
const OFTEN = 0.14;

/** What a temper has to say, now and then, whatever it is: it is a habit, and tells nobody's role. */
export function mannered(t: Thought, chance: Chance): Saying[] {
  const { manner } = t.temper;
  if (manner === null || chance() >= OFTEN) return [];
  const others = t.view.ring.filter((seat) => seat !== t.me);
  const [first] = others;
  if (first === undefined) return [];
  const sign = manner === 'vouch' ? -1 : 1;
  const seat = others.reduce((found, other) => (sign * (doubt(t, other) - doubt(t, found)) > 0 ? other : found), first);
  return [{ claim: { type: manner, seat }, score: 0.08, figures: { double: t.belief.double[seat] as number } }];
}

/** A double feigns it: it doubts its foes, as far as the table does. */
function doubt(t: Thought, seat: number): number {
  if (t.role === 'original') return t.belief.double[seat] as number;
  return (t.table().double[seat] as number) - (isFoe(t, seat) ? 0 : 1);
}
