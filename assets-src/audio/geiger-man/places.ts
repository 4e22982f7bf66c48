import { thud } from '../effects/parts.ts';
import { mumbled } from '../instruments/mouth.ts';
import type { Chance } from '../kit/chance.ts';
import { bandpass, lowpass } from '../kit/filter.ts';
import { aroundLoop, lay, mixed } from '../kit/mix.ts';
import { pink } from '../kit/noise.ts';
import { tone } from '../kit/oscillator.ts';
import { gained, type Sound, silence } from '../kit/sound.ts';
import { at, BEAT } from '../music/grid.ts';

/** Her own heart, once a beat of the music. */
export const heartbeat = (beats: number, chance: Chance): Sound => {
  const loop = silence(beats * BEAT);
  const dull = () => lowpass(thud(chance), 420);
  for (let beat = 0; beat < beats; beat++) {
    lay(loop, dull(), at(0, beat), 1);
    lay(loop, dull(), at(0, beat) + 0.23, 0.6);
  }
  return loop;
};

/** Three pulses of a wing. */
const chirp = (hertz: number): Sound =>
  gained(tone(0.1, hertz), (t) => Math.max(0, Math.sin((2 * Math.PI * t) / 0.066)) ** 2 * (t < 0.1 ? 1 : 0));

/** Crickets, wind, and a picture that runs on for rows of empty cars. What sways does so a whole number of times. */
export const night = (seconds: number, chance: Chance): Sound => {
  const turn = (times: number, t: number) => Math.sin((2 * Math.PI * times * t) / seconds);
  const wind = aroundLoop(
    pink(seconds, chance),
    (s) => bandpass(s, (t) => 420 + 130 * turn(1, t) + 60 * turn(3, t), 1.2),
    seconds,
  );
  const loop = gained(wind, (t) => 0.2 + 0.07 * turn(1, t) + 0.04 * turn(2, t));
  for (const [hertz, every, level] of [
    [4150, 0.4, 0.07],
    [4480, 0.48, 0.045],
    [3920, 0.6, 0.03],
  ] as const) {
    const count = Math.round(seconds / every);
    const start = chance.between(0, every);
    for (let i = 0; i < count; i++)
      if (i % 7 < 5)
        lay(loop, chirp(hertz), start + i * every + chance.between(0, 0.01), level * chance.between(0.7, 1));
  }
  for (const [from, pitch] of [
    [0.8, 108],
    [3.1, 176],
    [6.2, 112],
  ] as const) {
    const line = mumbled({ pitch, pace: 0.15, syllables: 6 }, chance);
    lay(loop, mixed([bandpass(line, 1100, 1.4), 0, 1], [bandpass(line, 700, 1.2), 0.11, 0.5]), from, 0.7);
  }
  return loop;
};
