import { brass, section } from '../instruments/brass.ts';
import { bassDrum, bell, cymbal, snare, timpani } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import type { Chance } from '../kit/chance.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { gained, reversed, type Sound } from '../kit/sound.ts';
import { HALL, inRoom } from '../kit/space.ts';
import { recipe } from './recipe.ts';

/** Title cards and endings, in the music's key (D minor), so that they land on whatever is playing. */

/** A drum roll that grows. */
const roll = (note: number, seconds: number, chance: Chance): Sound => {
  const parts: Part[] = [];
  for (let at = 0; at < seconds; at += 0.058)
    parts.push([timpani(note, chance, 0.4), at, 0.1 + 0.5 * (at / seconds) ** 2]);
  return mixed(...parts);
};

export const stingerRecipes = [
  // Three on the screen: three blows, and the hand in the air that no one invited.
  recipe('creature-feature', 'stinger', (c) => {
    const hit = (notes: number[], at: number, length: number, level: number): Part[] => [
      [section(notes, length, c, { attack: 0.02, bright: 3000, release: 0.25 }), at, level],
      [timpani(38, c), at, level * 0.8],
      [lowPiano(26, length + 0.5, c), at, level * 0.7],
    ];
    return inRoom(
      mixed(
        ...hit([50, 57, 62, 65], 0, 0.16, 0.8),
        ...hit([49, 56, 61, 64], 0.4, 0.16, 0.85),
        ...hit([44, 50, 56, 62, 68], 0.8, 1.3, 1.1),
        [cymbal(1.6, c), 0.8, 0.5],
        [
          theremin(
            [
              { at: 0, note: 62, level: 0 },
              { at: 0.05, note: 80, level: 0.9, slide: 0.55 },
              { at: 0.9, note: 79, level: 0.8, slide: 0.3 },
              { at: 1.4, note: 68, level: 0, slide: 0.5 },
            ],
            2,
            { shake: 0.55 },
          ),
          0.75,
          0.4,
        ],
      ),
      HALL,
    );
  }),
  recipe('turning-point', 'stinger', (c) =>
    inRoom(
      mixed(
        [reversed(cymbal(1.3, c)), 0, 0.55],
        [roll(38, 1.2, c), 0.1, 0.5],
        [
          theremin(
            [
              { at: 0, note: 57, level: 0 },
              { at: 0.05, note: 74, level: 0.8, slide: 1.25 },
              { at: 1.5, note: 75, level: 0.7, slide: 0.6 },
              { at: 2.3, note: 74, level: 0, slide: 0.3 },
            ],
            2.7,
            { shake: 0.4 },
          ),
          0,
          0.38,
        ],
        [section([38, 45, 53, 58, 62], 1.1, c, { attack: 0.06, bright: 2400, release: 0.5 }), 1.3, 1],
        [strings(50, 1.4, c, { attack: 0.05, bright: 1700, shudder: 11 }), 1.3, 0.5],
        [lowPiano(26, 1.6, c), 1.3, 0.9],
        [bassDrum(c), 1.3, 0.8],
      ),
      HALL,
    ),
  ),
  // One bell, one player, nobody else on the lot.
  recipe('last-one-standing', 'stinger', (c) =>
    inRoom(
      mixed(
        [bell(62, 2.6), 0, 0.6],
        [bell(50, 2.2), 0.005, 0.3],
        [brass(69, 0.5, c, { muted: true, attack: 0.08 }), 0.5, 0.7],
        [brass(74, 0.22, c, { muted: true, attack: 0.06 }), 1.0, 0.7],
        [brass(75, 1.0, c, { muted: true, attack: 0.06, release: 0.5, fall: 0.8 }), 1.25, 0.8],
        [
          theremin(
            [
              { at: 0, note: 86, level: 0 },
              { at: 0.2, note: 86, level: 0.4 },
              { at: 1.4, note: 81, level: 0, slide: 0.9 },
            ],
            2.3,
          ),
          0.6,
          0.2,
        ],
        [strings(38, 1.6, c, { attack: 0.6, bright: 600 }), 0.3, 0.6],
        [gained(snare(c), 0.5), 1.25, 0.4],
      ),
      HALL,
    ),
  ),
];
