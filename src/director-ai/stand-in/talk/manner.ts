import type { Chance } from '../player.ts';
import type { Option, Thought } from '../thought.ts';
import { isFoe } from './lying.ts';
import { saying, thoughtsOf } from './saying.ts';

/** How often somebody says what it always says. */
const OFTEN = 0.14;

/** What a temper has to say, now and then, whatever it is: it is a habit, and tells nobody's role. */
export function mannered(t: Thought, chance: Chance): Option[] {
  const { manner } = t.temper;
  if (manner === null || chance() >= OFTEN) return [];
  const others = t.view.ring.filter((seat) => seat !== t.me);
  const [first] = others;
  if (first === undefined) return [];
  const sign = manner === 'vouch' ? -1 : 1;
  const seat = others.reduce((found, other) => (sign * (doubt(t, other) - doubt(t, found)) > 0 ? other : found), first);
  return [saying({ type: manner, seat }, { temper: 0.08 }, thoughtsOf(t, seat))];
}

/** A double feigns it: it doubts its foes, as far as the table does. */
function doubt(t: Thought, seat: number): number {
  if (t.role === 'original') return t.belief.double[seat] as number;
  return (t.table().double[seat] as number) - (isFoe(t, seat) ? 0 : 1);
}
