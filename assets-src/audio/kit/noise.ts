import type { Chance } from './chance.ts';
import { fill, RATE, type Sound } from './sound.ts';

export const white = (seconds: number, chance: Chance): Sound => fill(seconds, () => chance.noise());

/** Even energy per octave (three leaky sums): air, breath, sand. */
export const pink = (seconds: number, chance: Chance): Sound => {
  let a = 0;
  let b = 0;
  let c = 0;
  return fill(seconds, () => {
    const w = chance.noise();
    a = 0.99765 * a + w * 0.099046;
    b = 0.963 * b + w * 0.2965164;
    c = 0.57 * c + w * 1.0526913;
    return (a + b + c + w * 0.1848) * 0.25;
  });
};

/** Scattered single grains, `rate` a second with sizes of their own: dust on the film, fire, gravel. */
export const crackle = (seconds: number, rate: (t: number) => number, chance: Chance): Sound =>
  fill(seconds, (t) => (chance.next() < rate(t) / RATE ? chance.noise() * (0.3 + 0.7 * chance.next()) : 0));
