import type { Game } from '../model/state.ts';
import { MOST_RECAST_HELD, type Script } from '../model/vocabulary.ts';
import { recastIn } from '../queries/hand.ts';
import { discardFromHand, drawToHand } from './piles.ts';
import { note } from './tell.ts';

/** SA8.1: an Original who got a Recast card from the Stand-In is turned at once. */
export function maybeTurn(m: Game, chair: number, by: number, card: Script): void {
  if (card !== 'recast' || m.roles[chair] !== 'original' || m.roles[by] !== 'stand-in') return;
  m.roles[chair] = 'recast';
  m.lastTurned = chair;
  note(m, { type: 'turned', chair, by });
}

/** SA4.5: a fourth that was received is replaced, and the table sees that it was. */
export function maybeReplace(m: Game, chair: number, giver: number): void {
  if (recastIn(m, chair) <= MOST_RECAST_HELD) return;
  note(m, { type: 'replaced', chair, giver });
  discardFromHand(m, chair, 'recast', 'fourth');
  drawToHand(m, chair, 'fourth', true);
}
