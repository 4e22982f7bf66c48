import type { GeigerManEvent } from '../model/events.ts';
import type { Game } from '../model/state.ts';
import { apply } from './apply.ts';

/** The only way to change the table. */
export function happen(m: Game, event: GeigerManEvent): void {
  apply(m, event);
  m.events?.push(event);
}
