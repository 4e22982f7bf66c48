import type { CardId, Foe, MovieEvent } from '../../rules/shuffling-horror/index.ts';
import type { Tone } from '../cards/prints.ts';

/** A piece of a sentence: plain words, or the name of something on the table. */
export type Part = string | NamedPart;
export interface NamedPart {
  words: string;
  tone: Tone | 'throng';
  /** What it names: a card, or a foe that is a whole throng. */
  card: CardId | null;
  foe: Foe | null;
}

/** `say`${The(card)} rests.`` keeps words and names apart, so that the screen can colour and link the names. */
export function say(strings: TemplateStringsArray, ...values: readonly (Part | number)[]): Part[] {
  const parts: Part[] = [];
  strings.forEach((words, i) => {
    const text = trailsOff(parts.at(-1)) ? words.replace(/^\./, '') : words;
    if (text !== '') parts.push(text);
    const value = values[i];
    if (value !== undefined && value !== '') parts.push(typeof value === 'number' ? String(value) : value);
  });
  return parts;
}

/** A name that ends in three dots needs no fourth. */
const trailsOff = (part: Part | undefined): boolean => typeof part === 'object' && part.words.endsWith('…');

/** Names in a row as a language lists them, each still a name. */
export function listedParts(names: readonly NamedPart[], listed: (words: readonly string[]) => string): Part[] {
  const parts: Part[] = [];
  let rest = listed(names.map(({ words }) => words));
  for (const name of names) {
    const at = rest.indexOf(name.words);
    if (at > 0) parts.push(rest.slice(0, at));
    parts.push(name);
    rest = rest.slice(at + name.words.length);
  }
  return parts;
}

export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');

/** One event of a kind. */
export type EventOf<T extends MovieEvent['type']> = Extract<MovieEvent, { type: T }>;
