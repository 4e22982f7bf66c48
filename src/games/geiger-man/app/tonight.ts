import {
  keepNightOf,
  listedUntil,
  type NightShelf,
  readNightsOf,
  type SeenNight,
  weekdayOf,
} from '../../../app/nights.ts';
import type { NightOnBill } from '../../../app/ports/tonight.ts';
import { GIRLS, type GirlId, KILLERS, LEVELS, type Level, LOCATIONS } from '../../../rules/geiger-man/index.ts';
import { count, isFlag, maybe, shaped } from '../../../storage/check.ts';
import type { KeyValueStore } from '../../../storage/key-value-store.ts';
import { daysFrom } from '../../../storage/night.ts';
import { starsOfFour } from '../../../text/ending/ending-stars.ts';
import { percent } from '../../../text/numerals.ts';
import { dayOf } from '../../../text/rooms/dates.ts';
import { GEIGER_MAN } from '../kept.ts';
import { LOBBY } from '../text/lobby-words.ts';
import type { Wish } from './play/setup.ts';
import type { SetUp } from './ports/set-up.ts';
import { halfStarsOf, MOST_HALVES } from './records/rating.ts';
import type { Story } from './records/story.ts';
import { rateFor } from './set-up/choices.ts';

interface Programme {
  girl: GirlId;
  killer: NonNullable<SetUp['killer']>;
  location: NonNullable<SetUp['location']>;
  level: Level;
}

/** From Sunday. */
const WEEK: readonly Level[] = ['matinee', 'feature', 'feature', 'feature', 'feature', 'late-show', 'midnight'];
/** Any night will do to count from. */
const FIRST = '2026-01-01';
const nth = <T>(list: readonly T[], n: number): T => list[((n % list.length) + list.length) % list.length] as T;

/** What is on that night: every Girl and every pair in turn, later towards the end of the week. */
export function programmeOf(night: string): Programme {
  const n = daysFrom(FIRST, night);
  return {
    girl: nth(GIRLS, 3 * n), // no two neighbours of the list on two nights in a row
    killer: nth(KILLERS, n),
    location: nth(LOCATIONS, Math.floor(n / KILLERS.length)),
    level: nth(WEEK, weekdayOf(night)),
  };
}

export function wishFor(night: string): Wish {
  const { girl, killer, location, level } = programmeOf(night);
  return {
    config: { seed: `tonight-${night}`, girl, killer, location, options: LEVELS[level] },
    mode: { kind: 'tonight', night },
  };
}

/** How a night went. */
interface NightResult extends SeenNight {
  halfStars: number;
  won: boolean;
  turns: number;
  saved: number;
}

const resultOf = (story: Story): NightResult => ({
  halfStars: halfStarsOf(story),
  won: story.outcome === 'won',
  turns: story.turns,
  saved: story.saved,
  conceded: story.outcome === 'left',
});

/** What can be told of a night to those who have not seen it. */
export const lineOf = (night: string, story: Story): string => lineFor(night, resultOf(story));

function lineFor(night: string, { halfStars, won, turns, saved }: NightResult): string {
  const [year] = night.split('-');
  const day = `${dayOf(night)} ${year}`;
  return LOBBY.rooms.TONIGHT.line(day, programmeOf(night).girl, won, turns, saved, starsOfFour(halfStars));
}

function wordsOf({ conceded, won, turns }: NightResult): string {
  const { played } = LOBBY.rooms.TONIGHT;
  return conceded ? played.left : won ? played.won(turns) : played.lost(turns);
}

/** Only where both were measured. */
function parOf({ level, killer, location }: Programme): string | null {
  const { newcomers = null, oldHands = null } = rateFor(level, { killer, location }) ?? {};
  return newcomers === null || oldHands === null
    ? null
    : LOBBY.rooms.TONIGHT.par(percent(newcomers), percent(oldHands));
}

/** Tonight and the nights before it, newest first, as they are read. */
export const nightsUntil = (tonight: string, results: ReadonlyMap<string, NightResult>): NightOnBill[] =>
  listedUntil(tonight).map((night) => {
    const programme = programmeOf(night);
    const { girl, killer, location, level } = programme;
    const result = results.get(night) ?? null;
    return {
      night,
      weekday: weekdayOf(night),
      programme: LOBBY.rooms.TONIGHT.programme(girl, killer, location),
      seats: LOBBY.setUp.SET_UP.level[level].name,
      rules: null,
      par: parOf(programme),
      result: result === null ? null : { halfStars: result.halfStars, words: wordsOf(result) },
      line: result === null ? '' : lineFor(night, result),
    };
  });

export const readNights = (store: KeyValueStore): Promise<Map<string, NightResult>> => readNightsOf(store, SHELF);

/** `late`: on a later day than that. */
export const keepNight = (store: KeyValueStore, night: string, story: Story, late = false): Promise<void> =>
  keepNightOf(store, SHELF, night, { ...resultOf(story), ...(late && { late }) });

/** No show lasts so many, and nobody saves so many. */
const MOST = 1000;
const SHELF: NightShelf = {
  key: `${GEIGER_MAN}/nights`,
  isResult: shaped<NightResult>({
    halfStars: count(MOST_HALVES, 1),
    won: isFlag,
    turns: count(MOST),
    saved: count(MOST),
    conceded: isFlag,
    late: maybe(isFlag),
  }),
};
