import type { Movie, Seat, Survivor } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { defOf } from '../queries/cards.ts';
import { seatOf, survivorById } from '../queries/survivors.ts';
import { discard, removeFrom } from './piles.ts';
import { see } from './sight.ts';
import { gainRest, returnSpoints } from './spoints.ts';

export const NEWCOMER_REST = 3; // R5.4b

/** R2.2, R5.4b: a survivor enters a pool, at its end. */
export function join(m: Movie, seat: number, id: CardId, rest: number): Survivor {
  const def = defOf(m, id);
  const s: Survivor = { id, rest: 0, held: [], stars: 0, probed: null, place: null, stunned: false };
  gainRest(m, s, rest + (def.kind === 'survivor' ? (def.bonusRest ?? 0) : 0)); // R2.4
  (m.seats[seat] as Seat).pool.push(s);
  m.homes[id] = seat;
  see(m, id);
  m.events?.push({ type: 'survivor-joined', survivor: id, seat, rest: s.rest });
  return s;
}

/** R10.3, R10.6: out of the pool; what it held is discarded, its rest goes back. The card itself goes where the caller says. */
export function removeSurvivor(m: Movie, id: CardId): number {
  const seat = seatOf(m, id);
  const s = survivorById(m, id) as Survivor;
  const pool = (m.seats[seat] as Seat).pool;
  pool.splice(pool.indexOf(s), 1);
  for (const card of s.held) discard(m, card, { zone: 'held', survivor: id }, 'lost');
  if (s.probed !== null) discard(m, s.probed, { zone: 'held', survivor: id }, 'lost');
  returnSpoints(m, s.rest);
  m.faces = [...m.faces, id]; // replaced, never changed in place: clones share it
  return seat;
}

/** R11.3: tokens come with the card when it is first taken. */
export function giveCard(m: Movie, s: Survivor, card: CardId): void {
  s.held.push(card);
  const def = defOf(m, card);
  if (def.kind === 'item' && def.uses !== undefined) m.uses[card] ??= def.uses;
}

/** A card that lies open is somebody's now. */
export function keepFromLimbo(m: Movie, s: Survivor, card: CardId, why: string): void {
  removeFrom(m.limbo, card);
  giveCard(m, s, card);
  const to = { zone: 'held', survivor: s.id } as const;
  m.events?.push({ type: 'card-moved', card, from: { zone: 'limbo' }, to, why });
}

export function dropHeld(m: Movie, s: Survivor, card: CardId): void {
  removeFrom(s.held, card);
  discard(m, card, { zone: 'held', survivor: s.id }, 'dropped');
}

/** A horror card lies with its captive until escape, death or the reel's end. */
export function seize(m: Movie, s: Survivor, card: CardId): void {
  removeFrom(m.limbo, card);
  s.probed = card;
  const to = { zone: 'held', survivor: s.id } as const;
  m.events?.push({ type: 'card-moved', card, from: { zone: 'limbo' }, to, why: 'probed' });
  m.events?.push({ type: 'probed', survivor: s.id });
}

export function setFree(m: Movie, s: Survivor): void {
  if (s.probed === null) return;
  discard(m, s.probed, { zone: 'held', survivor: s.id }, 'freed');
  s.probed = null;
  m.events?.push({ type: 'freed', survivor: s.id });
}

export function leaveSanctuary(m: Movie, s: Survivor): void {
  if (s.place === null) return;
  m.events?.push({ type: 'left-sanctuary', survivor: s.id, sanctuary: s.place });
  s.place = null;
}
