import fc from 'fast-check';
import {
  advance,
  IllegalReply,
  type Movie,
  type MovieConfig,
  type MovieEvent,
  newMovie,
  type Options,
  type Prompt,
  promptOf,
  type Reply,
  SWITCHES,
  toJSON,
} from '../../src/rules/index.ts';
import { Luck, maybeSplit, pickReply, STYLES, type Style } from './luck.ts';

/** Ten times as many in `npm run test:long`. */
export const LONG = process.env.LONG === '1' ? 10 : 1;

/** Random movies are many; a busy machine must not make them fail. */
export const PATIENCE = { timeout: 120_000 * LONG };

/** No movie may go on for ever: the longest random ones need about a quarter of this. */
export const MOST_REPLIES = 3000;

/** A movie and how it is played; all of it is numbers and switches, so that a failing one shrinks to the smallest that fails. */
export interface Play {
  config: MovieConfig & { seats: number; options: Options };
  luck: number;
  style: Style;
}

const switches = Object.fromEntries(
  Object.entries(SWITCHES).map(([key, { values }]) => [key, fc.constantFrom<boolean | string>(...values)]),
);

export const plays: fc.Arbitrary<Play> = fc
  .record({
    seed: fc.nat(999_999),
    seats: fc.integer({ min: 2, max: 12 }),
    options: fc.record(switches).map((options) => options as unknown as Options),
    luck: fc.nat(999_999),
    style: fc.constantFrom(...STYLES),
  })
  .map(({ seed, seats, options, luck, style }) => ({
    config: { seed, seats: options.reelOneFace ? Math.min(11, seats) : seats, deck: 'roswell-51', options }, // R21.2
    luck,
    style,
  }));

/** The same movies every time: a failure can be looked at, and a green run stays green until the rules change. */
export const runs = (movies: number, seed: number): fc.Parameters<unknown> => ({ numRuns: movies * LONG, seed });

/** Gives the reply, or what it was made from when a seat named in a split has refused to lend; says which it was. */
function give(m: Movie, reply: Reply, plain: Reply): [Reply, MovieEvent[]] {
  try {
    return [reply, advance(m, reply)];
  } catch (error) {
    if (!(error instanceof IllegalReply) || reply === plain) throw error;
    return [plain, advance(m, plain)];
  }
}

interface Watch {
  /** Called at every prompt, before the reply is picked. */
  at?: (m: Movie, prompt: Prompt) => void;
  /** Called after every reply. */
  after?: (m: Movie, reply: Reply, events: MovieEvent[], prompt: Prompt) => void;
}

/** Plays a movie to its end under somebody's eyes. */
export function play({ config, luck: seed, style }: Play, watch: Watch = {}): Movie {
  const m = newMovie(config);
  return playOn(m, new Luck(seed), style, watch);
}

export function playOn(m: Movie, luck: Luck, style: Style, { at, after }: Watch = {}): Movie {
  for (let n = 0; n <= MOST_REPLIES; n++) {
    const prompt = promptOf(m);
    if (prompt === null) return m;
    at?.(m, prompt);
    const plain = pickReply(luck, style, prompt);
    const [reply, events] = give(m, maybeSplit(luck, m, prompt, plain), plain);
    after?.(m, reply, events, prompt);
  }
  throw new Error(`no end after ${MOST_REPLIES} replies`);
}

export const textOf = (m: Movie): string => JSON.stringify(toJSON(m));
