import type { Zone } from '../model/events.ts';
import type { Movie } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { shufflePile } from './dice.ts';

export function removeFrom(pile: CardId[], card: CardId): void {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
}

/** R11.3: a discarded card forgets its tokens. */
export function discard(m: Movie, card: CardId, from: Zone, why: string): void {
  m.discard.push(card);
  if (m.uses[card] !== undefined) delete m.uses[card];
  m.events?.push({ type: 'card-moved', card, from, to: { zone: 'discard' }, why });
}

export function bury(m: Movie, card: CardId, from: Zone, why: string): void {
  m.graveyard.push(card);
  if (m.uses[card] !== undefined) delete m.uses[card];
  m.events?.push({ type: 'card-moved', card, from, to: { zone: 'graveyard' }, why });
}

/** R18.7: always shuffled first. The cards drawn wait in limbo. */
export function drawDiscards(m: Movie, count: number, why: string): CardId[] {
  shufflePile(m, m.discard);
  m.events?.push({ type: 'shuffled', pile: 'discard', cards: m.discard.length });
  const drawn = m.discard.splice(0, count);
  for (const card of drawn) {
    m.limbo.push(card);
    m.events?.push({ type: 'card-moved', card, from: { zone: 'discard' }, to: { zone: 'limbo' }, why });
  }
  return drawn;
}

/** One card that somebody chose out of the discard pile. */
export function pullDiscard(m: Movie, card: CardId, why: string): void {
  removeFrom(m.discard, card);
  m.limbo.push(card);
  m.events?.push({ type: 'card-moved', card, from: { zone: 'discard' }, to: { zone: 'limbo' }, why });
}

export function limboToDiscard(m: Movie, card: CardId, why: string): void {
  removeFrom(m.limbo, card);
  discard(m, card, { zone: 'limbo' }, why);
}
