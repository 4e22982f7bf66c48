import { keepNightOf, listedUntil, type NightShelf, readNightsOf, weekdayOf } from '../../../app/nights.ts';
import type { NightOnBill } from '../../../app/ports/tonight.ts';
import { type DeckId, presetOf } from '../../../rules/shuffling-horror/index.ts';
import { count, isFlag, maybe, shaped } from '../../../storage/check.ts';
import type { KeyValueStore } from '../../../storage/key-value-store.ts';
import { daysFrom } from '../../../storage/night.ts';
import { YOU } from '../../../storage/save.ts';
import { percent } from '../../../text/numerals.ts';
import { FILMS } from '../../../text/rooms/films.ts';
import { SET_UP } from '../../../text/rooms/set-up.ts';
import { resultLine, TONIGHT } from '../../../text/rooms/tonight.ts';
import { DECK_IDS, deckOr, FIRST_DECK } from './decks.ts';
import { halfStarsOf, MOST_HALVES } from './ending/rating.ts';
import type { GameSetup } from './play/game-setup.ts';
import type { Credits } from './ports/stage.ts';
import type { Night, NightPar, NightResult, Programme } from './ports/tonight.ts';
import { TONIGHT_PAR } from './set-up/decks/tonight-par.ts';

const SEATS = 3;
const LEVEL = 'feature';

/** What plays on which day of the week, from Sunday: always three seats and a Feature Director, in a manner and with rules of the day. */
const WEEK: readonly Omit<Programme, 'deck'>[] = [
  { personality: 'architect', preset: 'plain' },
  { personality: 'neutral', preset: 'plain' },
  { personality: 'butcher', preset: 'plain' },
  { personality: 'censor', preset: 'plain' },
  { personality: 'showman', preset: 'plain' },
  { personality: 'butcher', preset: 'uncut' },
  { personality: 'showman', preset: 'grindhouse' },
];

export const programmeOf = (night: string, deck: DeckId): Programme => ({
  deck,
  ...(WEEK[weekdayOf(night)] as (typeof WEEK)[number]),
});

/** From this night on each film has its own show; before it the first one played alone. */
const OWN_SHOWS_FROM = '2026-11-18';

/** Before each had its own, from this night on they were to take turns: whose results are whose on the shelf of those days. */
const TURNS_FROM = '2026-12-01';
const [, SECOND_DECK = FIRST_DECK] = DECK_IDS;

function deckInTurn(night: string): DeckId {
  const days = daysFrom(TURNS_FROM, night);
  return days >= 0 && days % 2 === 0 ? SECOND_DECK : FIRST_DECK;
}

const isOn = (deck: DeckId, night: string, tonight: string): boolean =>
  deck === FIRST_DECK || night === tonight || daysFrom(OWN_SHOWS_FROM, night) >= 0;

export const directorOfNight = (personality: Programme['personality']): string =>
  personality === 'neutral' ? LEVEL : `${LEVEL}:${personality}`;

/** What was measured of nights like it. */
const parOf = ({ deck, personality, preset }: Programme): NightPar | null =>
  TONIGHT_PAR.find((it) => it.deck === deck && it.personality === personality && it.preset === preset) ?? null;

export function setupFor(night: string, deck: DeckId): GameSetup {
  const { personality, preset } = programmeOf(night, deck);
  return {
    config: { seed: `tonight-${night}`, seats: SEATS, deck, options: presetOf(preset, deck) },
    seating: {
      seats: Array.from({ length: SEATS }, () => YOU),
      director: directorOfNight(personality),
    },
    mode: { kind: 'tonight', night },
    openingReplies: [],
  };
}

/** Tonight and the nights before it, newest first. Whatever a clock once set ahead left behind is not among them. */
export const nightsUntil = (tonight: string, results: ReadonlyMap<string, NightResult>, deck: DeckId): Night[] =>
  listedUntil(tonight)
    .filter((night) => isOn(deck, night, tonight))
    .map((night) => {
      const result = results.get(night) ?? null;
      const programme = programmeOf(night, deck);
      const line = result === null ? '' : resultLine(night, programme, result);
      return { night, weekday: weekdayOf(night), programme, par: parOf(programme), result, line };
    });

/** The same as it is read. */
export const onBill = ({ programme, par, result, ...rest }: Night): NightOnBill => ({
  ...rest,
  programme: programmeWords(programme),
  seats: TONIGHT.seats,
  rules: SET_UP.rules[programme.preset],
  par: par === null ? null : TONIGHT.par(percent(par.newcomers), percent(par.oldHands)),
  result: result === null ? null : { halfStars: result.halfStars, words: TONIGHT.played(result) },
});

const programmeWords = ({ deck, personality, preset }: Programme): string =>
  TONIGHT.programme(
    FILMS.movies[deck].name,
    personality === 'neutral' ? '' : SET_UP.personality[personality].name,
    SET_UP.rules[preset].name,
  );

export const readNights = (store: KeyValueStore, deck: DeckId): Promise<Map<string, NightResult>> =>
  readNightsOf(store, shelfOf(deck));

/** Which show it was. */
interface Shown {
  night: string;
  deck: string;
  /** On a later day than that. */
  late?: boolean;
}

export const keepNight = (
  store: KeyValueStore,
  { night, deck, late = false }: Shown,
  credits: Credits,
): Promise<void> => keepNightOf(store, shelfOf(deck), night, { ...resultOf(credits), ...(late && { late }) });

/** What can be told of a night to those who have not seen it. */
export const lineOf = ({ night, deck }: Shown, credits: Credits): string =>
  resultLine(night, programmeOf(night, deckOr(deck, FIRST_DECK)), resultOf(credits));

function resultOf({ survived, conceded, turned, reel, cast }: Credits): NightResult {
  const alive = cast.filter(({ fate }) => fate === 'alive').length;
  const halfStars = halfStarsOf({
    survived,
    conceded,
    turned,
    reel,
    cast,
    mode: 'tonight',
    seats: SEATS,
    level: LEVEL,
  });
  return { halfStars, survived, conceded, reel, alive };
}

const isResult = shaped<NightResult>({
  halfStars: count(MOST_HALVES, 1),
  survived: isFlag,
  conceded: isFlag,
  reel: count(4, 1),
  alive: count(12),
  late: maybe(isFlag),
});

const shelfOf = (deck: string): NightShelf => ({
  key: `${deck}/nights`,
  isResult,
  before: { key: 'nights', isOf: (night) => deckInTurn(night) === deck },
});
