import {
  advanceQuietly,
  type Movie,
  type MovieConfig,
  newMovie,
  type Reply,
  resample,
  viewOf,
} from '../../../rules/shuffling-horror/index.ts';
import { PAR } from './par.ts';
import { isCastPrompt, type Policies, playOn } from './play-on.ts';
import { survivalChance } from './survival.ts';

/** A reel to practise: a movie, and what its computers replied until that reel began. */
export interface ReelStart {
  config: MovieConfig;
  openingReplies: Reply[];
}

const TRIES = 25;
/** A table is open while its survival chance, by a first look, is within these. */
const OPEN = { low: 0.15, high: 0.85, worlds: 12 } as const;

/**
 * A believable table at the start of a reel: a movie that computers played up to there. One in which a seat is already out of
 * the picture, or all is decided, is no practice, so the next is tried; the last one that got so far is taken as it is.
 */
export function reelStart(config: MovieConfig, policies: Policies, reel: number): ReelStart {
  let found: ReelStart = { config, openingReplies: [] };
  if (reel <= 1) return found;
  for (let i = 0; i < TRIES; i++) {
    const tried = { ...config, seed: `${config.seed}-${i}` };
    const movie = newMovie(tried);
    const openingReplies = playOn(
      movie,
      policies,
      `${tried.seed}/lead`,
      (m, prompt) => m.reel >= reel && isCastPrompt(prompt),
    );
    if (movie.outcome !== null || movie.reel !== reel) continue;
    found = { config: tried, openingReplies };
    if (movie.seats.every(({ pool }) => pool.length > 0) && isOpen(movie, policies)) break;
  }
  return found;
}

function isOpen(movie: Movie, policies: Policies): boolean {
  const chance = survivalChance(movie, policies, OPEN.worlds, 'open');
  return chance >= OPEN.low && chance <= OPEN.high;
}

export function movieAt({ config, openingReplies }: ReelStart): Movie {
  const movie = newMovie(config);
  for (const reply of openingReplies) advanceQuietly(movie, reply);
  return movie;
}

/** One sensible play of the reel, with cards and dice of its own: the survival chance at its end. */
export function parPlay(start: Movie, policies: Policies, reel: number, seed: string): number {
  const movie = resample(viewOf(start, null), seed);
  playOn(movie, policies, seed, (m) => m.reel > reel);
  return survivalChance(movie, policies, PAR.worlds, seed);
}
