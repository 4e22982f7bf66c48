import type { Chance } from './chance.ts';
import { RATE, type Sound, samples, silence } from './sound.ts';

/** A plucked string (Karplus and Strong): a burst of noise going round a loop that dulls it. `damp` 0 rings, 1 thuds. */
export const plucked = (seconds: number, frequency: number, damp: number, chance: Chance): Sound => {
  const out = silence(seconds);
  const period = RATE / frequency;
  const length = Math.floor(period);
  const fraction = period - length;
  const line = new Float32Array(length + 1);
  let dull = 0;
  // A finger is soft: the noise is rounded before it goes in.
  for (let i = 0; i < length; i++) line[i] = dull += (chance.noise() - dull) * 0.55;
  const loss = 10 ** (-3 / ((4 - 3.7 * damp) * frequency));
  let last = 0;
  const total = samples(seconds);
  for (let i = 0, p = 0; i < total; i++, p = (p + 1) % (length + 1)) {
    const near = line[p] ?? 0;
    const far = line[(p + 1) % (length + 1)] ?? 0;
    const y = near * fraction + far * (1 - fraction);
    const soft = 0.5 + 0.4 * damp;
    last = (y * (1 - soft * 0.5) + last * soft * 0.5) * loss;
    line[p] = last;
    out[i] = y;
  }
  return out;
};
