import type { Options } from '../rules/index.ts';
import { PRESETS } from '../rules/index.ts';
import { PERSONALITIES, type PersonalityName, weightsOf } from './personalities.ts';
import { PRICES, type Prices } from './prices.ts';
import type { Effort } from './search.ts';
import type { Weights } from './weights.ts';

/**
 * A level is how well the Director plays, plus the book's own switches that come with it (a suggestion: the player's choice wins).
 * Never loaded dice, never hidden knowledge.
 */
export interface LevelDef {
  /** Where it is mistaken about what things are worth. */
  believes: Partial<Prices>;
  /** Bounded regret: moves within this many points of the best, that no other dominates, are all alike to it. */
  regret: number;
  /** Playouts on top of the scorer, or null. */
  effort: Effort | null;
  /** The switches that come with it. */
  suggests: Partial<Options>;
}

/** Advanced play (R19), but for the loss of survivors: a Director who plays well needs no such gift. */
const ADVANCED: Partial<Options> = { coverAttack: true, clip: true };

/** Makes too much of the attack at hand: one life is like another, nine spoints are a life, and there is always time to gather more. */
const AT_HAND: Partial<Prices> = {
  life: 5,
  flail: 0,
  reserve: 0,
  round: 0,
  alone: 0,
  curtain: 0,
  spoint: 0.55,
  armed: 0,
  curtainSpoint: 0,
  lastAttacks: 0,
  late: 4,
};
/** Wants blood in any reel, and gathers aliens to the very end: much as people do. */
const BLOOD: Partial<Prices> = { life: 4, round: -0.3, late: 3.7 };

export const LEVELS = {
  matinee: { believes: AT_HAND, regret: 8, effort: null, suggests: PRESETS.plain },
  feature: { believes: BLOOD, regret: 2, effort: null, suggests: PRESETS.plain },
  'late-show': { believes: {}, regret: 1.5, effort: null, suggests: ADVANCED },
  midnight: {
    believes: {},
    regret: 0,
    effort: { candidates: 6, playouts: 240, trust: 25 },
    suggests: { ...ADVANCED, monsterMigration: true, desperateMeasures: true, grimToll: true },
  },
} as const satisfies Record<string, LevelDef>;
export type Level = keyof typeof LEVELS;

/** The level and the personality of a Director's name, `midnight:censor`; null where there is no such level or personality. */
export function partsOf(name: string): { level: Level; personality: PersonalityName } | null {
  const [level = '', personality = 'neutral'] = name.split(':');
  return Object.hasOwn(LEVELS, level) && Object.hasOwn(PERSONALITIES, personality)
    ? { level: level as Level, personality: personality as PersonalityName }
    : null;
}

/** How a level weighs with a personality's taste. */
export const weightsAt = (level: Level, personality: PersonalityName): Weights => ({
  ...weightsOf(personality),
  prices: { ...PRICES, ...LEVELS[level].believes },
});

/**
 * The book's own rules for a large cast (R21) come in from six seats on, as it advises; and since many hands clear the aliens away
 * faster than one Director can gather them, so does the loss of survivors between reels (R19.3).
 */
const LARGE_CAST = { monstersAmongUs: true, reelOneFace: true, grimToll: true, survivorLoss: true } as const;

export const suggestedSwitches = (level: Level, seats: number): Partial<Options> => ({
  ...LEVELS[level].suggests,
  ...(seats >= 6 && seats < 12 ? LARGE_CAST : {}),
});
