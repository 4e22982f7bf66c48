import {
  listedParts as listedInHouse,
  plainText as plainInHouse,
  say as saidInHouse,
} from '../../../../text/play/parts.ts';

/** What a name in a sentence is of, and so how it is coloured. */
export type Tone =
  | 'girl'
  | 'killer'
  | 'minion'
  | 'victim'
  | 'space'
  | 'action'
  | 'item'
  | 'terror'
  | 'event'
  | 'power'
  | 'finale';

/** A piece of a sentence: plain words, or the name of something on the table. */
export type Part = string | NamedPart;
export interface NamedPart {
  words: string;
  tone: Tone;
  /** Its id, among those of its tone. */
  card: string;
}

/** The house keeps words and names apart, whatever the names are of. */
export const say = saidInHouse as unknown as (
  strings: TemplateStringsArray,
  ...values: readonly (Part | number)[]
) => Part[];
export const plainText = plainInHouse as unknown as (parts: readonly Part[]) => string;
export const listedParts = listedInHouse as unknown as (
  names: readonly NamedPart[],
  listed: (words: readonly string[]) => string,
) => Part[];
