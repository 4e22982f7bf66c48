import { RATE, type Sound, samples } from './sound.ts';

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two stages of ITU-R BS.1770's K-weighting, worked out for our sample rate. */
const store = (): Biquad => {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const mid = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const b: [number, number, number] = [high + (mid * k) / q + k * k, 2 * (k * k - high), high - (mid * k) / q + k * k];
  return [b[0] / a0, b[1] / a0, b[2] / a0, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
};
const rumble = (): Biquad => {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
};

const through = (sound: Sound, [b0, b1, b2, a1, a2]: Biquad): Sound => {
  const out = new Float32Array(sound.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < sound.length; i++) {
    const x = sound[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
};

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Mean powers of 400 ms blocks, a new one every 100 ms; a shorter sound is one block with silence after it. */
const blocks = (sound: Sound): number[] => {
  const weighted = through(through(sound, store()), rumble());
  const [size, hop] = [samples(0.4), samples(0.1)];
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + size <= weighted.length; start += hop) {
    let sum = 0;
    for (let i = start; i < start + size; i++) sum += (weighted[i] ?? 0) ** 2;
    powers.push(sum / size);
  }
  return powers;
};

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** The loudest 400 ms: how an effect of any length strikes the ear. */
export const loudest = (sound: Sound): number => lufs(Math.max(...blocks(sound)));

/** Gated programme loudness: how music sits over its whole length. */
export const integrated = (sound: Sound): number => {
  const heard = blocks(sound).filter((power) => lufs(power) > -70);
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
};
