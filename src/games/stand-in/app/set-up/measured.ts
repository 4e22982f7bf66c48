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
  { level: 'matinee', seats: 4, on: null, games: 50, originals: 0.24, error: 0.112, turns: 12, long: 31 },
  { level: 'matinee', seats: 5, on: null, games: 50, originals: 0.5, error: 0.134, turns: 26, long: 71 },
  { level: 'matinee', seats: 6, on: null, games: 50, originals: 0.723, error: 0.118, turns: 31, long: 68 },
  { level: 'matinee', seats: 7, on: null, games: 50, originals: 0.686, error: 0.123, turns: 51, long: 110 },
  { level: 'matinee', seats: 8, on: null, games: 50, originals: 0.741, error: 0.116, turns: 62, long: 147 },
  { level: 'matinee', seats: 9, on: null, games: 50, originals: 0.76, error: 0.112, turns: 78, long: 142 },
  { level: 'matinee', seats: 10, on: null, games: 50, originals: 0.89, error: 0.078, turns: 81, long: 177 },
  { level: 'matinee', seats: 11, on: null, games: 50, originals: 0.816, error: 0.101, turns: 94, long: 208 },
  { level: 'matinee', seats: 12, on: null, games: 50, originals: 0.853, error: 0.091, turns: 115, long: 259 },
  { level: 'feature', seats: 4, on: null, games: 150, originals: 0.337, error: 0.075, turns: 9, long: 20 },
  { level: 'feature', seats: 5, on: null, games: 150, originals: 0.467, error: 0.079, turns: 21, long: 48 },
  { level: 'feature', seats: 6, on: null, games: 150, originals: 0.604, error: 0.077, turns: 28, long: 56 },
  { level: 'feature', seats: 7, on: null, games: 150, originals: 0.611, error: 0.077, turns: 36, long: 89 },
  { level: 'feature', seats: 8, on: null, games: 150, originals: 0.669, error: 0.074, turns: 52, long: 124 },
  { level: 'feature', seats: 9, on: null, games: 150, originals: 0.708, error: 0.072, turns: 54, long: 120 },
  { level: 'feature', seats: 10, on: null, games: 150, originals: 0.689, error: 0.073, turns: 71, long: 154 },
  { level: 'feature', seats: 11, on: null, games: 150, originals: 0.747, error: 0.068, turns: 73, long: 188 },
  { level: 'feature', seats: 12, on: null, games: 150, originals: 0.734, error: 0.07, turns: 81, long: 206 },
  { level: 'late-show', seats: 4, on: null, games: 50, originals: 0.37, error: 0.129, turns: 9, long: 19 },
  { level: 'late-show', seats: 5, on: null, games: 50, originals: 0.444, error: 0.133, turns: 16, long: 36 },
  { level: 'late-show', seats: 6, on: null, games: 50, originals: 0.686, error: 0.123, turns: 14, long: 46 },
  { level: 'late-show', seats: 7, on: null, games: 50, originals: 0.611, error: 0.13, turns: 31, long: 81 },
  { level: 'late-show', seats: 8, on: null, games: 50, originals: 0.704, error: 0.121, turns: 33, long: 110 },
  { level: 'late-show', seats: 9, on: null, games: 50, originals: 0.649, error: 0.127, turns: 53, long: 108 },
  { level: 'late-show', seats: 10, on: null, games: 50, originals: 0.76, error: 0.112, turns: 48, long: 109 },
  { level: 'late-show', seats: 11, on: null, games: 50, originals: 0.797, error: 0.105, turns: 40, long: 183 },
  { level: 'late-show', seats: 12, on: null, games: 50, originals: 0.704, error: 0.121, turns: 70, long: 250 },
  { level: 'midnight', seats: 4, on: null, games: 50, originals: 0.389, error: 0.13, turns: 8, long: 19 },
  { level: 'midnight', seats: 5, on: null, games: 50, originals: 0.444, error: 0.133, turns: 16, long: 29 },
  { level: 'midnight', seats: 6, on: null, games: 50, originals: 0.686, error: 0.123, turns: 18, long: 51 },
  { level: 'midnight', seats: 7, on: null, games: 50, originals: 0.593, error: 0.131, turns: 32, long: 79 },
  { level: 'midnight', seats: 8, on: null, games: 50, originals: 0.667, error: 0.125, turns: 32, long: 88 },
  { level: 'midnight', seats: 9, on: null, games: 50, originals: 0.704, error: 0.121, turns: 39, long: 111 },
  { level: 'midnight', seats: 10, on: null, games: 50, originals: 0.797, error: 0.105, turns: 33, long: 126 },
  { level: 'midnight', seats: 11, on: null, games: 50, originals: 0.76, error: 0.112, turns: 43, long: 157 },
  { level: 'midnight', seats: 12, on: null, games: 50, originals: 0.686, error: 0.123, turns: 70, long: 208 },
  { level: 'matinee', seats: 6, on: 'late-arrival', games: 50, originals: 0.537, error: 0.133, turns: 45, long: 77 },
  { level: 'matinee', seats: 7, on: 'late-arrival', games: 50, originals: 0.63, error: 0.129, turns: 58, long: 117 },
  { level: 'matinee', seats: 8, on: 'late-arrival', games: 50, originals: 0.723, error: 0.118, turns: 77, long: 155 },
  { level: 'matinee', seats: 9, on: 'late-arrival', games: 50, originals: 0.667, error: 0.125, turns: 95, long: 142 },
  { level: 'matinee', seats: 10, on: 'late-arrival', games: 50, originals: 0.741, error: 0.116, turns: 85, long: 209 },
  { level: 'matinee', seats: 11, on: 'late-arrival', games: 50, originals: 0.779, error: 0.109, turns: 113, long: 263 },
  { level: 'matinee', seats: 12, on: 'late-arrival', games: 50, originals: 0.816, error: 0.101, turns: 114, long: 265 },
  { level: 'matinee', seats: 4, on: 'recast-2', games: 50, originals: 0.481, error: 0.133, turns: 12, long: 31 },
  { level: 'matinee', seats: 4, on: 'recast-4', games: 50, originals: 0.351, error: 0.127, turns: 19, long: 33 },
  { level: 'feature', seats: 6, on: 'late-arrival', games: 150, originals: 0.611, error: 0.077, turns: 31, long: 70 },
  { level: 'feature', seats: 7, on: 'late-arrival', games: 150, originals: 0.643, error: 0.076, turns: 49, long: 99 },
  { level: 'feature', seats: 8, on: 'late-arrival', games: 150, originals: 0.624, error: 0.076, turns: 64, long: 118 },
  { level: 'feature', seats: 9, on: 'late-arrival', games: 150, originals: 0.715, error: 0.071, turns: 65, long: 153 },
  { level: 'feature', seats: 10, on: 'late-arrival', games: 150, originals: 0.624, error: 0.076, turns: 87, long: 170 },
  {
    level: 'feature',
    seats: 11,
    on: 'late-arrival',
    games: 150,
    originals: 0.676,
    error: 0.074,
    turns: 102,
    long: 205,
  },
  { level: 'feature', seats: 12, on: 'late-arrival', games: 150, originals: 0.734, error: 0.07, turns: 109, long: 229 },
  { level: 'feature', seats: 4, on: 'recast-2', games: 150, originals: 0.448, error: 0.079, turns: 11, long: 24 },
  { level: 'feature', seats: 4, on: 'recast-4', games: 150, originals: 0.383, error: 0.077, turns: 11, long: 23 },
  { level: 'late-show', seats: 6, on: 'late-arrival', games: 50, originals: 0.537, error: 0.133, turns: 31, long: 62 },
  { level: 'late-show', seats: 7, on: 'late-arrival', games: 50, originals: 0.593, error: 0.131, turns: 43, long: 96 },
  { level: 'late-show', seats: 8, on: 'late-arrival', games: 50, originals: 0.741, error: 0.116, turns: 57, long: 101 },
  { level: 'late-show', seats: 9, on: 'late-arrival', games: 50, originals: 0.704, error: 0.121, turns: 64, long: 119 },
  {
    level: 'late-show',
    seats: 10,
    on: 'late-arrival',
    games: 50,
    originals: 0.574,
    error: 0.132,
    turns: 88,
    long: 154,
  },
  {
    level: 'late-show',
    seats: 11,
    on: 'late-arrival',
    games: 50,
    originals: 0.519,
    error: 0.133,
    turns: 111,
    long: 190,
  },
  {
    level: 'late-show',
    seats: 12,
    on: 'late-arrival',
    games: 50,
    originals: 0.686,
    error: 0.123,
    turns: 83,
    long: 227,
  },
  { level: 'late-show', seats: 4, on: 'recast-2', games: 50, originals: 0.426, error: 0.132, turns: 9, long: 21 },
  { level: 'late-show', seats: 4, on: 'recast-4', games: 50, originals: 0.407, error: 0.131, turns: 10, long: 20 },
  { level: 'midnight', seats: 6, on: 'late-arrival', games: 50, originals: 0.704, error: 0.121, turns: 26, long: 56 },
  { level: 'midnight', seats: 7, on: 'late-arrival', games: 50, originals: 0.63, error: 0.129, turns: 39, long: 73 },
  { level: 'midnight', seats: 8, on: 'late-arrival', games: 50, originals: 0.686, error: 0.123, turns: 38, long: 89 },
  { level: 'midnight', seats: 9, on: 'late-arrival', games: 50, originals: 0.797, error: 0.105, turns: 46, long: 84 },
  { level: 'midnight', seats: 10, on: 'late-arrival', games: 50, originals: 0.649, error: 0.127, turns: 59, long: 166 },
  { level: 'midnight', seats: 11, on: 'late-arrival', games: 50, originals: 0.741, error: 0.116, turns: 69, long: 171 },
  { level: 'midnight', seats: 12, on: 'late-arrival', games: 50, originals: 0.723, error: 0.118, turns: 79, long: 247 },
  { level: 'midnight', seats: 4, on: 'recast-2', games: 50, originals: 0.444, error: 0.133, turns: 8, long: 17 },
  { level: 'midnight', seats: 4, on: 'recast-4', games: 50, originals: 0.481, error: 0.133, turns: 8, long: 19 },
];
