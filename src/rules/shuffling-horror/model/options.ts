import type { CardId } from './vocabulary.ts';

/**
 * Every optional rule is declared here once, with its rule id; all are off in a first movie. Where a switch names a card, its values
 * are the deck's cards (decks/switches.ts); where it needs one, a deck without it has the rule off.
 */
export const SWITCHES = {
  stallGuard: { rule: 'R15.7', values: [false, true] },
  coverAttack: { rule: 'R19.1', values: [false, true] },
  clip: { rule: 'R19.2', values: [false, true] },
  survivorLoss: { rule: 'R19.3', values: [false, true] },
  directorsCut: { rule: 'R20.1', values: [false, true] },
  biggerBlobbing: { rule: 'R20.2', values: [false, true], needs: 'blob' },
  monsterMigration: { rule: 'R20.3', values: [false, true] },
  monsterMash: { rule: 'R20.4', values: [false, true] },
  podMash: { rule: 'R20.5', values: [false, true] },
  desperateMeasures: { rule: 'R20.6', values: [false, true] },
  alienTechnology: { rule: 'R20.7', values: [false, true] },
  backSeat: { rule: 'R20.8', values: ['off'], names: 'sanctuary' },
  extraButter: { rule: 'R20.9', values: [false, true] },
  backSeatRanged: { rule: 'R20.10', values: [false, true] },
  monstersAmongUs: { rule: 'R21.1', values: [false, true, 'chosen'] },
  reelOneFace: { rule: 'R21.2', values: [false, true] },
  grimToll: { rule: 'R21.3', values: [false, true] },
  popcorn: { rule: 'R22.1', values: [false, true] },
  screamQueen: { rule: 'R22.2', values: ['off'], names: 'power-play' },
  shuffler: { rule: 'R22.3', values: [false, true] },
} as const satisfies Record<string, SwitchDef>;

export interface SwitchDef {
  rule: string;
  /** "Off" first. */
  values: readonly (boolean | string)[];
  /** The kind of card that can be named besides. */
  names?: 'sanctuary' | 'power-play';
  /** What the deck must have in it. */
  needs?: 'blob';
}

export type Switch = keyof typeof SWITCHES;
export type Options = {
  -readonly [K in Switch]: (typeof SWITCHES)[K] extends { names: string }
    ? 'off' | CardId
    : (typeof SWITCHES)[K]['values'][number];
};

/** The first value of each switch is "off". */
export const PLAIN: Options = Object.fromEntries(
  Object.entries(SWITCHES).map(([key, { values }]) => [key, values[0]]),
) as Options;

const ADVANCED = { coverAttack: true, clip: true, survivorLoss: true } as const; // R19

/** Three ways to set the switches, each an explicit list; `presetOf` fits it to a deck. */
export const PRESETS = {
  plain: {},
  uncut: ADVANCED,
  /** What makes it worse for the cast. */
  grindhouse: {
    ...ADVANCED,
    directorsCut: true,
    biggerBlobbing: true,
    monsterMigration: true,
    monsterMash: true,
    podMash: true,
    desperateMeasures: true,
    alienTechnology: true,
    backSeat: 'last',
    monstersAmongUs: true,
    reelOneFace: true,
    grimToll: true,
    shuffler: true,
  },
} as const satisfies Record<string, Partial<Options>>;
export type Preset = keyof typeof PRESETS;
