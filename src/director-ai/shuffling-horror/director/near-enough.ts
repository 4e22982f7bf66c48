import { type Prompt, type Table, table } from '../../../rules/shuffling-horror/index.ts';
import type { Weighed } from '../policy.ts';

/** Where slips are made: in a turn, in whom to attack, and in where a captive goes. Everything else is kept to. */
const slips = ({ type }: Prompt): boolean => type === 'direct' || type === 'strike' || type === 'place';

/**
 * Bounded regret: the options, best first, that a level does not tell from the best one. Never one that another equals in every
 * term and beats in one: a slip may be made, a blunder not. With one survivor left every level does its best.
 */
export function nearEnough(
  view: Table,
  prompt: Prompt,
  weighed: readonly Weighed[],
  regret: number,
): readonly Weighed[] {
  const best = weighed[0] as Weighed;
  if (regret === 0 || !slips(prompt) || table.aliveCount(view) <= 1) return [best];
  const near: Weighed[] = [];
  for (let i = 0; i < weighed.length; i++) {
    const it = weighed[i] as Weighed;
    if (best.score - it.score > regret) break; // they come best first
    if (!isDominated(weighed, i)) near.push(it);
  }
  return near;
}

/** By one that comes before it: whoever is worse in no term and better in one has the higher score. */
export function isDominated(weighed: readonly Weighed[], at: number): boolean {
  const it = weighed[at] as Weighed;
  for (let i = 0; i < at; i++) if (dominates(weighed[i] as Weighed, it)) return true;
  return false;
}

/** Better in one term at least, and worse in none. */
export function dominates({ terms: a }: Weighed, { terms: b }: Weighed): boolean {
  let better = false;
  for (const name in a) {
    const gap = (a[name] as number) - (b[name] ?? 0);
    if (gap < 0) return false;
    if (gap > 1e-12) better = true;
  }
  for (const name in b) {
    if (name in a) continue;
    if ((b[name] as number) > 0) return false;
    if ((b[name] as number) < -1e-12) better = true;
  }
  return better;
}
