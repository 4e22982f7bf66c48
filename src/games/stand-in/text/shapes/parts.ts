import type { Card } from '../../../../rules/stand-in/index.ts';
import { listedParts as listedInHouse, plainText as plainInHouse } from '../../../../text/play/parts.ts';
import type { Who } from './company.ts';

/** A piece of a sentence, as everywhere in the house: plain words, or the name of somebody or of a card, to be coloured and linked. */
export type Part = string | NamedPart;
export interface NamedPart {
  words: string;
  tone: 'you' | 'face' | 'card';
  who: Who | null;
  card: Card | null;
}

export const named = (who: Who, words: string): NamedPart => ({
  words,
  tone: who === 'you' ? 'you' : 'face',
  who,
  card: null,
});
export const carded = (card: Card, words: string): NamedPart => ({ words, tone: 'card', who: null, card });

/** The house's own read no more of a name than its words. */
export const plainText = plainInHouse as unknown as (parts: readonly Part[]) => string;
export const listedParts = listedInHouse as unknown as (
  names: readonly NamedPart[],
  listed: (words: readonly string[]) => string,
) => Part[];

/** In quotes; what is quoted within them stands in single ones. */
export const quoted = (parts: readonly Part[]): Part[] => ['“', ...parts.map(inner), '”'];
const inner = (part: Part): Part => (typeof part === 'string' ? single(part) : { ...part, words: single(part.words) });
const single = (words: string): string => words.replaceAll('“', '‘').replaceAll('”', '’');

type Value = Part | readonly Part[] | number;

/** `say`${The(who)} ${does(who, 'rests', 'rest')}.`` keeps words and names apart; a value may be several parts. */
export function say(strings: TemplateStringsArray, ...values: readonly Value[]): Part[] {
  return strings.flatMap((words, i): Part[] => {
    const value = values[i];
    const parts = value === undefined ? [] : typeof value === 'number' ? [String(value)] : [value].flat();
    return [words, ...(parts as Part[])].filter((part) => part !== '');
  });
}

/** The same, as plain words. */
export const text = (strings: TemplateStringsArray, ...values: readonly Value[]): string =>
  plainText(say(strings, ...values));
