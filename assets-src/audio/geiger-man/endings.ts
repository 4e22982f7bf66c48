import { recipe } from '../effects/recipe.ts';
import { section } from '../instruments/brass.ts';
import { bassDrum, cymbal, timpani } from '../instruments/drums.ts';
import { lowPiano, reedOrgan, vibes } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { click, swell } from './counter.ts';

/** How it ends, by the counter. */
export const endingRecipes = [
  // It slows, it stops, and nothing else does.
  recipe('win', 'stinger', (c) => {
    const slower = [0, 0.07, 0.16, 0.3, 0.5, 0.82].map((at): Part => [click(c), at, 0.8]);
    return inRoom(
      mixed(
        ...slower,
        [strings(50, 1.6, c, { attack: 0.5, bright: 900 }), 0.6, 0.4],
        [section([57, 62, 66], 0.3, c, { attack: 0.06 }), 1.1, 0.6],
        [section([50, 57, 62, 66, 69], 1.1, c, { attack: 0.06, release: 0.6 }), 1.5, 1],
        [timpani(38, c), 1.5, 0.7],
        [cymbal(1.1, c), 1.5, 0.25],
        ...[74, 78, 81].map((note, i): Part => [vibes(note, 1, c), 1.7 + i * 0.12, 0.16]),
      ),
      { ...HALL, tail: 1.2 },
    );
  }),
  // Faster than it can be read, and then the tube is full.
  recipe('loss', 'stinger', (c) =>
    inRoom(
      mixed(
        [swell(c, 1.5, 170), 0, 0.6],
        [lowPiano(26, 1.8, c), 0.75, 0.9],
        [bassDrum(c), 0.75, 1],
        [section([38, 44, 50, 57], 1.4, c, { attack: 0.06, release: 0.7, fall: 0.5 }), 0.75, 1],
        [reedOrgan(39, 1.9, c), 0.8, 0.35],
        [
          theremin(
            [
              { at: 0, note: 69, level: 0 },
              { at: 0.1, note: 75, level: 0.5, slide: 0.5 },
              { at: 0.9, note: 50, level: 0.3, slide: 1.1 },
              { at: 1.9, note: 50, level: 0 },
            ],
            2.2,
            { shake: 0.6 },
          ),
          0.7,
          0.28,
        ],
        [timpani(38, c, 0.6), 1.5, 0.5],
        [timpani(38, c, 0.5), 2.1, 0.35],
        [click(c), 2.75, 0.7],
      ),
      { ...HALL, tail: 1 },
    ),
  ),
];
