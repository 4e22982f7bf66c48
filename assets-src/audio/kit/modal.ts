import { RATE, type Sound, silence } from './sound.ts';

/** One ringing mode of a struck thing: hertz, level, seconds to fall by 60 dB. */
export type Mode = readonly [frequency: number, level: number, ring: number];

/** Struck wood, tin, glass: a handful of dying partials, each turned by a two-sample recurrence. */
export const struck = (seconds: number, modes: readonly Mode[]): Sound => {
  const out = silence(seconds);
  for (const [frequency, level, ring] of modes) {
    if (frequency > RATE * 0.45) continue;
    const radius = 10 ** (-3 / (ring * RATE));
    const turn = (2 * Math.PI * frequency) / RATE;
    const b1 = 2 * radius * Math.cos(turn);
    const b2 = -radius * radius;
    let older = -level * Math.sin(turn);
    let old = 0;
    for (let i = 0; i < out.length; i++) {
      const y = b1 * old + b2 * older;
      older = old;
      old = y;
      out[i] = (out[i] ?? 0) + y;
    }
  }
  return out;
};
