import { IllegalConfig } from '../../kernel/replies.ts';

/** Every optional rule is declared here once, with its rule id; all are off in a first movie. */
export const SWITCHES = {
  coverAttack: { rule: 'R19.1', values: [false, true] },
  clip: { rule: 'R19.2', values: [false, true] },
  survivorLoss: { rule: 'R19.3', values: [false, true] },
  directorsCut: { rule: 'R20.1', values: [false, true] },
  biggerBlobbing: { rule: 'R20.2', values: [false, true] },
  monsterMigration: { rule: 'R20.3', values: [false, true] },
  monsterMash: { rule: 'R20.4', values: [false, true] },
  podMash: { rule: 'R20.5', values: [false, true] },
  desperateMeasures: { rule: 'R20.6', values: [false, true] },
  alienTechnology: { rule: 'R20.7', values: [false, true] },
  backSeat: { rule: 'R20.8', values: ['off', 'lab', 'bunker'] },
  extraButter: { rule: 'R20.9', values: [false, true] },
  monstersAmongUs: { rule: 'R21.1', values: [false, true] },
  reelOneFace: { rule: 'R21.2', values: [false, true] },
  grimToll: { rule: 'R21.3', values: [false, true] },
  popcorn: { rule: 'R22.1', values: [false, true] },
  screamQueen: { rule: 'R22.2', values: ['off', 'payback', 'fight-or-flight'] },
  shuffler: { rule: 'R22.3', values: [false, true] },
} as const satisfies Record<string, { rule: string; values: readonly (boolean | string)[] }>;

export type Switch = keyof typeof SWITCHES;
export type Options = { -readonly [K in Switch]: (typeof SWITCHES)[K]['values'][number] };

/** The first value of each switch is "off". */
export const PLAIN: Options = Object.fromEntries(
  Object.entries(SWITCHES).map(([key, { values }]) => [key, values[0]]),
) as Options;

const ADVANCED = { coverAttack: true, clip: true, survivorLoss: true } as const; // R19

/** Three ways to set the switches, each an explicit list. */
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
    backSeat: 'bunker',
    monstersAmongUs: true,
    reelOneFace: true,
    grimToll: true,
    shuffler: true,
  },
} as const satisfies Record<string, Partial<Options>>;
export type Preset = keyof typeof PRESETS;

/** Fills in what is not named, refuses what is not known. */
export function optionsFrom(given: Partial<Options> | undefined): Options {
  const options: Options = { ...PLAIN };
  if (given !== undefined && (given === null || typeof given !== 'object')) {
    throw new IllegalConfig('options', 'must be an object');
  }
  for (const [key, value] of Object.entries(given ?? {})) {
    if (!Object.hasOwn(SWITCHES, key)) {
      throw new IllegalConfig('options', `unknown switch "${key}"; known: ${Object.keys(SWITCHES).join(', ')}`);
    }
    const { values } = SWITCHES[key as Switch] as { values: readonly (boolean | string)[] };
    if (!values.includes(value)) throw new IllegalConfig(`options.${key}`, `must be one of ${values.join(', ')}`);
    (options as Record<string, boolean | string>)[key] = value;
  }
  return options;
}
