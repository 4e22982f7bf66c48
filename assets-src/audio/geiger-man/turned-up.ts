import { burst, tableTop, thud } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { section } from '../instruments/brass.ts';
import { bassDrum, bell, cymbal, snare, timpani } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import { blow, held, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { struck } from '../kit/modal.ts';
import { pink, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, reversed } from '../kit/sound.ts';
import { CHAMBER, HALL, inRoom } from '../kit/space.ts';
import { swell } from './counter.ts';

/** Cards and tokens that lay face down until now. */
export const turnedUpRecipes = [
  // Paper, and then the low strings have read it.
  recipe('dread', 'action', (c, take) => {
    const low = take % 2 ? 38 : 39;
    return inRoom(
      mixed(
        [shaped(bandpass(white(0.18, c), sweep(900, 4200, 0.15), 1.4), blow(0.11, 0.02)), 0, 0.5],
        [burst(c, 2400, 0.008), 0.15, 0.8],
        [tableTop(c), 0.155, 0.4],
        [strings(low, 0.5, c, { attack: 0.03, release: 0.5, bright: 900, shudder: 12 }), 0.17, 0.9],
        [strings(low + 6, 0.5, c, { attack: 0.04, release: 0.5, bright: 1100, shudder: 13 }), 0.18, 0.7],
        [bassDrum(c), 0.17, 0.6],
      ),
      { ...CHAMBER, tail: 0.7 },
    );
  }),
  // The management has an announcement: three bars, the last of them flat.
  recipe('event', 'action', (c) => {
    const chime = mixed([bell(74, 0.9), 0, 0.4], [bell(70, 0.9), 0.26, 0.4], [bell(64.6, 1.1), 0.52, 0.45]);
    return inRoom(
      mixed(
        [burst(c, 1100, 0.01, 1.4), 0, 0.5],
        [bandpass(chime, 1500, 0.7), 0.06, 1.4],
        [gained(tone(1.4, 120, 'saw'), held(1.4, 0.05, 0.4)), 0, 0.02],
      ),
      { ...HALL, tail: 0.6, wet: 0.5 },
    );
  }),
  recipe('bloodlust', 'action', (c) =>
    inRoom(
      mixed(
        [bassDrum(c), 0, 1],
        [thud(c), 0.19, 0.9],
        [lowPiano(26, 0.9, c), 0.19, 0.8],
        [lowPiano(32, 0.8, c), 0.2, 0.6],
        [section([38, 44], 0.4, c, { attack: 0.06, bright: 900, release: 0.25, fall: 0.6 }), 0.2, 0.5],
      ),
      { ...CHAMBER, tail: 0.5, wet: 0.3 },
    ),
  ),
  // In, and not out. Something the size of a coin is turned over.
  recipe('breath', 'loud', (c) => {
    const inhaled = gained(
      mixed(
        [bandpass(pink(0.75, c), sweep(700, 2300, 0.75), 1.1), 0, 1],
        [bandpass(pink(0.75, c), sweep(1500, 3600, 0.75), 2), 0, 0.5],
      ),
      through([0, 0], [0.62, 1], [0.71, 0.5], [0.75, 0]),
    );
    const heart = (at: number, level: number): Part[] => [
      [thud(c), at, level],
      [thud(c), at + 0.2, level * 0.7],
    ];
    const coin = struck(0.5, [
      [2140, 0.5, 0.3],
      [3420, 0.4, 0.24],
      [5010, 0.2, 0.16],
    ]);
    return mixed(
      [inhaled, 0, 0.8],
      ...heart(0.95, 0.5),
      ...heart(1.6, 0.6),
      ...[0, 0.06, 0.12, 0.18].map((at): Part => [burst(c, 3800, 0.002), 2.02 + at, 0.35]),
      [coin, 2.27, 0.6],
      [tableTop(c), 2.27, 0.5],
    );
  }),
  // She has had enough, in a major key.
  recipe('ultimate', 'stinger', (c) =>
    inRoom(
      mixed(
        ...[0, 0.12, 0.24].map((at): Part => [snare(c), at, 0.4]),
        [section([57, 62, 66], 0.14, c, { attack: 0.02 }), 0, 0.6],
        [section([59, 64, 68], 0.14, c, { attack: 0.02 }), 0.24, 0.7],
        [section([50, 62, 66, 69, 74], 0.9, c, { attack: 0.03, bright: 2900, release: 0.4 }), 0.48, 1],
        [timpani(38, c), 0.48, 0.8],
        [cymbal(1.1, c), 0.48, 0.3],
        [strings(78, 0.8, c, { attack: 0.06, bright: 2300, shudder: 12 }), 0.48, 0.25],
      ),
      { ...HALL, tail: 0.9, wet: 0.4 },
    ),
  ),
  // The last reel but none.
  recipe('last-act', 'stinger', (c) => {
    const roll: Part[] = [];
    for (let at = 0; at < 1; at += 0.06) roll.push([timpani(38, c, 0.4), at, 0.08 + 0.4 * at * at]);
    return inRoom(
      mixed(
        ...roll,
        [swell(c, 2.3, 120), 0, 0.5],
        [reversed(cymbal(1, c)), 0, 0.4],
        [section([38, 45, 51, 56, 62], 1, c, { attack: 0.03, bright: 2600, release: 0.5 }), 1, 1],
        [lowPiano(26, 1.5, c), 1, 0.9],
        [bassDrum(c), 1, 1],
        [
          theremin(
            [
              { at: 0, note: 62, level: 0 },
              { at: 0.05, note: 81, level: 0.7, slide: 0.9 },
              { at: 1.2, note: 80, level: 0.5, slide: 0.3 },
              { at: 1.8, note: 68, level: 0, slide: 0.5 },
            ],
            2.2,
            { shake: 0.5 },
          ),
          0.2,
          0.26,
        ],
      ),
      { ...HALL, tail: 1.2, wet: 0.45 },
    );
  }),
];
