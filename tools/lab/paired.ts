import { asksSeat, type Chance, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS } from '../../src/director-ai/shuffling-horror/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  glance,
  type Movie,
  newMovie,
  outcome,
  type Prompt,
  promptOf,
  type Reply,
} from '../../src/rules/shuffling-horror/index.ts';
import { deckShowing } from './deck.ts';
import { keptList } from './kept.ts';
import { wilson } from './stats.ts';
import { oneOf } from './usage.ts';

/** One movie of a Director against a cast: whether anybody lived, and how long each decision took. */
export interface Bout {
  survived: boolean;
  ms: number[];
}

/** How a Director answers; one that cheats looks at the movie itself. */
export type Decider = (movie: Movie, prompt: Prompt, chance: Chance) => Reply;
export const deciderOf =
  (policy: Policy): Decider =>
  (movie, prompt, chance) =>
    policy.decide(glance(movie, prompt.to), prompt, chance).reply;

/** The seed is all that two Directors share: the same cards, the same dice, the same cast. */
export function bout(director: Decider, seed: number, cast: Policy): Bout {
  const movie = newMovie({ seed, seats: 3, deck: deckShowing() });
  const ms: number[] = [];
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const chance = chanceFrom(`${seed}/ladder/${prompt.n}`);
    let reply: Reply;
    if (asksSeat(prompt)) reply = cast.decide(glance(movie, prompt.to), prompt, chance).reply;
    else {
      const began = performance.now();
      reply = director(movie, prompt, chance);
      ms.push(Math.round((performance.now() - began) * 1000) / 1000);
    }
    advanceQuietly(movie, reply);
  }
  return { survived: outcome(movie)?.survived === true, ms };
}

/** So many movies of one Director, kept by its name and by the code that it decides by. */
export function bouts(name: string, director: Decider, count: number, cast: string, by?: readonly string[]): Bout[] {
  const players = oneOf('cast', cast, CASTS);
  return keptList(`bouts-${name}-${cast}`, count, (i) => bout(director, i + 1, players), by);
}

/** The share of movies that somebody lived through, and where the true one lies 19 times in 20. */
export function survivalOf(list: readonly Bout[]): { survived: number; low: number; high: number } {
  const survived = list.filter((it) => it.survived).length;
  return { survived: survived / list.length, ...wilson(survived, list.length) };
}

/** By how many points fewer casts survive the one than the other, movie by movie, and where the true gap lies 19 times in 20. */
export function pairedGap(one: readonly Bout[], other: readonly Bout[]): { points: number; low: number; high: number } {
  const gaps = one.map(({ survived }, i) => Number(other[i]?.survived ?? false) - Number(survived));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, gaps.length - 1);
  const spread = 1.96 * Math.sqrt(variance / gaps.length);
  return { points: 100 * mean, low: 100 * (mean - spread), high: 100 * (mean + spread) };
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
