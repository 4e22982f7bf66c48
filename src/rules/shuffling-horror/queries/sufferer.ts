import type { Survivor, Table } from '../model/movie.ts';
import type { Causer } from '../model/vocabulary.ts';
import { castFrom } from './survivors.ts';

/** R3.4, R15.6: the survivor about to act first when a reel opens. */
export function firstToAct(m: Table): Survivor | null {
  const { seat, acted } = m.fadeIn;
  const cast = castFrom(m, seat);
  return cast.find((s) => !acted.includes(s.id)) ?? cast[0] ?? null;
}

/** R18.1: a lost causer's events pass to the next survivor in turn order: its own seat first, then clockwise. */
export function nextInOrder(m: Table, gone: Causer): Survivor | null {
  return castFrom(m, m.homes[gone] ?? 0)[0] ?? null;
}
