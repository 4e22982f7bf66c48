import type { CardId } from '../../rules/shuffling-horror/index.ts';
import { printOf } from '../cards/prints.ts';
import { type Bend, type Ending, NOUNS } from './cards/nouns.ts';

/** Articles, gender, number, lists: no sentence bends a word by itself. */

export const THE: Readonly<Record<Ending, string>> = { o: 'el', a: 'la', os: 'los', as: 'las' };
export const A: Readonly<Record<Ending, string>> = { o: 'un', a: 'una', os: 'unos', as: 'unas' };
const IT: Readonly<Record<Ending, string>> = { o: 'lo', a: 'la', os: 'los', as: 'las' };

/** A card that nobody has seen is “una carta”. */
const bendOf = (card: CardId): Bend => {
  const print = printOf(card);
  return print === null ? 'a' : NOUNS[print];
};

/** The ending of a word that goes with a card: `perdid${o(card)}`. */
export const o = (card: CardId): Ending => {
  const bend = bendOf(card);
  return bend === 'quoted' ? 'o' : bend === 'el a' ? 'a' : bend;
};

/** A card's name with what stands before it: “el Coronel”, “el Hacha”, “las Bengalas”; titles of a sentence's form in quotes. */
export function withArticle(card: CardId, bare: string): string {
  const bend = bendOf(card);
  if (bend === 'quoted') return `“${bare}”`;
  return `${bend === 'el a' ? 'el' : THE[bend]} ${bare}`;
}

/** “lo”, “la”, “los”, “las” */
export const pron = (card: CardId): string => IT[o(card)];

const isMany = (card: CardId): boolean => o(card).endsWith('s');

/** The verb that goes with a card's name. */
export const verb = (card: CardId, one: string, many: string): string => (isMany(card) ? many : one);

/** “le” or “les” */
export const le = (card: CardId): string => verb(card, 'le', 'les');

/** “a” and “de” run into “el”. */
export const contracted = (before: 'a' | 'de', words: string): string =>
  words.startsWith('el ') ? `${before}l ${words.slice(3)}` : `${before} ${words}`;

/** What goes with a number: “queda”, “quedan”. */
export const agree = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** “1 carta”, “3 cartas”, “2 Directores”. */
export const plural = (n: number, one: string, many = `${one}${/[aeiouáéó]$/.test(one) ? 's' : 'es'}`): string =>
  `${n} ${agree(n, one, many)}`;

const COUNTED = [
  'nadie',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** So many people, in words. */
export const counted = (n: number): string => COUNTED[n] ?? String(n);

const UNITS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TEENS = [
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
];
const TWENTIES = [
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];

/** A number as it is said before a noun: “noventa y dos”, “veintiuna veces”, “treinta y un ataques”. */
export function inWords(n: number, gender: 'o' | 'a'): string {
  if (n === 0) return 'cero';
  if (n === 100) return 'cien';
  if (n > 100) return String(n);
  const said = numeral(n);
  return gender === 'a' ? said.replace(/ún$|un$/, 'una') : said;
}

function numeral(n: number): string {
  if (n < 10) return UNITS[n] ?? '';
  if (n < 20) return TEENS[n - 10] ?? '';
  if (n < 30) return TWENTIES[n - 20] ?? `veinti${UNITS[n - 20]}`;
  const tens = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? tens : `${tens} y ${UNITS[n % 10]}`;
}

/** A sentence that no longer stands at the head of one. */
export const uncapital = (sentence: string): string => sentence.replace(/^[¿¡“]*./u, (first) => first.toLowerCase());

/** A capital at the head of a sentence, behind the signs that open it. */
export const atHead = (words: string): string => words.replace(/^[¿¡“]*./u, (first) => first.toUpperCase());

/** “3,4” */
export const decimal = (x: number, digits: number): string => x.toFixed(digits).replace('.', ',');

/** “y” is “e” before the same sound. */
const and = (next: string): string => (/^h?i(?!e)/i.test(next) ? 'e' : 'y');

/** “el Cocinero, la Exploradora y el Robot” */
export const listed = (names: readonly string[]): string => {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`;
};

/** “la butaca 2”, “las butacas 1, 2 y 3”. */
export const seats = (numbers: readonly number[]): string =>
  `${agree(numbers.length, 'la butaca', 'las butacas')} ${listed(numbers.map(String))}`;
