import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/audio/book.ts';
import { LAYERS, layerGains, type Mood, musicCaption, SOUNDS } from '../../src/games/geiger-man/sounds.ts';
import { CAPTIONS } from '../../src/games/geiger-man/text/en/captions.ts';
import { KILLERS } from '../../src/rules/geiger-man/index.ts';

const parts = Array.from({ length: 11 }, (_, i) => i / 10);
const calm: Mood = { killer: 'geiger-man', horror: 1, danger: 0, faint: 0, lastAct: false };

describe('the score of The Geiger Man', () => {
  it('is silent without a mood, and between 0 and 1 whatever it is given', () => {
    for (const layer of LAYERS) expect(layerGains(null)[layer]).toBe(0);
    for (const wild of [-2, 0.5, 20, Number.NaN])
      for (const lastAct of [true, false]) {
        const gains = layerGains({ ...calm, horror: wild, danger: wild, faint: wild, lastAct });
        for (const layer of LAYERS) {
          expect(gains[layer]).toBeGreaterThanOrEqual(0);
          expect(gains[layer]).toBeLessThanOrEqual(1);
        }
      }
  });

  it.each(KILLERS)('%s has a layer of its own, which rises with Horror and with danger', (killer) => {
    const other = killer === 'geiger-man' ? 'salt-widow' : 'geiger-man';
    for (let horror = 2; horror <= 8; horror++)
      expect(layerGains({ ...calm, killer, horror })[killer]).toBeGreaterThan(
        layerGains({ ...calm, killer, horror: horror - 1 })[killer],
      );
    const risen = parts.map((danger) => layerGains({ ...calm, killer, danger })[killer]);
    expect(risen).toEqual([...risen].sort((a, b) => a - b));
    expect(layerGains({ ...calm, killer, horror: 8, danger: 1 })[other]).toBe(0);
  });

  it('has the Last Act over either Killer and nowhere else, and her heart only when she is faint', () => {
    for (const danger of parts) expect(layerGains({ ...calm, danger })['last-act']).toBe(0);
    for (const killer of KILLERS) {
      const gains = layerGains({ ...calm, killer, lastAct: true });
      expect(gains['last-act']).toBeGreaterThan(gains[killer]);
      expect(gains[killer]).toBeGreaterThan(0);
    }
    expect(layerGains(calm).heartbeat).toBe(0);
    expect(layerGains({ ...calm, faint: 1 }).heartbeat).toBeGreaterThan(0.8);
  });

  it('leaves room for effects: all layers together stay under full scale', () => {
    const gains = layerGains({ killer: 'salt-widow', horror: 8, danger: 1, faint: 1, lastAct: true });
    expect(LAYERS.reduce((sum, layer) => sum + gains[layer] ** 2, 0)).toBeLessThan(2.1);
  });

  it('has captions for all that is told, each in words of its own: every sound that means something, and what the music turns to', () => {
    const told = Object.entries(SOUNDS).flatMap(([sound, { kind }]) => (KINDS[kind].captioned ? [sound] : []));
    const music = [
      ...KILLERS.map((killer) => musicCaption({ ...calm, killer })),
      musicCaption({ ...calm, lastAct: true }),
    ];
    expect(Object.keys(CAPTIONS).sort()).toEqual([...told, ...music].sort());
    expect(new Set(Object.values(CAPTIONS)).size).toBe(told.length + music.length);
  });
});
