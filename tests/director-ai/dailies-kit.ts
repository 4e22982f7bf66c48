import type { Rushes } from '../../src/director-ai/shuffling-horror/simulation/analysis.ts';
import { type Policies, policiesOf, policyFor } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { scriptOf } from '../../src/games/shuffling-horror/app/dailies/script.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  type MovieConfig,
  newMovie,
  type Prompt,
  promptOf,
  type Reply,
} from '../../src/rules/shuffling-horror/index.ts';

export const CHAIRS = { director: 'matinee', seats: ['you', 'you'] };
export const TROUPE: Policies = policiesOf(CHAIRS.director, CHAIRS.seats);
export const config = (seed: string): MovieConfig => ({ seed, seats: 2, deck: 'roswell-51' });

/** A movie by computer players, but for the replies that somebody plants. */
export function filmed(
  seed: string,
  policies: Policies,
  plant: (m: Movie, prompt: Prompt, sensible: Reply) => Reply | null = () => null,
): { rushes: Rushes; planted: number[]; movie: Movie } {
  const movie = newMovie(config(seed));
  const replies: Reply[] = [];
  const planted: number[] = [];
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const { reply } = policyFor(policies, prompt).decide(movie, prompt, chanceFrom(`${seed}/${prompt.n}`));
    const other = plant(movie, prompt, reply);
    if (other !== null) planted.push(replies.length);
    replies.push(other ?? reply);
    advanceQuietly(movie, other ?? reply);
  }
  const { rushes } = scriptOf({ config: config(seed), replies, seating: CHAIRS });
  return { rushes, planted, movie };
}

/** Only what happened from one reply on is looked at. */
export const endOf = (rushes: Rushes, from: number): Rushes => ({
  ...rushes,
  footage: { ...rushes.footage, scenes: rushes.footage.scenes.filter((start) => start >= from) },
});
