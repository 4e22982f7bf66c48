import type { Table } from '../model/state.ts';
import { placeOf } from '../queries/ring.ts';

/** Moves in the ring that a game and a view of it make alike. */

/** SA13.2: the players change places; gaps and doors stay. */
export function changePlaces(t: Table, chair: number, other: number): void {
  const [a, b] = [placeOf(t, chair), placeOf(t, other)];
  t.ring[a] = other;
  t.ring[b] = chair;
}

/** SA12.3: a burnt seat's place closes; the two gaps beside it become one and keep all doors of both. */
export function closePlace(t: Table, chair: number): void {
  const place = placeOf(t, chair);
  const [doors = 0] = t.doors.splice(place, 1);
  t.ring.splice(place, 1);
  const before = (place + t.ring.length - 1) % t.ring.length;
  t.doors[before] = (t.doors[before] as number) + doors;
}

/** SA10.4, SA16.7: turns in a trailer. */
export const turnsInTrailer = (t: Table): number => (t.options.glassTrailer ? 2 : 3);
