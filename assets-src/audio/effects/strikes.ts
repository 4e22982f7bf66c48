import { bassDrum, bongo } from '../instruments/drums.ts';
import { AH, OH, voiced } from '../instruments/mouth.ts';
import { theremin } from '../instruments/theremin.ts';
import { blow, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained } from '../kit/sound.ts';
import { CHAMBER, CLOSET, echoed, inRoom } from '../kit/space.ts';
import { burst, metal, sandStep, tableTop, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** Aliens come, strike, miss and fall. */
export const strikeRecipes = [
  // Never in step: what walks there has not walked long.
  recipe('throng-step', 'table', (c) => {
    const parts: Part[] = [];
    for (let foot = 0, at = 0; foot < 4; foot++, at += c.between(0.13, 0.2)) {
      parts.push([sandStep(c), at, foot % 2 ? c.between(0.5, 0.7) : 1]);
      parts.push([whoosh(c, 0.16, 500, 1500), at + 0.06, 0.25]);
    }
    return inRoom(mixed(...parts), CLOSET);
  }),
  recipe('strike', 'action', (c, take) => {
    const top = take % 2 ? 83 : 80;
    return inRoom(
      mixed(
        [whoosh(c, 0.5, 350, 2600, 2.4), 0, 1.4],
        [whoosh(c, 0.4, 1500, 5200, 1.5), 0.08, 0.7],
        [
          theremin(
            [
              { at: 0, note: top - 17, level: 0 },
              { at: 0.02, note: top, level: 0.6, slide: 0.26 },
              { at: 0.28, note: top - 9, level: 0, slide: 0.22 },
            ],
            0.52,
          ),
          0,
          0.22,
        ],
      ),
      CLOSET,
    );
  }),
  recipe('hit', 'action', (c) =>
    inRoom(
      mixed(
        [bassDrum(c), 0.004, 1.1],
        [burst(c, c.between(700, 1100), 0.016, 0.8), 0, 1.3],
        [burst(c, c.between(2200, 3200), 0.004, 0.7), 0, 0.9],
        [
          shaped(
            bandpass(
              crackle(0.2, () => 700, c),
              c.between(1400, 2000),
              1,
            ),
            blow(0.012, 0.06),
          ),
          0.012,
          2.6,
        ],
      ),
      CLOSET,
    ),
  ),
  recipe('miss', 'table', (c) =>
    mixed([whoosh(c, 0.34, c.between(500, 700), c.between(2600, 3400), 3), 0, 1], [sandStep(c, 0.7), 0.3, 0.5]),
  ),
  // It glances off: a bitten whistle that tumbles away over the dunes.
  recipe('negate', 'action', (c, take) => {
    const start = take % 2 ? 2700 : 2350;
    const spin = (t: number) =>
      sweep(start, start * 0.36, 0.75)(t) * (1 + 0.03 * Math.sin(2 * Math.PI * (34 - 18 * t) * t));
    const whistle = mixed(
      [shaped(tone(0.8, spin, 'triangle'), blow(0.004, 0.2)), 0, 0.32],
      [shaped(bandpass(white(0.8, c), spin, 14), blow(0.002, 0.22)), 0, 1.3],
    );
    return inRoom(
      echoed(
        mixed([metal(c, 1250, 0.3, 8), 0, 0.5], [burst(c, 3400, 0.003), 0, 1], [whistle, 0.01, 0.9]),
        0.17,
        0.32,
        2,
      ),
      CHAMBER,
    );
  }),
  // Held until now: the air goes, and a little of the voice with it.
  recipe('exhale', 'line', (c, take) => {
    const seconds = 0.62;
    const air = white(seconds, c);
    const mouth = (from: number, to: number, q: number) => bandpass(air, sweep(from, to, seconds * 0.8), q);
    const sigh = voiced(seconds, sweep(take % 2 ? 176 : 132, take % 2 ? 128 : 98, seconds), AH, OH, c);
    const flow = through([0, 0], [0.07, 1], [0.2, 0.72], [0.45, 0.25], [seconds, 0]);
    return inRoom(
      gained(mixed([mouth(1250, 620, 2.2), 0, 1.6], [mouth(2700, 1900, 3), 0, 0.7], [sigh, 0.01, 0.11]), flow),
      CLOSET,
    );
  }),
  recipe('flail', 'action', (c) => {
    const parts: Part[] = [];
    for (let i = 0, at = 0; i < 9; i++, at += c.between(0.055, 0.095)) {
      parts.push([bongo(c.between(210, 420), c), at, c.between(0.3, 0.6)], [sandStep(c), at, c.between(0.2, 0.8)]);
      if (i % 3 === 1) parts.push([whoosh(c, 0.14, 800, 2600), at, 0.5]);
    }
    parts.push([tableTop(c), 0.72, 1], [bassDrum(c), 0.72, 0.5]);
    return inRoom(mixed(...parts), CLOSET);
  }),
];
