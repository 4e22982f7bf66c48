import type { Options } from '../../../rules/shuffling-horror/index.ts';
import { PRESETS } from '../../../rules/shuffling-horror/index.ts';
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

/** Makes too much of the attack at hand: one life is like another, and there is always time to gather more. */
const AT_HAND: Partial<Prices> = {
  life: 5,
  flail: 0,
  reserve: 0,
  round: 0,
  alone: 0,
  curtain: 0,
  spoint: 0.3,
  armed: 0,
  curtainSpoint: 0,
  lastAttacks: 0,
  late: 2,
};
/** Goes for blood, whoever it is of and whatever it is for, and gathers aliens to the very end: much as people do. */
const BLOOD: Partial<Prices> = { life: 5, alone: 0, late: 0 };
/** Gathers a little too long. */
const GATHERS: Partial<Prices> = { late: -2 };

export const LEVELS = {
  matinee: { believes: BLOOD, regret: 1, effort: null, suggests: PRESETS.plain },
  feature: { believes: GATHERS, regret: 0.2, effort: null, suggests: { coverAttack: true, clip: true } },
  'late-show': {
    believes: {},
    regret: 0.05,
    effort: null,
    suggests: { coverAttack: true, survivorLoss: true, desperateMeasures: true },
  },
  midnight: {
    believes: {},
    regret: 0,
    effort: { rounds: 2.6, candidates: 4, playouts: 120, trust: 15 },
    suggests: {
      coverAttack: true,
      clip: true,
      survivorLoss: true,
      monsterMigration: true,
      desperateMeasures: true,
      reelOneFace: true,
      grimToll: true,
    },
  },
} as const satisfies Record<string, LevelDef>;
export type Level = keyof typeof LEVELS;

/** The dead of Pittsburgh 68 are so many that a level has to be less of a player there, and brings less along. */
const IN_DECK: Readonly<Record<string, Readonly<Record<Level, Partial<LevelDef>>>>> = {
  'pittsburgh-68': {
    matinee: { believes: AT_HAND, regret: 8, suggests: { popcorn: true } },
    feature: { believes: BLOOD, regret: 2, suggests: PRESETS.plain },
    'late-show': { regret: 2, suggests: { coverAttack: true, clip: true } },
    midnight: { suggests: { coverAttack: true, survivorLoss: true, desperateMeasures: true } },
  },
};

/** A level as it is in a deck. */
export const levelAt = (level: Level, deck: string): LevelDef => ({ ...LEVELS[level], ...IN_DECK[deck]?.[level] });

/** The level and the personality of a Director's name, `midnight:censor`; null where there is no such level or personality. */
export function partsOf(name: string): { level: Level; personality: PersonalityName } | null {
  const [level = '', personality = 'neutral'] = name.split(':');
  return Object.hasOwn(LEVELS, level) && Object.hasOwn(PERSONALITIES, personality)
    ? { level: level as Level, personality: personality as PersonalityName }
    : null;
}

/** How a level weighs in a deck with a personality's taste. */
export const weightsAt = (level: Level, personality: PersonalityName, deck: string): Weights => ({
  ...weightsOf(personality),
  prices: { ...PRICES, ...levelAt(level, deck).believes },
});

/** The book's own rules for a large cast (R21) come in from four seats on. */
const FOUR: Partial<Options> = { monstersAmongUs: true, reelOneFace: true, grimToll: true };
/** More hands clear the aliens away faster than one Director can gather them: survivors are lost between reels, too (R19.3). */
const LARGE_CAST: Partial<Options> = { ...FOUR, survivorLoss: true };

/** Tables that would be far from what their level is at three seats with what comes along otherwise. Each was measured. */
const AT_TABLE: Readonly<Record<string, Partial<Options>>> = {
  'roswell-51 matinee 6': { reelOneFace: false },
  'roswell-51 late-show 2': { clip: true, reelOneFace: true },
  'pittsburgh-68 late-show 2': { clip: true },
  'pittsburgh-68 late-show 6': { desperateMeasures: true, monsterMigration: true },
};

/** The switches that come with a level. */
export function suggestedSwitches(level: Level, seats: number, deck: string): Partial<Options> {
  const switches = { ...bySeats(levelAt(level, deck).suggests, seats), ...AT_TABLE[`${deck} ${level} ${seats}`] };
  return Object.fromEntries(Object.entries(switches).filter(([, on]) => on !== false)); // what is not on does not come with it
}

function bySeats(suggests: Partial<Options>, seats: number): Partial<Options> {
  if (seats === 2) {
    const { clip: _c, survivorLoss: _s, ...rest } = suggests; // two players can spare neither time nor reserves
    return rest;
  }
  if (seats === 12) {
    const { reelOneFace: _r, ...rest } = suggests; // R21.2: nobody is left to begin the movie in the discards
    return rest;
  }
  return { ...suggests, ...(seats === 3 ? {} : seats === 4 ? FOUR : LARGE_CAST) };
}
