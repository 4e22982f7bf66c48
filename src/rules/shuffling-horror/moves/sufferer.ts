import type { Movie, Survivor } from '../model/movie.ts';
import type { Causer } from '../model/vocabulary.ts';
import { firstToAct, nextInOrder } from '../queries/sufferer.ts';
import { castFrom, seatOf, survivorById } from '../queries/survivors.ts';
import { pickFate } from './dice.ts';

const FACES_OF_A_DIE = 6;

/** R18.1: anyone in play, sanctuaries no help. A die finds one of six; of more, it first finds the odd or the even ones. */
export function anyone(m: Movie): Survivor | null {
  let cast = castFrom(m);
  if (cast.length > FACES_OF_A_DIE) {
    const even = pickFate(m, 2);
    cast = cast.filter((_, i) => i % 2 === even);
  }
  return cast.length === 0 ? null : (cast[pickFate(m, cast.length)] as Survivor);
}

/** R18.1: "the survivor who caused it". */
export function sufferer(m: Movie, causer: Causer): Survivor | null {
  if (causer === 'opening') return firstToAct(m); // R3.4
  if (causer === 'director' || causer.startsWith('pod-')) return anyone(m);
  return survivorById(m, causer) ?? nextInOrder(m, causer);
}

/** R18.4: everyone clockwise from the causer; those who stand before it in its own pool come last. */
export function castFromSufferer(m: Movie, causer: Causer): Survivor[] {
  const first = sufferer(m, causer);
  if (first === null) return [];
  const cast = castFrom(m, seatOf(m, first.id));
  const at = cast.indexOf(first);
  return [...cast.slice(at), ...cast.slice(0, at)];
}
