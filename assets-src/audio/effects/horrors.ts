import { bassDrum } from '../instruments/drums.ts';
import { lowPiano } from '../instruments/keys.ts';
import { AH, EE, OH, OO, voiced } from '../instruments/mouth.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import { held, sweep } from '../kit/envelope.ts';
import { bandpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, reversed, type Sound } from '../kit/sound.ts';
import { CHAMBER, CLOSET, HALL, inRoom } from '../kit/space.ts';
import { bubble, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** What comes out of the dark, and what it does to people. */
/** A room heard backwards before the thing itself: something drawing breath. */
const dreadBefore = (sound: Sound): Sound => reversed(inRoom(reversed(sound), { ...HALL, tail: 0.9, wet: 0.9 }));

export const horrorRecipes = [
  recipe('survivor-lost', 'stinger', (c) =>
    inRoom(
      mixed(
        [lowPiano(26, 1.8, c), 0, 1.1],
        [lowPiano(33, 1.6, c), 0.01, 0.7],
        [bassDrum(c), 0, 0.9],
        [
          theremin(
            [
              { at: 0, note: 77, level: 0, slide: 0.01 },
              { at: 0.05, note: 77, level: 0.9, slide: 0.01 },
              { at: 0.35, note: 50, level: 0.5, slide: 1.0 },
              { at: 1.25, note: 49, level: 0, slide: 0.3 },
            ],
            1.7,
            { shake: 0.5 },
          ),
          0.08,
          0.35,
        ],
        [strings(38, 1.2, c, { attack: 0.1, bright: 700 }), 0.05, 0.5],
        [strings(39, 1.0, c, { attack: 0.3, bright: 700 }), 0.25, 0.4],
      ),
      CHAMBER,
    ),
  ),
  // The same voice, one vowel further from home.
  recipe('familiar-face', 'stinger', (c) => {
    const voice = voiced(1.5, (t) => 150 * (1 - 0.12 * t) * (1 + 0.012 * Math.sin(t * 33)), AH, EE, c);
    const double = voiced(1.5, (t) => 159 * (1 + 0.1 * t) * (1 + 0.02 * Math.sin(t * 27)), OH, EE, c);
    return inRoom(
      mixed(
        [dreadBefore(gained(mixed([voice, 0, 1], [double, 0.02, 0.8]), held(1.5, 0.4, 0.3))), 0, 0.5],
        [bubble(c, 210), 1.7, 0.9],
        [bubble(c, 330), 1.76, 0.7],
        [
          theremin(
            [
              { at: 0, note: 62, level: 0 },
              { at: 0.05, note: 63, level: 0.6, slide: 0.9 },
              { at: 1.2, note: 69, level: 0.8, slide: 0.5 },
              { at: 1.75, note: 68, level: 0, slide: 0.3 },
            ],
            2,
          ),
          0.5,
          0.28,
        ],
        [lowPiano(26, 1.2, c), 2.3, 0.9],
      ),
      CHAMBER,
    );
  }),
  recipe('blob', 'action', (c) => {
    const suck = (seconds: number, from: number, to: number) =>
      gained(
        bandpass(white(seconds, c), sweep(from, to, seconds), 5),
        (t) => Math.sin((Math.PI * t) / seconds) ** 1.5 * (0.7 + 0.3 * Math.sin(t * 90)),
      );
    const parts: Part[] = [
      [suck(0.5, 260, 1500), 0, 1.4],
      [suck(0.3, 1100, 300), 0.45, 1.4],
      [
        gained(
          voiced(0.8, (t) => 62 + 14 * Math.sin(t * 9), OO, OH, c),
          held(0.8, 0.1, 0.3),
        ),
        0.05,
        0.7,
      ],
    ];
    for (let i = 0; i < 11; i++)
      parts.push([bubble(c, c.between(130, 480)), c.between(0.05, 0.8), c.between(0.3, 0.7)]);
    return inRoom(mixed(...parts), CLOSET);
  }),
  // Caught in the light: three beams a shade apart, so the air throbs.
  recipe('probe', 'action', (c) => {
    const beam = (ratio: number) =>
      tone(
        1.7,
        (t) => ratio * sweep(165, 330, 1.3)(t) * (1 + 0.012 * Math.sin(2 * Math.PI * 6.5 * t)),
        'saw',
        c.next(),
      );
    const light = mixed([beam(1), 0, 0.4], [beam(1.012), 0, 0.4], [beam(1.498), 0, 0.25], [beam(2.02), 0, 0.2]);
    const throb = (t: number) => 0.6 + 0.4 * Math.sin(2 * Math.PI * (7 + 5 * t) * t);
    return inRoom(
      mixed(
        [gained(bandpass(light, sweep(500, 2600, 1.4), 2.2), (t) => throb(t) * held(1.7, 0.35, 0.35)(t)), 0, 1],
        [gained(whoosh(c, 1.6, 900, 3800, 4), throb), 0, 0.5],
      ),
      CHAMBER,
    );
  }),
];
