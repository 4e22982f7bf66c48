import { blow, shaped, sweep } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained } from '../kit/sound.ts';
import { CLOSET, echoed, inRoom } from '../kit/space.ts';
import { burst, metal, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** What fell off the saucer and still works. */
export const alienArmRecipes = [
  recipe('spear', 'action', (c) => {
    const hum = (t: number) => 196 + 60 * Math.exp(-t / 0.1);
    const alien = gained(
      mixed([tone(0.7, hum, 'saw'), 0, 0.4], [tone(0.7, (t) => hum(t) * Math.SQRT2, 'saw'), 0, 0.3]),
      (t) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 23 * t),
    );
    return inRoom(
      mixed(
        [whoosh(c, 0.24, 900, 4800, 2.5), 0, 1],
        [metal(c, 1730, 0.5, 7), 0.16, 0.28],
        [shaped(bandpass(alien, sweep(500, 2200, 0.3), 3), blow(0.03, 0.2)), 0.05, 0.9],
        [burst(c, 650, 0.02), 0.24, 1],
      ),
      CLOSET,
    );
  }),
  // Two unrelated tones multiplied: the sound a prop makes when the props man has read about atoms.
  recipe('raygun', 'action', (c, take) => {
    const fall = sweep(take % 2 ? 1500 : 1250, 240, 0.5);
    const ring = tone(0.55, (t) => 61 + 40 * t);
    const ray = tone(0.55, (t) => fall(t) * (1 + 0.16 * Math.sin(2 * Math.PI * 27 * t)), 'pulse', 0, 0.35);
    const multiplied = ray.map((x, i) => x * (0.35 + 0.65 * (ring[i] ?? 0)));
    return inRoom(
      echoed(
        mixed(
          [shaped(lowpass(multiplied, sweep(5200, 1200, 0.5), 2), blow(0.006, 0.2)), 0, 0.6],
          [shaped(bandpass(white(0.4, c), fall, 3), blow(0.004, 0.1)), 0, 0.5],
          [burst(c, 2600, 0.004), 0, 0.6],
        ),
        0.11,
        0.3,
        2,
      ),
      CLOSET,
    );
  }),
];
