import { section } from '../instruments/brass.ts';
import { bassDrum } from '../instruments/drums.ts';
import { theremin } from '../instruments/theremin.ts';
import { blow, shaped, sweep } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, pink, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained } from '../kit/sound.ts';
import { CHAMBER, CLOSET, inRoom } from '../kit/space.ts';
import { bubble, burst, metal, thud } from './parts.ts';
import { recipe } from './recipe.ts';

/** How a strike ends for whoever should not have been there. */
export const fallRecipes = [
  // The tool goes skating off; the trombones have seen this before.
  recipe('fumble', 'action', (c) =>
    inRoom(
      mixed(
        [metal(c, 820, 0.3, 8), 0, 0.5],
        [burst(c, 2500, 0.004), 0, 0.8],
        [metal(c, 960, 0.2, 8), 0.13, 0.32],
        [metal(c, 890, 0.16, 8), 0.22, 0.2],
        [metal(c, 930, 0.12, 7), 0.28, 0.12],
        [section([53, 50], 0.2, c, { muted: true, attack: 0.03 }), 0.42, 0.9],
        [section([52, 46], 0.5, c, { muted: true, attack: 0.04, fall: 3.5, release: 0.25 }), 0.7, 1],
      ),
      CHAMBER,
    ),
  ),
  recipe('alien-down', 'action', (c, take) =>
    inRoom(
      mixed(
        [burst(c, 600, 0.02, 0.8), 0, 1],
        [thud(c), 0.05, 0.9],
        [shaped(lowpass(white(0.3, c), sweep(1800, 240, 0.25), 3), blow(0.01, 0.08)), 0, 0.9],
        ...[0.03, 0.07, 0.12, 0.2].map((at): Part => [bubble(c, c.between(260, 520)), at, 0.5]),
        [
          theremin(
            [
              { at: 0, note: 76 - take * 2, level: 0.8, slide: 0.01 },
              { at: 0.05, note: 52, level: 0, slide: 0.5 },
            ],
            0.55,
            { shake: 1.1 },
          ),
          0.02,
          0.3,
        ],
      ),
      CLOSET,
    ),
  ),
  recipe('annihilate', 'loud', (c) => {
    const arc = gained(
      bandpass(white(0.5, c), (t) => 1800 + 900 * Math.sin(t * 210), 2),
      (t) => 0.5 + 0.5 * Math.sign(Math.sin(2 * Math.PI * (60 + 30 * t) * t)),
    );
    return inRoom(
      mixed(
        [shaped(tone(0.45, sweep(1700, 70, 0.42), 'saw'), blow(0.005, 0.25)), 0, 0.4],
        [shaped(arc, blow(0.01, 0.3)), 0, 0.7],
        [bassDrum(c), 0.4, 1.4],
        [shaped(lowpass(white(0.9, c), sweep(4200, 180, 0.5)), blow(0.002, 0.16)), 0.4, 1.2],
        [
          shaped(
            bandpass(
              crackle(0.8, (t) => 900 * Math.exp(-t / 0.25), c),
              2600,
              0.8,
            ),
            blow(0.02, 0.3),
          ),
          0.5,
          1.3,
        ],
        [shaped(highpass(pink(0.7, c), 2500), blow(0.15, 0.2)), 0.45, 0.4],
      ),
      CHAMBER,
    );
  }),
];
