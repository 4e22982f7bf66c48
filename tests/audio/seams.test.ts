import { describe, expect, it } from 'vitest';
import { RATE } from '../../assets-src/audio/kit/sound.ts';
import { finishLoop } from '../../assets-src/audio/master.ts';
import { LOOPS } from '../../assets-src/audio/music/all.ts';
import { seamOf } from './seam.ts';

describe.each(LOOPS.map((loop) => [loop.name, loop] as const))('the %s loop', (_name, loop) => {
  const { sound, peak } = finishLoop(loop);
  const seam = seamOf(sound, RATE);

  it('goes round without a step: the jump over the seam is one of many', () => {
    expect(seam.jump).toBeLessThanOrEqual(seam.usualJump);
  });
  it('goes round without a bump: the energy on both sides of the seam differs no more than elsewhere', () => {
    expect(seam.swing).toBeLessThanOrEqual(seam.usualSwing);
  });
  it('peaks under −1 dBTP', () => {
    expect(peak).toBeLessThanOrEqual(-1);
  });
});
