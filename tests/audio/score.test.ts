import { describe, expect, it } from 'vitest';
import { layerGains, SCORE_MODES, SILENCE } from '../../src/audio/score.ts';
import { MUSIC_LAYERS } from '../../src/audio/sounds.ts';

const steps = Array.from({ length: 21 }, (_, i) => i / 20);

describe('the score', () => {
  it('is silent without a mood', () => {
    expect(layerGains(null)).toEqual(SILENCE);
  });

  it('keeps every gain between 0 and 1, whatever danger it is given', () => {
    for (const mode of SCORE_MODES) {
      for (const danger of [...steps, -3, 7, Number.NaN]) {
        const gains = layerGains({ danger, mode });
        for (const layer of MUSIC_LAYERS) {
          expect(gains[layer], `${mode} ${danger} ${layer}`).toBeGreaterThanOrEqual(0);
          expect(gains[layer], `${mode} ${danger} ${layer}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('rises with danger in the open, and the chase joins late', () => {
    const totals = steps.map((danger) => {
      const { dread, chase } = layerGains({ danger, mode: 'open' });
      return dread + chase;
    });
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(layerGains({ danger: 0.2, mode: 'open' }).chase).toBe(0);
    expect(layerGains({ danger: 1, mode: 'open' }).chase).toBeGreaterThan(0.8);
  });

  it('moves in small steps, so that no change of danger is a jolt', () => {
    for (const mode of SCORE_MODES) {
      for (const danger of steps.slice(1)) {
        for (const layer of MUSIC_LAYERS) {
          const change = layerGains({ danger, mode })[layer] - layerGains({ danger: danger - 0.05, mode })[layer];
          expect(Math.abs(change)).toBeLessThan(0.15);
        }
      }
    }
  });

  it('plays the sanctuary behind a door and the finale in the last reel, and neither elsewhere', () => {
    for (const danger of steps) {
      expect(layerGains({ danger, mode: 'sanctuary' }).sanctuary).toBeGreaterThan(0.4);
      expect(layerGains({ danger, mode: 'finale' }).finale).toBeGreaterThan(0.6);
      expect(layerGains({ danger, mode: 'open' })).toMatchObject({ sanctuary: 0, finale: 0 });
    }
  });

  it('leaves room for effects: all layers together stay under full scale at their peaks', () => {
    // Layers are mixed to −23 LUFS with peaks to −3 dBTP; powers add, since the layers are unrelated waves.
    for (const mode of SCORE_MODES) {
      const power = MUSIC_LAYERS.reduce((sum, layer) => sum + layerGains({ danger: 1, mode })[layer] ** 2, 0);
      expect(power).toBeLessThan(2);
    }
  });
});
