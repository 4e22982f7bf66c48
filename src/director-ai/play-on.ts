import { advanceQuietly, chanceFrom, type Movie, type Prompt, promptOf, type Reply } from '../rules/index.ts';
import { scorer } from './director.ts';
import { partsOf, weightsAt } from './levels.ts';
import { asksSeat, type Policy } from './policy.ts';
import { CASTS, DIRECTORS } from './registry.ts';

/** Computer players in every chair. */
export interface Troupe {
  director: Policy;
  seats: readonly Policy[];
}

const MOST_REPLIES = 4000;

/** Everybody by name. A chair of the player's is played sensibly. */
export function troupeOf(director: string, seats: readonly string[]): Troupe {
  const sensible = CASTS.sensible as Policy;
  return { director: quickly(director), seats: seats.map((name) => CASTS[name] ?? sensible) };
}

/** Sums need many movies, so whoever would search goes by its scorer alone here. */
function quickly(director: string): Policy {
  const parts = partsOf(director);
  if (parts?.level === 'midnight') return scorer(director, weightsAt(parts.level, parts.personality), 0);
  return DIRECTORS[director] ?? (DIRECTORS.feature as Policy);
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
