import { section } from '../instruments/brass.ts';
import { bassDrum, cymbal, snare, timpani } from '../instruments/drums.ts';
import { lowPiano, reedOrgan } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { recipe } from './recipe.ts';

/** The last thing heard before the credits, in the key of the music. */
export const endingRecipes = [
  // They get D major, and a slightly tired orchestra to play it.
  recipe('survived', 'stinger', (c) =>
    inRoom(
      mixed(
        [section([57, 62], 0.16, c, { attack: 0.03 }), 0, 0.6],
        [section([57, 62], 0.12, c, { attack: 0.03 }), 0.3, 0.55],
        [section([57, 62, 66], 0.28, c, { attack: 0.03 }), 0.5, 0.7],
        [section([59, 64, 67], 0.28, c, { attack: 0.04 }), 0.9, 0.75],
        [section([50, 57, 62, 66, 69], 1.3, c, { attack: 0.05, release: 0.6 }), 1.3, 1],
        [strings(62, 1.4, c, { attack: 0.1, bright: 1700 }), 1.3, 0.35],
        [snare(c), 0, 0.3],
        [snare(c), 0.3, 0.25],
        [snare(c), 0.5, 0.3],
        [timpani(38, c), 1.3, 0.8],
        [cymbal(1.4, c), 1.3, 0.32],
        [
          theremin(
            [
              { at: 0, note: 74, level: 0 },
              { at: 0.1, note: 86, level: 0.5, slide: 0.5 },
              { at: 1.1, note: 85, level: 0, slide: 0.5 },
            ],
            1.6,
          ),
          1.5,
          0.14,
        ],
      ),
      HALL,
    ),
  ),
  recipe('doomed', 'stinger', (c) => {
    const steps = [62, 61, 58, 56];
    const fall = steps.flatMap((note, i): Part[] => [
      [section([note, note - 12, note - 18], 0.36, c, { attack: 0.04, bright: 1800 }), i * 0.45, 0.8],
      [lowPiano(note - 24, 0.8, c), i * 0.45, 0.6],
    ]);
    return inRoom(
      mixed(
        ...fall,
        [section([38, 44, 50, 53], 1.5, c, { attack: 0.05, release: 0.7, fall: 0.5 }), 1.85, 1],
        [reedOrgan(38, 2.2, c), 1.8, 0.4],
        [reedOrgan(44, 2.2, c), 1.85, 0.3],
        [timpani(38, c), 1.85, 1],
        [timpani(38, c, 0.6), 2.5, 0.5],
        [bassDrum(c), 1.85, 0.8],
        [
          theremin(
            [
              { at: 0, note: 74, level: 0 },
              { at: 0.1, note: 74, level: 0.5 },
              { at: 0.6, note: 50, level: 0.3, slide: 1.3 },
              { at: 1.9, note: 50, level: 0 },
            ],
            2.3,
            { shake: 0.6 },
          ),
          1.7,
          0.3,
        ],
      ),
      HALL,
    );
  }),
];
