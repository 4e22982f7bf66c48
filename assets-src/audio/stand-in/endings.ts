import { burst } from '../effects/parts.ts';
import { recipe } from '../effects/recipe.ts';
import { brass, section } from '../instruments/brass.ts';
import { bassDrum, bell, cymbal, timpani } from '../instruments/drums.ts';
import { lowPiano, reedOrgan, vibes } from '../instruments/keys.ts';
import { AH, EE, OH, voiced } from '../instruments/mouth.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, held, shaped } from '../kit/envelope.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, reversed, type Sound } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';

/** The costume comes off, the sun comes up, somebody has won: in the key of the music. */

/** A small bird that has not been told. */
const chirp = (chance: Chance, hertz: number): Sound => {
  const note = (seconds: number, from: number, to: number) =>
    shaped(
      tone(seconds, (t) => from + ((to - from) * t) / seconds + 120 * Math.sin(t * 190)),
      held(seconds, 0.008, 0.02),
    );
  return mixed(
    [note(0.07, hertz, hertz * 1.22), 0, 0.7],
    [note(0.05, hertz * 1.3, hertz * 1.05), 0.1, 0.8],
    [note(0.11, hertz * 1.1, hertz * chance.between(1.3, 1.4)), 0.18, 1],
  );
};

export const endingRecipes = [
  // It was in the room the whole time, and it now says so.
  recipe('unmasked', 'stinger', (c) =>
    inRoom(
      mixed(
        [reversed(cymbal(0.8, c)), 0, 0.4],
        [section([38, 44, 51, 57, 62], 0.9, c, { attack: 0.03, bright: 2400, release: 0.5 }), 0.78, 1],
        [lowPiano(26, 1.5, c), 0.78, 0.9],
        [bassDrum(c), 0.78, 1],
        [
          gained(
            voiced(1, (t) => 112 * (1 - 0.2 * t) * (1 + 0.02 * Math.sin(t * 31)), AH, EE, c),
            held(1, 0.2, 0.4),
          ),
          0.85,
          0.35,
        ],
        [
          gained(
            voiced(1, (t) => 119 * (1 + 0.1 * t) * (1 + 0.02 * Math.sin(t * 27)), OH, EE, c),
            held(1, 0.2, 0.4),
          ),
          0.85,
          0.3,
        ],
      ),
      { ...HALL, tail: 1.2, wet: 0.45 },
    ),
  ),
  // Far off the clock, then the bird. There is not much night left.
  recipe('first-bird', 'action', (c) =>
    inRoom(
      mixed(
        [bell(57, 1.1), 0, 0.3],
        [bell(57, 1), 0.45, 0.24],
        [chirp(c, 2700), 0.85, 0.3],
        [chirp(c, 2560), 1.25, 0.22],
      ),
      { ...HALL, tail: 0.9, wet: 0.5 },
    ),
  ),
  // Light through the doors of the stage, and nobody has won anything.
  recipe('dawn', 'stinger', (c) => {
    const birds = [0.3, 0.75, 1.05, 1.5, 1.75, 2.1].map(
      (at, i): Part => [chirp(c, 2300 + 180 * ((i * 5) % 4)), at + c.between(0, 0.08), 0.12],
    );
    return inRoom(
      mixed(
        [reedOrgan(50, 2.6, c), 0, 0.4],
        [reedOrgan(57, 2.6, c), 0.05, 0.35],
        [reedOrgan(64, 2.4, c), 0.2, 0.28],
        [strings(67, 2, c, { attack: 1, release: 0.7, bright: 1500, players: 3 }), 0.2, 0.3],
        [brass(62, 0.5, c, { muted: true, attack: 0.1, release: 0.3 }), 0.9, 0.4],
        [brass(60, 0.9, c, { muted: true, attack: 0.1, release: 0.5, fall: 0.6 }), 1.45, 0.4],
        ...birds,
      ),
      { ...HALL, tail: 1 },
    );
  }),
  // They may go home; the orchestra, too.
  recipe('win', 'stinger', (c) =>
    inRoom(
      mixed(
        [timpani(45, c, 0.7), 0, 0.5],
        [section([57, 61, 64], 0.22, c, { attack: 0.04 }), 0, 0.6],
        [timpani(45, c, 0.7), 0.3, 0.5],
        [section([57, 62, 67], 0.26, c, { attack: 0.04 }), 0.36, 0.7],
        [section([50, 57, 62, 66], 1.2, c, { attack: 0.05, release: 0.6 }), 0.76, 1],
        [strings(74, 1.3, c, { attack: 0.15, bright: 2000 }), 0.76, 0.3],
        [timpani(38, c), 0.76, 0.8],
        [cymbal(1.2, c), 0.76, 0.25],
        ...[74, 78, 81, 86].map((note, i): Part => [vibes(note, 1.1, c), 0.95 + i * 0.11, 0.16]),
      ),
      { ...HALL, tail: 1.4 },
    ),
  ),
  // The last chord has one player too many.
  recipe('loss', 'stinger', (c) => {
    const laugh = [0, 0.19, 0.37, 0.56].map(
      (at, i): Part => [
        gained(
          voiced(0.15, (t) => (126 - 8 * i) * (1.08 - 0.6 * t), OH, AH, c),
          held(0.15, 0.02, 0.06),
        ),
        1.55 + at,
        0.3,
      ],
    );
    return inRoom(
      mixed(
        [section([57, 62, 65], 0.3, c, { attack: 0.04 }), 0, 0.7],
        [section([56, 61, 64], 0.3, c, { attack: 0.04 }), 0.42, 0.75],
        [section([38, 44, 50, 56, 61], 1.3, c, { attack: 0.05, release: 0.7, fall: 0.4 }), 0.86, 1],
        [lowPiano(26, 1.8, c), 0.86, 0.9],
        [timpani(38, c), 0.86, 0.9],
        [shaped(burst(c, 300, 0.05), blow(0.001, 0.2)), 0.86, 0.6],
        [
          theremin(
            [
              { at: 0, note: 73, level: 0 },
              { at: 0.1, note: 74, level: 0.5, slide: 0.4 },
              { at: 1, note: 56, level: 0, slide: 0.9 },
            ],
            1.7,
            { shake: 0.5 },
          ),
          0.9,
          0.26,
        ],
        ...laugh,
      ),
      { ...HALL, tail: 1.3 },
    );
  }),
];
