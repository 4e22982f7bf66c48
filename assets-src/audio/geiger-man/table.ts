import { burst, metal, tableTop, whoosh } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { die } from '../effects/table.ts';
import { bell } from '../instruments/drums.ts';
import { vibes } from '../instruments/keys.ts';
import type { Chance } from '../kit/chance.ts';
import { sweep } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { type Mode, struck } from '../kit/modal.ts';
import { pink } from '../kit/noise.ts';
import { gained, type Sound } from '../kit/sound.ts';
import { CLOSET, inRoom, PORCH } from '../kit/space.ts';

/** Cards, dice and the clock. The dice fall on whatever she is crouching behind. */

/** A car roof: thin steel that booms once and is held by its paint. */
const roof = (chance: Chance): Sound => {
  const bend = chance.between(0.93, 1.08);
  const modes: Mode[] = [
    [118 * bend, 0.8, 0.2],
    [187 * bend, 0.7, 0.17],
    [301 * bend, 0.45, 0.13],
    [524 * bend, 0.4, 0.1],
    [866 * bend, 0.3, 0.07],
    [1490 * bend, 0.2, 0.05],
  ];
  return struck(0.26, modes);
};

/** Three dice thrown on something that answers. */
const thrown = (chance: Chance, answer: (chance: Chance) => Sound): Sound => {
  const parts: Part[] = [];
  for (const start of [0, chance.between(0.02, 0.06), chance.between(0.07, 0.13)]) {
    let [at, hop, level] = [start, chance.between(0.1, 0.15), chance.between(0.8, 1)];
    while (level > 0.13) {
      parts.push([die(chance), at, level], [answer(chance), at + 0.0005, level * 0.7]);
      at += hop;
      hop *= chance.between(0.5, 0.66);
      level *= chance.between(0.45, 0.6);
    }
  }
  return mixed(...parts);
};

export const tableRecipes = [
  recipe('card-play', 'whisper', (c) =>
    mixed(
      [whoosh(c, 0.07, 1000, 3200), 0, 0.4],
      [burst(c, c.between(2300, 3100), 0.007, 0.7), 0.05, 1],
      [burst(c, c.between(760, 980), 0.014, 1.2), 0.052, 0.6],
      [roof(c), 0.052, 0.12],
    ),
  ),
  recipe('card-discard', 'whisper', (c) =>
    mixed(
      [
        gained(bandpass(pink(0.17, c), sweep(3600, c.between(1300, 1600), 0.16), 1.3), (t) =>
          Math.sin((Math.PI * t) / 0.17),
        ),
        0,
        1,
      ],
      [burst(c, c.between(1300, 1700), 0.009), 0.15, 0.5],
    ),
  ),
  recipe('dice-roof', 'table', (c) => inRoom(thrown(c, roof), PORCH)),
  recipe('dice-wood', 'table', (c) => inRoom(thrown(c, tableTop), CLOSET)),
  // One of them is turned over with a finger.
  recipe('die-turned', 'whisper', (c) =>
    mixed([die(c), 0, 0.7], [die(c), c.between(0.05, 0.07), 1], [tableTop(c), 0.06, 0.3]),
  ),
  // Tick; and the next time, tock.
  recipe('clock', 'whisper', (c, take) => {
    const hertz = take % 2 ? 2150 : 1620;
    return mixed(
      [
        struck(0.07, [
          [hertz, 0.5, 0.03],
          [hertz * 1.71, 0.4, 0.02],
          [hertz * 2.62, 0.2, 0.014],
          [410, 0.25, 0.04],
        ]),
      ],
      [burst(c, 3400, 0.0016), 0, 0.6],
      [burst(c, 2500, 0.0016), 0.017, 0.25],
    );
  }),
  // A snack-bar alarm clock, wound for the last time.
  recipe('time-out', 'action', (c) => {
    const parts: Part[] = [];
    for (let i = 0, at = 0; i < 15; i++, at += 0.05 + 0.0025 * i)
      parts.push([bell(i % 2 ? 91 : 88, 0.35), at, 0.3 - 0.01 * i], [burst(c, 3100, 0.002), at, 0.3]);
    parts.push([metal(c, 540, 0.1, 6), 1.06, 0.3], [burst(c, 900, 0.012), 1.06, 0.5]);
    return inRoom(mixed(...parts), CLOSET);
  }),
  recipe('reward', 'whisper', (c) =>
    mixed([vibes(81, 0.6, c), 0, 0.5], [vibes(86, 0.7, c), 0.09, 0.5], [metal(c, 2600, 0.08, 5), 0, 0.12]),
  ),
];
