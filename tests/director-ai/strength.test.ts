import { describe, expect, it } from 'vitest';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { playMovies } from '../../tools/lab/movies.ts';

/** Short runs: wide margins only. The real measurements are the lab's (docs/BALANCE.md). */
const survived = (director: string, cast: string, count: number) => {
  const players = { director: DIRECTORS[director], cast: CASTS[cast] };
  if (players.director === undefined || players.cast === undefined) throw new Error('no such policy');
  const setup = {
    players: { director: players.director, cast: players.cast },
    config: (i: number) => ({ seed: i, seats: 3, deck: 'roswell-51' }),
  };
  return playMovies(setup, count).survived;
};

describe('the computer players are what their names say', () => {
  it('a sensible cast outlives a random one by far', () => {
    expect(survived('late-show', 'sensible', 60)).toBeGreaterThan(survived('late-show', 'random', 60) + 0.1);
  });

  it('a late show is deadlier than a random Director by far', () => {
    expect(survived('late-show', 'sensible', 80)).toBeLessThan(survived('random', 'sensible', 80) - 0.1);
  });

  it('a late show is deadlier than a matinee by far', () => {
    expect(survived('late-show', 'sensible', 120)).toBeLessThan(survived('matinee', 'sensible', 120) - 0.1);
  });
});
