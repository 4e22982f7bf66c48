import { vibes } from '../instruments/keys.ts';
import { blow, shaped, sweep } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { pink, white } from '../kit/noise.ts';
import { CLOSET, inRoom } from '../kit/space.ts';
import { burst, metal, tableTop, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** Cards, dice, chips and switches: the things on the desk. */
export const die = (chance: Parameters<typeof tableTop>[0]) =>
  mixed(
    [
      struck(0.03, [
        [chance.between(2300, 2900), 0.5, 0.02],
        [chance.between(3700, 4600), 0.35, 0.014],
        [chance.between(5600, 6400), 0.2, 0.01],
      ]),
    ],
    [burst(chance, 3800, 0.003), 0, 0.4],
  );

const chip = (chance: Parameters<typeof tableTop>[0], hertz: number) =>
  mixed(
    [
      struck(0.12, [
        [hertz, 0.5, 0.07],
        [hertz * 1.47, 0.4, 0.05],
        [hertz * 2.3, 0.25, 0.03],
        [hertz * 3.1, 0.12, 0.02],
      ]),
    ],
    [burst(chance, 4200, 0.0025), 0, 0.5],
    [tableTop(chance), 0, 0.12],
  );

export const tableRecipes = [
  recipe('card-snap', 'whisper', (c) =>
    mixed(
      [whoosh(c, 0.06, 1200, 3600), 0, 0.35],
      [burst(c, c.between(2500, 3700), 0.006, 0.7), 0.045, 1],
      [burst(c, c.between(900, 1200), 0.012, 1.2), 0.047, 0.5],
      [tableTop(c), 0.048, 0.3],
    ),
  ),
  recipe('card-deal', 'whisper', (c) =>
    mixed(
      [
        shaped(bandpass(pink(0.16, c), sweep(c.between(1300, 1700), 4200, 0.15), 1.2), (t) =>
          Math.sin((Math.PI * t) / 0.16),
        ),
        0,
        1,
      ],
      [burst(c, c.between(1700, 2300), 0.006), 0.145, 0.7],
      [tableTop(c), 0.147, 0.22],
    ),
  ),
  // A mystery turns over: paper, and a tritone that need not mean anything yet.
  recipe('card-flip', 'table', (c, take) =>
    inRoom(
      mixed(
        [shaped(bandpass(white(0.2, c), sweep(900, 4800, 0.16), 1.4), blow(0.12, 0.02)), 0, 0.6],
        [burst(c, 2600, 0.008), 0.16, 0.9],
        [tableTop(c), 0.165, 0.25],
        [vibes(take % 2 ? 74 : 72, 0.7, c), 0.17, 0.13],
        [vibes(take % 2 ? 80 : 78, 0.7, c), 0.23, 0.1],
      ),
      { ...CLOSET, tail: 0.5 },
    ),
  ),
  recipe('take', 'table', (c) =>
    mixed(
      [shaped(lowpass(pink(0.18, c), 1500), (t) => Math.sin((Math.PI * t) / 0.18) ** 2), 0, 0.9],
      [metal(c, c.between(1500, 1900), 0.14, 6), 0.12, 0.3],
      [burst(c, 3000, 0.004), 0.12, 0.6],
      [tableTop(c), 0.2, 0.2],
    ),
  ),
  // Both dice, the first time they hit the wood: it is heard in the table more than in the bone.
  recipe('die-hit', 'table', (c) =>
    inRoom(
      mixed(
        [die(c), 0, 0.8],
        [tableTop(c), 0.0005, 1.5],
        [die(c), c.between(0.014, 0.03), 0.6],
        [tableTop(c), c.between(0.015, 0.03), 0.8],
        [burst(c, 300, 0.02, 0.8), 0, 0.5],
      ),
      CLOSET,
    ),
  ),
  recipe('dice-land', 'table', (c) => {
    const parts: Part[] = [];
    for (const start of [0, c.between(0.03, 0.09)]) {
      let [at, hop, level] = [start, c.between(0.11, 0.16), 1];
      while (level > 0.12) {
        parts.push([die(c), at, level], [tableTop(c), at + 0.0005, level * 0.75]);
        at += hop;
        hop *= c.between(0.5, 0.68);
        level *= c.between(0.45, 0.62);
      }
    }
    return inRoom(mixed(...parts), CLOSET);
  }),
  recipe('spoint-spend', 'whisper', (c) => {
    const hertz = c.between(1750, 2150);
    return mixed([chip(c, hertz), 0, 1], [chip(c, hertz * 0.94), c.between(0.06, 0.09), 0.5]);
  }),
  recipe('spoint-gain', 'whisper', (c, take) =>
    mixed([chip(c, 1850), 0, 0.8], [chip(c, 2200), 0.085, 0.9], [vibes(81 + take, 0.5, c), 0.1, 0.12]),
  ),
];
