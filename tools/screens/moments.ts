import type { MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import { type Recording, record, type Take } from '../board-harness/recorded.ts';

/** The movie that all moments are from: nobody thought about it, and it has them all. */
export const MOVIE = { seed: 'a', seats: 3, options: {}, most: 150 };

/** A moment of that movie, and how it is cut into stills. */
interface Moment {
  /** What happens in it, one after the other with nothing between. */
  events: readonly Wanted[];
  /** How many of them have been shown when the first still is taken. */
  after: number;
  /** Milliseconds that the last of those has been on by then. */
  into?: number;
  /** Milliseconds of the animation clock from still to still: whole frames, so fifty or a multiple of it. */
  step: number;
  stills: number;
}

/** An event by its type, and what more must be true of it. */
type Wanted = MovieEvent['type'] | readonly [MovieEvent['type'], Readonly<Record<string, unknown>>];

const HIT = { hit: true };
const MISS = { hit: false };

export const MOMENTS = {
  strike: {
    events: ['strike-declared', ['strike-rolled', HIT], 'strike-damage'],
    after: 0,
    step: 150,
    stills: 15,
  },
  miss: { events: ['strike-declared', ['strike-rolled', MISS]], after: 0, step: 150, stills: 15 },
  lost: {
    events: [
      'strike-declared',
      ['strike-rolled', HIT],
      ['test-rolled', { passed: false }],
      'card-moved',
      'survivor-lost',
    ],
    after: 2,
    step: 150,
    stills: 15,
  },
  saved: {
    events: ['strike-declared', ['strike-rolled', HIT], ['test-rolled', { passed: true }]],
    after: 2,
    step: 150,
    stills: 15,
  },
  attack: { events: ['attack-declared', ['attack-rolled', MISS]], after: 0, step: 100, stills: 15 },
  dice: {
    events: ['attack-declared', ['attack-rolled', HIT], 'damage-rolled'],
    after: 1,
    into: 300,
    step: 50,
    stills: 12,
  },
  kill: { events: ['damage-rolled', 'alien-eliminated', 'card-moved'], after: 1, step: 100, stills: 12 },
  'head-shot': { events: ['head-shot', 'alien-eliminated'], after: 0, step: 200, stills: 12 },
  reel: {
    events: ['star-given', 'reel-threaded', 'shuffled', 'reel-opened', 'card-dealt'],
    after: 1,
    step: 200,
    stills: 15,
  },
  'director-turn': {
    events: [
      'director-turn-started',
      'card-dealt',
      'card-moved',
      'throng-grew',
      'strike-declared',
      ['strike-rolled', HIT],
      'strike-damage',
    ],
    after: 0,
    step: 350,
    stills: 15,
  },
  fade: { events: ['director-turn-started', 'card-moved', 'faded-out', 'card-dealt'], after: 1, step: 100, stills: 12 },
} satisfies Record<string, Moment>;

export type MomentName = keyof typeof MOMENTS;

/** The take that its first still is in, and how many events of that have been shown by then. */
export function placeOf(
  name: MomentName,
  { takes }: Recording = record(MOVIE),
): { take: number; shown: number; into: number } {
  const { events, after, into = 0 } = MOMENTS[name] as Moment;
  const all = takes.flatMap((take, t) => take.events.map((event, e) => ({ event, take: t, e })));
  const first = all.findIndex((_, i) => events.every((wanted, n) => fits(all[i + n]?.event, wanted)));
  const at = all[first + after];
  if (at === undefined) throw new Error(`no ${name} in the movie ${MOVIE.seed}`);
  return { take: at.take, shown: at.e, into };
}

function fits(event: Take['events'][number] | undefined, wanted: Wanted): boolean {
  const [type, more] = typeof wanted === 'string' ? [wanted, {}] : wanted;
  return (
    event?.type === type &&
    Object.entries(more).every(([key, value]) => new Map<string, unknown>(Object.entries(event)).get(key) === value)
  );
}
