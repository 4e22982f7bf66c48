import type { Game } from '../model/state.ts';
import type { Card } from '../model/vocabulary.ts';
import { changePlaces } from './ring.ts';
import { note } from './tell.ts';

export function swapSeats(m: Game, chair: number, other: number, how: Card): void {
  changePlaces(m, chair, other);
  note(m, { type: 'swapped', chair, other, how });
}

/** SA10.2: doors go to the discard pile. */
export function removeDoor(m: Game, gap: number, how: Card): void {
  m.doors[gap] = (m.doors[gap] as number) - 1;
  m.discard.push('chained-door');
  note(m, { type: 'door-removed', gap, how });
}

export function removeDoors(m: Game, how: Card): void {
  for (let gap = 0; gap < m.doors.length; gap++) while ((m.doors[gap] as number) > 0) removeDoor(m, gap, how);
}

export function removeTrailer(m: Game, chair: number, how: Card | 'served' | 'burnt'): void {
  if (m.trailers[chair] === 0) return;
  m.trailers[chair] = 0;
  m.discard.push('trailer');
  note(m, { type: 'trailer-removed', chair, how });
}

export function removeTrailers(m: Game, how: Card): void {
  for (let chair = 0; chair < m.seats; chair++) removeTrailer(m, chair, how);
}

/** SA10.4: one more of its own turns is over; the last lifts it. */
export function tickTrailer(m: Game, chair: number): void {
  const left = (m.trailers[chair] as number) - 1;
  if (left < 0) return;
  if (left === 0) {
    removeTrailer(m, chair, 'served');
    return;
  }
  m.trailers[chair] = left;
  m.events?.push({ type: 'trailer-ticked', chair, left });
}
