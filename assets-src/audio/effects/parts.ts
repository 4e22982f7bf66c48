import { bassDrum } from '../instruments/drums.ts';
import type { Chance } from '../kit/chance.ts';
import { blow, shaped, sweep, through } from '../kit/envelope.ts';
import { bandpass, highpass, lowpass } from '../kit/filter.ts';
import { mixed } from '../kit/mix.ts';
import { type Mode, struck } from '../kit/modal.ts';
import { crackle, pink, white } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound } from '../kit/sound.ts';

/** Bricks that more than one effect is built of. */

/** A burst of noise round a pitch: clicks, snaps, scuffs. */
export const burst = (chance: Chance, hertz: number, decay: number, q = 1): Sound =>
  shaped(bandpass(white(decay * 7, chance), hertz, q), blow(0.0006, decay));

/** The table top answers whatever lands on it. */
export const tableTop = (chance: Chance, level = 1): Sound => {
  const bend = chance.between(0.94, 1.07);
  const modes: Mode[] = [
    [142 * bend, 0.5, 0.12],
    [233 * bend, 0.8, 0.1],
    [412 * bend, 0.5, 0.07],
    [770 * bend, 0.35, 0.05],
    [1310 * bend, 0.2, 0.03],
  ];
  return gained(struck(0.16, modes), level);
};

/** Air pushed aside: noise whose pitch rises and falls as it passes. */
export const whoosh = (chance: Chance, seconds: number, low: number, high: number, q = 1.6): Sound =>
  gained(
    bandpass(pink(seconds, chance), (t) => low + (high - low) * Math.sin((Math.PI * t) / seconds) ** 2, q),
    (t) => Math.sin((Math.PI * t) / seconds) ** 2,
  );

/** A body on boards: the big drum with a hand on its skin. */
export const thud = (chance: Chance): Sound => gained(bassDrum(chance), through([0, 1], [0.14, 1], [0.3, 0]));

/** A boot in sand: a dull step, then grains. */
export const sandStep = (chance: Chance, level = 1): Sound =>
  gained(
    mixed(
      [shaped(lowpass(white(0.12, chance), 190), blow(0.008, 0.028)), 0, 1.6],
      [shaped(bandpass(pink(0.22, chance), chance.between(1300, 2100), 0.9), blow(0.035, 0.05)), 0.01, 0.8],
      [
        shaped(
          bandpass(
            crackle(0.25, () => 900, chance),
            3200,
            0.8,
          ),
          blow(0.05, 0.06),
        ),
        0.02,
        0.9,
      ],
    ),
    level,
  );

/** Powder: a crack, a boom that falls, and rolling air. */
export const gunpowder = (chance: Chance, size: number): Sound =>
  mixed(
    [shaped(highpass(white(0.08, chance), 900), blow(0.0004, 0.008 * size)), 0, 1.1],
    [shaped(lowpass(white(0.5 * size, chance), sweep(5200, 260, 0.2 * size)), blow(0.001, 0.075 * size)), 0, 1],
    [shaped(tone(0.4 * size, sweep(190, 62, 0.13 * size)), blow(0.001, 0.09 * size)), 0, 0.9],
  );

/** Sheet tin or iron by its modes; `dull` shortens the ring. */
export const metal = (chance: Chance, hertz: number, ring: number, count = 9): Sound =>
  struck(
    ring * 1.1,
    Array.from({ length: count }, (_, i): Mode => {
      const ratio = 1 + i * chance.between(0.62, 0.95) + i * i * 0.07;
      return [hertz * ratio, 0.5 / (1 + i * 0.5), ring / (1 + i * 0.35)];
    }),
  );

/** Wet: a low-passed bubble whose pitch hops up as it bursts. */
export const bubble = (chance: Chance, hertz: number): Sound => {
  const length = chance.between(0.05, 0.11);
  return shaped(tone(length, sweep(hertz, hertz * chance.between(1.6, 2.6), length)), blow(0.012, length * 0.3));
};
