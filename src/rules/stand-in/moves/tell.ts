import type { Note } from '../model/events.ts';
import type { Game } from '../model/state.ts';

/** What the notebooks keep is kept whether anybody listens or not. */
export function note(m: Game, event: Note): void {
  m.log.push(event);
  m.events?.push(event);
}
