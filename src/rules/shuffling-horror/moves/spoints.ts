import type { Movie, Seat, Survivor, Table } from '../model/movie.ts';
import type { Pair, SpentFor } from '../model/vocabulary.ts';
import { MOST_REST } from '../model/vocabulary.ts';
import { itemOf } from '../queries/cards.ts';

/** R2.3 */
export const powerFor = (seats: number): number => (seats <= 3 ? 7 : seats <= 5 ? 6 : seats <= 7 ? 5 : 4);

/** R12.4: as far as the limit and the central pool allow. */
export function gainRest(m: Movie, s: Survivor, amount: number): number {
  const gain = Math.min(amount, MOST_REST - s.rest, m.bank);
  s.rest += gain;
  m.bank -= gain;
  return gain;
}

/** R12.4: what is spent returns to the central pool. What the plan does not cover is paid from rest. */
export function payPlan(m: Movie, s: Survivor, amount: number, plan: readonly Pair[], why: SpentFor): void {
  if (amount === 0) return;
  let rest = amount;
  for (const [, part] of plan) rest -= part;
  s.rest -= rest;
  for (const [seat, part] of plan) chargeSeat(m, m.seats[seat] as Seat, s, part);
  m.bank += amount;
  m.events?.push({ type: 'spoints-spent', survivor: s.id, amount, rest, power: [...plan], why });
}

/** ⚖ A seat's true power goes before what a radio shares: the holder needs its rest for itself. */
export function chargeSeat(m: Table, seat: Seat, besides: Survivor, amount: number): void {
  let left = amount - Math.min(amount, seat.power);
  seat.power -= amount - left;
  for (const s of seat.pool) {
    if (left === 0) return;
    if (s === besides || !s.held.some((card) => itemOf(m, card)?.shares)) continue;
    const part = Math.min(left, s.rest);
    s.rest -= part;
    left -= part;
  }
}

/** R12.5: what is left of a seat's power goes back. */
export function givePowerUp(m: Movie, seat: number): void {
  const it = m.seats[seat] as Seat;
  if (it.power === 0) return;
  m.events?.push({ type: 'power-returned', seat, amount: it.power });
  returnSpoints(m, it.power);
  it.power = 0;
}

/** R21.3: with Grim Toll the spoints of the dead leave the game. */
export function returnSpoints(m: Table, amount: number): void {
  if (m.options.grimToll) m.buried += amount;
  else m.bank += amount;
}
