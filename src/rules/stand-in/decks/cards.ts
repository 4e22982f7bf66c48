import { type Back, BLACKOUTS, type Blackout, type Card, FEWEST_SEATS, SCRIPT } from '../model/vocabulary.ts';

export type CardKind = 'double' | 'action' | 'defence' | 'set' | 'blackout';

export interface CardDef {
  id: Card;
  kind: CardKind;
  /** Copies in a game of 4, 5, … 12 seats. */
  copies: readonly number[];
}

const card = (id: Card, kind: CardKind, ...copies: number[]): CardDef => ({ id, kind, copies });

/** SA1.1: the Stand-In and 108 more, in the order in which every list of cards is given. */
export const CARDS: readonly CardDef[] = [
  card('stand-in', 'double', 1, 1, 1, 1, 1, 1, 1, 1, 1),
  card('recast', 'double', 8, 8, 10, 12, 13, 15, 17, 20, 20),
  card('nitrate', 'action', 2, 2, 3, 3, 3, 4, 4, 5, 5),
  card('screen-test', 'action', 0, 1, 2, 2, 2, 3, 3, 4, 4),
  card('fire-axe', 'action', 1, 1, 1, 1, 1, 2, 2, 2, 2),
  card('close-up', 'action', 4, 4, 4, 5, 6, 7, 8, 8, 8),
  card('second-take', 'action', 2, 2, 3, 3, 3, 4, 5, 5, 5),
  card('house-lights', 'action', 1, 1, 2, 2, 2, 2, 3, 3, 3),
  card('swap-marks', 'action', 2, 2, 2, 3, 3, 4, 4, 5, 5),
  card('reverse-shot', 'action', 1, 1, 1, 1, 1, 2, 2, 2, 2),
  card('love-scene', 'action', 2, 2, 3, 4, 5, 5, 6, 7, 7),
  card('exit-running', 'action', 2, 2, 2, 3, 3, 4, 4, 5, 5),
  card('on-my-mark', 'defence', 1, 1, 2, 2, 2, 2, 2, 3, 3),
  card('double-take', 'defence', 0, 1, 2, 2, 3, 3, 3, 4, 4),
  card('my-contract', 'defence', 1, 1, 2, 2, 3, 3, 3, 4, 4),
  card('wrong-room', 'defence', 1, 1, 2, 2, 2, 2, 2, 3, 3),
  card('asbestos', 'defence', 1, 1, 2, 2, 2, 2, 2, 3, 3),
  card('trailer', 'set', 0, 1, 1, 1, 1, 2, 2, 2, 2),
  card('chained-door', 'set', 1, 1, 1, 2, 2, 2, 2, 3, 3),
  card('line-up', 'blackout', 0, 0, 0, 0, 1, 1, 1, 1, 1),
  card('loose-hitch', 'blackout', 0, 0, 1, 1, 1, 2, 2, 2, 2),
  card('new-blocking', 'blackout', 0, 1, 1, 1, 1, 1, 1, 1, 1),
  card('lost-pages', 'blackout', 1, 1, 1, 1, 1, 1, 1, 1, 1),
  card('three-over', 'blackout', 0, 1, 1, 1, 1, 2, 2, 2, 2),
  card('rusted-chains', 'blackout', 1, 1, 1, 1, 1, 2, 2, 2, 2),
  card('places', 'blackout', 0, 1, 1, 1, 1, 2, 2, 2, 2),
  card('aside', 'blackout', 0, 0, 0, 1, 1, 2, 2, 2, 2),
  card('pass-props', 'blackout', 1, 1, 1, 1, 1, 2, 2, 2, 2),
  card('thermos', 'blackout', 0, 0, 0, 1, 1, 2, 2, 2, 2),
  card('prop-table', 'blackout', 1, 1, 1, 1, 1, 2, 2, 2, 2),
  card('dropped-bag', 'blackout', 0, 0, 0, 0, 0, 0, 1, 1, 1),
];

const KINDS: ReadonlyMap<Card, CardKind> = new Map(CARDS.map(({ id, kind }) => [id, kind]));
const RANK: ReadonlyMap<Card, number> = new Map(CARDS.map(({ id }, at) => [id, at]));

export const kindOf = (id: Card): CardKind => KINDS.get(id) as CardKind;
export const isBlackout = (id: Card): id is Blackout => KINDS.get(id) === 'blackout';
export const backOf = (id: Card): Back => (KINDS.get(id) === 'blackout' ? 'blackout' : 'script');
export const isCard = (id: unknown): id is Card => KINDS.has(id as Card);
/** The place of a card in the list, by which replies are sorted. */
export const rankOf = (id: Card): number => RANK.get(id) as number;

/** How many copies of each card a game has: its public list (SA17.1). */
export type Deck = Readonly<Record<Card, number>>;

/** SA2.1: all cards whose number is not above the number of seats. */
export function printedDeck(seats: number): Record<Card, number> {
  const counts = CARDS.map(({ id, copies }) => [id, copies[seats - FEWEST_SEATS] as number]);
  return Object.fromEntries(counts) as Record<Card, number>;
}

/** The number printed on copy k (from 1): the least number of seats that uses it. The Stand-In has none. */
export function numberOn({ id, copies }: CardDef, copy: number): number | null {
  return id === 'stand-in' ? null : FEWEST_SEATS + copies.findIndex((total) => total >= copy);
}

export const sizeOf = (deck: Deck): number => Object.values(deck).reduce((sum, n) => sum + n, 0);
export const scriptIn = (deck: Deck): number => SCRIPT.reduce((sum, id) => sum + deck[id], 0);
export const blackoutsIn = (deck: Deck): number => BLACKOUTS.reduce((sum, id) => sum + deck[id], 0);
/** Neither double nor blackout. */
export const ordinaryIn = (deck: Deck): number => scriptIn(deck) - deck.recast - deck['stand-in'];
