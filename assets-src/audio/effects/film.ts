import type { Chance } from '../kit/chance.ts';
import { shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, pink } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound } from '../kit/sound.ts';
import { inRoom } from '../kit/space.ts';
import { saturated, varispeed } from '../kit/tape.ts';
import { clatter } from '../music/projector.ts';
import { burst } from './parts.ts';
import { recipe } from './recipe.ts';

/** The reel itself: it starts, runs out, closes like an eye, and burns. */

/** The editor's 2-pop, one frame at about 1 kHz, as a scratched optical track gives it back: hum, grit, overdrive. */
const twoPop = (chance: Chance): Sound =>
  mixed(
    [
      saturated(
        shaped(
          mixed([tone(0.1, (t) => 985 + 12 * Math.sin(t * 60))], [tone(0.1, 120, 'saw'), 0, 0.35]),
          through([0, 0], [0.004, 1], [0.05, 1], [0.1, 0]),
        ),
        3.2,
      ),
      0,
      0.8,
    ],
    [
      bandpass(
        crackle(0.12, () => 2200, chance),
        3000,
        0.8,
      ),
      0,
      0.5,
    ],
    [burst(chance, 1800, 0.004), 0, 0.5],
  );

/** The loose end of the film slapping round on the reel, slower and slower. */
const slaps = (chance: Chance, from: number, seconds: number): Part[] => {
  const parts: Part[] = [];
  for (let at = 0, gap = 0.085; at < seconds; at += gap, gap *= 1.17)
    parts.push(
      [burst(chance, chance.between(1100, 1500), 0.012, 0.9), from + at, 0.9 - at * 0.3],
      [burst(chance, 3600, 0.004), from + at, 0.5 - at * 0.15],
    );
  return parts;
};

export const filmRecipes = [
  recipe('reel-start', 'action', (c) =>
    mixed(
      [burst(c, 1500, 0.006, 2), 0, 0.5],
      [
        gained(
          varispeed(clatter(1.4, 24, c), (t) => Math.min(1, 0.15 + t / 0.8), 1.4),
          through([0, 0.2], [0.7, 1], [1, 0.8], [1.4, 0]),
        ),
        0.06,
        0.9,
      ],
      [shaped(tone(1.3, sweep(60, 210, 0.8), 'saw'), through([0, 0], [0.4, 0.2], [1.3, 0])), 0.06, 0.16],
    ),
  ),
  // The loose end goes through the gate, tooth by tooth, until it holds.
  recipe('film-thread', 'table', (c) => {
    const teeth: Part[] = [];
    for (let at = 0.02, gap = 0.052; at < 0.36; at += gap, gap *= 0.9)
      teeth.push([burst(c, c.between(1500, 2300), 0.004, 1.4), at, 0.5 + at], [burst(c, 620, 0.007), at + 0.006, 0.4]);
    return mixed(
      ...teeth,
      [shaped(bandpass(pink(0.4, c), sweep(700, 3200, 0.36), 1.1), through([0, 0], [0.3, 1], [0.4, 0])), 0, 0.7],
      [burst(c, 480, 0.018, 1.5), 0.385, 1],
      [burst(c, 2600, 0.005), 0.388, 0.7],
    );
  }),
  recipe('leader-count', 'line', (c) => mixed([twoPop(c), 0, 0.8], [burst(c, 1900, 0.004, 1.6), 0, 0.4])),
  // The last of them is longer and lower: what comes now is the picture.
  recipe('leader-end', 'line', (c) =>
    mixed(
      [shaped(saturated(tone(0.26, 740), 2.6), through([0, 0], [0.004, 1], [0.16, 0.9], [0.26, 0])), 0, 0.8],
      [twoPop(c), 0, 0.3],
    ),
  ),
  // Stuck in the gate for an eighth of a second, humming; then it goes.
  recipe('frame-burn', 'line', (c, take) => {
    const stuck = gained(tone(0.13, 96 + take * 6, 'saw'), through([0, 0.7], [0.11, 0.9], [0.13, 0]));
    const fire = bandpass(
      crackle(0.42, (t) => 500 + 1600 * t, c),
      2300 + take * 300,
      0.7,
    );
    return mixed(
      [lowpass(stuck, 700), 0, 0.5],
      [burst(c, 900, 0.012, 1.2), 0.125, 1],
      [shaped(bandpass(pink(0.4, c), sweep(420, 2400, 0.3), 1.2), through([0, 0], [0.05, 1], [0.4, 0])), 0.12, 1],
      [shaped(fire, through([0, 0.4], [0.12, 1], [0.42, 0])), 0.14, 2],
    );
  }),
  recipe('reel-end', 'loud', (c) => {
    const slow = (t: number) => Math.max(0, 1 - t / 2) ** 0.8;
    return inRoom(
      mixed(
        [twoPop(c), 0, 0.9],
        [gained(varispeed(clatter(2.2, 24, c), slow, 2), through([0, 0.9], [1.4, 0.7], [2, 0])), 0.12, 0.9],
        [
          gained(
            lowpass(
              tone(2, (t) => 40 + 190 * slow(t), 'saw'),
              900,
            ),
            through([0, 0.6], [2, 0]),
          ),
          0.12,
          0.25,
        ],
        ...slaps(c, 0.35, 1.5),
      ),
      { size: 0.7, tail: 0.4, damp: 0.5, wet: 0.3 },
    );
  }),
];
