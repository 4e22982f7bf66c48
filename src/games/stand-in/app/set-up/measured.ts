import type { Level } from '../../../../director-ai/stand-in/levels.ts';

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
export const MEASURED: readonly Rate[] = [
  { level: 'matinee', seats: 4, on: null, games: 20, originals: 0.248, error: 0.168, turns: 12, long: 32 },
  { level: 'matinee', seats: 5, on: null, games: 20, originals: 0.5, error: 0.201, turns: 24, long: 62 },
  { level: 'matinee', seats: 6, on: null, games: 20, originals: 0.626, error: 0.193, turns: 28, long: 55 },
  { level: 'matinee', seats: 7, on: null, games: 20, originals: 0.542, error: 0.2, turns: 53, long: 179 },
  { level: 'matinee', seats: 8, on: null, games: 20, originals: 0.71, error: 0.178, turns: 62, long: 133 },
  { level: 'matinee', seats: 9, on: null, games: 20, originals: 0.71, error: 0.178, turns: 57, long: 185 },
  { level: 'matinee', seats: 10, on: null, games: 20, originals: 0.752, error: 0.168, turns: 81, long: 200 },
  { level: 'matinee', seats: 11, on: null, games: 20, originals: 0.71, error: 0.178, turns: 88, long: 273 },
  { level: 'matinee', seats: 12, on: null, games: 20, originals: 0.794, error: 0.154, turns: 131, long: 334 },
  { level: 'feature', seats: 4, on: null, games: 60, originals: 0.39, error: 0.119, turns: 10, long: 21 },
  { level: 'feature', seats: 5, on: null, games: 60, originals: 0.469, error: 0.122, turns: 18, long: 43 },
  { level: 'feature', seats: 6, on: null, games: 60, originals: 0.625, error: 0.118, turns: 22, long: 64 },
  { level: 'feature', seats: 7, on: null, games: 60, originals: 0.657, error: 0.116, turns: 34, long: 85 },
  { level: 'feature', seats: 8, on: null, games: 60, originals: 0.704, error: 0.111, turns: 45, long: 127 },
  { level: 'feature', seats: 9, on: null, games: 60, originals: 0.688, error: 0.113, turns: 55, long: 134 },
  { level: 'feature', seats: 10, on: null, games: 60, originals: 0.735, error: 0.107, turns: 57, long: 139 },
  { level: 'feature', seats: 11, on: null, games: 60, originals: 0.766, error: 0.102, turns: 67, long: 193 },
  { level: 'feature', seats: 12, on: null, games: 60, originals: 0.657, error: 0.116, turns: 95, long: 190 },
  { level: 'late-show', seats: 4, on: null, games: 20, originals: 0.374, error: 0.193, turns: 9, long: 18 },
  { level: 'late-show', seats: 5, on: null, games: 20, originals: 0.542, error: 0.2, turns: 10, long: 28 },
  { level: 'late-show', seats: 6, on: null, games: 20, originals: 0.752, error: 0.168, turns: 13, long: 48 },
  { level: 'late-show', seats: 7, on: null, games: 20, originals: 0.626, error: 0.193, turns: 30, long: 71 },
  { level: 'late-show', seats: 8, on: null, games: 20, originals: 0.668, error: 0.187, turns: 33, long: 79 },
  { level: 'late-show', seats: 9, on: null, games: 20, originals: 0.626, error: 0.193, turns: 46, long: 121 },
  { level: 'late-show', seats: 10, on: null, games: 20, originals: 0.668, error: 0.187, turns: 62, long: 194 },
  { level: 'late-show', seats: 11, on: null, games: 20, originals: 0.71, error: 0.178, turns: 75, long: 171 },
  { level: 'late-show', seats: 12, on: null, games: 20, originals: 0.71, error: 0.178, turns: 50, long: 213 },
  { level: 'midnight', seats: 4, on: null, games: 20, originals: 0.332, error: 0.187, turns: 7, long: 16 },
  { level: 'midnight', seats: 5, on: null, games: 20, originals: 0.542, error: 0.2, turns: 14, long: 36 },
  { level: 'midnight', seats: 6, on: null, games: 20, originals: 0.584, error: 0.197, turns: 17, long: 45 },
  { level: 'midnight', seats: 7, on: null, games: 20, originals: 0.542, error: 0.2, turns: 36, long: 64 },
  { level: 'midnight', seats: 8, on: null, games: 20, originals: 0.71, error: 0.178, turns: 20, long: 95 },
  { level: 'midnight', seats: 9, on: null, games: 20, originals: 0.71, error: 0.178, turns: 28, long: 115 },
  { level: 'midnight', seats: 10, on: null, games: 20, originals: 0.71, error: 0.178, turns: 41, long: 113 },
  { level: 'midnight', seats: 11, on: null, games: 20, originals: 0.836, error: 0.137, turns: 28, long: 111 },
  { level: 'midnight', seats: 12, on: null, games: 20, originals: 0.752, error: 0.168, turns: 35, long: 200 },
  { level: 'feature', seats: 8, on: 'late-arrival', games: 20, originals: 0.416, error: 0.197, turns: 62, long: 139 },
  { level: 'feature', seats: 9, on: 'late-arrival', games: 20, originals: 0.458, error: 0.2, turns: 77, long: 145 },
  { level: 'feature', seats: 10, on: 'late-arrival', games: 20, originals: 0.71, error: 0.178, turns: 118, long: 165 },
  { level: 'feature', seats: 11, on: 'late-arrival', games: 20, originals: 0.668, error: 0.187, turns: 113, long: 199 },
  { level: 'feature', seats: 12, on: 'late-arrival', games: 20, originals: 0.626, error: 0.193, turns: 107, long: 197 },
  { level: 'feature', seats: 4, on: 'recast-2', games: 20, originals: 0.374, error: 0.193, turns: 10, long: 28 },
];
