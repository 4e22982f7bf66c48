import { burst, metal, thud, whoosh } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { bassDrum } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { crackle, pink, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { varispeed } from '../kit/tape.ts';
import { STAGE_FOUR } from './parts.ts';

/** Nitrate, the curtain against it, and the lamp. */

const flames = (chance: Chance, seconds: number): Sound =>
  mixed(
    [
      gained(
        lowpass(pink(seconds, chance), (t) => 900 + 500 * Math.sin(t * 9) + 240 * Math.sin(t * 41), 1.1),
        (t) => 0.8 + 0.2 * Math.sin(t * 29 + 2 * Math.sin(t * 11)),
      ),
      0,
      1.8,
    ],
    [
      bandpass(
        crackle(seconds, () => 320, chance),
        2500,
        0.7,
      ),
      0,
      1.8,
    ],
  );

/** The lamp's own hum: mains and its overtones, as an arc on its last carbons gives them. */
const mains = (seconds: number, bend: (t: number) => number): Sound =>
  mixed(
    [tone(seconds, (t) => 120 * bend(t), 'saw'), 0, 0.5],
    [tone(seconds, (t) => 240 * bend(t), 'pulse', 0, 0.3), 0, 0.2],
    [tone(seconds, (t) => 361 * bend(t)), 0, 0.25],
  );

export const fireRecipes = [
  // Somebody has struck a match, in a room full of film.
  recipe('match', 'action', (c) => {
    const scrape = gained(
      bandpass(white(0.2, c), sweep(2600, 4800, 0.2), 1),
      (t) => (t / 0.2) * (0.55 + 0.45 * Math.sign(Math.sin(t * 620 + 3 * Math.sin(t * 90)))),
    );
    return mixed(
      [scrape, 0, 0.8],
      [shaped(highpass(pink(0.5, c), 1500), blow(0.012, 0.12)), 0.19, 2],
      [shaped(lowpass(white(0.4, c), sweep(2600, 500, 0.3)), blow(0.02, 0.09)), 0.19, 0.9],
      [
        shaped(
          bandpass(
            crackle(0.9, () => 420, c),
            3400,
            0.8,
          ),
          through([0, 0], [0.05, 1], [0.9, 0]),
        ),
        0.22,
        1.3,
      ],
      [shaped(highpass(pink(0.9, c), 2600), through([0, 0], [0.1, 0.5], [0.9, 0])), 0.24, 0.4],
    );
  }),
  // The portrait catches from its edge; the sound track goes with it.
  recipe('burn', 'stinger', (c) => {
    const chord = mixed(
      [strings(50, 1.6, c, { attack: 0.02, bright: 1500 }), 0, 0.5],
      [strings(56, 1.6, c, { attack: 0.02, bright: 1700 }), 0, 0.45],
      [strings(61, 1.6, c, { attack: 0.02, bright: 1900 }), 0, 0.4],
    );
    return inRoom(
      mixed(
        [bassDrum(c), 0, 1],
        [lowPiano(26, 1.6, c), 0, 0.9],
        [shaped(lowpass(white(0.7, c), sweep(4200, 300, 0.6)), blow(0.03, 0.2)), 0, 1.1],
        [varispeed(chord, (t) => Math.max(0.05, 1.05 - 0.62 * t), 1.6), 0.02, 0.8],
        [shaped(flames(c, 2.3), through([0, 0], [0.25, 1], [1.5, 0.8], [2.3, 0])), 0.05, 0.9],
        ...[0.1, 0.19, 0.27, 0.33, 0.38, 0.42].map((at): Part => [burst(c, 1250, 0.008, 1.2), at, 0.6]),
        [burst(c, 800, 0.03), 2.05, 0.5],
      ),
      { ...HALL, tail: 1.1, wet: 0.35 },
    );
  }),
  // A quarter of a ton of it, from the flies, in time.
  recipe('curtain', 'stinger', (c) => {
    const parts: Part[] = [];
    for (let at = 0, gap = 0.05; at < 0.46; at += gap, gap *= 0.93)
      parts.push([burst(c, 1500 + 1800 * at, 0.005, 1.4), at, 0.4], [metal(c, 880, 0.04, 5), at, 0.16]);
    parts.push(
      [gained(whoosh(c, 0.7, 200, 1500, 1), (t) => Math.min(1, t / 0.3)), 0.05, 1.6],
      [bassDrum(c), 0.56, 1.5],
      [thud(c), 0.57, 1.2],
      [burst(c, 240, 0.07, 0.7), 0.56, 1.6],
      [shaped(lowpass(pink(1.1, c), sweep(1900, 260, 0.7)), blow(0.01, 0.22)), 0.56, 2.2],
      [metal(c, 96, 0.5, 10), 0.58, 0.4],
      [shaped(highpass(pink(0.9, c), 2800), through([0, 0], [0.2, 0.5], [0.9, 0])), 0.62, 0.3],
    );
    return inRoom(mixed(...parts), { ...HALL, tail: 1.2, wet: 0.4 });
  }),
  // The switch is thrown, the hum sags, the glass ticks as it cools.
  recipe('lamp-out', 'action', (c) =>
    inRoom(
      mixed(
        [burst(c, 520, 0.02, 1.4), 0, 1.3],
        [burst(c, 2100, 0.004), 0, 0.9],
        [metal(c, 410, 0.12, 7), 0, 0.4],
        [shaped(lowpass(mains(0.6, sweep(1, 0.35, 0.5)), 1400), blow(0.002, 0.16)), 0, 0.8],
        ...[0.34, 0.47, 0.66].map((at): Part => [struck(0.06, [[c.between(3900, 5200), 0.2, 0.05]]), at, 0.5]),
      ),
      STAGE_FOUR,
    ),
  ),
  recipe('lamp-red', 'action', (c) =>
    inRoom(
      mixed(
        [burst(c, 430, 0.022, 1.4), 0, 1],
        [burst(c, 1700, 0.004), 0, 0.6],
        [
          shaped(
            lowpass(mains(1, sweep(0.82, 1, 0.25)), sweep(300, 1500, 0.5)),
            through([0, 0], [0.3, 1], [0.55, 0.7], [1, 0]),
          ),
          0,
          0.7,
        ],
        [strings(38, 0.7, c, { attack: 0.2, release: 0.4, bright: 600 }), 0.02, 0.6],
        [strings(39, 0.7, c, { attack: 0.3, release: 0.4, bright: 600 }), 0.06, 0.45],
      ),
      STAGE_FOUR,
    ),
  ),
];
