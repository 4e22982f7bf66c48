import fc from 'fast-check';
import { describe, it } from 'vitest';
import { PRESETS } from '../../src/rules/index.ts';
import { breach } from './breach.ts';
import { PATIENCE, play, plays, runs } from './movies.ts';

describe.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])('%s movies keep the laws', PATIENCE, (preset) => {
  it('at every prompt, at every size of table', () => {
    const off = plays.map((it) => ({ ...it, config: { ...it.config, options: { ...PRESETS[preset] } } }));
    const fitting = off.filter(({ config }) => config.seats < 12 || preset !== 'grindhouse'); // R21.2
    const holds = fc.property(fitting, (it) => {
      play(
        { ...it, config: it.config as Parameters<typeof play>[0]['config'] },
        {
          at(m, prompt) {
            const broken = breach(m);
            if (broken !== null) throw new Error(`prompt ${prompt.n} (${prompt.type}): ${broken}`);
          },
        },
      );
    });
    fc.assert(holds, runs(150, 1951));
  });
});
