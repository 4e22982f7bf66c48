import { bassDrum } from '../instruments/drums.ts';
import { vibes } from '../instruments/keys.ts';
import { blow, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { burst, metal } from './parts.ts';
import { recipe } from './recipe.ts';

/** Doors: shut, beaten on, gone. */
const concrete = { size: 0.9, tail: 0.9, damp: 0.4, wet: 0.55 };

export const sanctuaryRecipes = [
  recipe('sanctuary-enter', 'action', (c) => {
    const hinge = (t: number) => 310 + 150 * t + 45 * Math.sin(t * 19) + 22 * Math.sin(t * 57);
    const creak = gained(
      bandpass(tone(0.5, hinge, 'pulse', 0, 0.12), 1300, 1.6),
      (t) => Math.sin((Math.PI * t) / 0.5) * (0.6 + 0.4 * Math.sin(t * 160)),
    );
    return inRoom(
      mixed(
        [creak, 0, 0.3],
        [bassDrum(c), 0.52, 1],
        [metal(c, 190, 0.5, 10), 0.52, 0.6],
        [burst(c, 800, 0.02), 0.52, 0.8],
        [metal(c, 1150, 0.12, 6), 0.86, 0.35],
        [burst(c, 2300, 0.005), 0.86, 0.6],
        [vibes(65, 0.8, c), 0.95, 0.1],
        [vibes(69, 0.8, c), 1.0, 0.1],
      ),
      concrete,
    );
  }),
  recipe('sanctuary-damage', 'action', (c) =>
    inRoom(
      mixed(
        [bassDrum(c), 0, 1.2],
        [metal(c, c.between(150, 185), 0.7, 12), 0, 0.9],
        [burst(c, 620, 0.02), 0, 1],
        [
          shaped(
            bandpass(
              crackle(0.7, (t) => 500 * Math.exp(-t / 0.3), c),
              2900,
              0.8,
            ),
            blow(0.05, 0.25),
          ),
          0.12,
          0.9,
        ],
      ),
      concrete,
    ),
  ),
  recipe('breach', 'stinger', (c) => {
    const parts: Part[] = [
      [bassDrum(c), 0, 1.4],
      [metal(c, 130, 1.1, 14), 0, 1],
      [shaped(lowpass(white(1.1, c), sweep(5200, 240, 0.7)), blow(0.002, 0.2)), 0, 1.1],
      // Iron bending: a low groan that slips upward in jerks.
      [
        shaped(
          bandpass(
            tone(1.1, (t) => 74 + 30 * Math.floor(t * 7) * 0.4 + 5 * Math.sin(t * 70), 'saw'),
            640,
            1.5,
          ),
          through([0, 0], [0.25, 0.9], [1.1, 0]),
        ),
        0.15,
        0.7,
      ],
    ];
    for (let i = 0; i < 22; i++)
      parts.push([
        metal(c, c.between(600, 2400), c.between(0.06, 0.2), 5),
        0.1 + c.between(0, 1.2) ** 1.4,
        c.between(0.08, 0.3),
      ]);
    return inRoom(mixed(...parts), { ...HALL, tail: 1.4 });
  }),
];
