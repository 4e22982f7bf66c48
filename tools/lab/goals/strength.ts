import { type Bout, meanOf, pairedGap, quantile } from '../paired.ts';
import { boutsOf } from '../rivals/rivals.ts';
import type { Verdict } from './verdict.ts';

const msOf = (list: readonly Bout[]): number[] => list.flatMap(({ ms }) => ms);
const signed = (points: number): string => `${points >= 0 ? '+' : ''}${points.toFixed(1)}`;

const STEP = 10;

/** S1: the one-ply scorer beats a thousand iterations of tree search, in a thousandth of the time. Stops once that is certain. */
export function beatsTreeSearch(most: number, cast: string): Verdict {
  let count = 0;
  let gap = { points: 0, low: 0, high: 0 };
  do {
    count = Math.min(most, count + STEP);
    gap = pairedGap(boutsOf('scorer', count, cast), boutsOf('ismcts-1000', count, cast));
  } while (count < most && (gap.low <= 0 || count < 3 * STEP));
  const ours = meanOf(msOf(boutsOf('scorer', count, cast)));
  const theirs = meanOf(msOf(boutsOf('ismcts-1000', count, cast)));
  const times = theirs / ours;
  return {
    goal: `S1 the scorer over ISMCTS-1000, ${count} paired movies, ${cast}`,
    holds: gap.points >= 3 && gap.low > 0 && times >= 1000,
    figure: `${signed(gap.points)} points (${signed(gap.low)} to ${signed(gap.high)}), ${Math.round(times)} times as fast (${ours.toFixed(3)} against ${theirs.toFixed(0)} ms)`,
  };
}

/** S2: Midnight beats the scorer and greedy at equal switches, in time. */
export function midnightBeats(count: number, cast: string): Verdict {
  const midnight = boutsOf('midnight', count, cast);
  const gaps = ['scorer', 'greedy'].map((name) => ({
    name,
    ...pairedGap(midnight, boutsOf(name, count, cast)),
  }));
  const p95 = quantile(msOf(midnight), 0.95);
  return {
    goal: `S2 Midnight over the scorer and greedy, ${count} paired movies, ${cast}`,
    holds: gaps.every(({ points }) => points >= 3) && p95 <= 250,
    figure: `${gaps.map(({ name, points, low, high }) => `${name} ${signed(points)} (${signed(low)} to ${signed(high)})`).join(', ')}; p95 ${p95.toFixed(0)} ms a decision`,
  };
}
