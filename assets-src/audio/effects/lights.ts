import { cymbal } from '../instruments/drums.ts';
import { vibes } from '../instruments/keys.ts';
import { strings } from '../instruments/strings.ts';
import { theremin } from '../instruments/theremin.ts';
import { blow, held, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, highpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { crackle, pink } from '../kit/noise.ts';
import { gained } from '../kit/sound.ts';
import { CHAMBER, HALL, inRoom } from '../kit/space.ts';
import { varispeed } from '../kit/tape.ts';
import { burst, whoosh } from './parts.ts';
import { recipe } from './recipe.ts';

/** What happens to the picture: it closes, it burns, it shines on somebody. */
export const lightRecipes = [
  // The eye closes: everything narrows round one falling note and is gone.
  recipe('fade-out', 'action', (c) =>
    inRoom(
      mixed(
        [gained(bandpass(pink(0.9, c), sweep(3600, 240, 0.85), 2.2), held(0.9, 0.15, 0.2)), 0, 1.5],
        [
          theremin(
            [
              { at: 0, note: 81, level: 0 },
              { at: 0.02, note: 81, level: 0.6, slide: 0.02 },
              { at: 0.12, note: 57, level: 0.35, slide: 0.75 },
              { at: 0.8, note: 57, level: 0 },
            ],
            1.05,
            { shake: 0.7 },
          ),
          0,
          0.3,
        ],
        [burst(c, 480, 0.025, 2), 0.9, 0.6],
      ),
      CHAMBER,
    ),
  ),
  // A frame jams in the gate, the sound sags, the celluloid goes.
  recipe('clip-burn', 'action', (c) => {
    const chord = mixed(
      [strings(62, 1, c, { attack: 0.02, bright: 1800 }), 0, 0.5],
      [strings(68, 1, c, { attack: 0.02, bright: 1800 }), 0, 0.4],
    );
    return mixed(
      [varispeed(chord, (t) => Math.max(0.03, 1 - 1.6 * t), 0.75), 0, 0.5],
      ...[0, 0.07, 0.13, 0.18, 0.22, 0.25].map((at): Part => [burst(c, 1250, 0.008, 1.2), at, 0.7]),
      [
        shaped(
          mixed(
            [
              bandpass(
                crackle(1.3, (t) => 120 + 500 * t, c),
                2600,
                0.7,
              ),
              0,
              2,
            ],
            [highpass(pink(1.3, c), 2400), 0, 0.12],
          ),
          through([0, 0], [0.35, 0.9], [0.9, 1], [1.3, 0]),
        ),
        0.3,
        0.9,
      ],
      [shaped(whoosh(c, 0.9, 300, 900), through([0, 1], [0.9, 1])), 0.6, 1],
      [burst(c, 700, 0.02), 1.45, 0.5],
    );
  }),
  // A star is born, at union rates.
  recipe('horror-star', 'loud', (c) => {
    const arpeggio = [66, 69, 73, 76, 80, 85].map((note, i): Part => [vibes(note, 1.4, c), i * 0.075, 0.34]);
    return inRoom(
      mixed(
        ...arpeggio,
        [gained(cymbal(1.2, c), (t) => Math.min(1, t / 0.4)), 0, 0.5],
        [
          theremin(
            [
              { at: 0, note: 73, level: 0 },
              { at: 0.25, note: 85, level: 0.6, slide: 0.4 },
              { at: 1.1, note: 86, level: 0, slide: 0.3 },
            ],
            1.5,
          ),
          0.1,
          0.22,
        ],
        [strings(54, 0.9, c, { attack: 0.2, bright: 1400 }), 0.1, 0.35],
        [shaped(burst(c, 2400, 0.03), blow(0.001, 0.1)), 0, 0.3],
      ),
      HALL,
    );
  }),
];
