import { describe, expect, it } from 'vitest';
import { RECIPES } from '../../assets-src/audio/effects/all.ts';
import { loudest } from '../../assets-src/audio/kit/loudness.ts';
import { limited, truePeak } from '../../assets-src/audio/kit/peak.ts';
import { fill, RATE, secondsOf } from '../../assets-src/audio/kit/sound.ts';
import { finishEffect } from '../../assets-src/audio/master.ts';
import { SOUND_IDS } from '../../src/audio/sounds.ts';

const recipeOf = (cue: string) => {
  const found = RECIPES.find((recipe) => recipe.cue === cue);
  if (!found) throw new Error(`no recipe for ${cue}`);
  return found;
};
const SHORT = [
  'card-snap',
  'dice-land',
  'hit',
  'head-shot',
  'raygun',
  'reel-end',
  'cast-line',
  'clutch',
  'zombie-down',
];

describe('recipes', () => {
  it('make every cue once', () => {
    expect(RECIPES.map(({ cue }) => cue).sort()).toEqual([...SOUND_IDS].sort());
  });

  it.each(SHORT)('%s peaks under full scale, has no holes and ends in silence', (cue) => {
    const { sound } = finishEffect(recipeOf(cue), 1);
    expect(sound.every(Number.isFinite)).toBe(true);
    expect(truePeak(sound)).toBeLessThan(10 ** (-1 / 20));
    expect(truePeak(sound)).toBeGreaterThan(0.02);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it.each(SHORT)('%s renders the same twice', (cue) => {
    expect(finishEffect(recipeOf(cue), 1).sound).toEqual(finishEffect(recipeOf(cue), 1).sound);
  });

  it('give each take its own sound', () => {
    const [first, second] = [1, 2].map((take) => finishEffect(recipeOf('hit'), take).sound);
    expect(first).not.toEqual(second);
  });

  it('let blows strike at once', () => {
    for (const cue of ['hit', 'pistol', 'sanctuary-damage']) {
      const { sound } = finishEffect(recipeOf(cue), 1);
      const peak = truePeak(sound);
      expect(sound.findIndex((x) => Math.abs(x) > peak * 0.5) / RATE, cue).toBeLessThan(0.03);
    }
  });
});

describe('the meter and the limiter', () => {
  // ITU-R BS.1770: a 997 Hz sine of full scale in one channel reads −3.01.
  it('reads a full sine as −3 LUFS', () => {
    expect(loudest(fill(1, (t) => Math.sin(2 * Math.PI * 997 * t)))).toBeCloseTo(-3.01, 1);
  });

  it('finds the peak between two samples', () => {
    const between = fill(0.1, (_t, i) => Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(truePeak(between)).toBeGreaterThan(0.97);
  });

  it('holds the ceiling and leaves what is under it alone', () => {
    const burst = fill(0.5, (t) => Math.sin(2 * Math.PI * 220 * t) * (t > 0.2 && t < 0.3 ? 2 : 0.3));
    const held = limited(burst, 0.8);
    expect(truePeak(held)).toBeLessThanOrEqual(0.8001);
    expect(held[1000]).toBeCloseTo(burst[1000] ?? 0, 6);
    expect(secondsOf(held)).toBe(secondsOf(burst));
  });
});
