import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { Suggestion } from './suggestions.ts';

/** How games of computers of one level in every seat went. */
export interface Rate {
  level: Level;
  seats: number;
  /** What was switched on. */
  on: Suggestion | null;
  games: number;
  /** The share that Originals won: the true one is within `error` of it, 19 times in 20. */
  originals: number;
  error: number;
  /** Turns of the middle game, and of the longest but one in twenty. */
  turns: number;
  long: number;
}

/** Generated: npm run lab -- balance --game stand-in --write */
export const MEASURED: readonly Rate[] = [
  { level: 'matinee', seats: 4, on: null, games: 50, originals: 0.203, error: 0.105, turns: 12, long: 32 },
  { level: 'matinee', seats: 5, on: null, games: 50, originals: 0.5, error: 0.134, turns: 26, long: 62 },
  { level: 'matinee', seats: 6, on: null, games: 50, originals: 0.76, error: 0.112, turns: 27, long: 59 },
  { level: 'matinee', seats: 7, on: null, games: 50, originals: 0.63, error: 0.129, turns: 51, long: 111 },
  { level: 'matinee', seats: 8, on: null, games: 50, originals: 0.723, error: 0.118, turns: 63, long: 133 },
  { level: 'matinee', seats: 9, on: null, games: 50, originals: 0.741, error: 0.116, turns: 62, long: 185 },
  { level: 'matinee', seats: 10, on: null, games: 50, originals: 0.834, error: 0.096, turns: 72, long: 200 },
  { level: 'matinee', seats: 11, on: null, games: 50, originals: 0.741, error: 0.116, turns: 91, long: 238 },
  { level: 'matinee', seats: 12, on: null, games: 50, originals: 0.779, error: 0.109, turns: 105, long: 268 },
  { level: 'feature', seats: 4, on: null, games: 150, originals: 0.415, error: 0.078, turns: 9, long: 22 },
  { level: 'feature', seats: 5, on: null, games: 150, originals: 0.526, error: 0.079, turns: 19, long: 44 },
  { level: 'feature', seats: 6, on: null, games: 150, originals: 0.572, error: 0.078, turns: 25, long: 62 },
  { level: 'feature', seats: 7, on: null, games: 150, originals: 0.637, error: 0.076, turns: 37, long: 85 },
  { level: 'feature', seats: 8, on: null, games: 150, originals: 0.708, error: 0.072, turns: 49, long: 115 },
  { level: 'feature', seats: 9, on: null, games: 150, originals: 0.708, error: 0.072, turns: 48, long: 120 },
  { level: 'feature', seats: 10, on: null, games: 150, originals: 0.741, error: 0.069, turns: 62, long: 139 },
  { level: 'feature', seats: 11, on: null, games: 150, originals: 0.747, error: 0.068, turns: 65, long: 177 },
  { level: 'feature', seats: 12, on: null, games: 150, originals: 0.734, error: 0.07, turns: 88, long: 190 },
  { level: 'late-show', seats: 4, on: null, games: 50, originals: 0.426, error: 0.132, turns: 7, long: 17 },
  { level: 'late-show', seats: 5, on: null, games: 50, originals: 0.481, error: 0.133, turns: 12, long: 26 },
  { level: 'late-show', seats: 6, on: null, games: 50, originals: 0.667, error: 0.125, turns: 18, long: 48 },
  { level: 'late-show', seats: 7, on: null, games: 50, originals: 0.63, error: 0.129, turns: 28, long: 71 },
  { level: 'late-show', seats: 8, on: null, games: 50, originals: 0.667, error: 0.125, turns: 43, long: 79 },
  { level: 'late-show', seats: 9, on: null, games: 50, originals: 0.667, error: 0.125, turns: 41, long: 121 },
  { level: 'late-show', seats: 10, on: null, games: 50, originals: 0.741, error: 0.116, turns: 38, long: 129 },
  { level: 'late-show', seats: 11, on: null, games: 50, originals: 0.741, error: 0.116, turns: 53, long: 133 },
  { level: 'late-show', seats: 12, on: null, games: 50, originals: 0.76, error: 0.112, turns: 61, long: 182 },
  { level: 'midnight', seats: 4, on: null, games: 50, originals: 0.37, error: 0.129, turns: 7, long: 17 },
  { level: 'midnight', seats: 5, on: null, games: 50, originals: 0.593, error: 0.131, turns: 14, long: 31 },
  { level: 'midnight', seats: 6, on: null, games: 50, originals: 0.556, error: 0.133, turns: 16, long: 45 },
  { level: 'midnight', seats: 7, on: null, games: 50, originals: 0.593, error: 0.131, turns: 29, long: 64 },
  { level: 'midnight', seats: 8, on: null, games: 50, originals: 0.686, error: 0.123, turns: 20, long: 95 },
  { level: 'midnight', seats: 9, on: null, games: 50, originals: 0.704, error: 0.121, turns: 32, long: 115 },
  { level: 'midnight', seats: 10, on: null, games: 50, originals: 0.779, error: 0.109, turns: 34, long: 101 },
  { level: 'midnight', seats: 11, on: null, games: 50, originals: 0.834, error: 0.096, turns: 35, long: 113 },
  { level: 'midnight', seats: 12, on: null, games: 50, originals: 0.686, error: 0.123, turns: 51, long: 185 },
  { level: 'feature', seats: 7, on: 'late-arrival', games: 100, originals: 0.519, error: 0.096, turns: 53, long: 99 },
  { level: 'feature', seats: 8, on: 'late-arrival', games: 100, originals: 0.539, error: 0.096, turns: 62, long: 133 },
  { level: 'feature', seats: 9, on: 'late-arrival', games: 100, originals: 0.625, error: 0.093, turns: 75, long: 145 },
  { level: 'feature', seats: 10, on: 'late-arrival', games: 100, originals: 0.596, error: 0.094, turns: 99, long: 175 },
  {
    level: 'feature',
    seats: 11,
    on: 'late-arrival',
    games: 100,
    originals: 0.721,
    error: 0.086,
    turns: 100,
    long: 190,
  },
  { level: 'feature', seats: 12, on: 'late-arrival', games: 100, originals: 0.673, error: 0.09, turns: 111, long: 202 },
  { level: 'feature', seats: 4, on: 'recast-2', games: 100, originals: 0.423, error: 0.095, turns: 9, long: 28 },
];
