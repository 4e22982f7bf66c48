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

type Row = readonly [
  Measuring,
  Level,
  KillerId,
  LocationId,
  shows: number,
  won: number,
  error: number,
  turns: number,
  decisions: number,
];

/** Generated: npm run lab -- balance --game geiger-man --cast … --part pairs --write */
const ROWS: readonly Row[] = [
  ['thumb', 'matinee', 'geiger-man', 'moonglow', 120, 0.49, 0.088, 9.8, 123],
  ['thumb', 'matinee', 'geiger-man', 'nightbird', 120, 0.48, 0.088, 11.1, 142],
  ['thumb', 'matinee', 'salt-widow', 'moonglow', 120, 0.49, 0.088, 10.2, 132],
  ['thumb', 'matinee', 'salt-widow', 'nightbird', 120, 0.47, 0.088, 11, 144],
  ['thumb', 'feature', 'geiger-man', 'moonglow', 120, 0.33, 0.083, 10, 132],
  ['thumb', 'feature', 'geiger-man', 'nightbird', 120, 0.35, 0.084, 12.4, 160],
  ['thumb', 'feature', 'salt-widow', 'moonglow', 120, 0.3, 0.08, 10.2, 136],
  ['thumb', 'feature', 'salt-widow', 'nightbird', 120, 0.3, 0.08, 11.4, 152],
  ['thumb', 'late-show', 'geiger-man', 'moonglow', 120, 0.22, 0.072, 10.4, 137],
  ['thumb', 'late-show', 'geiger-man', 'nightbird', 120, 0.25, 0.076, 12.4, 154],
  ['thumb', 'late-show', 'salt-widow', 'moonglow', 120, 0.19, 0.068, 10.8, 142],
  ['thumb', 'late-show', 'salt-widow', 'nightbird', 120, 0.2, 0.07, 12.3, 164],
  ['thumb', 'midnight', 'geiger-man', 'moonglow', 120, 0.09, 0.048, 11.7, 152],
  ['thumb', 'midnight', 'geiger-man', 'nightbird', 120, 0.1, 0.05, 12.8, 168],
  ['thumb', 'midnight', 'salt-widow', 'moonglow', 120, 0.12, 0.056, 11.1, 147],
  ['thumb', 'midnight', 'salt-widow', 'nightbird', 120, 0.07, 0.043, 12.2, 162],
  ['search', 'matinee', 'geiger-man', 'moonglow', 60, 0.64, 0.117, 12.3, 162],
  ['search', 'matinee', 'geiger-man', 'nightbird', 60, 0.69, 0.113, 13.8, 195],
  ['search', 'matinee', 'salt-widow', 'moonglow', 60, 0.59, 0.12, 11.8, 159],
  ['search', 'matinee', 'salt-widow', 'nightbird', 60, 0.66, 0.116, 13.6, 190],
  ['search', 'feature', 'geiger-man', 'moonglow', 60, 0.45, 0.122, 13, 179],
  ['search', 'feature', 'geiger-man', 'nightbird', 60, 0.58, 0.121, 13.7, 191],
  ['search', 'feature', 'salt-widow', 'moonglow', 60, 0.53, 0.122, 14.1, 197],
  ['search', 'feature', 'salt-widow', 'nightbird', 60, 0.42, 0.121, 13.9, 190],
  ['search', 'late-show', 'geiger-man', 'moonglow', 60, 0.25, 0.105, 13.5, 168],
  ['search', 'late-show', 'geiger-man', 'nightbird', 60, 0.27, 0.107, 14.8, 180],
  ['search', 'late-show', 'salt-widow', 'moonglow', 60, 0.37, 0.118, 14.7, 185],
  ['search', 'late-show', 'salt-widow', 'nightbird', 60, 0.37, 0.118, 14.7, 186],
  ['search', 'midnight', 'geiger-man', 'moonglow', 60, 0.19, 0.094, 16.9, 204],
  ['search', 'midnight', 'geiger-man', 'nightbird', 60, 0.23, 0.102, 18, 218],
  ['search', 'midnight', 'salt-widow', 'moonglow', 60, 0.19, 0.094, 18, 236],
  ['search', 'midnight', 'salt-widow', 'nightbird', 60, 0.22, 0.1, 17.5, 229],
];

/** What was measured, and nothing else: a pair that is not here is said to be unknown. */
export const MEASURED: readonly Rate[] = ROWS.map(
  ([cast, level, killer, location, shows, won, error, turns, decisions]) => ({
    level,
    killer,
    location,
    cast,
    shows,
    won,
    error,
    turns,
    decisions,
  }),
);
