import { describe, expect, it } from 'vitest';
import {
  IllegalConfig,
  type LoadedConfig,
  type MovieConfig,
  newMovie,
} from '../../src/rules/shuffling-horror/index.ts';

describe('configs that are refused', () => {
  const base: MovieConfig = { seed: 1, seats: 3, deck: 'roswell-51' };
  const refused = (config: unknown): IllegalConfig => {
    try {
      newMovie(config as MovieConfig);
    } catch (error) {
      if (error instanceof IllegalConfig) return error;
      throw error;
    }
    throw new Error('it was accepted');
  };
  const loaded = (it: unknown) => refused({ ...base, loaded: it as LoadedConfig });

  it.each([0, 1, 13, 2.5, -3, Number.NaN, '3', null, undefined])('R2.1 %s seats', (seats) => {
    expect(refused({ ...base, seats }).field).toBe('seats');
  });

  it('R21.2 twelve seats, when one survivor starts in the discard pile', () => {
    expect(refused({ ...base, seats: 12, options: { reelOneFace: true } }).field).toBe('seats');
    expect(newMovie({ ...base, seats: 11, options: { reelOneFace: true } }).seats).toHaveLength(11);
  });

  it.each(['roswell-47', '', 'constructor', undefined])('an unknown deck: %s', (deck) => {
    expect(refused({ ...base, deck }).field).toBe('deck');
  });

  it.each(['cheats', 'toString'])('an unknown switch: %s', (name) => {
    const options = { [name]: true };
    expect(refused({ ...base, options })).toMatchObject({
      field: 'options',
      reason: expect.stringMatching(/unknown switch/),
    });
  });

  it.each([{ clip: 'yes' }, { clip: 1 }, { clip: null }, { backSeat: true }, { screamQueen: 'wrench' }])(
    'a switch with a value it does not have: %j',
    (options) => {
      expect(refused({ ...base, options }).field).toBe(`options.${Object.keys(options)[0]}`);
    },
  );

  it.each([null, undefined, {}, Number.NaN, Number.POSITIVE_INFINITY])('a seed that is none: %s', (seed) => {
    expect(refused({ ...base, seed }).field).toBe('seed');
  });

  it.each([null, undefined, 'movie', 7])('no config at all: %s', (config) => {
    expect(() => newMovie(config as unknown as MovieConfig)).toThrow(IllegalConfig);
  });

  it.each([0, 7, 1.5, '3', null])('a die that shows %s', (face) => {
    expect(loaded({ dice: [1, face] }).field).toBe('loaded.dice[1]');
  });

  it.each([-1, 0.5, '0'])('a pick of %s', (pick) => {
    expect(loaded({ fate: [pick] }).field).toBe('loaded.fate[0]');
  });

  it.each([
    ['an unknown card', { movieDeck: ['wrench', 'lightsaber'] }, 'loaded.movieDeck[1]'],
    ['an instance that does not exist', { movieDeck: ['pods-5'] }, 'loaded.movieDeck[0]'],
    ['a kind instead of an instance', { movieDeck: ['pods'] }, 'loaded.movieDeck[0]'],
    ['an inherited name', { movieDeck: ['constructor'] }, 'loaded.movieDeck[0]'],
    ['no name at all', { movieDeck: [7] }, 'loaded.movieDeck[0]'],
    ['the same instance twice', { movieDeck: ['pods-1', 'wrench', 'pods-1'] }, 'loaded.movieDeck[2]'],
    ['the same card twice, written in two ways', { movieDeck: ['wrench', 'wrench-1'] }, 'loaded.movieDeck[1]'],
    ['a survivor in the movie deck', { movieDeck: ['cook'] }, 'loaded.movieDeck[0]'],
    ['a monster among the survivors', { survivors: ['pods-1'] }, 'loaded.survivors[0]'],
    ['a survivor twice', { survivors: ['cook', 'cook'] }, 'loaded.survivors[1]'],
    ['a later shuffle with an unknown card', { shuffles: [['wrench'], ['nothing']] }, 'loaded.shuffles[1][0]'],
    ['a later shuffle with a card twice', { shuffles: [['wrench', 'wrench']] }, 'loaded.shuffles[0][1]'],
    ['dice that are no list', { dice: 6 }, 'loaded.dice'],
    ['a pile that is no list', { movieDeck: 'wrench' }, 'loaded.movieDeck'],
    ['shuffles that are no lists', { shuffles: ['wrench'] }, 'loaded.shuffles[0]'],
  ])('a pile with %s', (_what, pile, field) => {
    expect(loaded(pile).field).toBe(field);
  });

  it('a bonus card whose switch is off', () => {
    expect(loaded({ movieDeck: ['popcorn'] }).field).toBe('loaded.movieDeck[0]');
    expect(refused({ ...base, options: { screamQueen: 'payback' }, loaded: { movieDeck: ['payback'] } }).field).toBe(
      'loaded.movieDeck[0]',
    );
  });

  it('loaded things that are no object', () => {
    expect(() => newMovie({ ...base, loaded: null as unknown as LoadedConfig })).toThrow(IllegalConfig);
    expect(() => newMovie({ ...base, options: 'all' as unknown as object })).toThrow(IllegalConfig);
  });
});
