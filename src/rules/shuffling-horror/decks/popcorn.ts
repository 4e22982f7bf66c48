import type { Beat } from '../model/beats.ts';
import { takeMonster } from '../model/make-beats.ts';
import type { Movie, Seat } from '../model/movie.ts';
import { screenMonsters } from '../queries/screen.ts';
import { sideName } from '../queries/targets.ts';

/** R22.1: a seat gains power; the Director or a Pod Player takes a monster. In an opening scene it is the Director's. */
export function popcorn(m: Movie): Beat[] {
  const side = m.turn?.side ?? 'director';
  if (typeof side !== 'object') return [takeMonster(sideName(side), screenMonsters(m))];
  const seat = m.seats[side.seat] as Seat;
  if (seat.eliminated) return []; // R12.5: lost in its own turn, it has nothing to gain
  const amount = Math.min(3, m.bank);
  seat.power += amount;
  m.bank -= amount;
  m.events?.push({ type: 'popcorn', seat: side.seat, amount });
  return [];
}
