import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FFMPEG } from '../../assets-src/audio/encode.ts';
import { LOOPS } from '../../assets-src/audio/music/all.ts';
import type { SpriteSheet } from '../../src/audio/sprites.ts';

/** What a browser gets. Without ffmpeg there is nothing to decode with, and the other tests must do. */
const hasFfmpeg = spawnSync(FFMPEG, ['-version']).status === 0;
const folder = new URL('../../public/assets/audio/', import.meta.url);
const { sprites } = JSON.parse(readFileSync(new URL('sprites.json', folder), 'utf8')) as SpriteSheet;

const PER_MILLISECOND = 48;
const decode = (file: string): Float32Array => {
  const path = fileURLToPath(new URL(file, folder));
  const options = ['-loglevel', 'error', '-i', path, '-ar', String(PER_MILLISECOND * 1000), '-f', 'f32le', '-'];
  const bytes = new Uint8Array(spawnSync(FFMPEG, options, { maxBuffer: 1e9 }).stdout);
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.byteLength / 4));
};

/** Of nothing decoded, infinite: an unreadable file must not pass for a quiet one. */
const peakOf = (sound: Float32Array): number => {
  let peak = sound.length > 0 ? 0 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < sound.length; i++) peak = Math.max(peak, Math.abs(sound[i] ?? 0));
  return peak;
};

describe.skipIf(!hasFfmpeg)('as decoded', () => {
  it.each(['effects.webm', 'effects.mp3'])('%s does not clip', (file) => {
    expect(peakOf(decode(file))).toBeLessThanOrEqual(1);
  });

  // The loop's start and what follows its end must be the same samples, or the seam would click. 46 ms is an mp3's encoder delay.
  it.each(['music.webm', 'music.mp3'])('%s does not clip, and its loops meet themselves, also 46 ms late', (file) => {
    const decoded = decode(file);
    expect(peakOf(decoded)).toBeLessThanOrEqual(1);
    for (const { name } of LOOPS) {
      const { offset = 0, duration = 0 } = sprites[name] ?? {};
      for (const late of [0, 46]) {
        const start = Math.round((offset + late) * PER_MILLISECOND);
        const end = start + Math.round(duration * PER_MILLISECOND);
        let [error, power] = [0, 0];
        for (let i = -480; i < 480; i++) {
          error += ((decoded[start + i] ?? 0) - (decoded[end + i] ?? 0)) ** 2;
          power += (decoded[start + i] ?? 0) ** 2;
        }
        expect(power, name).toBeGreaterThan(0);
        expect(error / power, name).toBeLessThan(1e-4);
      }
    }
  });
});
