import type { TableThing } from './table-things.ts';

/** What somebody else would do, for whoever asked; gone with the question. */
export interface Advice {
  /** The question it is for. */
  n: number;
  /** The choice and the lists it lies in, by their ids, the outermost first; none where it is a stop of the dial. */
  ids: readonly string[];
  /** Spoints on the dial, of the question or of the attack. */
  amount: number | null;
  at: TableThing | null;
  /** What, and why. */
  words: string;
  /** The chances of it and of the next best; empty while there are none. */
  figures: string;
  /** It will not change any more but for its figures: it can be said. */
  settled: boolean;
}
