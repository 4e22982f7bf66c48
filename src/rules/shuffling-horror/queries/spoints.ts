import type { Seat, Survivor, Table } from '../model/movie.ts';
import type { PowerSplit } from '../model/prompts.ts';
import type { Pair } from '../model/vocabulary.ts';
import { itemOf } from './cards.ts';
import { seatOf } from './survivors.ts';

/** R12.3: a Field Radio makes its holder's rest spoints count as its seat's power. */
export function sharedRest(m: Table, seat: Seat, besides: Survivor): number {
  let shared = 0;
  const { pool } = seat;
  for (let i = 0; i < pool.length; i++) {
    const s = pool[i] as Survivor;
    if (s === besides || s.rest === 0) continue;
    for (const card of s.held) if (itemOf(m, card)?.shares) shared += s.rest;
  }
  return shared;
}

/** What a seat could spend on somebody: its power, and what a radio shares. */
export const potOf = (m: Table, seat: number, s: Survivor): number => {
  const it = m.seats[seat] as Seat;
  return it.power + sharedRest(m, it, s);
};

/** All that could be spent on a survivor: its rest and every seat's pot, but for seats that refused. */
export function available(m: Table, s: Survivor, refused: readonly number[]): number {
  let sum = s.rest;
  for (let seat = 0; seat < m.seats.length; seat++) if (!refused.includes(seat)) sum += potOf(m, seat, s);
  return sum;
}

/** R12.3: rest first, then its own seat, then the others, largest first. The plan lists [seat, spoints] of the power part. */
export function defaultPlan(m: Table, s: Survivor, amount: number, refused: readonly number[]): Pair[] {
  let left = amount - Math.min(amount, s.rest);
  const plan: Pair[] = [];
  if (left === 0) return plan;
  const own = seatOf(m, s.id);
  if (!refused.includes(own) && potOf(m, own, s) >= left) return [[own, left]];
  const pots = m.seats.map((_, seat) => (refused.includes(seat) ? 0 : potOf(m, seat, s)));
  for (let seat = own; left > 0 && seat >= 0; seat = fullest(pots)) {
    const part = Math.min(left, pots[seat] as number);
    if (part > 0) plan.push([seat, part]);
    left -= part;
    pots[seat] = 0;
  }
  return plan;
}

/** The seat with most in its pot, the first of equals; -1 where all are empty. */
function fullest(pots: readonly number[]): number {
  let best = -1;
  for (let seat = 0; seat < pots.length; seat++) if ((pots[seat] as number) > (pots[best] ?? 0)) best = seat;
  return best;
}

/** A split by hand as a plan, or the reason why it cannot be. */
export function handPlan(
  m: Table,
  s: Survivor,
  amount: number,
  refused: readonly number[],
  split: PowerSplit,
): Pair[] | string {
  if (typeof split !== 'object' || split === null) return 'the split must name seats and spoints';
  const plan: Pair[] = [];
  let sum = 0;
  for (const [key, part] of Object.entries(split)) {
    const seat = Number(key);
    if (m.seats[seat] === undefined || key !== String(seat)) return `no seat "${key}"`;
    if (!Number.isInteger(part) || part < 0) return `seat ${key} must give a whole number`;
    if (part === 0) continue;
    if (refused.includes(seat)) return `seat ${key} has refused`;
    if (part > potOf(m, seat, s)) return `seat ${key} has only ${potOf(m, seat, s)}`;
    plan.push([seat, part]);
    sum += part;
  }
  const least = amount - Math.min(amount, s.rest); // rest first is the custom, not a must
  return sum >= least && sum <= amount ? plan : `the power part is ${least} to ${amount}, the split gives ${sum}`;
}
