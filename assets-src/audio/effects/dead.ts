import { AH, OH, OO, voiced } from '../instruments/mouth.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, held, shaped, sweep } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, pink } from '../kit/noise.ts';
import { gained, type Sound } from '../kit/sound.ts';
import { inRoom, PORCH } from '../kit/space.ts';
import { burst, sandStep, tableTop, thud, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** They have lungs and no further use for them: a low voice that sags, with the air still leaking through it. */
const groan = (chance: Chance, seconds: number, from: number, to: number): Sound => {
  const rough = (t: number) => 1 + 0.03 * Math.sin(t * 71) + 0.02 * Math.sin(t * 113);
  const voice = voiced(
    seconds,
    (t) => sweep(from, to, seconds)(t) * rough(t),
    OH,
    chance.next() < 0.5 ? OO : AH,
    chance,
  );
  const breath = bandpass(pink(seconds, chance), sweep(900, 420, seconds), 1.4);
  return gained(mixed([voice, 0, 1], [breath, 0, 0.5]), held(seconds, 0.09, seconds * 0.45));
};

export const deadRecipes = [
  recipe('zombie-down', 'action', (c, take) =>
    inRoom(
      mixed(
        [burst(c, 520, 0.02, 0.8), 0, 1.2],
        [groan(c, 0.52, take % 2 ? 104 : 88, take % 2 ? 58 : 52), 0.02, 1.1],
        [thud(c), 0.34, 0.7],
        [sandStep(c), 0.36, 0.7],
      ),
      PORCH,
    ),
  ),
  // Through the boards, and shut.
  recipe('clutch', 'action', (c) =>
    inRoom(
      mixed(
        [
          shaped(
            bandpass(
              crackle(0.22, (t) => 2600 * Math.exp(-t / 0.06), c),
              1900,
              0.8,
            ),
            blow(0.002, 0.09),
          ),
          0,
          2.4,
        ],
        [burst(c, 1500, 0.006), 0, 1],
        [tableTop(c), 0.005, 0.9],
        [whoosh(c, 0.14, 600, 2200), 0.06, 0.5],
        [burst(c, 360, 0.03, 0.8), 0.18, 1.6],
        [burst(c, 780, 0.012, 0.8), 0.18, 0.8],
        [groan(c, 0.5, 74, 96), 0.22, 0.9],
      ),
      PORCH,
    ),
  ),
  // Not one of them in time with another, and all of them coming.
  recipe('surge', 'loud', (c) => {
    const parts: Part[] = [];
    for (let i = 0; i < 9; i++) {
      const at = (i / 9) * 0.55;
      parts.push([groan(c, c.between(0.5, 0.8), c.between(70, 118), c.between(76, 150)), at, 0.35 + 0.06 * i]);
    }
    for (let i = 0; i < 14; i++) parts.push([sandStep(c), c.between(0, 0.95), 0.25 + 0.03 * i]);
    parts.push([lowpass(pink(1, c), sweep(200, 900, 1)), 0, 0.25], [thud(c), 0.92, 1]);
    return inRoom(mixed(...parts), PORCH);
  }),
];
