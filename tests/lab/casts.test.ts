import { describe, expect, test } from 'vitest';
import { castPolicy, SENSIBLE } from '../../src/director-ai/shuffling-horror/cast/cast.ts';
import { asksSeat, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { directorQuickly } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  newMovie,
  type Prompt,
  promptOf,
  resample,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { castNamed } from '../../tools/lab/casts/casts.ts';
import { searching } from '../../tools/lab/casts/searching.ts';
import { temperAt } from '../../tools/lab/casts/tuned.ts';
import { type Entrant, halving } from '../../tools/lab/halving.ts';

describe('successive halving', () => {
  const chances = Array.from({ length: 64 }, (_, i) => i / 64);
  const winsOf = (chance: number, tries: number): number => {
    const drawn = chanceFrom(`coin/${chance}`);
    return Array.from({ length: tries }, drawn).filter((it) => it < chance).length;
  };

  test('finds one of the best, by the same work in every round', () => {
    const rounds: Entrant<number>[][] = [];
    const best = halving(chances, 10, winsOf, (round) => rounds.push([...round]));
    expect(best.it).toBeGreaterThan(0.9);
    expect(rounds.map((round) => round.length)).toEqual([64, 32, 16, 8, 4, 2]);
    for (const round of rounds) expect(round.reduce((sum, { tries }) => sum + tries, 0)).toBe(640);
  });

  test('of equals keeps the one listed first', () => {
    expect(halving(['a', 'b', 'c'], 1, () => 1).it).toBe('a');
  });
});

test('tempers are the ones with a name and then others, always the same, no two alike', () => {
  const tempers = Array.from({ length: 64 }, (_, i) => temperAt(i));
  expect(tempers.slice(0, 2).map(({ name }) => name)).toEqual(['sensible', 'strong']);
  expect(tempers).toEqual(Array.from({ length: 64 }, (_, i) => temperAt(i)));
  expect(new Set(tempers.map(({ name: _, ...numbers }) => JSON.stringify(numbers))).size).toBe(64);
});

test('a cast that nobody knows is named, with those that are known', () => {
  expect(() => castNamed('nobody', 'feature')).toThrow(/unknown cast "nobody"; known: .*strong/);
});

describe('the searching cast', () => {
  /** A table some way into a movie at which it has a choice of action. */
  function choice(seed: string, reel: number): { movie: Movie; prompt: Prompt } {
    const movie = newMovie({ seed, seats: 2, deck: 'roswell-51' });
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      if (prompt.type === 'act' && movie.reel >= reel && prompt.replies.length > 3) return { movie, prompt };
      const policy = asksSeat(prompt) ? castPolicy(SENSIBLE) : (DIRECTORS.feature as Policy);
      advanceQuietly(movie, policy.decide(viewOf(movie, prompt.to), prompt, chanceFrom(`${seed}/${prompt.n}`)).reply);
    }
    throw new Error('no such table');
  }
  const cast = searching(directorQuickly('late-show'));

  test('chooses alike whatever is hidden, among what the strong player likes best', () => {
    const { movie, prompt } = choice('search', 3);
    const { reply, weighed } = cast.decide(viewOf(movie, prompt.to), prompt, chanceFrom('s'));
    expect(weighed.slice(0, 8).map((it) => it.reply)).toContain(reply);
    const other = resample(viewOf(movie, prompt.to), 'other');
    expect(cast.decide(viewOf(other, prompt.to), prompt, chanceFrom('s')).reply).toEqual(reply);
  });
});
