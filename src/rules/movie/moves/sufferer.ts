import type { Movie, Survivor } from '../model/movie.ts';
import type { Causer } from '../model/vocabulary.ts';
import { firstToAct, nextInOrder } from '../queries/sufferer.ts';
import { castFrom, seatOf, survivorById } from '../queries/survivors.ts';
import { pickFate } from './dice.ts';

/** A uniform pick among everyone in play, sanctuaries no help. */
export function anyone(m: Movie): Survivor | null {
  const cast = castFrom(m);
  return cast.length === 0 ? null : (cast[pickFate(m, cast.length)] as Survivor);
}

/** R18.1: "the survivor who caused it". */
export function sufferer(m: Movie, causer: Causer): Survivor | null {
  if (causer === 'opening') return firstToAct(m); // R3.4
  if (causer === 'director' || causer.startsWith('pod-')) return anyone(m);
  return survivorById(m, causer) ?? nextInOrder(m, causer);
}

/** R18.4: everyone, the causer first, its own pool after it, then clockwise. */
export function castFromSufferer(m: Movie, causer: Causer): Survivor[] {
  const first = sufferer(m, causer);
  if (first === null) return [];
  return [first, ...castFrom(m, seatOf(m, first.id)).filter((s) => s !== first)];
}
