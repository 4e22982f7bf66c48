import type { Foe, CardId as Instance, Side } from '../../../rules/shuffling-horror/index.ts';
import { printOf } from '../../cards/prints.ts';
import type { Catalogue } from '../../language.ts';
import { roman } from '../../numerals.ts';
import { atHead, contracted, verb, withArticle } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { CARDS } from './cards.ts';

type Names = Catalogue['names'];

/** What is said of a card that nobody has seen. */
const NO_CARD = { name: 'Carta misteriosa', rule: '', brief: 'Boca abajo', flavour: 'Ella puede esperar. ¿Y tú?' };

export const wordsOf: Names['wordsOf'] = (card) => {
  const id = printOf(card);
  return id === null ? NO_CARD : CARDS[id];
};

/** On a label, by itself. In a sentence names have their article: `inLine`, `headOf`, `de`, `a`. */
export const nameOf: Names['nameOf'] = (card) => wordsOf(card).name;
export const shortName: Names['shortName'] = (card) => nameOf(card).replace(/^(El|La|Los|Las) /, '');

/** “Vainas” of “Dos Vainas Hambrientas”. */
export const coreName: Names['coreName'] = (name) =>
  name.replace(/^(El|La|Los|Las|Dos|Tres|Cuatro|Cinco|Seis) /, '').replace(/ .*$/, '');

/** In the middle of a sentence: “el Coronel”, “las Dos Vainas Hambrientas”. */
export const inLine: Names['inLine'] = (card) =>
  printOf(card) === null ? 'una carta misteriosa' : withArticle(card, shortName(card));
/** At the head of one: “El Caudillo Alienígena” */
export const headOf: Names['headOf'] = (card) => atHead(inLine(card));
/** “del Coronel”, “de la Bibliotecaria” */
export const de = (card: Instance): string => contracted('de', inLine(card));
/** “al Coronel”, “a la Bibliotecaria” */
export const a = (card: Instance): string => contracted('a', inLine(card));

export const throngName: Names['throngName'] = (side: Side, slot: number, deck: string) =>
  side === 'director'
    ? `horda ${roman(slot + 1)}`
    : `${theirs(deck).podThrong} ${roman(slot + 1)} de la butaca ${side + 1}`;
export const seatName: Names['seatName'] = (seat) => `Butaca ${seat + 1}`;

/** Whoever attacks: a card, or “la horda II”. */
export const foeIn: Names['foeIn'] = (by, deck) =>
  'card' in by ? inLine(by.card) : `la ${throngName(by.side, by.slot, deck)}`;
export const foeAtHead: Names['foeAtHead'] = (by, deck) => atHead(foeIn(by, deck));
export const verbOf = (by: Foe, one: string, many: string): string => ('card' in by ? verb(by.card, one, many) : one);
