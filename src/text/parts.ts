import type { CardId, Foe, MovieEvent } from '../rules/index.ts';
import { inLine, nameOf, type Tone, throngName, toneOf } from './names.ts';

/** A piece of a sentence: plain words, or the name of something on the table. */
export type Part = string | NamedPart;
export interface NamedPart {
  words: string;
  tone: Tone | 'throng';
  /** What it names: a card, or a foe that is a whole throng. */
  card: CardId | null;
  foe: Foe | null;
}

/** A card's name in the middle of a sentence. */
export const the = (card: CardId): NamedPart => ({ words: inLine(card), tone: toneOf(card), card, foe: null });

/** A card's name at the head of one. */
export const The = (card: CardId): NamedPart => ({ ...the(card), words: nameOf(card) });

/** A survivor that came back wrong counts, and reads, as a monster. */
export const alien = (card: CardId): NamedPart => ({ ...the(card), tone: monsterTone(card) });
export const Alien = (card: CardId): NamedPart => ({ ...The(card), tone: monsterTone(card) });
const monsterTone = (card: CardId): Tone => (toneOf(card) === 'survivor' ? 'monster' : toneOf(card));

export const foe = (by: Foe): NamedPart =>
  'card' in by ? alien(by.card) : { words: throngName(by.side, by.slot), tone: 'throng', card: null, foe: by };
export const FoeAtHead = (by: Foe): NamedPart => {
  const part = 'card' in by ? Alien(by.card) : foe(by);
  return { ...part, words: part.words.charAt(0).toUpperCase() + part.words.slice(1) };
};

/** `say`${The(card)} rests.`` keeps words and names apart, so that the screen can colour and link the names. */
export function say(strings: TemplateStringsArray, ...values: readonly (Part | number)[]): Part[] {
  const parts: Part[] = [];
  strings.forEach((text, i) => {
    if (text !== '') parts.push(text);
    const value = values[i];
    if (value !== undefined && value !== '') parts.push(typeof value === 'number' ? String(value) : value);
  });
  return parts;
}

export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');

/** Cards in a row, as a sentence lists them. */
export function list(cards: readonly CardId[], name: (card: CardId) => NamedPart): Part[] {
  const parts: Part[] = [];
  cards.forEach((card, i) => {
    if (i > 0) parts.push(i === cards.length - 1 ? ' and ' : ', ');
    parts.push(name(card));
  });
  return parts;
}

/** One event of a kind. */
export type EventOf<T extends MovieEvent['type']> = Extract<MovieEvent, { type: T }>;
