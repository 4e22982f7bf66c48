import fc from 'fast-check';
import {
  advance,
  DECKS,
  type DeckId,
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
  type Switch,
  switchValues,
  toJSON,
} from '../../src/rules/shuffling-horror/index.ts';
import { Luck, maybeSplit, pickReply, STYLES, type Style } from './luck.ts';

/** Of every law; ten times as many in `npm run test:long`. */
const MOVIES = process.env.LONG === '1' ? 2000 : 200;

/** No movie may go on for ever: the longest random ones need about a quarter of this. */
export const MOST_REPLIES = 3000;

/** A movie and how it is played; all of it is numbers and switches, so that a failing one shrinks to the smallest that fails. */
export interface Play {
  config: MovieConfig & { seats: number; options: Options };
  luck: number;
  style: Style;
}

const switchesOf = (deck: DeckId) =>
  Object.fromEntries(
    (Object.keys(SWITCHES) as Switch[]).map((id) => [id, fc.constantFrom<boolean | string>(...switchValues(id, deck))]),
  );

/** Movies of one deck. */
export const playsOf = (deck: DeckId): fc.Arbitrary<Play> =>
  fc
    .record({
      seed: fc.nat(999_999),
      seats: fc.integer({ min: 2, max: 12 }),
      options: fc.record(switchesOf(deck)).map((options) => options as unknown as Options),
      luck: fc.nat(999_999),
      style: fc.constantFrom(...STYLES),
    })
    .map(({ seed, seats, options, luck, style }) => ({
      config: { seed, seats: options.reelOneFace ? Math.min(11, seats) : seats, deck, options }, // R21.2
      luck,
      style,
    }));

/** Movies of every deck, in turn. */
export const DECK_IDS: readonly DeckId[] = DECKS.map(({ id }) => id);
export const plays: fc.Arbitrary<Play> = fc.oneof(...DECK_IDS.map(playsOf));

/** The same movies every time: a failure can be looked at, and a green run stays green until the rules change. */
export const runs = (seed: number): fc.Parameters<unknown> => ({ numRuns: MOVIES, seed });

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
