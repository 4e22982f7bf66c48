import { describe, expect, it } from 'vitest';
import { newMovie, type Options, presetOf, switchValues } from '../../src/rules/shuffling-horror/index.ts';

const start = (deck: string, options: Partial<Options>) => () => newMovie({ seed: 1, seats: 3, deck, options });

describe('what a switch can be set to is the deck’s to say', () => {
  it('R20.8 hides something under either of its sanctuaries', () => {
    expect(switchValues('backSeat', 'roswell-51')).toEqual(['off', 'lab', 'bunker']);
    expect(switchValues('backSeat', 'pittsburgh-68')).toEqual(['off', 'car', 'cellar']);
    expect(start('pittsburgh-68', { backSeat: 'lab' })).toThrow('off, car, cellar');
  });

  it('R22.2 a third power play takes a place, or is added', () => {
    expect(switchValues('screamQueen', 'roswell-51')).toEqual(['off', 'payback', 'fight-or-flight', 'added']);
    expect(switchValues('screamQueen', 'pittsburgh-68')).toEqual(['off']);
  });

  it('R20.2 a deck without a blob has no bigger one', () => {
    expect(switchValues('biggerBlobbing', 'pittsburgh-68')).toEqual([false]);
    expect(start('pittsburgh-68', { biggerBlobbing: true })).toThrow('biggerBlobbing');
  });

  it.each(['plain', 'uncut', 'grindhouse'] as const)('%s is a preset of either deck', (preset) => {
    expect(start('roswell-51', presetOf(preset, 'roswell-51'))).not.toThrow();
    expect(start('pittsburgh-68', presetOf(preset, 'pittsburgh-68'))).not.toThrow();
  });

  it('a preset asks for what the deck has', () => {
    expect(presetOf('grindhouse', 'pittsburgh-68').backSeat).toBe('cellar');
    expect(presetOf('grindhouse', 'pittsburgh-68')).not.toHaveProperty('biggerBlobbing');
  });
});
