import { describe, expect, it } from 'vitest';
import { RATE } from '../../assets-src/audio/kit/sound.ts';
import { finishLoop } from '../../assets-src/audio/master.ts';
import { LOOPS } from '../../assets-src/audio/music/all.ts';

/** How a loop behaves where its end meets its start, against everywhere else in it. */

const WINDOW_SECONDS = 0.01;

const percentile = (values: Float32Array, part: number): number =>
  values.slice().sort()[Math.floor(part * (values.length - 1))] ?? 0;

/** Root mean square over each window of the loop. */
const energies = (loop: Float32Array, size: number): Float32Array => {
  const out = new Float32Array(Math.floor(loop.length / size));
  for (let w = 0; w < out.length; w++) {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (loop[w * size + i] ?? 0) ** 2;
    out[w] = Math.sqrt(sum / size);
  }
  return out;
};

const seamOf = (loop: Float32Array, rate: number) => {
  const jumps = new Float32Array(loop.length - 1);
  for (let i = 0; i < jumps.length; i++) jumps[i] = Math.abs((loop[i + 1] ?? 0) - (loop[i] ?? 0));
  const energy = energies(loop, Math.round(rate * WINDOW_SECONDS));
  const swings = new Float32Array(energy.length - 1);
  for (let w = 0; w < swings.length; w++) swings[w] = Math.abs((energy[w + 1] ?? 0) - (energy[w] ?? 0));
  return {
    jumps,
    swings,
    seamJump: Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0)),
    seamSwing: Math.abs((energy[0] ?? 0) - (energy.at(-1) ?? 0)),
  };
};

describe.each(LOOPS.map((loop) => [loop.name, loop] as const))('the %s loop', (_name, loop) => {
  const { sound, peak } = finishLoop(loop);
  const { jumps, swings, seamJump, seamSwing } = seamOf(sound, RATE);

  it('goes round without a step: the jump over the seam is one of many', () => {
    expect(seamJump).toBeLessThanOrEqual(percentile(jumps, 0.99));
  });
  it('goes round without a bump: the energy on both sides of the seam differs no more than elsewhere', () => {
    expect(seamSwing).toBeLessThanOrEqual(percentile(swings, 0.99));
  });
  it('peaks under −1 dBTP', () => {
    expect(peak).toBeLessThanOrEqual(-1);
  });
});
