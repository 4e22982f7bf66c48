import { describe, expect, it } from 'vitest';
import { LAYERS, layerGains, musicCaption } from '../../src/games/stand-in/sounds.ts';

const steps = Array.from({ length: 21 }, (_, i) => i / 20);

describe('the score of The Stand-In', () => {
  it('is silent without a mood, and between 0 and 1 whatever it is given', () => {
    expect(layerGains(null)).toEqual({ stage: 0, suspicion: 0 });
    for (const suspicion of [...steps, -3, 7, Number.NaN])
      for (const layer of LAYERS) {
        expect(layerGains({ suspicion })[layer]).toBeGreaterThanOrEqual(0);
        expect(layerGains({ suspicion })[layer]).toBeLessThanOrEqual(1);
      }
  });

  it('rises with suspicion in small steps, from the stage alone', () => {
    expect(layerGains({ suspicion: 0 }).suspicion).toBe(0);
    expect(layerGains({ suspicion: 1 }).suspicion).toBeGreaterThan(0.8);
    const heard = steps.map((suspicion) => layerGains({ suspicion }));
    heard.slice(1).forEach((gains, i) => {
      const before = heard[i] ?? gains;
      expect(gains.suspicion).toBeGreaterThan(before.suspicion);
      for (const layer of LAYERS) expect(Math.abs(gains[layer] - before[layer])).toBeLessThan(0.1);
    });
  });

  it('is said to turn once on the way up', () => {
    const told = steps.map((suspicion) => musicCaption({ suspicion }));
    expect(told.filter((key, i) => key !== told[i - 1])).toEqual(['music-stage', 'music-suspicion']);
  });
});
