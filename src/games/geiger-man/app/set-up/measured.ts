import type { KillerId, Level, LocationId } from '../../../../rules/geiger-man/index.ts';

/** Newcomers go by rule of thumb, old hands look a turn ahead: the computer Girls thumb and search. */
export type Measuring = 'thumb' | 'search';

/** How shows of one pair at one level went; who the Girl was and all else was drawn. */
export interface Rate {
  level: Level;
  killer: KillerId;
  location: LocationId;
  cast: Measuring;
  shows: number;
  /** The share that she won: the true one is within `error` of it, 19 times in 20. */
  won: number;
  error: number;
  /** In the mean. */
  turns: number;
  decisions: number;
}

/**
 * What was measured, and nothing else: a pair that is not here is said to be unknown.
 * Generated: npm run lab -- balance --game geiger-man --cast … --part pairs --write
 */
export const MEASURED: readonly Rate[] = [];
