import { isSeed } from '../../../../app/settings.ts';
import {
  type DeckId,
  FEWEST_SEATS,
  MOST_SEATS,
  type Options,
  PRESETS,
  type Preset,
  presetOf,
  SWITCHES,
  type Switch,
  switchValues,
} from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import { FIRST_DECK, rosterOf } from '../decks.ts';
import type { GameSetup } from '../play/game-setup.ts';
import type { Level, Personality, Problem, SeatPlayer, SetUp, SwitchSet, Temper } from '../ports/set-up.ts';
import { castFor } from './casting.ts';

/** What there is to choose from: computer players are known by name only, and the house brings the names. */
export interface OnOffer {
  levels: readonly Level[];
  personalities: readonly Personality[];
  tempers: readonly Temper[];
  /** The switches that come with a level. */
  suggested(level: Level, seats: number, deck: string): Partial<Options>;
}

/** Where newcomers live as often as not. */
export const FIRST_LEVEL: Level = 'matinee';

/** Three hands and one player. */
const HANDS = 3;
export const defaultSetUp = (seed: string, deck = FIRST_DECK): SetUp => ({
  deck,
  seed,
  seats: Array.from({ length: HANDS }, (): SeatPlayer => YOU),
  cast: Array.from({ length: HANDS }, () => null),
  directs: false,
  level: 'feature',
  personality: 'neutral',
  switches: null,
});

/** More seats than hands go to co-stars, until somebody says otherwise. */
export function withSeats(setUp: SetUp, count: number): SetUp {
  const seats = Math.min(MOST_SEATS, Math.max(FEWEST_SEATS, Math.round(count)));
  const seat = <T>(had: readonly T[], more: (i: number) => T): T[] =>
    Array.from({ length: seats }, (_, i) => had[i] ?? more(i));
  return {
    ...setUp,
    seats: seat<SeatPlayer>(setUp.seats, (i) => (i < HANDS ? YOU : 'sensible')),
    cast: seat<string | null>(setUp.cast, () => null),
  };
}

export function withSurvivor(setUp: SetUp, seat: number, survivor: string | null): SetUp {
  const cast = setUp.cast.map((had, i) => (i === seat ? survivor : had === survivor ? null : had));
  return { ...setUp, cast };
}

/** What the other deck has no card or value for goes; who names a card by its place gets the card in that place. */
export function withDeck(setUp: SetUp, deck: DeckId, offer: OnOffer): SetUp {
  const roster = rosterOf(deck);
  const cast = setUp.cast.map((survivor) => (survivor !== null && roster.includes(survivor) ? survivor : null));
  return { ...setUp, deck, cast, switches: fitted(setUp, deck, offer) };
}

function fitted(setUp: SetUp, deck: DeckId, offer: OnOffer): SetUp['switches'] {
  const set = switchSetOf(setUp, offer);
  if (setUp.switches === null || set === 'own') return null;
  if (set !== 'custom') return presetOf(set, deck);
  const entries = Object.entries(setUp.switches ?? {}).flatMap(([id, value]) => {
    const there = switchValues(id as Switch, deck)[switchValues(id as Switch, setUp.deck).indexOf(value)];
    return there === undefined ? [] : [[id, there]];
  });
  return Object.fromEntries(entries);
}

/** R21.2: the twelfth survivor would be missing. */
export const isLocked = (id: Switch, seats: number): boolean => id === 'reelOneFace' && seats >= MOST_SEATS;

export const offValue = (id: Switch): boolean | string => SWITCHES[id].values[0];

/** The switches that are on, and can be. */
export function switchesOf(setUp: SetUp, offer: OnOffer): Partial<Options> {
  return onlyOn(setUp.switches ?? suggestedFor(setUp, offer), setUp);
}

/** The player in the Director's chair brings none. */
export const suggestedFor = ({ directs, deck, level, seats }: SetUp, offer: OnOffer): Partial<Options> =>
  directs ? {} : offer.suggested(level, seats.length, deck);

/** Those of some switches that say something and can be on. */
export const onlyOn = (switches: Partial<Options>, { deck, seats }: Pick<SetUp, 'deck' | 'seats'>): Partial<Options> =>
  Object.fromEntries(
    (Object.keys(SWITCHES) as Switch[]).flatMap((id) => {
      const value = switches[id];
      if (value === undefined || value === offValue(id) || isLocked(id, seats.length)) return [];
      return switchValues(id, deck).includes(value) ? [[id, value]] : [];
    }),
  );

export function switchSetOf(setUp: SetUp, offer: OnOffer): SwitchSet {
  if (setUp.switches === null && !setUp.directs) return 'own';
  const now = JSON.stringify(switchesOf(setUp, offer));
  const presets = Object.keys(PRESETS) as Preset[];
  return presets.find((name) => JSON.stringify(onlyOn(presetOf(name, setUp.deck), setUp)) === now) ?? 'custom';
}

/** How many things are not as usual of those that the three dials do not show. */
export function unusualIn(setUp: SetUp, offer: OnOffer): number {
  const { seats, cast, directs, personality, deck, seed } = setUp;
  const usual = withSeats(defaultSetUp(seed, deck), seats.length);
  return (
    seats.filter((player, seat) => player !== usual.seats[seat]).length +
    cast.filter((survivor) => survivor !== null).length +
    (directs || personality === usual.personality ? 0 : 1) +
    (switchSetOf(setUp, offer) === 'custom' ? changedByHand(setUp, offer) : 0)
  );
}

/** Against what comes with the level. */
function changedByHand(setUp: SetUp, offer: OnOffer): number {
  const now = switchesOf(setUp, offer);
  const own = onlyOn(suggestedFor(setUp, offer), setUp);
  return (Object.keys(SWITCHES) as Switch[]).filter((id) => now[id] !== own[id]).length;
}

export const problemOf = ({ seed, seats, directs }: SetUp): Problem | null =>
  !isSeed(seed) ? 'seed' : directs || seats.includes(YOU) ? null : 'nobody';

/** The name by which the Director's chair is filled. */
export const directorOf = (level: Level, personality: Personality): string =>
  personality === 'neutral' ? level : `${level}:${personality}`;

export function setupOf(setUp: SetUp, offer: OnOffer): GameSetup {
  const { deck, seed, seats, directs, level, personality } = setUp;
  const survivors = castFor(setUp);
  return {
    config: {
      seed,
      seats: seats.length,
      deck,
      options: switchesOf(setUp, offer),
      ...(survivors === null ? {} : { loaded: { survivors } }),
    },
    seating: { seats, director: directs ? YOU : directorOf(level, personality) },
    mode: { kind: directs && !seats.includes(YOU) ? 'direct' : 'feature' },
    openingReplies: [],
  };
}
