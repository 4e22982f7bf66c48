import type { Level } from './levels.ts';

/** How games of computers of one level in every seat went. */
export interface Rate {
  level: Level;
  seats: number;
  /** The switch that was on, of those that a set-up may suggest. */
  on: 'late-arrival' | 'recast-2' | null;
  games: number;
  /** The share that Originals won: the true one is within `error` of it, 19 times in 20. */
  originals: number;
  error: number;
  /** Turns of the middle game, and of the longest but one in twenty. */
  turns: number;
  long: number;
}

/** Generated: npm run lab -- balance --game stand-in --write */
export const MEASURED: readonly Rate[] = [];
