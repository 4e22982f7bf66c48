import type { Chance } from '../kit/chance.ts';
import { blow, shaped, sweep } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { type Mode, struck } from '../kit/modal.ts';
import { white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, pitch, type Sound } from '../kit/sound.ts';

/** A kettle drum: the membrane's own ratios, a felt knock, and a pitch that settles after the blow. */
export const timpani = (note: number, chance: Chance, hard = 1): Sound => {
  const f = pitch(note);
  const modes: Mode[] = [
    [f, 1, 1.6],
    [f * 1.5, 0.55, 1.1],
    [f * 1.98, 0.4, 0.8],
    [f * 2.44, 0.22, 0.5],
    [f * 2.9, 0.15, 0.35],
  ];
  const felt = shaped(lowpass(white(0.08, chance), 500 + 900 * hard), blow(0.002, 0.014));
  const dive = shaped(tone(0.25, sweep(f * 1.5, f, 0.08)), blow(0.003, 0.07));
  return mixed([struck(1.5, modes), 0, 0.5], [dive, 0, 0.6], [felt, 0, 0.8 * hard]);
};

/** Bongos: every flying saucer of the decade landed to them. */
export const bongo = (frequency: number, chance: Chance, level = 1): Sound =>
  gained(
    mixed(
      [shaped(tone(0.22, sweep(frequency * 1.25, frequency, 0.03)), blow(0.001, 0.05))],
      [shaped(tone(0.12, frequency * 1.9), blow(0.001, 0.022)), 0, 0.35],
      [shaped(bandpass(white(0.03, chance), 2600, 1), blow(0.0005, 0.005)), 0, 0.7],
    ),
    level,
  );

export const snare = (chance: Chance, level = 1): Sound =>
  gained(
    mixed(
      [shaped(bandpass(white(0.25, chance), 3400, 0.6), blow(0.001, 0.055)), 0, 0.9],
      [shaped(tone(0.14, sweep(230, 185, 0.04)), blow(0.001, 0.035)), 0, 0.7],
    ),
    level,
  );

/** A wire brush on a drum head. */
export const brush = (chance: Chance, level = 1): Sound =>
  gained(
    shaped(
      bandpass(white(0.22, chance), (t) => 5200 - 9000 * t, 0.8),
      blow(0.03, 0.05),
    ),
    level,
  );

export const bassDrum = (chance: Chance, level = 1): Sound =>
  gained(
    mixed(
      [shaped(tone(0.8, sweep(128, 84, 0.07)), blow(0.003, 0.1))],
      [shaped(tone(0.4, sweep(230, 150, 0.07)), blow(0.003, 0.05)), 0, 0.5],
      [shaped(lowpass(white(0.06, chance), 700), blow(0.002, 0.012)), 0, 0.8],
    ),
    level,
  );

/** Hammered bronze: many unrelated modes over a wash of noise. */
export const cymbal = (seconds: number, chance: Chance, level = 1): Sound => {
  const modes = Array.from(
    { length: 26 },
    (): Mode => [chance.between(700, 8200), chance.between(0.02, 0.08), seconds * chance.between(0.4, 1)],
  );
  const wash = shaped(highpass(white(seconds, chance), 3000), blow(0.004, seconds * 0.24));
  return gained(mixed([struck(seconds, modes), 0, 0.7], [wash, 0, 0.5]), level);
};

/** A brake-drum of a bell: hum, prime, tierce, quint and nominal of a cheap casting. */
export const bell = (note: number, seconds: number, level = 1): Sound => {
  const f = pitch(note);
  const modes: Mode[] = [
    [f * 0.5, 0.35, seconds],
    [f, 0.5, seconds * 0.8],
    [f * 1.19, 0.42, seconds * 0.6],
    [f * 1.52, 0.25, seconds * 0.45],
    [f * 2.01, 0.5, seconds * 0.4],
    [f * 2.76, 0.2, seconds * 0.25],
    [f * 4.1, 0.14, seconds * 0.14],
  ];
  return gained(struck(seconds, modes), level);
};
