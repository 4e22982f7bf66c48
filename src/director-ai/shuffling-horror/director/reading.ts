import type { Table } from '../../../rules/shuffling-horror/index.ts';
import { castPolicy } from '../cast/cast.ts';
import { TEMPERS } from '../cast/tempers.ts';
import type { Policy } from '../policy.ts';

const NEWCOMERS = castPolicy(TEMPERS.sensible);
const OLD_HANDS = castPolicy(TEMPERS.strong);

/** How much more often a player with two in play is an old hand, and one who keeps to a single survivor a newcomer. */
const EVIDENCE = 6;

/**
 * How likely it is that this cast calls its reserves early, by what it has done in this movie so far. Even at first; then by every
 * player who has called somebody beside the first, or could have and has not.
 */
export function boldness(view: Table): number {
  let odds = 1;
  for (const { pool, eliminated } of view.seats) {
    if (eliminated) continue;
    if (pool.length > 1) odds *= EVIDENCE;
    else if (view.round > 1 && view.survivorPile.length > 0) odds /= EVIDENCE;
  }
  return odds / (1 + odds);
}

/** Somebody whom this cast may be, by a number in [0, 1). */
export const likelyCast = (view: Table, drawn: number): Policy<Table> =>
  drawn < boldness(view) ? OLD_HANDS : NEWCOMERS;
