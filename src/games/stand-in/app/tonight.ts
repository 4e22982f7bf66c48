import {
  keepNightOf,
  listedUntil,
  type NightShelf,
  readNightsOf,
  type SeenNight,
  weekdayOf,
} from '../../../app/nights.ts';
import type { NightOnBill } from '../../../app/ports/tonight.ts';
import { count, isFlag, maybe, shaped } from '../../../storage/check.ts';
import type { KeyValueStore } from '../../../storage/key-value-store.ts';
import { dayOf } from '../../../text/rooms/dates.ts';
import { STAND_IN } from '../kept.ts';
import { TONIGHT } from '../text/rooms.ts';
import { SET_UP } from '../text/set-up.ts';
import type { Wish } from './play/setup.ts';
import type { SetUp } from './ports/set-up.ts';
import { halfStarsOf, MOST_HALVES } from './records/rating.ts';
import type { Story } from './records/story.ts';

/** What is on that night: the same table for everyone, the player's role as dealt. */
type Programme = Pick<SetUp, 'seats' | 'level' | 'options'>;

const USUAL: Programme = { seats: 6, level: 'feature', options: {} };
/** From Sunday. */
const WEEK: readonly Programme[] = [
  USUAL,
  USUAL,
  { ...USUAL, seats: 5 },
  USUAL,
  { ...USUAL, seats: 7 },
  { ...USUAL, level: 'late-show' },
  { ...USUAL, seats: 8, options: { lateArrival: true } }, // SA16.1 evens it out
];

/** How often a computer in that seat wins at the usual table, as measured. */
const USUAL_PAR = 0.6;

export const programmeOf = (night: string): Programme => WEEK[weekdayOf(night)] as Programme;

export function wishFor(night: string): Wish {
  const { seats, level, options } = programmeOf(night);
  return {
    config: { seed: `tonight-${night}`, seats, human: 'dealt', face: null, options },
    level,
    temper: 'mixed',
    mode: { kind: 'tonight', night },
  };
}

/** How a night went. */
export interface NightResult extends SeenNight {
  halfStars: number;
  won: boolean;
  /** Nobody won. */
  nobody: boolean;
  turns: number;
}

const resultOf = (story: Story): NightResult => ({
  halfStars: halfStarsOf(story),
  won: story.won,
  nobody: story.how === 'dawn',
  turns: story.turns,
  conceded: story.conceded,
});

/** What can be told of a night to those who have not seen it. */
export const lineOf = (night: string, story: Story): string => lineFor(night, resultOf(story));

function lineFor(night: string, { halfStars, turns, won }: NightResult): string {
  const { seats, level } = programmeOf(night);
  const [year] = night.split('-');
  return TONIGHT.line(`${dayOf(night)} ${year}`, seats, SET_UP.level[level].name, halfStars, turns, won);
}

const wordsOf = ({ conceded, won, nobody }: NightResult): string =>
  TONIGHT.result[conceded ? 'left' : won ? 'won' : nobody ? 'nobody' : 'lost'];

/** Tonight and the nights before it, newest first, as they are read. */
export const nightsUntil = (tonight: string, results: ReadonlyMap<string, NightResult>): NightOnBill[] =>
  listedUntil(tonight).map((night) => {
    const programme = programmeOf(night);
    const result = results.get(night) ?? null;
    return {
      night,
      weekday: weekdayOf(night),
      programme: TONIGHT.programme(programme.seats, SET_UP.level[programme.level].name),
      seats: TONIGHT.role,
      rules: null,
      par: programme === USUAL ? TONIGHT.par(USUAL_PAR) : null,
      result: result === null ? null : { halfStars: result.halfStars, words: wordsOf(result) },
      line: result === null ? '' : lineFor(night, result),
    };
  });

export const readNights = (store: KeyValueStore): Promise<Map<string, NightResult>> => readNightsOf(store, SHELF);

/** `late`: on a later day than that. */
export const keepNight = (store: KeyValueStore, night: string, story: Story, late = false): Promise<void> =>
  keepNightOf(store, SHELF, night, { ...resultOf(story), ...(late && { late }) });

/** No game lasts so many. */
const MOST_TURNS = 100_000;
const SHELF: NightShelf = {
  key: `${STAND_IN}/nights`,
  isResult: shaped<NightResult>({
    halfStars: count(MOST_HALVES, 1),
    won: isFlag,
    nobody: isFlag,
    turns: count(MOST_TURNS),
    conceded: isFlag,
    late: maybe(isFlag),
  }),
};
