import type { Length, Rate } from './measurement.ts';

/** Generated: npm run lab -- rates */
export const RATES: readonly Rate[] = [
  { level: 'matinee', personality: 'neutral', seats: 2, movies: 2000, survived: 0.727, switches: 'own' },
  { level: 'matinee', personality: 'neutral', seats: 3, movies: 2000, survived: 0.715, switches: 'own' },
  { level: 'matinee', personality: 'neutral', seats: 4, movies: 2000, survived: 0.817, switches: 'own' },
  { level: 'matinee', personality: 'neutral', seats: 6, movies: 2000, survived: 0.708, switches: 'own' },
  { level: 'matinee', personality: 'butcher', seats: 3, movies: 500, survived: 0.654, switches: 'own' },
  { level: 'matinee', personality: 'architect', seats: 3, movies: 500, survived: 0.724, switches: 'own' },
  { level: 'matinee', personality: 'showman', seats: 3, movies: 500, survived: 0.686, switches: 'own' },
  { level: 'matinee', personality: 'censor', seats: 3, movies: 500, survived: 0.72, switches: 'own' },
  { level: 'feature', personality: 'neutral', seats: 2, movies: 2000, survived: 0.499, switches: 'own' },
  { level: 'feature', personality: 'neutral', seats: 3, movies: 2000, survived: 0.511, switches: 'own' },
  { level: 'feature', personality: 'neutral', seats: 4, movies: 2000, survived: 0.616, switches: 'own' },
  { level: 'feature', personality: 'neutral', seats: 6, movies: 2000, survived: 0.511, switches: 'own' },
  { level: 'feature', personality: 'butcher', seats: 3, movies: 500, survived: 0.482, switches: 'own' },
  { level: 'feature', personality: 'architect', seats: 3, movies: 500, survived: 0.51, switches: 'own' },
  { level: 'feature', personality: 'showman', seats: 3, movies: 500, survived: 0.504, switches: 'own' },
  { level: 'feature', personality: 'censor', seats: 3, movies: 500, survived: 0.532, switches: 'own' },
  { level: 'late-show', personality: 'neutral', seats: 2, movies: 2000, survived: 0.316, switches: 'own' },
  { level: 'late-show', personality: 'neutral', seats: 3, movies: 2000, survived: 0.344, switches: 'own' },
  { level: 'late-show', personality: 'neutral', seats: 4, movies: 2000, survived: 0.362, switches: 'own' },
  { level: 'late-show', personality: 'neutral', seats: 6, movies: 2000, survived: 0.447, switches: 'own' },
  { level: 'late-show', personality: 'butcher', seats: 3, movies: 500, survived: 0.378, switches: 'own' },
  { level: 'late-show', personality: 'architect', seats: 3, movies: 500, survived: 0.292, switches: 'own' },
  { level: 'late-show', personality: 'showman', seats: 3, movies: 500, survived: 0.366, switches: 'own' },
  { level: 'late-show', personality: 'censor', seats: 3, movies: 500, survived: 0.292, switches: 'own' },
  { level: 'midnight', personality: 'neutral', seats: 3, movies: 400, survived: 0.225, switches: 'own' },
];

export const LENGTHS: readonly Length[] = [
  { seats: 2, movies: 100, cast: 187, director: 99 },
  { seats: 3, movies: 100, cast: 199, director: 110 },
  { seats: 4, movies: 100, cast: 237, director: 105 },
  { seats: 5, movies: 100, cast: 259, director: 97 },
  { seats: 6, movies: 100, cast: 286, director: 96 },
  { seats: 7, movies: 100, cast: 291, director: 86 },
  { seats: 8, movies: 100, cast: 296, director: 86 },
  { seats: 9, movies: 100, cast: 297, director: 84 },
  { seats: 10, movies: 100, cast: 291, director: 83 },
  { seats: 11, movies: 100, cast: 271, director: 87 },
  { seats: 12, movies: 100, cast: 272, director: 102 },
];
