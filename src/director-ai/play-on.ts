import { advanceQuietly, chanceFrom, type Movie, type Prompt, promptOf, type Reply } from '../rules/index.ts';
import { asksSeat, type Policy } from './policy.ts';
import { CASTS, DIRECTORS } from './registry.ts';

/** Computer players in every chair. */
export interface Troupe {
  director: Policy;
  seats: readonly Policy[];
}

const MOST_REPLIES = 4000;

/**
 * Everybody by name. Sums need many movies, so whoever would search plays by its own scorer here: what Late Show is to Midnight.
 * A chair of the player's is played sensibly.
 */
export function troupeOf(director: string, seats: readonly string[]): Troupe {
  const quick = director.replace(/^midnight/, 'late-show');
  const neutral = DIRECTORS.feature as Policy;
  const sensible = CASTS.sensible as Policy;
  return { director: DIRECTORS[quick] ?? neutral, seats: seats.map((name) => CASTS[name] ?? sensible) };
}

export const policyFor = ({ director, seats }: Troupe, { to }: Prompt): Policy =>
  (typeof to === 'object' && 'seat' in to ? seats[to.seat] : director) ?? director;

/** Plays the movie on, in place, until it is over or far enough; returns what was replied. */
export function playOn(m: Movie, troupe: Troupe, seed: string, until: (m: Movie, prompt: Prompt) => boolean): Reply[] {
  const chance = chanceFrom(seed);
  const replies: Reply[] = [];
  while (replies.length < MOST_REPLIES) {
    const prompt = promptOf(m);
    if (prompt === null || until(m, prompt)) break;
    const { reply } = policyFor(troupe, prompt).decide(m, prompt, chance);
    advanceQuietly(m, reply);
    replies.push(reply);
  }
  return replies;
}

/** A prompt to the cast, so that whoever comes in has something to decide. */
export const isCastPrompt = asksSeat;
