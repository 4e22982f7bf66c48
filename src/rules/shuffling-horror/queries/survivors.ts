import type { SurvivorDef } from '../model/cards.ts';
import type { Seat, Survivor, Table } from '../model/movie.ts';
import { type CardId, HAND_SIZE, MOST_TARGET, type Stat } from '../model/vocabulary.ts';
import { factsOf, itemOf } from './cards.ts';

export function survivorById(m: Table, id: CardId): Survivor | null {
  const { seats } = m;
  for (let i = 0; i < seats.length; i++) {
    const { pool } = seats[i] as Seat;
    for (let at = 0; at < pool.length; at++) if ((pool[at] as Survivor).id === id) return pool[at] as Survivor;
  }
  return null;
}

/** The seat a survivor in play belongs to, or -1. */
export function seatOf(m: Table, id: CardId): number {
  const { seats } = m;
  for (let i = 0; i < seats.length; i++) {
    const { pool } = seats[i] as Seat;
    for (let at = 0; at < pool.length; at++) if ((pool[at] as Survivor).id === id) return i;
  }
  return -1;
}

/** Everyone in play, clockwise by seat from `from`, then in pool order (R18.4). */
export function castFrom(m: Table, from = 0): Survivor[] {
  const cast: Survivor[] = [];
  for (let i = 0; i < m.seats.length; i++) {
    const seat = m.seats[(from + i) % m.seats.length] as Table['seats'][number];
    for (const s of seat.pool) cast.push(s);
  }
  return cast;
}

/**
 * R16.2, R16.3, R17.1: eliminations, the Turning Point and Last One Standing all wait for this. The monster among the survivors is
 * nobody to draw (R21.1): left alone in the pile, it is known for what it is.
 */
export const nobodyWaits = (m: Table): boolean =>
  m.survivorPile.length === 0 || (m.survivorPile.length === 1 && m.survivorPile[0] === m.stowaway);

/** R2.5: room for another card. */
export const hasHand = (s: Survivor): boolean => s.held.length < HAND_SIZE;

export function aliveCount(m: Table): number {
  let n = 0;
  for (const seat of m.seats) n += seat.pool.length;
  return n;
}

/** A stat as it stands, with power plays (to 11), or null where the survivor has none. */
export function statOf(m: Table, s: Survivor, stat: Stat): number | null {
  let value = (factsOf(m, s.id).survivor as SurvivorDef)[stat];
  if (value === null) return null;
  for (const card of s.held) {
    const boost = factsOf(m, card).powerPlay?.boost;
    if (boost !== undefined) value = Math.min(MOST_TARGET, value + (boost[stat] ?? 0));
  }
  return value;
}

/** R10.6: Speed, but for the Robot. */
export const flailStat = (m: Table, s: Survivor): Stat => (factsOf(m, s.id).survivor as SurvivorDef).flail;

export const holds = (m: Table, s: Survivor, trait: 'payback' | 'spares' | 'rampage'): boolean => {
  for (const card of s.held) if (factsOf(m, card).powerPlay?.[trait] === true) return true;
  return false;
};

/** Bare hands are a way to attack like an item is. */
export const HANDS: CardId = 'hands';

/** R9.3: the stats a survivor may use with a way. */
export function statsFor(m: Table, s: Survivor, way: CardId): readonly Stat[] {
  if (way === HANDS) return BARE;
  const item = itemOf(m, way);
  if (item === null) return NONE;
  const def = factsOf(m, s.id).survivor as SurvivorDef;
  for (const stat of item.stats) if (def[stat] === null) return ownedOnly(def, item.stats);
  return item.stats;
}
const ownedOnly = (def: SurvivorDef, stats: readonly Stat[]): Stat[] => stats.filter((stat) => def[stat] !== null);
const BARE: readonly Stat[] = ['muscle'];
const NONE: readonly Stat[] = [];
