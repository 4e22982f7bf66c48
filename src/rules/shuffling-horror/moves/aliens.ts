import type { Zone } from '../model/events.ts';
import type { Movie, Seat } from '../model/movie.ts';
import type { CardId, Side } from '../model/vocabulary.ts';
import { isMonster } from '../queries/cards.ts';
import { frameOf } from '../queries/screen.ts';
import { strengthOf, throngAt, throngHolding } from '../queries/throngs.ts';
import { bury, discard, removeFrom } from './piles.ts';
import { leaveScreen } from './screen.ts';
import { givePowerUp } from './spoints.ts';

/** R8.1: the slots of a side, all empty. */
export const noThrongs = (): CardId[][] => [[], [], [], [], [], []];

/** R8.1: a card joins a throng for good. */
export function putInThrong(m: Movie, card: CardId, side: Side, slot: number, from: Zone): void {
  const throng = throngAt(m, side, slot);
  throng.push(card);
  m.events?.push({ type: 'card-moved', card, from, to: { zone: 'throng', side, slot }, why: 'placed' });
  m.events?.push({ type: 'throng-grew', card, side, slot, strength: strengthOf(m, throng) });
  if (side !== 'director') becomePod(m, side);
}

/** R17.1: from its first monster on, for good; with that its power is given up (R12.5). */
export function becomePod(m: Movie, seat: number): void {
  const it = m.seats[seat] as Seat;
  if (it.pod) return;
  it.pod = true;
  m.events?.push({ type: 'pod-player', seat });
  givePowerUp(m, seat);
}

/** R9.8: an alien goes, wherever it is; a card knocked off the screen is replaced face down (R6.1, R6.6). */
export function removeAlien(m: Movie, card: CardId, by: CardId, to: 'discard' | 'graveyard'): void {
  const from = takeAlien(m, card, by);
  m.events?.push({ type: 'alien-eliminated', card, by, to });
  if (to === 'discard') discard(m, card, from, 'eliminated');
  else bury(m, card, from, 'eliminated');
}

function takeAlien(m: Movie, card: CardId, by: CardId): Zone {
  if (frameOf(m, card) >= 0) return { zone: 'frame', frame: leaveScreen(m, card, by) };
  const throng = throngHolding(m, card);
  if (throng !== null) {
    const cards = throngAt(m, throng.side, throng.slot);
    removeFrom(cards, card);
    if (!cards.some((left) => isMonster(m, left))) layOpen(m, cards, throng);
    return { zone: 'throng', side: throng.side, slot: throng.slot };
  }
  for (const sanctuary of m.sanctuaries) {
    if (sanctuary.lurker === card) {
      sanctuary.lurker = null;
      return { zone: 'under', sanctuary: sanctuary.id };
    }
  }
  removeFrom(m.limbo, card);
  return { zone: 'limbo' };
}

/** R20.7: what a broken throng carried lies open, for whoever broke it. */
function layOpen(m: Movie, cards: CardId[], at: { side: Side; slot: number }): void {
  for (const card of cards.splice(0)) {
    m.limbo.push(card);
    m.events?.push({
      type: 'card-moved',
      card,
      from: { zone: 'throng', ...at },
      to: { zone: 'limbo' },
      why: 'carried',
    });
  }
}
