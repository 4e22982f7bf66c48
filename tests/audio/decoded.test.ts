import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOOPS } from '../../assets-src/audio/music/all.ts';
import type { SpriteSheet } from '../../src/audio/sprites.ts';
import { decode, hasFfmpeg, LATE, peakOf, seamError } from './decode.ts';

const folder = new URL('../../public/assets/audio/', import.meta.url);
const { sprites } = JSON.parse(readFileSync(new URL('sprites.json', folder), 'utf8')) as SpriteSheet;

describe.skipIf(!hasFfmpeg)('as decoded', () => {
  it.each(['effects.webm', 'effects.mp3'])('%s does not clip', (file) => {
    expect(peakOf(decode(new URL(file, folder)))).toBeLessThanOrEqual(1);
  });

  it.each(['music.webm', 'music.mp3'])('%s does not clip, and its loops meet themselves, also 46 ms late', (file) => {
    const decoded = decode(new URL(file, folder));
    expect(peakOf(decoded)).toBeLessThanOrEqual(1);
    for (const { name } of LOOPS) {
      const sprite = sprites[name];
      if (!sprite) throw new Error(`no sprite ${name}`);
      for (const late of LATE) expect(seamError(decoded, sprite, late), name).toBeLessThan(1e-4);
    }
  });
});
