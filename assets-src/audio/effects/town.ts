import { section } from '../instruments/brass.ts';
import { bongo } from '../instruments/drums.ts';
import { AH, EE, voiced } from '../instruments/mouth.ts';
import { blow, held, shaped, sweep } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, white } from '../kit/noise.ts';
import { gained } from '../kit/sound.ts';
import { inRoom, PORCH } from '../kit/space.ts';
import { saturated } from '../kit/tape.ts';
import { burst, metal, sandStep, tableTop, thud, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** What people do in a mill town in the last week of October, most of it in a hurry. */
export const townRecipes = [
  recipe('blade', 'action', (c) =>
    inRoom(
      mixed(
        [whoosh(c, 0.17, 900, 4200, 2.2), 0, 0.9],
        [metal(c, c.between(1900, 2200), 0.22, 7), 0.13, 0.22],
        [burst(c, 480, 0.022, 0.8), 0.15, 1.3],
        [burst(c, 2600, 0.003), 0.15, 0.8],
      ),
      PORCH,
    ),
  ),
  // A root, the ground, and everything in one's hands.
  recipe('stumble', 'action', (c) =>
    inRoom(
      mixed(
        [sandStep(c), 0, 0.8],
        [burst(c, 900, 0.01), 0.06, 0.7],
        [whoosh(c, 0.26, 400, 1500, 1.8), 0.1, 0.8],
        [thud(c), 0.34, 1.1],
        [sandStep(c, 1.4), 0.34, 1],
        [
          shaped(
            bandpass(
              crackle(0.4, (t) => 1900 * Math.exp(-t / 0.14), c),
              3000,
              0.7,
            ),
            blow(0.01, 0.14),
          ),
          0.34,
          1.2,
        ],
        ...[0.46, 0.56, 0.63, 0.68].map(
          (at, i): Part => [metal(c, c.between(760, 1080), 0.14, 7), at, 0.34 - i * 0.07],
        ),
      ),
      PORCH,
    ),
  ),
  // Shoulders against a door that has started to take sides.
  recipe('hold-them-back', 'loud', (c) => {
    const parts: Part[] = [];
    [0, 0.27, 0.49].forEach((at, i) => {
      const weight = 0.7 + i * 0.2;
      parts.push([thud(c), at, weight], [tableTop(c), at, weight], [burst(c, 420, 0.03, 0.8), at, weight]);
      parts.push([metal(c, 640, 0.12, 8), at + 0.02, 0.16 * weight]);
    });
    parts.push([
      shaped(
        bandpass(
          crackle(0.3, (t) => 2400 * Math.exp(-t / 0.1), c),
          1700,
          0.8,
        ),
        blow(0.004, 0.1),
      ),
      0.5,
      1.8,
    ]);
    return inRoom(mixed(...parts), PORCH);
  }),
  recipe('run-for-it', 'action', (c) => {
    const parts: Part[] = [];
    for (let foot = 0, at = 0; foot < 9; foot++, at += 0.125 - foot * 0.006) {
      parts.push([sandStep(c), at, 0.7 + foot * 0.05], [bongo(foot % 2 ? 300 : 245, c), at, 0.16 + foot * 0.03]);
      if (foot % 3 === 0) parts.push([whoosh(c, 0.16, 900, 2600, 1.2), at, 0.35]);
    }
    return inRoom(mixed(...parts), PORCH);
  }),
  // Every drawer, twice.
  recipe('if-we-only-had-a', 'action', (c) => {
    const parts: Part[] = [
      [shaped(bandpass(white(0.16, c), sweep(700, 1500, 0.16), 1.6), held(0.16, 0.03, 0.04)), 0, 0.6],
      [tableTop(c), 0.15, 0.5],
    ];
    for (let i = 0; i < 13; i++)
      parts.push([
        metal(c, c.between(620, 2300), c.between(0.05, 0.12), 6),
        c.between(0.16, 0.66),
        c.between(0.1, 0.3),
      ]);
    parts.push([tableTop(c), 0.7, 0.9], [burst(c, 1100, 0.008), 0.7, 0.6]);
    return inRoom(mixed(...parts), PORCH);
  }),
  // Two people, one bulb; then a palm on the table.
  recipe('breaking-point', 'loud', (c) => {
    const shout = (seconds: number, hertz: number) =>
      gained(
        saturated(
          voiced(seconds, (t) => hertz * (1.12 - 0.3 * t) * (1 + 0.02 * Math.sin(t * 44)), AH, EE, c),
          2.4,
        ),
        held(seconds, 0.025, 0.07),
      );
    return inRoom(
      mixed(
        [shout(0.22, 176), 0, 0.7],
        [shout(0.2, 262), 0.2, 0.7],
        [shout(0.24, 190), 0.34, 0.9],
        [tableTop(c), 0.56, 1.5],
        [thud(c), 0.56, 0.9],
        [burst(c, 1700, 0.006), 0.56, 1.1],
      ),
      PORCH,
    );
  }),
  // Once; and, since that went so well, again.
  recipe('killing-machine', 'loud', (c) => {
    const blowAt = (at: number, weight: number): Part[] => [
      [whoosh(c, 0.17, 500, 2600, 2), at, 0.7 * weight],
      [burst(c, 620, 0.02, 0.8), at + 0.15, 1.2 * weight],
      [thud(c), at + 0.15, weight],
    ];
    return inRoom(
      mixed(
        ...blowAt(0, 0.7),
        ...blowAt(0.32, 1),
        [section([50, 57, 62], 0.1, c, { attack: 0.015, release: 0.06 }), 0.15, 0.5],
        [section([51, 57, 63, 68], 0.3, c, { attack: 0.015, release: 0.16 }), 0.47, 0.8],
      ),
      PORCH,
    );
  }),
];
