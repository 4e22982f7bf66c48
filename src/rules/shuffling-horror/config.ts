import { IllegalConfig } from '../kernel/replies.ts';
import { type DeckIndex, deckIndex } from './decks/cards.ts';
import { movieCards } from './decks/movie-cards.ts';
import { optionsFrom } from './decks/switches.ts';
import type { Loaded } from './model/movie.ts';
import type { Options } from './model/options.ts';
import { type CardId, FEWEST_SEATS, MOST_SEATS } from './model/vocabulary.ts';

/** What may be fixed before the seed takes over. Piles are instance ids, top first, completed by the seed. */
export interface LoadedConfig {
  /** Faces in rolling order. */
  dice?: readonly number[];
  /** Random picks in order, each an index into those who may be picked, in turn order. */
  fate?: readonly number[];
  movieDeck?: readonly CardId[];
  survivors?: readonly CardId[];
  /** Orders of later shuffles of the discard pile, in order. */
  shuffles?: readonly (readonly CardId[])[];
}

export interface MovieConfig {
  seed: string | number;
  seats: number;
  deck: string;
  options?: Partial<Options>;
  loaded?: LoadedConfig;
}

export interface CheckedConfig {
  seed: string;
  seats: number;
  deck: string;
  index: DeckIndex;
  options: Options;
  survivors: CardId[];
  loaded: Loaded | null;
}

/** Everything about a config is checked here, at the border. */
export function checkConfig(config: MovieConfig): CheckedConfig {
  if (config === null || typeof config !== 'object') throw new IllegalConfig('config', 'must be an object');
  const { seed, seats, deck, loaded } = config;
  if (typeof seed !== 'string' && !Number.isFinite(seed)) throw new IllegalConfig('seed', 'must be text or a number');
  const index = deckIndex(deck);
  const options = optionsFrom(config.options, index);
  const most = options.reelOneFace ? MOST_SEATS - 1 : MOST_SEATS; // R21.2
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > most) {
    throw new IllegalConfig('seats', `must be a whole number from ${FEWEST_SEATS} to ${most}`);
  }
  const checked = { seed: String(seed), seats, deck, index, options, survivors: [] as CardId[], loaded: null };
  if (loaded === undefined) return checked;
  if (loaded === null || typeof loaded !== 'object') throw new IllegalConfig('loaded', 'must be an object');
  const movieDeck = cards(index, 'loaded.movieDeck', loaded.movieDeck ?? [], 'movie');
  const inMovie = movieCards(index, options);
  movieDeck.forEach((card, i) => {
    if (!inMovie.includes(card)) throw new IllegalConfig(`loaded.movieDeck[${i}]`, `"${card}" is not in this movie`);
  });
  const shuffles = listOf('loaded.shuffles', loaded.shuffles ?? []);
  return {
    ...checked,
    survivors: cards(index, 'loaded.survivors', loaded.survivors ?? [], 'survivor'),
    loaded: {
      dice: numbers('loaded.dice', loaded.dice ?? [], 1, 6),
      fate: numbers('loaded.fate', loaded.fate ?? [], 0, 59),
      shuffles: [movieDeck, ...shuffles.map((order, i) => cards(index, `loaded.shuffles[${i}]`, order, 'any'))],
    },
  };
}

function listOf<T>(field: string, value: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) throw new IllegalConfig(field, 'must be a list');
  return value;
}

function numbers(field: string, value: readonly number[], low: number, high: number): number[] {
  return listOf(field, value).map((n, i) => {
    if (Number.isInteger(n) && n >= low && n <= high) return n;
    throw new IllegalConfig(`${field}[${i}]`, `${String(n)} is not a whole number from ${low} to ${high}`);
  });
}

/** A single-copy card may be written with or without its `-1`. */
function cards(
  index: DeckIndex,
  field: string,
  value: readonly CardId[],
  pile: 'movie' | 'survivor' | 'any',
): CardId[] {
  const seen = new Set<CardId>();
  return listOf(field, value).map((given, i) => {
    const card = index.byId[given] !== undefined ? given : String(given).replace(/-1$/, '');
    const facts = index.byId[card];
    if (facts === undefined) throw new IllegalConfig(`${field}[${i}]`, `unknown card "${String(given)}"`);
    if (pile !== 'any' && (facts.kind === 'survivor') !== (pile === 'survivor')) {
      throw new IllegalConfig(`${field}[${i}]`, `"${card}" does not belong in this pile`);
    }
    if (seen.has(card)) throw new IllegalConfig(`${field}[${i}]`, `"${card}" is there twice`);
    seen.add(card);
    return card;
  });
}
