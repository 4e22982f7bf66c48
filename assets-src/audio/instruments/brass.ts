import type { Chance } from '../kit/chance.ts';
import { held } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';

export type Blow = { bright?: number; attack?: number; release?: number; muted?: boolean; fall?: number };

/** Two players on a part. The lip scoops into the note and opens the sound with its loudness; a mute makes it a wasp. */
export const brass = (note: number, seconds: number, chance: Chance, blow: Blow = {}): Sound => {
  const { bright = 2200, attack = 0.05, release = 0.18, muted = false, fall = 0 } = blow;
  const length = seconds + release;
  const player = () => {
    const detune = chance.between(-0.07, 0.07);
    const turn = chance.between(0, 6);
    return tone(
      length,
      (t) => {
        const scoop = -0.5 * Math.exp(-t / 0.03);
        const lip = 0.1 * Math.min(1, t / 0.6) * Math.sin(4.9 * 6.28 * t + turn);
        return pitch(note + detune + scoop + lip - fall * Math.max(0, t - seconds * 0.4));
      },
      'saw',
      chance.next(),
    );
  };
  const arc = held(length, attack, release);
  const both = mixed([player(), 0, 0.5], [player(), 0.004, 0.5]);
  const open = lowpass(both, (t) => 180 + bright * arc(t) * (0.65 + 0.5 * Math.exp(-t / 0.12)), 0.9);
  const voiced = muted
    ? mixed([bandpass(open, 1350, 2.2), 0, 1.2], [bandpass(open, 2500, 3), 0, 0.7], [open, 0, 0.12])
    : open;
  return gained(voiced, (t) => arc(t) * (0.75 + 0.35 * Math.exp(-t / 0.2)));
};

/** Several notes at once, as a section. */
export const section = (notes: readonly number[], seconds: number, chance: Chance, blow: Blow = {}): Sound =>
  mixed(
    ...notes.map((note, i) => [brass(note, seconds, chance, blow), i * 0.006, 1 / Math.sqrt(notes.length)] as const),
  );
