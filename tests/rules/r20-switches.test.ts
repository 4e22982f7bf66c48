import { describe, expect, it } from 'vitest';
import {
  IllegalConfig,
  newMovie,
  type Options,
  PRESETS,
  presetOf,
  SWITCHES,
} from '../../src/rules/shuffling-horror/index.ts';
import { roll } from '../kit/situations.ts';
import { switched } from '../kit/switched.ts';

const start = (options: unknown) => () =>
  newMovie({ seed: 1, seats: 3, deck: 'roswell-51', options: options as Partial<Options> });

describe('R20.9 Popcorn with Extra Butter', () => {
  const popped = (options: Partial<Options>) => {
    const scene = switched({ popcorn: true, ...options }, (s) => s.reelPile('popcorn', 'raygun'));
    scene.reply({ type: 'take', card: 'wrench' });
    return scene.movie;
  };

  it('R20.9 off: Popcorn is buried after use', () => {
    expect(popped({}).graveyard).toContain('popcorn');
  });

  it('R20.9 on: it is discarded, and can come again', () => {
    const movie = popped({ extraButter: true });
    expect(movie.discard).toContain('popcorn');
    expect(movie.graveyard).not.toContain('popcorn');
  });

  it('R20.9 without Popcorn it changes nothing', () => {
    const scene = switched({ extraButter: true }, (s) => s.reelPile('mass-hysteria', 'raygun'));
    scene.reply({ type: 'take', card: 'wrench' });
    scene.dice(...roll(5), ...roll(5), ...roll(5)).reply({ type: 'plot', use: true });
    expect(scene.movie.graveyard).toContain('mass-hysteria');
  });
});

describe('the switches', () => {
  it('every rule of R19–R22 has its switch, and the stall guard (R15.7) has one', () => {
    const rules = new Set<string>(Object.values(SWITCHES).map(({ rule }) => rule));
    const wanted = { R19: 3, R20: 10, R21: 3, R22: 3 };
    expect(rules).toEqual(
      new Set([
        'R15.7',
        ...Object.entries(wanted).flatMap(([chapter, n]) => Array.from({ length: n }, (_, i) => `${chapter}.${i + 1}`)),
      ]),
    );
  });

  it('all are off unless chosen', () => {
    const off = Object.fromEntries(Object.entries(SWITCHES).map(([key, { values }]) => [key, values[0]]));
    expect(start(undefined)().options).toEqual(off);
    expect(Object.values(off).every((value) => value === false || value === 'off')).toBe(true);
    expect(start({ clip: true })().options).toEqual({ ...off, clip: true });
  });

  it('the presets are explicit lists', () => {
    expect(PRESETS.plain).toEqual({});
    expect(PRESETS.uncut).toEqual({ coverAttack: true, clip: true, survivorLoss: true });
    expect(presetOf('grindhouse', 'roswell-51')).toEqual({
      coverAttack: true,
      clip: true,
      survivorLoss: true,
      directorsCut: true,
      biggerBlobbing: true,
      monsterMigration: true,
      monsterMash: true,
      podMash: true,
      desperateMeasures: true,
      alienTechnology: true,
      backSeat: 'bunker',
      monstersAmongUs: true,
      reelOneFace: true,
      grimToll: true,
      shuffler: true,
    });
  });

  it('an unknown switch is refused, and the known ones are named', () => {
    expect(start({ cut: true })).toThrow(IllegalConfig);
    for (const known of Object.keys(SWITCHES)) expect(start({ cut: true })).toThrow(known);
    expect(start({ cut: true })).toThrow('"cut"');
    expect(start({ toString: true })).toThrow(IllegalConfig);
  });

  it('an unknown value of a switch is refused, and the known ones are named', () => {
    expect(start({ backSeat: 'cellar' })).toThrow(/backSeat.*off, lab, bunker/);
    expect(start({ clip: 'yes' })).toThrow(IllegalConfig);
    expect(start({ clip: 1 })).toThrow(IllegalConfig);
    expect(start({ clip: undefined })).toThrow(IllegalConfig);
  });
});
