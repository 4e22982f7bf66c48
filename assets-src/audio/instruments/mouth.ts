import type { Chance } from '../kit/chance.ts';
import { held } from '../kit/envelope.ts';
import { bandpass, highpass } from '../kit/filter.ts';
import { mixed, type Part } from '../kit/mix.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound } from '../kit/sound.ts';

/** Three resonances of a mouth. */
export type Vowel = readonly [number, number, number];
export const AH: Vowel = [720, 1150, 2450];
export const EE: Vowel = [310, 2150, 2800];
export const OH: Vowel = [460, 880, 2350];
export const OO: Vowel = [340, 760, 2250];
const VOWELS: readonly Vowel[] = [AH, [520, 1800, 2500], EE, OH, OO];

/** A voiced sound that moves from one vowel to another; the buzz of the cords is a narrow pulse with some breath. */
export const voiced = (
  seconds: number,
  hertz: (t: number) => number,
  from: Vowel,
  to: Vowel,
  chance: Chance,
): Sound => {
  const cords = mixed([tone(seconds, hertz, 'pulse', 0, 0.16), 0, 0.7], [white(seconds, chance), 0, 0.06]);
  const slide = (i: 0 | 1 | 2) => (t: number) => from[i] + (to[i] - from[i]) * Math.min(1, t / (seconds * 0.7));
  return mixed(
    [bandpass(cords, slide(0), 6), 0, 1],
    [bandpass(cords, slide(1), 9), 0, 0.6],
    [bandpass(cords, slide(2), 10), 0, 0.35],
  );
};

export type Speaker = { pitch: number; pace: number; syllables: number };

/** Talk from the next car's speaker: the tune of a sentence, none of its words. */
export const mumbled = ({ pitch, pace, syllables }: Speaker, chance: Chance): Sound => {
  const parts: Part[] = [];
  let at = 0;
  const vowel = () => VOWELS[Math.floor(chance.next() * VOWELS.length)] ?? AH;
  for (let s = 0; s < syllables; s++) {
    const last = s === syllables - 1;
    const length = pace * chance.between(0.8, 1.2) * (last ? 1.5 : 1);
    const base = pitch * (1.1 - (0.22 * s) / syllables) * chance.between(0.95, 1.08);
    const word = voiced(
      length,
      (t) => base * (1 + 0.015 * Math.sin(t * 30) - (last ? 0.2 * t : 0)),
      vowel(),
      vowel(),
      chance,
    );
    if (chance.next() < 0.45)
      parts.push([
        gained(highpass(white(0.05, chance), 2600), (t) => Math.sin(Math.PI * Math.min(1, t / 0.05))),
        at,
        0.028,
      ]);
    parts.push([gained(word, held(length, 0.03, 0.05)), at + 0.02, chance.between(0.7, 1)]);
    at += length * chance.between(0.86, 1.05);
  }
  return mixed(...parts);
};
