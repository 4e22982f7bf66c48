import { FITTED } from './belief/fitted.ts';
import type { Reading } from './belief/mind.ts';

export const LEVEL_NAMES = ['matinee', 'feature', 'late-show', 'midnight'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

/** Quality of thought, never of knowledge. */
export interface LevelDef {
  name: Level;
  reading: Reading;
  /** How much worse a reply may be and still be given now and then; it is harder to keep one's head as a double. */
  wanders: { original: number; double: number };
  /** Added to what a burning must be worth. */
  burnsLate: number;
  /** Denials only; whatever helps; only what nobody in play can disprove by a card it saw. */
  lies: 'denials' | 'unchecked' | 'checked';
  /** As a double, it does what Originals do where that costs nothing. */
  pretends: boolean;
}

export const LEVELS: Record<Level, LevelDef> = {
  matinee: {
    name: 'matinee',
    reading: { star: false, acts: 'none', talk: 'trusting', habits: FITTED.feature },
    wanders: { original: 0.09, double: 0.25 },
    burnsLate: 0.1,
    lies: 'denials',
    pretends: false,
  },
  feature: {
    name: 'feature',
    reading: { star: true, acts: 'fire', talk: 'modelled', habits: FITTED.feature },
    wanders: { original: 0.053, double: 0.058 },
    burnsLate: 0.25,
    lies: 'unchecked',
    pretends: false,
  },
  'late-show': {
    name: 'late-show',
    reading: { star: true, acts: 'all', talk: 'modelled', habits: FITTED['late-show'] },
    wanders: { original: 0.038, double: 0.02 },
    burnsLate: 0.16,
    lies: 'checked',
    pretends: false,
  },
  midnight: {
    name: 'midnight',
    reading: { star: true, acts: 'all', talk: 'modelled', habits: FITTED.midnight },
    wanders: { original: 0, double: 0 },
    burnsLate: 0.13,
    lies: 'checked',
    pretends: true,
  },
};
