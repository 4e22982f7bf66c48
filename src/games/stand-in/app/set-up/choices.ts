import { isSeed } from '../../../../app/settings.ts';
import { IllegalConfig } from '../../../../rules/kernel/replies.ts';
import { type Deck, type Options, PLAIN, printedDeck, sizeOf, standIn } from '../../../../rules/stand-in/index.ts';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import type { TableConfig } from '../../kept.ts';
import { SET_UP } from '../../text/set-up.ts';
import type { SetUp, Switch, SwitchRow } from '../ports/set-up.ts';
import { MEASURED, type Rate } from './measured.ts';
import { SUGGESTIONS, type Suggestion } from './suggestions.ts';

/** SA1.1 */
export const FEWEST_SEATS = 4;
export const MOST_SEATS = 12;
/** SA16.2 */
const MOST_RECAST = 20;
/** More or fewer than printed: as many as make a difference worth a choice. */
const RECAST_STEPS = 4;

/** SA2.7 */
export const defaultSetUp = (seed: string): SetUp => ({
  seed,
  seats: 6,
  role: 'dealt',
  face: null,
  level: 'feature',
  temper: 'mixed',
  options: {},
});

export const SWITCHES: readonly Switch[] = [
  'lateArrival',
  'recast',
  'lateTools',
  'armsLength',
  'vengeance',
  'glassTrailer',
  'toldRoles',
  'sharedTriumph',
  'assist',
];

const valueOf = <Id extends keyof Omit<Options, 'deck'>>({ options }: SetUp, id: Id): Options[Id] =>
  (options[id] ?? PLAIN[id]) as Options[Id];

/** Only what differs is kept, so that one table is written in one way. */
export function withOption(setUp: SetUp, id: keyof Omit<Options, 'deck'>, value: boolean | number): SetUp {
  const { [id]: _, ...others } = setUp.options;
  return { ...setUp, options: value === PLAIN[id] ? others : { ...others, [id]: value } };
}

export const withSeats = (setUp: SetUp, count: number): SetUp => {
  const seats = Math.min(MOST_SEATS, Math.max(FEWEST_SEATS, Math.round(count)));
  const recast = setUp.options.recast ?? 0;
  const steps = recastSteps(seats);
  return withOption(
    { ...setUp, seats },
    'recast',
    Math.max(steps[0] as number, Math.min(recast, steps.at(-1) as number)),
  );
};

/** SA16.2: how many more or fewer there can be with so many seats. */
export function recastSteps(seats: number): number[] {
  const { recast } = printedDeck(seats);
  const least = Math.max(-RECAST_STEPS, seats - 1 - recast);
  const most = Math.min(RECAST_STEPS, MOST_RECAST - recast);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export function rowsOf(setUp: SetUp): SwitchRow[] {
  const helping = suggestedAt(setUp);
  return SWITCHES.map((id) => ({
    id,
    values: id === 'recast' ? recastSteps(setUp.seats) : [PLAIN[id], !PLAIN[id]],
    value: valueOf(setUp, id),
    suggested: helping !== null && id in SUGGESTIONS[helping.on],
  }));
}

/** How many things are not as usual of those that the three dials do not show. */
export const unusualIn = ({ seed, face, temper, options }: SetUp): number => {
  const usual = defaultSetUp(seed);
  return (face === usual.face ? 0 : 1) + (temper === usual.temper ? 0 : 1) + Object.keys(options).length;
};

export const configOf = ({ seed, seats, role, face, options }: SetUp): TableConfig => ({
  seed,
  seats,
  human: role,
  face,
  options,
});

export function deckOf({ seats, options }: SetUp): { cards: number; recast: number } {
  const printed: Deck = printedDeck(seats);
  const more = options.recast ?? 0;
  return { cards: sizeOf(printed) + more, recast: printed.recast + more };
}

/** Why it cannot be played, in words: the rules themselves are asked. */
export function problemOf(setUp: SetUp): string | null {
  if (!isSeed(setUp.seed)) return HOUSE.problems.seed;
  const { face: _, ...config } = configOf(setUp);
  try {
    standIn.start(config);
    return null;
  } catch (error) {
    if (!(error instanceof IllegalConfig)) throw error;
    const { problems, role } = SET_UP;
    if (error.field === 'human') return role.lateStandIn;
    return error.field === 'options.lateTools' ? problems.lateTools : problems.recast(setUp.seats - 1, MOST_RECAST);
  }
}

const isSame = (a: Partial<Options>, b: Partial<Options>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, value]) => b[id as Switch] === value);

const ratesAt = ({ level, seats }: SetUp): Rate[] =>
  MEASURED.filter((rate) => rate.level === level && rate.seats === seats);

/** What was measured of just this table; a reminder changes nothing for computers. */
export function measuredOf(setUp: SetUp): Rate | null {
  const { assist: _, ...options } = setUp.options;
  return ratesAt(setUp).find(({ on }) => isSame(options, on === null ? {} : SUGGESTIONS[on])) ?? null;
}

/** Within these it is about even. */
const EVEN = { least: 0.35, most: 0.65 };
const isEven = ({ originals }: Rate): boolean => originals >= EVEN.least && originals <= EVEN.most;
const tilt = ({ originals }: Rate): number => Math.abs(originals - 0.5);

type Helping = Rate & { on: Suggestion };
const isHelping = (rate: Rate): rate is Helping => rate.on !== null && isEven(rate);

/** Where the plain table tilts: of what was measured to even it out, the best. With a late Stand-In nobody is dealt it. */
function suggestedAt(setUp: SetUp): Helping | null {
  const plain = measuredOf(setUp);
  if (plain === null || plain.on !== null || isEven(plain)) return null;
  const found = ratesAt(setUp)
    .filter(isHelping)
    .filter(({ on }) => !(setUp.role === 'stand-in' && 'lateArrival' in SUGGESTIONS[on]));
  return found.sort((a, b) => tilt(a) - tilt(b))[0] ?? null;
}

function named(suggestion: Suggestion): string {
  const { switches, recastBy } = SET_UP.rules;
  const names = Object.entries(SUGGESTIONS[suggestion]).map(([id, value]) => {
    const { name } = switches[id as Switch];
    return typeof value === 'number' ? `${name}: ${recastBy(value)}` : name;
  });
  return names.join(', ');
}

/** How the table tilts, and what would help. Nothing is switched on unasked. */
export function tiltOf(setUp: SetUp): string[] {
  const words = SET_UP.tilt;
  const measured = measuredOf(setUp);
  if (measured === null) return [words.unknown(setUp.seats)];
  const says = words.measured(setUp.seats, measured.originals);
  const helping = suggestedAt(setUp);
  if (helping !== null) return [says, words.suggest(named(helping.on), helping.originals)];
  return isEven(measured) ? [says] : [says, words.noHelp];
}
