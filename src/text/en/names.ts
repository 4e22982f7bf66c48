import type { CardId as Instance, Side } from '../../rules/index.ts';
import type { CardWords } from '../card-words.ts';
import { roman } from '../numerals.ts';
import { printOf, toneOf } from '../prints.ts';
import { CARDS } from './cards.ts';
import { THEIRS } from './showing.ts';

/** The words of a card, whichever copy of it is meant: `neighbors-3` reads as `neighbors` does. */
export function wordsOf(card: Instance): CardWords {
  const id = printOf(card);
  return id === null ? NO_CARD : CARDS[id];
}

/** What is said of a card that nobody has seen. */
const NO_CARD: CardWords = { name: 'A mystery card', rule: '', brief: 'Face down', flavour: 'It can wait. Can you?' };

export const nameOf = (card: Instance): string => wordsOf(card).name;

/** In the middle of a sentence: "the Colonel", "the Big Wrench", "Payback". */
export const inLine = (card: Instance): string =>
  toneOf(card) === 'item' ? `the ${nameOf(card)}` : nameOf(card).replace(/^The /, 'the ');

/** Without its article, for tight places. */
export const shortName = (card: Instance): string => nameOf(card).replace(/^The /, '');

export const throngName = (side: Side, slot: number): string =>
  side === 'director' ? `throng ${roman(slot + 1)}` : `${THEIRS.podThrong} ${roman(slot + 1)} of seat ${side + 1}`;

export const seatName = (seat: number): string => `Seat ${seat + 1}`;
