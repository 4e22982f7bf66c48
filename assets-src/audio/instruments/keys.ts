import type { Chance } from '../kit/chance.ts';
import { blow, shaped } from '../kit/envelope.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { type Mode, struck } from '../kit/modal.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { plucked } from '../kit/pluck.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';

/** Vibraphone with its slow fan: a bar rings at 1, 4 and about 10 times its note. */
export const vibes = (note: number, seconds: number, chance: Chance, level = 1): Sound => {
  const f = pitch(note);
  const bars: Mode[] = [
    [f, 0.8, seconds],
    [f * 3.98, 0.16, seconds * 0.4],
    [f * 9.9, 0.05, seconds * 0.1],
  ];
  const mallet = shaped(bandpass(white(0.03, chance), 1400, 1), blow(0.001, 0.006));
  const turn = chance.between(0, 6);
  return gained(
    mixed([struck(seconds, bars)], [mallet, 0, 0.3]),
    (t) => level * (1 - 0.28 * (0.5 + 0.5 * Math.sin(4.2 * 6.28 * t + turn))),
  );
};

/** A low piano hit with the lid shut: two strings out of tune, hammer and frame. */
export const lowPiano = (note: number, seconds: number, chance: Chance, level = 1): Sound => {
  const f = pitch(note);
  const hammer = shaped(lowpass(white(0.05, chance), 1400), blow(0.001, 0.01));
  return gained(
    lowpass(
      mixed(
        [plucked(seconds, f, 0.15, chance), 0, 0.8],
        [plucked(seconds, f * 1.004, 0.25, chance), 0.002, 0.7],
        [hammer, 0, 0.35],
      ),
      2100,
    ),
    (t) => level * Math.min(1, (seconds - t) / 0.2),
  );
};

/** A parlour reed organ: buzzing reeds behind a wooden swell box. */
export const reedOrgan = (note: number, seconds: number, chance: Chance, level = 1): Sound => {
  const f = pitch(note);
  const reed = (ratio: number, duty: number) => tone(seconds, f * ratio, 'pulse', chance.next(), duty);
  const reeds = mixed([reed(1, 0.3), 0, 0.5], [reed(1.003, 0.26), 0, 0.4], [reed(2.002, 0.4), 0, 0.16]);
  return gained(
    lowpass(reeds, 820, 0.6),
    (t) => level * Math.min(1, t / 0.5, Math.max(0, seconds - t) / 0.7) * (1 + 0.05 * Math.sin(t * 13)),
  );
};
