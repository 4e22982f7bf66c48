import { burst, gunpowder, metal, thud, whoosh } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { bassDrum } from '../instruments/drums.ts';
import { AH, OH, voiced } from '../instruments/mouth.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, held, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { crackle, pink } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';
import { CLOSET, echoed, inRoom, PORCH } from '../kit/space.ts';
import { click } from './counter.ts';

/** What comes out of the desert, and what passes between it and her. */

/** A wet finger on the rim of a glass: nearly one note, and no warmth in it. */
export const glass = (note: number, seconds: number): Sound => {
  const f = pitch(note);
  const rim = mixed(
    [tone(seconds, (t) => f * (1 + 0.002 * Math.sin(t * 27))), 0, 1],
    [tone(seconds, (t) => f * 2.32 * (1 + 0.002 * Math.sin(t * 31))), 0, 0.16],
    [tone(seconds, f * 1.003), 0, 0.5],
  );
  return gained(rim, held(seconds, seconds * 0.35, seconds * 0.5));
};

/** Grains running down something steep. */
export const pour = (chance: Chance, seconds: number, level: (t: number) => number): Sound =>
  gained(
    mixed(
      [
        bandpass(
          crackle(seconds, () => 3800, chance),
          5200,
          0.9,
        ),
        0,
        1,
      ],
      [highpass(pink(seconds, chance), 4200), 0, 0.35],
    ),
    level,
  );

export const killerRecipes = [
  // Eight legs, all of them quick.
  recipe('skitter', 'table', (c) => {
    const parts: Part[] = [];
    for (let leg = 0, at = 0; leg < 26; leg++, at += c.between(0.009, 0.026)) {
      if (leg % 9 === 8) at += c.between(0.05, 0.09);
      parts.push([burst(c, c.between(2100, 4600), 0.0022, 1.6), at, c.between(0.35, 0.9)]);
      if (leg % 4 === 0) parts.push([metal(c, c.between(900, 1300), 0.02, 4), at, 0.2]);
    }
    return inRoom(mixed(...parts), CLOSET);
  }),
  // Two notes that were a wedding march, and her train over the gravel.
  recipe('widow', 'table', (c, take) =>
    mixed(
      [glass(take % 2 ? 93 : 94, 0.75), 0, 0.4],
      [glass(take % 2 ? 94 : 89, 0.8), 0.3, 0.34],
      [pour(c, 1.05, (t) => Math.sin((Math.PI * t) / 1.05) ** 2), 0, 0.5],
    ),
  ),
  recipe('salt', 'action', (c, take) => {
    const parts: Part[] = [
      [pour(c, 0.9, through([0, 0.2], [0.45, 1], [0.9, 0])), 0, 1],
      [glass(take % 2 ? 98 : 97, 0.5), 0.3, 0.14],
    ];
    for (let i = 0; i < 12; i++) {
      const hertz = 2100 * 1.07 ** i * c.between(0.96, 1.05);
      parts.push([
        struck(0.12, [
          [hertz, 0.4, 0.1],
          [hertz * 1.49, 0.2, 0.06],
        ]),
        0.04 * i + c.between(0, 0.02),
        0.16,
      ]);
    }
    parts.push([burst(c, 3000, 0.01), 0.52, 0.7]);
    return inRoom(mixed(...parts), CLOSET);
  }),
  recipe('lunge', 'action', (c, take) =>
    inRoom(
      mixed(
        [whoosh(c, 0.4, 260, take % 2 ? 1900 : 1600, 1.8), 0, 1.6],
        [shaped(tone(0.42, sweep(58, 104, 0.35), 'saw'), held(0.42, 0.2, 0.06)), 0, 0.3],
        [lowpass(whoosh(c, 0.34, 900, 4200, 1.4), 5000), 0.1, 0.6],
      ),
      PORCH,
    ),
  ),
  // It lands, and the air goes out of her.
  recipe('girl-hit', 'loud', (c, take) =>
    inRoom(
      mixed(
        [bassDrum(c), 0, 1.1],
        [burst(c, take % 2 ? 620 : 540, 0.02, 0.8), 0, 1.3],
        [burst(c, 2400, 0.005), 0, 0.8],
        [
          gained(
            mixed(
              [voiced(0.3, (t) => (take % 2 ? 290 : 262) * (1.1 - 0.9 * t), AH, OH, c), 0, 0.8],
              [highpass(pink(0.34, c), 1400), 0, 0.28],
            ),
            held(0.34, 0.015, 0.24),
          ),
          0.05,
          0.7,
        ],
      ),
      CLOSET,
    ),
  ),
  // Lead, rubber, or salt: none of them says much.
  recipe('killer-hit', 'action', (c) =>
    inRoom(
      mixed(
        [thud(c), 0, 1],
        [burst(c, c.between(300, 380), 0.035, 0.8), 0, 1.4],
        [metal(c, c.between(170, 200), 0.22, 10), 0, 0.5],
        [burst(c, 1900, 0.005), 0, 0.7],
        ...[0.06, 0.09, 0.13, 0.19, 0.28].map((at): Part => [click(c), at + c.between(0, 0.02), 0.45]),
      ),
      PORCH,
    ),
  ),
  recipe('shot', 'loud', (c) =>
    inRoom(
      mixed(
        [echoed(gunpowder(c, 1.1), 0.24, 0.2, 2), 0, 1.2],
        [shaped(burst(c, 1700, 0.008), blow(0.001, 0.05)), 0.42, 0.2],
        [metal(c, 2300, 0.06, 5), 0.43, 0.12],
      ),
      { size: 1.5, tail: 0.9, damp: 0.55, wet: 0.35 },
    ),
  ),
];
