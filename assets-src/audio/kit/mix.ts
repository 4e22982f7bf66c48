import { type Sound, samples } from './sound.ts';

export type Part = readonly [sound: Sound, at?: number, gain?: number];

/** Adds sounds at times in seconds; as long as the last of them needs. */
export const mixed = (...parts: readonly Part[]): Sound => {
  let length = 0;
  for (const [sound, at = 0] of parts) length = Math.max(length, samples(at) + sound.length);
  const out = new Float32Array(length);
  for (const [sound, at = 0, gain = 1] of parts) {
    const start = samples(at);
    for (let i = 0; i < sound.length; i++) out[start + i] = (out[start + i] ?? 0) + (sound[i] ?? 0) * gain;
  }
  return out;
};

/** Adds a sound into a loop; what runs over the end rings on at the beginning, as it will on every later round. */
export const lay = (loop: Sound, sound: Sound, at: number, gain = 1): void => {
  const n = loop.length;
  let p = ((samples(at) % n) + n) % n;
  for (let i = 0; i < sound.length; i++) {
    loop[p] = (loop[p] ?? 0) + (sound[i] ?? 0) * gain;
    if (++p === n) p = 0;
  }
};

/** Runs a process that remembers (filter, room, limiter) over a loop with its own end before it and its start after it. */
export const aroundLoop = (loop: Sound, process: (sound: Sound) => Sound, warm = 4): Sound => {
  const n = loop.length;
  const margin = samples(warm);
  const long = new Float32Array(n + 2 * margin);
  for (let i = 0; i < long.length; i++) long[i] = loop[(((i - margin) % n) + n) % n] ?? 0;
  return process(long).slice(margin, margin + n);
};
