import { isSeed } from '../../../../app/settings.ts';
import { IllegalConfig } from '../../../../rules/kernel/replies.ts';
import { type Deck, type Options, PLAIN, printedDeck, sizeOf, standIn } from '../../../../rules/stand-in/index.ts';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import type { TableConfig } from '../../kept.ts';
import { SET_UP } from '../../text/set-up.ts';
import type { SetUp, Switch, SwitchRow } from '../ports/set-up.ts';
import { MEASURED, type Rate } from './measured.ts';

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

export const rowsOf = (setUp: SetUp): SwitchRow[] =>
  SWITCHES.map((id) => ({
    id,
    values: id === 'recast' ? recastSteps(setUp.seats) : [PLAIN[id], !PLAIN[id]],
    value: valueOf(setUp, id),
    suggested: id === 'lateArrival' && suggestedAt(setUp) !== null,
  }));

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

/** Whether all is as it was when it was measured; a reminder changes nothing for computers. */
const isMeasured = ({ options }: SetUp): boolean =>
  Object.keys(options).every((id) => id === 'assist' || id === 'lateArrival');

const rateAt = ({ level, seats }: SetUp, on: Rate['on']): Rate | null =>
  MEASURED.find((rate) => rate.level === level && rate.seats === seats && rate.on === on) ?? null;

export const measuredOf = (setUp: SetUp): Rate | null =>
  isMeasured(setUp) ? rateAt(setUp, setUp.options.lateArrival ? LATE : null) : null;

/** Within these it is about even. */
const EVEN = { least: 0.35, most: 0.65 };
const isEven = ({ originals }: Rate): boolean => originals >= EVEN.least && originals <= EVEN.most;

/** SA16.1 evens out some tables: where that was measured, and where the plain one tilts, it is suggested. */
const LATE = 'late-arrival';
function suggestedAt(setUp: SetUp): Rate | null {
  const [plain, late] = [rateAt(setUp, null), rateAt(setUp, LATE)];
  if (plain === null || late === null || isEven(plain) || !isEven(late)) return null;
  return isMeasured(setUp) && !setUp.options.lateArrival && setUp.role !== 'stand-in' ? late : null;
}

/** How the table tilts, and what would help. Nothing is switched on unasked. */
export function tiltOf(setUp: SetUp): string[] {
  const { tilt, rules } = SET_UP;
  const measured = measuredOf(setUp);
  if (measured === null) return [tilt.unknown(setUp.seats)];
  const says = tilt.measured(setUp.seats, measured.originals);
  const late = suggestedAt(setUp);
  if (late !== null) return [says, tilt.suggest(rules.switches.lateArrival.name, late.originals)];
  return isEven(measured) ? [says] : [says, tilt.noHelp];
}
