import {
  advanceQuietly,
  type Movie,
  type MovieConfig,
  newMovie,
  publicView,
  type Reply,
  resample,
} from '../rules/index.ts';
import { isCastPrompt, playOn, type Troupe } from './play-on.ts';
import { survivalChance } from './survival.ts';

/** A reel to practise: a movie, and what its computers replied until that reel began. */
export interface ReelStart {
  config: MovieConfig;
  lead: Reply[];
}

const TRIES = 25;
/** A table is open while its survival chance, by a first look, is within these. */
const OPEN = { low: 0.15, high: 0.85, worlds: 12 } as const;

/**
 * A believable table at the start of a reel: a movie that computers played up to there. One in which a seat is already out of
 * the picture, or all is decided, is no practice, so the next is tried; the last one that got so far is taken as it is.
 */
export function reelStart(config: MovieConfig, troupe: Troupe, reel: number): ReelStart {
  let found: ReelStart = { config, lead: [] };
  if (reel <= 1) return found;
  for (let i = 0; i < TRIES; i++) {
    const tried = { ...config, seed: `${config.seed}-${i}` };
    const movie = newMovie(tried);
    const lead = playOn(movie, troupe, `${tried.seed}/lead`, (m, prompt) => m.reel >= reel && isCastPrompt(prompt));
    if (movie.outcome !== null || movie.reel !== reel) continue;
    found = { config: tried, lead };
    if (movie.seats.every(({ pool }) => pool.length > 0) && isOpen(movie, troupe)) break;
  }
  return found;
}

function isOpen(movie: Movie, troupe: Troupe): boolean {
  const chance = survivalChance(movie, troupe, OPEN.worlds, 'open');
  return chance >= OPEN.low && chance <= OPEN.high;
}

export function movieAt({ config, lead }: ReelStart): Movie {
  const movie = newMovie(config);
  for (const reply of lead) advanceQuietly(movie, reply);
  return movie;
}

/** How many sensible plays a par is the median of, and in how many worlds the table at each one's end is played on. */
export const PAR = { plays: 100, worlds: 20 } as const;
/** In how many worlds a score is played on. */
export const SCORE_WORLDS = 200;

/** One sensible play of the reel, with cards and dice of its own: the survival chance at its end. */
export function parPlay(start: Movie, troupe: Troupe, reel: number, seed: string): number {
  const movie = resample(publicView(start), seed);
  playOn(movie, troupe, seed, (m) => m.reel > reel);
  return survivalChance(movie, troupe, PAR.worlds, seed);
}

/** What is to be beaten. In the last reel a play ends in life or death, and the median of those says little: the mean does. */
export const parOf = (ends: readonly number[], reel: number): number =>
  reel >= LAST_REEL ? ends.reduce((sum, end) => sum + end, 0) / Math.max(1, ends.length) : median(ends);
const LAST_REEL = 4;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const high = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? high) + high) / 2;
}
