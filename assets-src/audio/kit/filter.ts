import { along, type Curve, RATE, type Sound } from './sound.ts';

export type Pass = 'low' | 'high' | 'band';

/** A moving cut-off is followed every few samples: nobody hears finer steps, and the tangent is dear. */
const STRIDE = 8;

/** State-variable filter (trapezoidal): stays stable while its cut-off is swept. A band passes its centre at full level. */
export const filtered = (sound: Sound, pass: Pass, cutoff: Curve, q = Math.SQRT1_2): Sound => {
  const at = along(cutoff);
  const moving = typeof cutoff !== 'number';
  const out = new Float32Array(sound.length);
  const k = 1 / q;
  let [low, band, g, a1, a2, a3] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < sound.length; i++) {
    if (i === 0 || (moving && i % STRIDE === 0)) {
      g = Math.tan((Math.PI * Math.min(Math.max(at(i / RATE), 10), RATE * 0.45)) / RATE);
      a1 = 1 / (1 + g * (g + k));
      a2 = g * a1;
      a3 = g * a2;
    }
    const x = sound[i] ?? 0;
    const v3 = x - low;
    const v1 = a1 * band + a2 * v3;
    const v2 = low + a2 * band + a3 * v3;
    band = 2 * v1 - band;
    low = 2 * v2 - low;
    out[i] = pass === 'low' ? v2 : pass === 'band' ? k * v1 : x - k * v1 - v2;
  }
  return out;
};

export const lowpass = (sound: Sound, cutoff: Curve, q?: number): Sound => filtered(sound, 'low', cutoff, q);
export const highpass = (sound: Sound, cutoff: Curve, q?: number): Sound => filtered(sound, 'high', cutoff, q);
export const bandpass = (sound: Sound, cutoff: Curve, q?: number): Sound => filtered(sound, 'band', cutoff, q);

/** What a small paper cone in a tin housing lets through: 80 to 8000 Hz and a little nasal bump. */
export const throughSpeaker = (sound: Sound): Sound => {
  const out = lowpass(lowpass(highpass(highpass(sound, 80, 0.54), 80, 1.3), 7600, 0.54), 7600, 1.1);
  const nose = bandpass(out, 1500, 0.8);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + 0.22 * (nose[i] ?? 0);
  return out;
};
