import type { Chance } from '../kit/chance.ts';
import { held } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, pitch, type Sound, silence } from '../kit/sound.ts';

export type Bow = { players?: number; bright?: number; attack?: number; release?: number; shudder?: number };

/** One desk of players, none quite in tune with the next. `shudder` beats a second make a tremolo of the bow. */
export const strings = (note: number, seconds: number, chance: Chance, bow: Bow = {}): Sound => {
  const { players = 4, bright = 900, attack = 0.6, release = 0.9, shudder = 0 } = bow;
  const out = silence(seconds + release);
  for (let p = 0; p < players; p++) {
    const detune = chance.between(-0.09, 0.09);
    const drift = chance.between(0.11, 0.3);
    const vibrato = chance.between(4.6, 5.8);
    const turn = chance.between(0, 6);
    const wave = tone(
      seconds + release,
      (t) =>
        pitch(note + detune + 0.05 * Math.sin(drift * 6.28 * t + turn) + 0.11 * Math.sin(vibrato * 6.28 * t + turn)),
      'saw',
      chance.next(),
    );
    for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + (wave[i] ?? 0) / players;
  }
  const body = mixed([lowpass(out, bright, 0.6)], [bandpass(out, 280, 2), 0, 0.4], [bandpass(out, 620, 2.5), 0, 0.25]);
  const beat = (t: number) => (shudder ? 0.62 + 0.38 * Math.sin(shudder * 6.28 * t + 0.7 * Math.sin(3.1 * t)) : 1);
  const arc = held(seconds + release, attack, release);
  return gained(body, (t) => arc(t) * beat(t));
};

/** A short bite of the bow. */
export const spiccato = (note: number, chance: Chance, accent = 1): Sound =>
  gained(
    lowpass(
      strings(note, 0.12, chance, { players: 3, bright: 2600, attack: 0.012, release: 0.14 }),
      (t) => 350 + 2200 * accent * Math.exp(-t / 0.06),
      0.8,
    ),
    accent,
  );
