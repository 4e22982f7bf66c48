import type { Game } from '../model/state.ts';
import type { Script } from '../model/vocabulary.ts';
import { drawToHand, removeFrom } from './piles.ts';
import { note } from './tell.ts';

/** SA9.3: the defence is discarded and replaced at once. */
export function defend(m: Game, chair: number, card: Script, by: number): void {
  removeFrom(m.hands[chair] as Script[], card);
  m.discard.push(card);
  note(m, { type: 'defended', chair, card, by });
  drawToHand(m, chair, 'replace');
}
