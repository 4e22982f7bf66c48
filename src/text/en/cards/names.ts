import type { Foe, CardId as Instance, Side } from '../../../rules/shuffling-horror/index.ts';
import type { CardWords } from '../../cards/card-words.ts';
import { printOf } from '../../cards/prints.ts';
import { roman } from '../../numerals.ts';
import { atHead, withArticle } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { CARDS } from './cards.ts';

/** The words of a card, whichever copy of it is meant: `neighbors-3` reads as `neighbors` does. */
export function wordsOf(card: Instance): CardWords {
  const id = printOf(card);
  return id === null ? NO_CARD : CARDS[id];
}

/** What is said of a card that nobody has seen. */
const NO_CARD: CardWords = { name: 'A mystery card', rule: '', brief: 'Face down', flavour: 'It can wait. Can you?' };

/** On a label, by itself. In a sentence names have their article: `inLine`, `headOf`. */
export const nameOf = (card: Instance): string => wordsOf(card).name;

/** Without its article, for tight places. */
export const shortName = (card: Instance): string => nameOf(card).replace(/^The /, '');

/** What a printed name comes down to where there is hardly any room: “Pods” of “Two Hungry Pods”. */
export const coreName = (name: string): string => name.replace(/ of .*/, '').replace(/^.* /, '');

/** In the middle of a sentence: "the Colonel", "the Big Wrench", "Payback". */
export function inLine(card: Instance): string {
  const print = printOf(card);
  if (print === null) return 'a mystery card';
  // What the card says happens; what one attacks is a thing.
  return print === 'blobbed' ? 'the blob' : withArticle(card, shortName(card), nameOf(card));
}

/** At the head of one. */
export const headOf = (card: Instance): string => atHead(inLine(card));

export const throngName = (side: Side, slot: number, deck: string): string =>
  side === 'director'
    ? `throng ${roman(slot + 1)}`
    : `${theirs(deck).podThrong} ${roman(slot + 1)} of seat ${side + 1}`;

/** Whoever attacks: a card, or "throng II". */
export const foeIn = (by: Foe, deck: string): string =>
  'card' in by ? inLine(by.card) : throngName(by.side, by.slot, deck);
export const foeAtHead = (by: Foe, deck: string): string => atHead(foeIn(by, deck));

export const seatName = (seat: number): string => `Seat ${seat + 1}`;
