import { along, type Curve, RATE, type Sound, silence } from './sound.ts';

/** A moving pitch is asked for every few samples and drawn straight between: the bend is slow against that, and sines are dear. */
const STRIDE = 16;

export type Wave = 'sine' | 'triangle' | 'saw' | 'pulse';

/** Rounds the corner of a jump over one sample either side, so that bright waves do not alias into whistles. */
const corner = (phase: number, step: number): number => {
  if (phase < step) {
    const x = phase / step;
    return x + x - x * x - 1;
  }
  if (phase > 1 - step) {
    const x = (phase - 1) / step;
    return x * x + x + x + 1;
  }
  return 0;
};

type Shape = (phase: number, step: number, duty: number) => number;
const SHAPES: Record<Wave, Shape> = {
  sine: (phase) => Math.sin(2 * Math.PI * phase),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  saw: (phase, step) => 2 * phase - 1 - corner(phase, step),
  pulse: (phase, step, duty) =>
    (phase < duty ? 1 : -1) + corner(phase, step) - corner(phase < duty ? phase - duty + 1 : phase - duty, step),
};

export const tone = (seconds: number, frequency: Curve, wave: Wave = 'sine', start = 0, duty = 0.5): Sound => {
  const at = along(frequency);
  const shape = SHAPES[wave];
  const out = silence(seconds);
  let phase = start % 1;
  const moving = typeof frequency !== 'number';
  let step = Math.max(1e-6, at(0) / RATE);
  let change = 0;
  for (let i = 0; i < out.length; i++) {
    if (moving && i % STRIDE === 0) change = (Math.max(1e-6, at((i + STRIDE) / RATE) / RATE) - step) / STRIDE;
    step += change;
    out[i] = shape(phase, step, duty);
    phase += step;
    if (phase >= 1) phase -= 1;
  }
  return out;
};
