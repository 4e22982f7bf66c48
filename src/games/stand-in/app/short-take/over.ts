import type { Game, Note } from '../../../../rules/stand-in/index.ts';
import type { Mode } from '../../kept.ts';

/** So many turns of one's own, from the middle on. */
export const TAKE_TURNS = 3;

/** The player's own turns since it began: how many, and the last of them. */
export function ownTurns(
  { log, human }: { log: readonly Note[]; human: number | null },
  from: number,
): { count: number; last: number } {
  let count = 0;
  let last = from;
  for (const note of log) {
    if (note.type !== 'turn-began' || note.chair !== human || note.turn < from) continue;
    count++;
    last = note.turn;
  }
  return { count, last };
}

/** Over before the rules say so: the player is burnt, or has had all the turns. */
export function isTakeOver(game: Game, mode: Mode): boolean {
  const { human, ring, turn } = game;
  if (mode.kind !== 'short-take' || human === null) return false;
  if (!ring.includes(human)) return true;
  if (mode.take === null) return false;
  const { count, last } = ownTurns(game, mode.take.turn);
  return count >= TAKE_TURNS && turn > last;
}
