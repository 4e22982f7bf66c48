import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import type { Level, Personality, ShownRate } from '../ports/set-up.ts';
import { MEASURED } from './decks/measured.ts';
import type { Measuring, Rate } from './measurement.ts';

/** What a difference costs when the nearest measurement is looked for: a seat moves survival more than a personality does. */
const FAR = { switches: 1000, seat: 10, personality: 5 } as const;

/** What was measured for this movie or, failing that, for the one of its deck most like it; what differs is named. */
export function rateFor(deck: DeckId, level: Level, personality: Personality, seats: number): ShownRate | null {
  const distance = (rate: Rate): number =>
    (rate.switches === 'own' ? 0 : FAR.switches) +
    Math.abs(rate.seats - seats) * FAR.seat +
    (rate.personality === personality ? 0 : FAR.personality);
  const measured = MEASURED[deck].rates.filter((rate) => rate.level === level);
  const [nearest] = measured.sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) return null;
  const of = (cast: Measuring): number | null =>
    measured.find((rate) => rate.cast === cast && isSameMovie(rate, nearest))?.survived ?? null;
  return {
    newcomers: of('sensible'),
    oldHands: of('strong'),
    movies: nearest.movies,
    otherSeats: nearest.seats === seats ? null : nearest.seats,
    neutral: nearest.personality !== personality,
    plain: nearest.switches === 'plain',
  };
}

const isSameMovie = (a: Rate, b: Rate): boolean =>
  a.seats === b.seats && a.personality === b.personality && a.switches === b.switches;

/** To read a question, choose, and see at 1× what comes of it; and to see what somebody else chose. Rounded from playing it. */
const SECONDS = { yours: 9, theirs: 3 } as const;

/** About how long a movie takes at 1×, in minutes, to the next five. */
export function minutesFor(deck: DeckId, seats: number, yours: number, directs = false): number {
  const { cast, director } = MEASURED[deck].lengths.find((length) => length.seats === seats) ?? {
    cast: 0,
    director: 0,
  };
  const mine = (cast * yours) / seats + (directs ? director : 0);
  const seconds = mine * SECONDS.yours + (cast + director - mine) * SECONDS.theirs;
  return Math.max(5, Math.round(seconds / 300) * 5);
}
