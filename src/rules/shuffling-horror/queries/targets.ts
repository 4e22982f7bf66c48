import type { CardFacts } from '../decks/cards.ts';
import type { Seat, Survivor, Table } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId, Foe, Side, Stat } from '../model/vocabulary.ts';
import { isBlob, isMonster, itemOf } from './cards.ts';
import { shownFacts } from './screen.ts';
import { HANDS, statsFor } from './survivors.ts';
import { cardsOf, throngHolding } from './throngs.ts';

export function occupancy(m: Table, sanctuary: CardId): number {
  let inside = 0;
  const { seats } = m;
  for (let i = 0; i < seats.length; i++) {
    const { pool } = seats[i] as Seat;
    for (let at = 0; at < pool.length; at++) if ((pool[at] as Survivor).place === sanctuary) inside++;
  }
  return inside;
}

export const occupants = (m: Table, sanctuary: CardId): Survivor[] => {
  const inside: Survivor[] = [];
  for (const seat of m.seats) for (const s of seat.pool) if (s.place === sanctuary) inside.push(s);
  return inside;
};

/** R10.1: survivors outside, clockwise and in pool order, then sanctuaries with someone in them. */
export function victims(m: Table): CardId[] {
  const ids: CardId[] = [];
  for (const seat of m.seats) for (const s of seat.pool) if (s.place === null) ids.push(s.id);
  for (const { id } of m.sanctuaries) if (occupancy(m, id) > 0) ids.push(id);
  return ids;
}

/** R5.3b: every alien a survivor outside may attack, in board order. */
export function aliens(m: Table, shown: readonly CardFacts[] = shownFacts(m)): CardId[] {
  const cards: CardId[] = [];
  for (const facts of shown) if (facts.isMonster || (facts.isBlob && m.blob > 0)) cards.push(facts.card);
  pushMonsters(m, m.throngs, cards);
  for (const seat of m.seats) if (seat.pod) pushMonsters(m, seat.throngs, cards);
  return cards;
}

/** Only with Alien Technology (R20.7) can something else than monsters stand in a throng. */
function pushMonsters(m: Table, throngs: readonly CardId[][], cards: CardId[]): void {
  const mixed = m.options.alienTechnology;
  for (let slot = 0; slot < throngs.length; slot++) {
    const throng = throngs[slot] as CardId[];
    for (let i = 0; i < throng.length; i++) {
      const card = throng[i] as CardId;
      if (!mixed || isMonster(m, card)) cards.push(card);
    }
  }
}

/** R10.4: what a counterstrike may aim at. */
export const aliensOf = (m: Table, foe: Foe): CardId[] =>
  cardsOf(m, foe).filter((card) => isMonster(m, card) || isBlob(m, card));

/** Every attack with the given ways on the given cards, in board order; a whole throng is named by its first card. */
export function attackReplies(
  m: Table,
  s: Survivor,
  targets: readonly CardId[],
  ways: readonly CardId[],
  replies: Reply[],
): Reply[] {
  for (const way of ways) {
    const stats = statsFor(m, s, way);
    if (stats.length === 0) continue;
    const reaches = way !== HANDS && itemOf(m, way)?.reach === 'throng';
    for (let t = 0; t < targets.length; t++) {
      const target = targets[t] as CardId;
      for (let i = 0; i < stats.length; i++) {
        const stat = stats[i] as Stat;
        replies.push({ type: 'attack', target, reach: 'one', way, stat });
        if (reaches && isFirstOfMany(m, target)) replies.push({ type: 'attack', target, reach: 'throng', way, stat });
      }
    }
  }
  return replies;
}

function isFirstOfMany(m: Table, target: CardId): boolean {
  const throng = throngHolding(m, target);
  if (throng === null) return false;
  const monsters = cardsOf(m, throng).filter((card) => isMonster(m, card));
  return monsters.length > 1 && monsters[0] === target;
}

/** Bare hands and everything held that can be attacked with. */
export function waysOf(m: Table, s: Survivor): CardId[] {
  const ways: CardId[] = [HANDS];
  for (const card of s.held) if (itemOf(m, card) !== null) ways.push(card);
  return ways;
}

export const sideName = (side: Side): 'director' | `pod-${number}` => (side === 'director' ? side : `pod-${side}`);
