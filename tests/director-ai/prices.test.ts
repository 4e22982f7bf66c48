import { describe, expect, test } from 'vitest';
import { weigh } from '../../src/director-ai/shuffling-horror/director/director.ts';
import { LEVELS, type Level, weightsAt } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { dominates, nearEnough } from '../../src/director-ai/shuffling-horror/director/near-enough.ts';
import { lateness, PRICES, preyOf } from '../../src/director-ai/shuffling-horror/director/prices.ts';
import { NEUTRAL } from '../../src/director-ai/shuffling-horror/director/weights.ts';
import { asksSeat, type Policy, type Weighed } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  clone,
  type Movie,
  newMovie,
  type Prompt,
  promptOf,
  table as query,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { Regression } from '../../tools/lab/regression.ts';
import { table } from '../kit/situations.ts';

/** Every decision of a movie's Director. */
function* decisions(seed: string, level: string): Iterable<{ movie: Movie; prompt: Prompt }> {
  const movie = newMovie({ seed, seats: 3, deck: 'roswell-51' });
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    if (!asksSeat(prompt)) yield { movie, prompt };
    const policy = (asksSeat(prompt) ? CASTS.sensible : DIRECTORS[level]) as Policy;
    advanceQuietly(movie, policy.decide(viewOf(movie, prompt.to), prompt, chanceFrom(`${seed}/${prompt.n}`)).reply);
  }
}

describe('what the Director pays attention to', () => {
  const lifeOf = (movie: Movie, id: string): number => preyOf(movie, PRICES).find((it) => it.id === id)?.life ?? 0;

  test('the quick, and early losses, are worth more', () => {
    const { movie } = table(); // the Scout is quick, the Rancher is not
    expect(lifeOf(movie, 'scout')).toBeGreaterThan(lifeOf(movie, 'rancher'));
    const late = clone(movie);
    late.survivorPile.length = 0;
    expect(lifeOf(late, 'scout')).toBeCloseTo(lifeOf(movie, 'scout') - PRICES.reserve * movie.survivorPile.length);
  });

  test('spoints are worth more where weapons are held', () => {
    const bare = table();
    const armed = table((s) => s.give('scout', 'raygun'));
    const spointOf = ({ movie }: { movie: Movie }) => preyOf(movie, PRICES).find(({ id }) => id === 'scout')?.spoint;
    expect(spointOf(armed)).toBeGreaterThan(spointOf(bare) ?? 1);
  });

  test('R16.2 of two, with none to come, a death is folly as far as the last one cannot be finished', () => {
    const follies: number[] = [];
    for (let seed = 0; seed < 30; seed++) {
      for (const { movie } of decisions(`folly/${seed}`, 'matinee')) {
        const two = query.aliveCount(movie) === 2 && movie.survivorPile.length === 0;
        for (const { folly } of preyOf(movie, PRICES)) two ? follies.push(folly) : expect(folly).toBe(0);
      }
    }
    expect(follies.length).toBeGreaterThan(20);
    for (const folly of follies) expect(folly).toBeLessThanOrEqual(0);
    for (const folly of follies) expect(folly).toBeGreaterThanOrEqual(-2);
    expect(Math.min(...follies)).toBeLessThan(-0.5);
  });

  test('in the last rounds a card taken has no time to pay', () => {
    let late = 0;
    for (let seed = 0; seed < 4; seed++) {
      for (const { movie, prompt } of decisions(`late/${seed}`, 'late-show')) {
        if (prompt.type !== 'direct') continue;
        for (const { reply, terms } of weigh(movie, prompt, NEUTRAL)) {
          if (reply.type === 'direct') expect(terms.clock).toBeCloseTo(PRICES.late * lateness(movie));
          else expect(terms.clock).toBeUndefined();
        }
        if (lateness(movie) > 0) late++;
      }
    }
    expect(late).toBeGreaterThan(0);
  });
});

describe('slips', () => {
  test.each(['matinee', 'feature', 'late-show'] as const)(
    '%s slips within bounds, and never blunders',
    (level: Level) => {
      let slips = 0;
      for (let seed = 0; seed < 6; seed++) {
        for (const { movie, prompt } of decisions(`slip/${seed}`, level)) {
          const weighed = weigh(movie, prompt, weightsAt(level, 'neutral', movie.deck));
          const near = nearEnough(movie, prompt, weighed, LEVELS[level].regret);
          const [best] = weighed as [Weighed];
          for (const it of near) {
            expect(best.score - it.score).toBeLessThanOrEqual(LEVELS[level].regret);
            expect(weighed.filter((other) => dominates(other, it))).toEqual([]);
          }
          const asked = prompt.type === 'direct' || prompt.type === 'strike' || prompt.type === 'place';
          if (!asked || query.aliveCount(movie) <= 1) expect(near).toEqual([best]);
          const { reply } = (DIRECTORS[level] as Policy).decide(
            viewOf(movie, prompt.to),
            prompt,
            chanceFrom(`${seed}/${prompt.n}`),
          );
          expect(near.map((it) => it.reply)).toContain(reply);
          if (reply !== best.reply) slips++;
        }
      }
      expect(slips).toBeGreaterThan(10);
    },
  );

  test('worse in no term and better in one is what dominates', () => {
    const of = (terms: Record<string, number>): Weighed => ({ reply: { type: 'pass' }, terms, score: 0 });
    expect(dominates(of({ kill: 1, drain: 1 }), of({ kill: 1, drain: 0.5 }))).toBe(true);
    expect(dominates(of({ kill: 1 }), of({ kill: 1 }))).toBe(false);
    expect(dominates(of({ kill: 1 }), of({ kill: 0.5, drain: 0.1 }))).toBe(false);
    expect(dominates(of({ kill: 1 }), of({ kill: 1, clock: -1 }))).toBe(true);
    expect(dominates(of({ kill: 1, clock: -1 }), of({ kill: 0.5 }))).toBe(false);
  });
});

test('the fit finds the prices that made the data', () => {
  const truth = [2, -0.5, 0];
  const found = new Regression(truth.length);
  const chance = chanceFrom('fit');
  for (let row = 0; row < 5000; row++) {
    const x = truth.map(() => chance() - 0.5);
    found.add(x, x.reduce((sum, it, i) => sum + it * (truth[i] as number), 0) + chance() - 0.5);
  }
  const { values, errors } = found.solve();
  for (const [i, value] of values.entries()) {
    expect(Math.abs(value - (truth[i] as number))).toBeLessThan(4 * (errors[i] as number) + 0.01);
    expect(errors[i]).toBeLessThan(0.05);
  }
});
