import type { Level } from '../../../../director-ai/stand-in/levels.ts';

export interface Measured {
  /** How often the Originals win with computers of that level in every seat. */
  originals: number;
  turns: number;
}

/** By level and seats, as in the balance report of this game. */
export const TABLES: Readonly<Record<Level, Readonly<Record<number, Measured>>>> = {
  matinee: {
    4: { originals: 0.305, turns: 14 },
    5: { originals: 0.52, turns: 33 },
    6: { originals: 0.535, turns: 39 },
    7: { originals: 0.59, turns: 57 },
    8: { originals: 0.6, turns: 79 },
    10: { originals: 0.74, turns: 105 },
    12: { originals: 0.81, turns: 127 },
  },
  feature: {
    4: { originals: 0.42, turns: 10 },
    5: { originals: 0.46, turns: 21 },
    6: { originals: 0.57, turns: 26 },
    7: { originals: 0.56, turns: 39 },
    8: { originals: 0.725, turns: 52 },
    10: { originals: 0.76, turns: 71 },
    12: { originals: 0.76, turns: 92 },
  },
  'late-show': {
    4: { originals: 0.4, turns: 8 },
    5: { originals: 0.45, turns: 17 },
    6: { originals: 0.56, turns: 22 },
    7: { originals: 0.54, turns: 34 },
    8: { originals: 0.635, turns: 45 },
    10: { originals: 0.82, turns: 47 },
    12: { originals: 0.78, turns: 70 },
  },
  midnight: {
    4: { originals: 0.415, turns: 7 },
    5: { originals: 0.51, turns: 16 },
    6: { originals: 0.595, turns: 20 },
    7: { originals: 0.54, turns: 30 },
    8: { originals: 0.65, turns: 38 },
    10: { originals: 0.79, turns: 47 },
    12: { originals: 0.81, turns: 67 },
  },
};

/** SA16.1 evens out eight seats; it was measured at Feature. No switch helps any other table that tilts. */
export const LATE_ARRIVAL = { level: 'feature', seats: 8, originals: 0.59 } as const;

/** Within these it is about even. */
export const EVEN = { least: 0.35, most: 0.65 } as const;
