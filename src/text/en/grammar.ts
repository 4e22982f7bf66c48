import type { Foe, CardId as Instance } from '../../rules/shuffling-horror/index.ts';
import type { CardId } from '../cards/card-ids.ts';
import { printOf, toneOf } from '../cards/prints.ts';

/** Articles, number, lists: no sentence bends a word by itself. */

const MANY: readonly (CardId | null)[] = [
  ...(['pods', 'neighbors', 'mutants', 'terrors', 'riders', 'sentries', 'dynamite'] as const),
  ...(['loners', 'mill-hands', 'mourners', 'trick-or-treaters', 'marching-band', 'flares', 'walkie-talkies'] as const),
];

/** Titles that are sentences, or nearly: a line that holds one holds it in quotes. */
const QUOTED: readonly (CardId | null)[] = [
  ...(['theyre-out-there', 'bodies-missing', 'hold-them-back', 'run-for-it', 'if-we-only-had-a'] as const),
];

const isMany = (card: Instance): boolean => MANY.includes(printOf(card));

/** The verb that goes with a card's name: "the Alien Warlord joins", "Six Swarming Riders join". */
export const verb = (card: Instance, one: string, many: string): string => (isMany(card) ? many : one);
export const verbOf = (by: Foe, one: string, many: string): string => ('card' in by ? verb(by.card, one, many) : one);

/** "it" or "them" */
export const it = (card: Instance): string => verb(card, 'it', 'them');

/** A card's name with what stands before it: "the Colonel", "the Alien Warlord", "Two Hungry Pods", "Payback". */
export function withArticle(card: Instance, bare: string, name: string): string {
  const tone = toneOf(card);
  if (QUOTED.includes(printOf(card))) return `“${name}”`;
  return bare !== name || tone === 'item' || (tone === 'monster' && !isMany(card)) ? `the ${bare}` : name;
}

/** What goes with a number. */
export const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${agree(n, one, many)}`;

const COUNTED = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** So many people, in words. */
export const counted = (n: number): string => COUNTED[n] ?? String(n);

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];

/** A number as it is said: "ninety-two". */
export function inWords(n: number): string {
  if (n === 0) return 'zero';
  if (n < 13) return counted(n);
  if (n < 20) return TEENS[n - 13] ?? String(n);
  if (n === 100) return 'a hundred';
  const tens = TENS[Math.floor(n / 10)];
  if (tens === undefined) return String(n);
  return n % 10 === 0 ? tens : `${tens}-${counted(n % 10)}`;
}

/** A sentence that no longer stands at the head of one. */
export const uncapital = (sentence: string): string =>
  /^I\b/.test(sentence) ? sentence : sentence.replace(/^./u, (first) => first.toLowerCase());

/** A capital at the head of a sentence, behind a sign that opens it. */
export const atHead = (words: string): string => words.replace(/^“?./u, (first) => first.toUpperCase());

/** "the Cook, the Scout and the Robot" */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** "seat 2", "seats 1, 2 and 3" */
export const seats = (numbers: readonly number[]): string =>
  `${agree(numbers.length, 'seat', 'seats')} ${listed(numbers.map(String))}`;
