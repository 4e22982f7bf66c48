/**
 * One channel at 24 kHz: a drive-in hears its film through one small speaker on the car door, and the finished band
 * ends at 8 kHz, so a second channel or a higher rate would only cost bytes.
 */
export const RATE = 24_000;
export type Sound = Float32Array;

/** A fixed number, or one that moves with time in seconds. */
export type Curve = number | ((t: number) => number);
export const along = (curve: Curve): ((t: number) => number) => (typeof curve === 'number' ? () => curve : curve);

export const samples = (seconds: number): number => Math.round(seconds * RATE);
export const secondsOf = (sound: Sound): number => sound.length / RATE;
export const silence = (seconds: number): Sound => new Float32Array(samples(seconds));

export const fill = (seconds: number, value: (t: number, i: number) => number): Sound => {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i++) out[i] = value(i / RATE, i);
  return out;
};

export const mapped = (sound: Sound, value: (x: number, t: number) => number): Sound => {
  const out = new Float32Array(sound.length);
  for (let i = 0; i < out.length; i++) out[i] = value(sound[i] ?? 0, i / RATE);
  return out;
};

export const gained = (sound: Sound, gain: Curve): Sound => {
  const at = along(gain);
  return mapped(sound, (x, t) => x * at(t));
};

export const reversed = (sound: Sound): Sound => sound.slice().reverse();

export const decibels = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-9));
export const gainOf = (db: number): number => 10 ** (db / 20);

/** Equal temperament, MIDI numbers: 69 is A at 440. */
export const pitch = (note: number): number => 440 * 2 ** ((note - 69) / 12);
