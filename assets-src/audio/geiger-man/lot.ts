import { burst, metal, sandStep, thud } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { bassDrum } from '../instruments/drums.ts';
import { vibes } from '../instruments/keys.ts';
import { AH, EE, mumbled, OH, voiced } from '../instruments/mouth.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, held, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { crackle, pink, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound } from '../kit/sound.ts';
import { CLOSET, HALL, inRoom, PORCH } from '../kit/space.ts';
import { saturated } from '../kit/tape.ts';
import { click } from './counter.ts';

/** The drive-in and its public: feet, cars, loudspeakers, and people far off who have noticed. */

/** Out of doors and a long way away. */
const FAR = { ...HALL, tail: 0.8, wet: 0.9 };

/** Somebody, somewhere, without a word for it. */
const cry = (chance: Chance, seconds: number, low: number, high: number): Sound =>
  gained(
    saturated(
      voiced(
        seconds,
        (t) => low + (high - low) * Math.sin((Math.PI * Math.min(1, t / seconds)) / 1.6) + 9 * Math.sin(t * 41),
        chance.next() < 0.5 ? AH : OH,
        chance.next() < 0.5 ? EE : AH,
        chance,
      ),
      1.8,
    ),
    held(seconds, 0.05, seconds * 0.4),
  );

export const lotRecipes = [
  recipe('step-gravel', 'whisper', (c) =>
    mixed(
      [sandStep(c), 0, 1],
      [
        shaped(
          bandpass(
            crackle(0.18, (t) => 2600 * Math.exp(-t / 0.05), c),
            c.between(2400, 3100),
            0.8,
          ),
          blow(0.012, 0.05),
        ),
        0,
        1.5,
      ],
    ),
  ),
  recipe('step-floor', 'whisper', (c) =>
    inRoom(
      mixed(
        [
          struck(0.14, [
            [132 * c.between(0.95, 1.05), 0.7, 0.1],
            [264, 0.5, 0.08],
            [530, 0.35, 0.05],
            [1040, 0.22, 0.03],
          ]),
        ],
        [burst(c, c.between(1700, 2200), 0.005), 0, 0.6],
        [burst(c, 1300, 0.006), c.between(0.06, 0.08), 0.25],
      ),
      CLOSET,
    ),
  ),
  // It turns over twice, catches, and throws gravel.
  recipe('engine', 'action', (c) => {
    const firing = (t: number) => (t < 0.55 ? 11 : 26 + 58 * Math.min(1, (t - 0.55) / 0.5) - 16 * Math.max(0, t - 1.2));
    const motor = mixed(
      [tone(1.9, firing, 'pulse', 0, 0.22), 0, 0.7],
      [tone(1.9, (t) => firing(t) * 2.01, 'saw'), 0, 0.4],
      [tone(1.9, (t) => firing(t) * 4.02, 'saw'), 0, 0.2],
    );
    return inRoom(
      mixed(
        [
          shaped(
            saturated(
              lowpass(motor, (t) => (t < 0.55 ? 500 : 750 + 500 * Math.min(1, t - 0.55)), 1),
              2.5,
            ),
            through([0, 0.3], [0.5, 0.35], [0.58, 1], [1.3, 0.9], [1.9, 0]),
          ),
          0,
          1,
        ],
        [gained(bandpass(white(0.55, c), 900, 2), (t) => 0.5 + 0.5 * Math.sin(t * 70)), 0, 0.25],
        [shaped(lowpass(pink(1.2, c), 900), through([0, 0], [0.1, 1], [1.2, 0])), 0.6, 0.8],
        [
          shaped(
            bandpass(
              crackle(1, (t) => 1500 * Math.exp(-t / 0.5), c),
              2600,
              0.8,
            ),
            through([0, 0], [0.1, 1], [1, 0]),
          ),
          0.75,
          1,
        ],
      ),
      PORCH,
    );
  }),
  // The post by the car window clears its throat; somebody in the film goes on talking.
  recipe('speaker', 'table', (c, take) => {
    const film = saturated(mumbled({ pitch: take % 2 ? 112 : 186, pace: 0.12, syllables: 3 }, c), 4);
    return mixed(
      [burst(c, 1100, 0.01, 1.4), 0, 0.9],
      [gained(tone(0.9, 120, 'saw'), held(0.9, 0.02, 0.3)), 0, 0.035],
      [
        shaped(
          bandpass(
            crackle(0.9, (t) => 900 * (0.4 + 0.6 * Math.sin(t * 7) ** 2), c),
            2300,
            0.8,
          ),
          through([0, 1], [0.5, 0.7], [0.9, 0]),
        ),
        0,
        0.9,
      ],
      [gained(bandpass(film, 1500, 1.6), held(0.6, 0.03, 0.2)), 0.22, 2],
      [shaped(tone(0.22, sweep(1900, 2500, 0.2)), held(0.22, 0.06, 0.08)), 0.08, 0.05],
    );
  }),
  recipe('panic', 'table', (c) => {
    const parts: Part[] = [];
    for (let i = 0; i < 5; i++) {
      const low = c.between(190, 330);
      parts.push([
        cry(c, c.between(0.32, 0.55), low, low * c.between(1.25, 1.6)),
        0.09 * i + c.between(0, 0.05),
        c.between(0.3, 0.7),
      ]);
    }
    for (let i = 0; i < 7; i++) parts.push([sandStep(c), c.between(0.1, 0.75), c.between(0.06, 0.14)]);
    return inRoom(highpass(lowpass(mixed(...parts), 2100), 280), FAR);
  }),
  // Through the gate: a door, a breath, two notes up.
  recipe('saved', 'action', (c, take) =>
    inRoom(
      mixed(
        [thud(c), 0, 0.6],
        [metal(c, 210, 0.16, 9), 0, 0.4],
        [burst(c, 900, 0.012), 0, 0.6],
        [shaped(highpass(pink(0.4, c), 1300), held(0.4, 0.12, 0.25)), 0.12, 0.16],
        [vibes(take % 2 ? 74 : 69, 0.9, c), 0.2, 0.4],
        [vibes(take % 2 ? 78 : 74, 1, c), 0.34, 0.42],
      ),
      PORCH,
    ),
  ),
  // A cry that is not finished.
  recipe('killed', 'action', (c, take) =>
    inRoom(
      mixed(
        [gained(cry(c, 0.5, take % 2 ? 300 : 210, take % 2 ? 520 : 370), through([0, 1], [0.3, 1], [0.34, 0])), 0, 0.7],
        [bassDrum(c), 0.32, 1],
        [burst(c, 460, 0.03, 0.8), 0.32, 1.2],
        [shaped(bandpass(white(0.7, c), sweep(3600, 900, 0.6), 1.2), blow(0.01, 0.16)), 0.34, 0.45],
        ...[0.42, 0.5, 0.56, 0.66, 0.8].map((at): Part => [click(c), at, 0.5]),
      ),
      PORCH,
    ),
  ),
];
