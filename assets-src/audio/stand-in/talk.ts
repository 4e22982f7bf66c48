import { recipe } from '../effects/recipe.ts';
import { brass } from '../instruments/brass.ts';
import { vibes } from '../instruments/keys.ts';
import { AH, EE, OH, OO, type Vowel, voiced } from '../instruments/mouth.ts';
import type { Chance } from '../kit/chance.ts';
import { held } from '../kit/envelope.ts';
import { highpass, lowpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';
import { CLOSET, inRoom } from '../kit/space.ts';

/**
 * What is said across the table: the tune of a sentence and an instrument that leans the same way. By what was said, never by who said
 * it: a voice of one's own would be a thing to be known by.
 */
type Tune = { syllables: readonly (readonly [semitones: number, length: number])[]; from: Vowel; to: Vowel };

/** The takes of a tune are three voices: a man's, a woman's, an older man's. */
const VOICES = [124, 208, 104];

const spoken = (chance: Chance, take: number, { syllables, from, to }: Tune): Sound => {
  const base = VOICES[(take - 1) % VOICES.length] ?? 124;
  const parts: Part[] = [];
  let at = 0;
  syllables.forEach(([semitones, length], i) => {
    const next = syllables[i + 1]?.[0] ?? semitones * 1.4;
    const bend = (t: number) => semitones + ((next - semitones) * t) / length;
    const voice = voiced(
      length,
      (t) => base * 2 ** (bend(t) / 12) * (1 + 0.012 * Math.sin(t * 34)),
      i % 2 ? to : from,
      i % 2 ? from : to,
      chance,
    );
    parts.push([gained(voice, held(length, 0.02, 0.045)), at, chance.between(0.85, 1)]);
    at += length * 0.94;
  });
  return highpass(mixed(...parts), 240);
};

/** A clarinet behind the flats. */
const reed = (seconds: number, from: number, to: number): Sound =>
  gained(
    lowpass(
      tone(seconds, (t) => pitch(from + (to - from) * Math.min(1, t / (seconds * 0.8))), 'pulse'),
      1300,
    ),
    held(seconds, 0.04, 0.1),
  );

export const talkRecipes = [
  // Straight at somebody: up, and down hard on the last word; the mute agrees.
  recipe('accuse', 'line', (c, take) =>
    inRoom(
      mixed(
        [
          spoken(c, take, {
            syllables: [
              [2, 0.12],
              [5, 0.13],
              [3, 0.1],
              [-3, 0.2],
            ],
            from: AH,
            to: EE,
          }),
          0,
          1,
        ],
        [brass(take === 2 ? 63 : 56, 0.16, c, { muted: true, attack: 0.02, release: 0.1, fall: 1.5 }), 0.36, 0.3],
      ),
      CLOSET,
    ),
  ),
  // Level and warm, and the bars let it ring.
  recipe('vouch', 'line', (c, take) =>
    inRoom(
      mixed(
        [
          spoken(c, take, {
            syllables: [
              [0, 0.15],
              [1, 0.14],
              [-1, 0.16],
              [-2, 0.22],
            ],
            from: OH,
            to: OO,
          }),
          0,
          1,
        ],
        [vibes(take === 2 ? 65 : 62, 0.7, c), 0.28, 0.16],
        [vibes(take === 2 ? 69 : 65, 0.7, c), 0.4, 0.14],
      ),
      CLOSET,
    ),
  ),
  // It ends higher than it began, and waits.
  recipe('ask', 'line', (c, take) =>
    inRoom(
      mixed(
        [
          spoken(c, take, {
            syllables: [
              [0, 0.13],
              [-1, 0.12],
              [2, 0.13],
              [7, 0.2],
            ],
            from: OO,
            to: EE,
          }),
          0,
          1,
        ],
        [reed(0.34, take === 2 ? 62 : 57, take === 2 ? 68 : 63), 0.26, 0.16],
      ),
      CLOSET,
    ),
  ),
  // A fact, or something that is put like one.
  recipe('claim', 'line', (c, take) =>
    inRoom(
      mixed(
        [
          spoken(c, take, {
            syllables: [
              [1, 0.12],
              [0, 0.13],
              [1, 0.11],
              [0, 0.12],
              [-4, 0.2],
            ],
            from: AH,
            to: OH,
          }),
          0,
          1,
        ],
        [reed(0.3, 50, 50), 0.3, 0.1],
      ),
      CLOSET,
    ),
  ),
];
