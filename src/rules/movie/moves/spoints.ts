import type { Movie, Seat, Survivor } from '../model/movie.ts';
import type { Pair, SpentFor } from '../model/vocabulary.ts';
import { MOST_REST } from '../model/vocabulary.ts';
import { itemOf } from '../queries/cards.ts';

/** R12.4: as far as the limit and the central pool allow. */
export function gainRest(m: Movie, s: Survivor, amount: number): number {
  const gain = Math.min(amount, MOST_REST - s.rest, m.bank);
  s.rest += gain;
  m.bank -= gain;
  return gain;
}

/** R12.4: what is spent returns to the central pool. */
export function payPlan(m: Movie, s: Survivor, amount: number, plan: readonly Pair[], why: SpentFor): void {
  if (amount === 0) return;
  const rest = Math.min(amount, s.rest);
  s.rest -= rest;
  for (const [seat, part] of plan) chargeSeat(m, m.seats[seat] as Seat, s, part);
  m.bank += amount;
  m.events?.push({ type: 'spoints-spent', survivor: s.id, amount, rest, power: [...plan], why });
}

/** ⚖ A seat's true power goes before what a radio shares: the holder needs its rest for itself. */
function chargeSeat(m: Movie, seat: Seat, besides: Survivor, amount: number): void {
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

/** R21.3: with Grim Toll the spoints of the dead leave the game. */
export function returnSpoints(m: Movie, amount: number): void {
  if (m.options.grimToll) m.buried += amount;
  else m.bank += amount;
}
