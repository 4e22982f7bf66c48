import type { Zone } from '../model/events.ts';
import type { Movie } from '../model/movie.ts';
import type { CardId } from '../model/vocabulary.ts';
import { isFace } from '../queries/cards.ts';
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

export function shuffleDiscards(m: Movie): void {
  shufflePile(m, m.discard);
  m.events?.push({ type: 'shuffled', pile: 'discard', cards: m.discard.length });
}

/** R18.7: always shuffled first. The cards drawn wait in limbo. */
export function drawDiscards(m: Movie, count: number, why: string): CardId[] {
  shuffleDiscards(m);
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

/** R19.3: unseen cards off the shuffled survivor pile turn up as Familiar Faces. */
export function missing(m: Movie, count: number): boolean {
  const cards = m.survivorPile.splice(0, count);
  if (m.stowaway !== null && cards.includes(m.stowaway)) m.stowaway = null; // R21.1
  m.faces = [...m.faces, ...cards.filter((card) => isFace(m, card))];
  if (cards.length > 0) m.events?.push({ type: 'survivors-missing', cards });
  for (const card of cards) discard(m, card, { zone: 'survivor-pile' }, 'missing');
  return cards.length > 0;
}
