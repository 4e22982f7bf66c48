import { isSeed } from '../../../../app/settings.ts';
import {
  type GeigerManConfig,
  KILLERS,
  LEVELS,
  type Level,
  LOCATIONS,
  type Options,
  PLAIN,
  TIES,
} from '../../../../rules/geiger-man/index.ts';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import type { PairOnShow, SetUp, ShownRate, SwitchRow } from '../ports/set-up.ts';
import { MEASURED, type Measuring, type Rate } from './measured.ts';

export const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

/** The first pair, as the book has it; which Girl is drawn. */
export const defaultSetUp = (seed: string): SetUp => ({
  seed,
  girl: null,
  killer: 'geiger-man',
  location: 'moonglow',
  options: PLAIN,
});

/** FG27.4: what a level brings. */
export const optionsAt = (level: Level, { ties }: Pick<Options, 'ties'>): Options => ({
  ...PLAIN,
  ...LEVELS[level],
  ties,
});

const SWITCHES = ['matinee', 'extreme', 'epic', 'ties'] as const satisfies readonly (keyof Options)[];
const isSame = (a: Options, b: Options): boolean => SWITCHES.every((id) => a[id] === b[id]);

/** The level that has just these switches; null: a mixture of one's own. */
export const levelOf = (options: Options): Level | null =>
  LEVEL_NAMES.find((level) => isSame(optionsAt(level, options), options)) ?? null;

const VALUES: Readonly<Record<keyof Options, readonly (boolean | string)[]>> = {
  matinee: [false, true],
  extreme: [false, true],
  epic: ['off', 'shuffled', 'certain'],
  ties: TIES,
};

export const rowsOf = ({ options }: SetUp): SwitchRow[] => {
  const level = levelOf(options);
  return SWITCHES.map((id) => ({
    id,
    values: VALUES[id],
    value: options[id],
    suggested: id !== 'ties' && level !== null && options[id] !== PLAIN[id],
  }));
};

/** How many things are not as usual of those that the three dials do not show: what no level brings, and who breaks ties. */
export function unusualIn({ options }: SetUp): number {
  const changed = SWITCHES.filter((id) => options[id] !== PLAIN[id]);
  return levelOf(options) === null ? changed.length : changed.filter((id) => id === 'ties').length;
}

export const isOption = (id: keyof Options, value: unknown): boolean => VALUES[id].some((it) => it === value);

export const configOf = ({ seed, girl, killer, location, options }: SetUp): GeigerManConfig => ({
  seed,
  girl,
  killer,
  location,
  options,
});

/** Everything else can only be chosen from a list. */
export const problemOf = ({ seed }: SetUp): string | null => (isSeed(seed) ? null : HOUSE.problems.seed);

const isOf = (rate: Rate, killer: SetUp['killer'], location: SetUp['location']): boolean =>
  (killer ?? rate.killer) === rate.killer && (location ?? rate.location) === rate.location;

/** What was measured of a pair; of one that is drawn, over all that it may be, if each of them was. */
export function rateFor(
  level: Level,
  { killer, location }: Pick<SetUp, 'killer' | 'location'>,
  measured: readonly Rate[] = MEASURED,
): ShownRate | null {
  const pairs = (killer === null ? KILLERS.length : 1) * (location === null ? LOCATIONS.length : 1);
  const found = measured.filter((rate) => rate.level === level && isOf(rate, killer, location));
  const of = (cast: Measuring): number | null => {
    const rates = found.filter((rate) => rate.cast === cast);
    return rates.length < pairs ? null : rates.reduce((sum, { won }) => sum + won, 0) / rates.length;
  };
  const [newcomers, oldHands] = [of('thumb'), of('search')];
  if (newcomers === null && oldHands === null) return null;
  return { newcomers, oldHands, shows: Math.min(...found.map(({ shows }) => shows)) };
}

export const pairsAt = (level: Level, setUp: SetUp, measured: readonly Rate[] = MEASURED): PairOnShow[] =>
  KILLERS.flatMap((killer) =>
    LOCATIONS.map((location) => ({
      killer,
      location,
      rate: rateFor(level, { killer, location }, measured),
      isOn: (setUp.killer ?? killer) === killer && (setUp.location ?? location) === location,
    })),
  );

/** To read a question, choose, and see at 1× what comes of it. */
const SECONDS = 7;

/** To the next five; of whatever was measured of such shows. */
export function minutesOf({ killer, location, options }: SetUp, measured: readonly Rate[] = MEASURED): number | null {
  const level = levelOf(options);
  const found = measured.filter((rate) => rate.level === level && isOf(rate, killer, location));
  if (found.length === 0) return null;
  const decisions = found.reduce((sum, rate) => sum + rate.decisions, 0) / found.length;
  return Math.max(5, Math.round((decisions * SECONDS) / 300) * 5);
}
