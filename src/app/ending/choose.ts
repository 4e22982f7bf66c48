import { hashText } from '../../rules/kernel/hash.ts';

/** Picks by the print of a game and by what is picked: the same game always gets the same words. */
export type Choose = <T>(what: string, from: readonly T[]) => T;

export const chooserOf =
  (print: string): Choose =>
  (what, from) => {
    const at = Number.parseInt(hashText(`${print}/${what}`).slice(0, 8), 16) % from.length;
    return from[at] as (typeof from)[number];
  };
