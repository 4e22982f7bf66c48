import type { Options } from '../rules/index.ts';
import { PRESETS } from '../rules/index.ts';
import type { Effort } from './search.ts';

/**
 * A level is how well the Director plays, plus the book's own switches that come with it (a suggestion: the player's choice wins).
 * Never loaded dice, never hidden knowledge.
 */
export interface LevelDef {
  /** Bounded regret: moves within this many lives of the best are all alike to it. */
  regret: number;
  /** Playouts on top of the scorer, or null. */
  effort: Effort | null;
  /** The switches that come with it. */
  suggests: Partial<Options>;
}

export const LEVELS = {
  matinee: { regret: 1.9, effort: null, suggests: PRESETS.plain },
  feature: { regret: 0.27, effort: null, suggests: PRESETS.plain },
  'late-show': { regret: 0, effort: null, suggests: PRESETS.uncut },
  midnight: {
    regret: 0,
    effort: { candidates: 4, playouts: 100, turns: 1 },
    suggests: { ...PRESETS.uncut, monsterMigration: true, desperateMeasures: true, grimToll: true },
  },
} as const satisfies Record<string, LevelDef>;
export type Level = keyof typeof LEVELS;

/**
 * The book's own rules for a large cast (R21) come in from six seats on, as it advises; and since many hands clear the aliens away
 * faster than one Director can gather them, so does the loss of survivors between reels (R19.3).
 */
const LARGE_CAST = { monstersAmongUs: true, reelOneFace: true, grimToll: true, survivorLoss: true } as const;

export const suggestedSwitches = (level: Level, seats: number): Partial<Options> => ({
  ...LEVELS[level].suggests,
  ...(seats >= 6 && seats < 12 ? LARGE_CAST : {}),
});
