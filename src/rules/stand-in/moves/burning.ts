import type { Game } from '../model/state.ts';
import type { Role, Script } from '../model/vocabulary.ts';
import { nextOf } from '../queries/ring.ts';
import { closePlace } from './ring.ts';
import { removeTrailer } from './seats.ts';
import { note } from './tell.ts';

/** SA12 */
export function burn(m: Game, chair: number, by: number): void {
  const role = m.roles[chair] as Role;
  removeTrailer(m, chair, 'burnt');
  if (m.due?.chair === chair) m.due = { chair: nextOf(m, chair), turn: m.due.turn }; // SA15.6
  for (const card of m.hands[chair] as Script[]) if (card !== 'stand-in') m.discard.push(card); // SA12.4
  m.hands[chair] = [];
  closePlace(m, chair);
  m.idle = 0;
  if (role === 'original') m.lastTurned = null;
  note(m, { type: 'burnt', chair, by, role: m.options.toldRoles || role === 'stand-in' ? role : null });
}
