import { describe, expect, test } from 'vitest';
import { parOf } from '../../src/director-ai/shuffling-horror/simulation/par.ts';
import { policiesOf } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { movieAt, parPlay, reelStart } from '../../src/director-ai/shuffling-horror/simulation/practice.ts';
import { survivalChance } from '../../src/director-ai/shuffling-horror/simulation/survival.ts';
import { DIRECTOR_CHAIR, hash, promptOf, seatAt, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { simulate } from './simulate-kit.ts';

const CHAIRS = { director: 'feature', seats: ['you', 'you', 'you'] };
const policies = policiesOf(CHAIRS.director, CHAIRS.seats);
const config = (seed: string) => ({ seed, seats: 3, deck: 'roswell-51' });

describe('a single reel', () => {
  test.each([1, 2, 3, 4])(
    'reel %i starts at a prompt to the cast, everybody in the picture, the same for the same seed',
    (reel) => {
      const start = reelStart(config('practice'), policies, reel);
      const movie = movieAt(start);
      expect(movie.reel).toBe(reel);
      expect(movie.outcome).toBeNull();
      expect(seatAt(promptOf(movie)?.to ?? DIRECTOR_CHAIR)).not.toBeNull();
      for (const { pool } of movie.seats) expect(pool.length).toBeGreaterThan(0);
      if (reel === 2) expect(reelStart(config('practice'), policies, reel)).toEqual(start);
    },
  );

  test('a play for par ends with a chance, and leaves the start as it was', () => {
    const movie = movieAt(reelStart(config('par'), policies, 3));
    const before = hash(movie);
    const ends = [0, 1, 2, 3].map((i) => parPlay(movie, policies, 3, `par/${i}`));
    for (const end of ends) expect(end).toBeGreaterThanOrEqual(0);
    for (const end of ends) expect(end).toBeLessThanOrEqual(1);
    expect(new Set(ends).size).toBeGreaterThan(1);
    expect(hash(movie)).toBe(before);
  });

  test('par is the median, and in the last reel, where a play ends in life or death, the mean', () => {
    expect(parOf([0.1, 0.9, 0.2], 2)).toBe(0.2);
    expect(parOf([0.1, 0.3, 0.2, 0.9], 2)).toBeCloseTo(0.25);
    expect(parOf([0, 1, 1, 1], 4)).toBe(0.75);
  });
});

describe('the survival chance', () => {
  test('of what is over is known; of a table without power spoints it is smaller', () => {
    const open = movieAt(reelStart(config('open'), policies, 2));
    const over = { ...open, outcome: { survived: true, endedInReel: 4 as const, alive: 1 } };
    expect(survivalChance(over, policies, 1, 'x')).toBe(1);
    const poor = movieAt({ config: config('open'), openingReplies: [] });
    for (const seat of poor.seats) {
      poor.bank += seat.power;
      seat.power = 0;
    }
    const rich = movieAt({ config: config('open'), openingReplies: [] });
    expect(survivalChance(poor, policies, 40, 'y')).toBeLessThan(survivalChance(rich, policies, 40, 'y'));
  });

  test('as a sum tells how far it has got', () => {
    const movie = movieAt(reelStart(config('sum'), policies, 4));
    const told: number[] = [];
    const view = viewOf(movie, null);
    const result = simulate({ kind: 'survival', view, seed: 's', ...CHAIRS }, ({ done }) => told.push(done));
    expect('share' in result && result.share).toBeGreaterThanOrEqual(0);
    expect(told[told.length - 1]).toBe(told.length);
  });
});
