import { mapped, RATE, type Sound, secondsOf } from './sound.ts';

/** Soft and a little lopsided, as an optical track is: even harmonics come with the odd ones. */
export const saturated = (sound: Sound, drive: number): Sound => {
  const bias = 0.12;
  const rest = Math.tanh(bias * drive);
  return mapped(sound, (x) => (Math.tanh((x + bias) * drive) - rest) / drive);
};

export type Wow = { depth: number; rate: number; flutter: number };
export const WORN: Wow = { depth: 0.0011, rate: 0.7, flutter: 0.00006 };

/** Cubic look-up between samples; `wrap` reads a loop as a ring. */
const reader = (sound: Sound, wrap: boolean): ((at: number) => number) => {
  const n = sound.length;
  const x = wrap ? (i: number) => sound[((i % n) + n) % n] ?? 0 : (i: number) => sound[i] ?? 0;
  return (at) => {
    const i = Math.floor(at);
    const f = at - i;
    const [a, b, c, d] = [x(i - 1), x(i), x(i + 1), x(i + 2)];
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  };
};

/**
 * The speed of a tired machine: a slow sway and a quick flutter of the reading place, in seconds. In a loop both turn a
 * whole number of times, so that the sway also meets itself.
 */
export const wowed = (sound: Sound, { depth, rate, flutter }: Wow, wrap = false): Sound => {
  const read = reader(sound, wrap);
  const length = Math.max(secondsOf(sound), 1e-3);
  const turns = (hertz: number) => (wrap ? Math.max(1, Math.round(hertz * length)) / length : hertz);
  const slow = 2 * Math.PI * turns(rate);
  const slower = 2 * Math.PI * turns(rate * 0.37);
  const quick = 2 * Math.PI * turns(9.1);
  const out = new Float32Array(sound.length);
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    const sway = depth * (0.7 * Math.sin(slow * t) + 0.5 * Math.sin(slower * t)) + flutter * Math.sin(quick * t);
    out[i] = read(i + sway * RATE);
  }
  return out;
};

/** Plays a sound with a moving speed: 1 as recorded, 0.5 an octave down; ends with the sound or after `seconds`. */
export const varispeed = (sound: Sound, speed: (t: number) => number, seconds: number): Sound => {
  const read = reader(sound, false);
  const out = new Float32Array(Math.round(seconds * RATE));
  let at = 0;
  for (let i = 0; i < out.length && at < sound.length; i++) {
    out[i] = read(at);
    at += Math.max(0, speed(i / RATE));
  }
  return out;
};
