import { RATE, type Sound } from './sound.ts';

/** Windowed-sinc taps for three points between samples: a speaker draws the curve, not the dots. */
const TAPS = 12;
const KERNELS = [0.25, 0.5, 0.75].map((f) =>
  Array.from({ length: TAPS }, (_, k) => {
    const x = k - TAPS / 2 + 1 - f;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** The curve seldom rises above both its dots by more than this: where they are lower than it asks, between is not looked at. */
const OVERSHOOT = 0.6;

/** The highest level reached between each sample and the next, looked at closely only near `floor` and above. */
const heights = (sound: Sound, floor: number): Sound => {
  const out = new Float32Array(sound.length);
  for (let i = 0; i < sound.length; i++) {
    let height = Math.abs(sound[i] ?? 0);
    out[i] = height;
    if (Math.max(height, Math.abs(sound[i + 1] ?? 0)) < floor * OVERSHOOT) continue;
    for (const kernel of KERNELS) {
      let sum = 0;
      for (let k = 0; k < TAPS; k++) sum += (kernel[k] ?? 0) * (sound[i + k - TAPS / 2 + 1] ?? 0);
      height = Math.max(height, Math.abs(sum));
    }
    out[i] = height;
  }
  return out;
};

export const truePeak = (sound: Sound): number => {
  let peak = 0;
  for (let i = 0; i < sound.length; i++) peak = Math.max(peak, Math.abs(sound[i] ?? 0));
  const dots = peak;
  for (const height of heights(sound, dots)) peak = Math.max(peak, height);
  return peak;
};

/** Holds peaks under the ceiling: looks 2 ms ahead, lets go over `release` seconds. */
export const limited = (sound: Sound, ceiling: number, release = 0.06): Sound => {
  const n = sound.length;
  const look = Math.round(RATE * 0.002);
  const height = heights(sound, ceiling);
  const need = new Float32Array(n).fill(1);
  for (let i = 0; i < n; i++) {
    const gain = Math.min(1, ceiling / Math.max(height[i] ?? 0, 1e-9));
    if (gain < 1)
      for (let j = Math.max(0, i - look); j <= Math.min(n - 1, i + look); j++) need[j] = Math.min(need[j] ?? 1, gain);
  }
  const rise = 1 - Math.exp(-1 / (release * RATE));
  let gain = 1;
  for (let i = 0; i < n; i++) {
    const wanted = need[i] ?? 1;
    gain = wanted < gain ? wanted : gain + (wanted - gain) * rise;
    need[i] = gain;
  }
  // A box as wide as the look-ahead rounds the steps, and at a peak every gain under it is already low enough.
  const out = new Float32Array(n);
  let sum = look;
  for (let i = 0; i < Math.min(look, n); i++) sum += need[i] ?? 1;
  for (let i = 0; i < n; i++) {
    sum += (need[i + look] ?? 1) - (i > look ? (need[i - look - 1] ?? 1) : i > 0 ? 1 : 0);
    out[i] = (sound[i] ?? 0) * Math.min(1, sum / (2 * look + 1));
  }
  return out;
};
