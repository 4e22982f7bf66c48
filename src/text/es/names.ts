import type { Foe, CardId as Instance, Side } from '../../rules/index.ts';
import type { CardId } from '../card-ids.ts';
import type { Catalogue } from '../language.ts';
import { roman } from '../numerals.ts';
import { printOf } from '../prints.ts';
import { CARDS } from './cards.ts';
import { THEIRS } from './showing.ts';

type Names = Catalogue['names'];

/** What is said of a card that nobody has seen. */
const NO_CARD = { name: 'Carta misteriosa', rule: '', brief: 'Boca abajo', flavour: 'Ella puede esperar. ¿Y tú?' };

export const wordsOf: Names['wordsOf'] = (card) => {
  const id = printOf(card);
  return id === null ? NO_CARD : CARDS[id];
};

/** Gender and number by the ending they give a word: conocid-o, -a, -os, -as. */
type Ending = 'o' | 'a' | 'os' | 'as';
const ARTICLES: Readonly<Record<Ending, string>> = { o: 'el', a: 'la', os: 'los', as: 'las' };
const PRONOUNS: Readonly<Record<Ending, string>> = { o: 'lo', a: 'la', os: 'los', as: 'las' };

/** Not masculine singular. (“El hacha” is feminine and bends like that all the same.) */
const ENDINGS: Partial<Readonly<Record<CardId, Ending>>> = {
  reporter: 'a',
  librarian: 'a',
  scout: 'a',
  pods: 'as',
  neighbors: 'os',
  mutants: 'os',
  terrors: 'os',
  riders: 'os',
  sentries: 'os',
  wrench: 'a',
  pistol: 'a',
  scattergun: 'a',
  dynamite: 'os',
  spear: 'a',
  raygun: 'a',
  radio: 'a',
  payback: 'a',
  'fight-or-flight': 'a',
  blobbed: 'a',
  spored: 'as',
  'mass-hysteria': 'a',
  'alien-autopsy': 'a',
  popcorn: 'as',
  'scream-queen': 'a',
  waitress: 'a',
  'sorority-girl': 'a',
  nurse: 'a',
  housewife: 'a',
  'kid-sister': 'a',
  loners: 'os',
  'mill-hands': 'os',
  mourners: 'os',
  'trick-or-treaters': 'os',
  'marching-band': 'os',
  jack: 'a',
  queen: 'a',
  flares: 'as',
  'walkie-talkies': 'os',
  'killing-machine': 'a',
  'queen-of-screams': 'a',
  surge: 'a',
  'familiar-face': 'a',
};

/** Sentences by themselves: “Faltan Cuerpos”. */
const BARE: readonly (CardId | null)[] = [
  ...(['theyre-out-there', 'bodies-missing'] as const),
  ...(['hold-them-back', 'run-for-it', 'if-we-only-had-a', 'breaking-point'] as const),
];

/** The ending of a word that goes with a card: `perdid${o(card)}`. */
export const o = (card: Instance): Ending => {
  const print = printOf(card);
  return print === null ? 'a' : (ENDINGS[print] ?? 'o');
};

export const nameOf: Names['nameOf'] = (card) => wordsOf(card).name;
export const shortName: Names['shortName'] = (card) => nameOf(card).replace(/^(El|La|Los|Las) /, '');

const article = (card: Instance): string => (BARE.includes(printOf(card)) ? '' : `${ARTICLES[o(card)]} `);

/** In the middle of a sentence: “el Coronel”, “las Dos Vainas Hambrientas”. */
export const inLine: Names['inLine'] = (card) => `${article(card)}${shortName(card)}`;

export const contracted = (before: 'a' | 'de', words: string): string =>
  words.startsWith('el ') ? `${before === 'a' ? 'al' : 'del'} ${words.slice(3)}` : `${before} ${words}`;

/** “del Coronel”, “de la Bibliotecaria” */
export const de = (card: Instance): string => contracted('de', inLine(card));
/** “al Coronel”, “a la Bibliotecaria” */
export const a = (card: Instance): string => contracted('a', inLine(card));
/** “lo”, “la”, “los”, “las” */
export const pron = (card: Instance): string => PRONOUNS[o(card)];

/** The verb that goes with a card's name. */
export const verb = (card: Instance, one: string, many: string): string => (o(card).endsWith('s') ? many : one);

export const throngName: Names['throngName'] = (side: Side, slot: number) =>
  side === 'director' ? `horda ${roman(slot + 1)}` : `${THEIRS.podThrong} ${roman(slot + 1)} de la butaca ${side + 1}`;
export const seatName: Names['seatName'] = (seat) => `Butaca ${seat + 1}`;

export const foeIn = (by: Foe): string => ('card' in by ? inLine(by.card) : `la ${throngName(by.side, by.slot)}`);
export const deFoe = (by: Foe): string => contracted('de', foeIn(by));
export const aFoe = (by: Foe): string => contracted('a', foeIn(by));
export const verbOf = (by: Foe, one: string, many: string): string => ('card' in by ? verb(by.card, one, many) : one);
export const oOf = (by: Foe): Ending => ('card' in by ? o(by.card) : 'a');
