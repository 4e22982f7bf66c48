import { RATE, type Sound, samples } from './sound.ts';

export type Room = { size: number; tail: number; damp: number; wet: number };

/** Comb lengths in seconds, mutually unrelated so that their echoes never line up. */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533];
const ALLPASSES = [0.005, 0.0017];

const combed = (input: Sound, length: number, out: Sound, delay: number, tail: number, damp: number): void => {
  const line = new Float32Array(Math.max(1, samples(delay)));
  const feedback = 10 ** ((-3 * delay) / tail);
  let dull = 0;
  const share = 1 / COMBS.length;
  for (let i = 0, p = 0; i < length; i++) {
    const y = line[p] ?? 0;
    dull = y * (1 - damp) + dull * damp;
    line[p] = (i < input.length ? (input[i] ?? 0) : 0) + dull * feedback;
    out[i] = (out[i] ?? 0) + y * share;
    if (++p === line.length) p = 0;
  }
};

const diffused = (sound: Sound, delay: number): void => {
  const line = new Float32Array(Math.max(1, samples(delay)));
  for (let i = 0, p = 0; i < sound.length; i++) {
    const old = line[p] ?? 0;
    const x = sound[i] ?? 0;
    line[p] = x + old * 0.6;
    sound[i] = old - 0.6 * x;
    if (++p === line.length) p = 0;
  }
};

/** A dubbing-stage echo chamber (parallel combs, then all-passes). The result is longer by the tail. */
export const inRoom = (sound: Sound, { size, tail, damp, wet }: Room): Sound => {
  const length = sound.length + samples(tail);
  const echo = new Float32Array(length);
  for (const comb of COMBS) combed(sound, length, echo, comb * size, tail, damp);
  for (const allpass of ALLPASSES) diffused(echo, allpass);
  for (let i = 0; i < length; i++) echo[i] = (sound[i] ?? 0) + (echo[i] ?? 0) * wet;
  return echo;
};

/** Repeats that fade, for the desert and for ricochets. */
export const echoed = (sound: Sound, delay: number, feedback: number, repeats: number): Sound => {
  const step = samples(delay);
  const out = new Float32Array(sound.length + step * repeats);
  for (let r = 0, level = 1; r <= repeats; r++, level *= feedback) {
    for (let i = 0; i < sound.length; i++) {
      const at = i + r * step;
      out[at] = (out[at] ?? 0) + (sound[i] ?? 0) * level;
    }
  }
  return out;
};

export const CHAMBER: Room = { size: 1, tail: 1.1, damp: 0.35, wet: 0.5 };
export const HALL: Room = { size: 1.7, tail: 2.2, damp: 0.45, wet: 0.6 };
export const CLOSET: Room = { size: 0.4, tail: 0.25, damp: 0.5, wet: 0.35 };
/** Out of doors, with a wall behind one. */
export const PORCH: Room = { size: 0.3, tail: 0.12, damp: 0.6, wet: 0.3 };

/** Quiet tails cost bytes and hold a voice: cut where nothing above −60 dB of the peak is left, with a short fade. */
export const trimmed = (sound: Sound): Sound => {
  let peak = 0;
  for (const x of sound) peak = Math.max(peak, Math.abs(x));
  let end = sound.length;
  while (end > 0 && Math.abs(sound[end - 1] ?? 0) < peak * 0.001) end--;
  const out = sound.slice(0, end);
  const fade = Math.min(out.length, Math.round(RATE * 0.02));
  for (let i = 0; i < fade; i++) out[end - 1 - i] = (out[end - 1 - i] ?? 0) * (i / fade);
  return out;
};
