import type { Zone } from '../model/events.ts';
import type { Movie } from '../model/movie.ts';
import { type CardId, UNSEEN } from '../model/vocabulary.ts';
import { shufflePile } from './dice.ts';
import { see } from './sight.ts';

export function removeFrom(pile: CardId[], card: CardId): void {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
}

/** Face up, for all to see. R11.3: a discarded card forgets its tokens. */
export function discard(m: Movie, card: CardId, from: Zone, why: string): void {
  m.discard.push(card);
  if (m.uses[card] !== undefined) delete m.uses[card];
  m.events?.push({ type: 'card-moved', card, from, to: { zone: 'discard' }, why });
}

/** R3.1: a card that nobody has seen goes to the discards as it lay, face down. */
export function discardUnseen(m: Movie, card: CardId, from: Zone, why: string): void {
  m.dark.push(card);
  m.events?.push({ type: 'card-moved', card: UNSEEN, from, to: { zone: 'discard' }, why });
}

export function bury(m: Movie, card: CardId, from: Zone, why: string): void {
  m.graveyard.push(card);
  if (m.uses[card] !== undefined) delete m.uses[card];
  m.events?.push({ type: 'card-moved', card, from, to: { zone: 'graveyard' }, why });
}

export const discardsLeft = (m: Movie): number => m.discard.length + m.dark.length;

/** R18.7: all discards, face up and face down, in the order in which they are drawn now. */
export function shuffledDiscards(m: Movie): CardId[] {
  const pile = [...m.discard, ...m.dark];
  shufflePile(m, pile);
  m.events?.push({ type: 'shuffled', pile: 'discard', cards: pile.length });
  return pile;
}

/** R18.7: always shuffled first. The cards drawn wait in limbo, where everybody sees them. */
export function drawDiscards(m: Movie, count: number, why: string): CardId[] {
  const drawn = shuffledDiscards(m).slice(0, count);
  for (const card of drawn) pullDiscard(m, card, why);
  return drawn;
}

/** One card out of the discards. */
export function pullDiscard(m: Movie, card: CardId, why: string): void {
  takeDiscard(m, card);
  m.limbo.push(card);
  m.events?.push({ type: 'card-moved', card, from: { zone: 'discard' }, to: { zone: 'limbo' }, why });
}

export function takeDiscard(m: Movie, card: CardId): void {
  removeFrom(m.discard, card);
  removeFrom(m.dark, card);
  see(m, card);
}

/** ⚖ R18.7: a pile that somebody chooses from is shown to the whole table, so that no chair knows more than another. */
export function showDiscards(m: Movie, shown: readonly CardId[] = m.dark): void {
  const cards = m.dark.filter((card) => shown.includes(card));
  if (cards.length === 0) return;
  m.dark = m.dark.filter((card) => !cards.includes(card));
  for (const card of cards) see(m, card);
  m.discard.push(...cards);
  m.events?.push({ type: 'discards-shown', cards });
}

export function limboToDiscard(m: Movie, card: CardId, why: string): void {
  removeFrom(m.limbo, card);
  discard(m, card, { zone: 'limbo' }, why);
}

/** R19.3: cards off the shuffled survivor pile are Familiar Faces now. Unless they lie open, nobody knows whose they are until they show. */
export function missing(m: Movie, count: number, open = false): boolean {
  const cards = m.survivorPile.splice(0, count);
  if (cards.length === 0) return false;
  m.lost = [...m.lost, ...cards];
  m.events?.push({ type: 'survivors-missing', cards: open ? cards : cards.map(() => UNSEEN) });
  for (const card of cards) {
    if (open) {
      see(m, card);
      discard(m, card, { zone: 'survivor-pile' }, 'missing');
    } else discardUnseen(m, card, { zone: 'survivor-pile' }, 'missing');
  }
  return true;
}
