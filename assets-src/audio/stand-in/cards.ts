import { burst, tableTop, whoosh } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { blow, shaped, sweep } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { crackle, white } from '../kit/noise.ts';
import { CLOSET, inRoom } from '../kit/space.ts';
import { pat, slid } from './parts.ts';

/** What is done with cards, most of it face down: paper, baize and hands, and never a note that might mean something. */
export const cardRecipes = [
  // The property man's metronome, once.
  recipe('turn', 'whisper', (c) =>
    mixed(
      [
        struck(0.09, [
          [c.between(1080, 1180), 0.6, 0.05],
          [c.between(1860, 1980), 0.4, 0.03],
          [3150, 0.2, 0.018],
        ]),
      ],
      [burst(c, 2700, 0.002), 0, 0.5],
    ),
  ),
  recipe('draw', 'whisper', (c) =>
    mixed([slid(c, c.between(0.1, 0.13), 1500, 3400), 0, 1], [burst(c, c.between(2900, 3500), 0.004, 0.8), 0.11, 0.6]),
  ),
  recipe('discard', 'whisper', (c) =>
    mixed(
      [slid(c, c.between(0.14, 0.17), 3000, 1500), 0, 0.9],
      [pat(c), 0.13, 0.5],
      [burst(c, 1800, 0.007), 0.135, 0.4],
    ),
  ),
  // Face down, along the chord of the table, and it takes its time.
  recipe('card-slide', 'whisper', (c) => {
    const seconds = c.between(0.3, 0.4);
    return mixed([slid(c, seconds, c.between(2600, 3100), 950), 0, 1], [pat(c), seconds * 0.96, 0.26]);
  }),
  // One comes as the other goes.
  recipe('cards-cross', 'table', (c) =>
    inRoom(
      mixed(
        [slid(c, 0.42, 2700, 1100), 0, 1],
        [slid(c, 0.42, 1200, 2500), c.between(0.06, 0.1), 0.9],
        [pat(c), 0.4, 0.55],
        [pat(c), c.between(0.47, 0.53), 0.45],
      ),
      CLOSET,
    ),
  ),
  // A palm comes down on it, and it goes back the way it came.
  recipe('refusal', 'table', (c) =>
    inRoom(
      mixed(
        [slid(c, 0.16, 2400, 1600), 0, 0.8],
        [pat(c), 0.13, 1.2],
        [tableTop(c), 0.13, 0.7],
        [slid(c, 0.26, 1300, 2900), 0.26, 1],
        [burst(c, 1700, 0.006), 0.5, 0.4],
      ),
      CLOSET,
    ),
  ),
  recipe('shuffle', 'table', (c) => {
    const parts: Part[] = [];
    for (let i = 0, at = 0; i < 30; i++, at += 0.021 - i * 0.0003)
      parts.push([burst(c, c.between(1900, 3300), 0.004, 0.8), at, c.between(0.3, 0.55)]);
    parts.push([slid(c, 0.24, 1400, 2600), 0.56, 0.8]);
    for (const at of [0.86, 0.98]) parts.push([tableTop(c), at, 0.5], [burst(c, 1500, 0.006), at, 0.6]);
    return inRoom(mixed(...parts), CLOSET);
  }),
  // Pages turned to the light, for whoever may look.
  recipe('hand-shown', 'table', (c) => {
    const rustle = (seconds: number) =>
      shaped(
        mixed(
          [bandpass(white(seconds, c), sweep(1700, 4400, seconds), 0.9), 0, 0.5],
          [
            bandpass(
              crackle(seconds, () => 700, c),
              3600,
              0.8,
            ),
            0,
            2,
          ],
        ),
        (t) => Math.sin((Math.PI * t) / seconds) ** 2 * (0.75 + 0.25 * Math.sin(t * 150)),
      );
    return mixed(
      [rustle(0.26), 0, 1],
      [rustle(0.2), c.between(0.16, 0.2), 0.8],
      [rustle(0.32), 0.34, 1],
      [whoosh(c, 0.2, 700, 2200), 0.3, 0.3],
      [pat(c), 0.62, 0.3],
    );
  }),
  // A press camera: the blind runs down, the bulb goes off and goes on tinkling.
  recipe('shutter', 'table', (c, take) =>
    inRoom(
      mixed(
        [burst(c, 1700, 0.006, 1.8), 0, 1.6],
        [burst(c, 420, 0.014, 1.4), 0.002, 1.1],
        [shaped(bandpass(white(0.06, c), sweep(2200, 3600, 0.05), 2), blow(0.01, 0.03)), 0.012, 0.6],
        [burst(c, 1150, 0.009, 1.8), 0.085, 1.7],
        [shaped(bandpass(white(0.3, c), sweep(3200, 900, 0.25), 0.8), blow(0.002, 0.045)), 0.095, 0.3],
        [
          struck(0.5, [
            [take % 2 ? 4100 : 3850, 0.1, 0.4],
            [5230, 0.06, 0.3],
          ]),
          0.12,
          0.7,
        ],
      ),
      CLOSET,
    ),
  ),
];
