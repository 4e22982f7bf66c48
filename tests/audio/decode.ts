import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FFMPEG } from '../../assets-src/audio/encode.ts';
import type { Sprite } from '../../src/audio/sprites.ts';

/** What a browser gets. Without ffmpeg there is nothing to decode with, and the other tests must do. */
export const hasFfmpeg = spawnSync(FFMPEG, ['-version']).status === 0;

const PER_MILLISECOND = 48;
export const decode = (file: URL): Float32Array => {
  const options = ['-loglevel', 'error', '-i', fileURLToPath(file), '-ar', String(PER_MILLISECOND * 1000)];
  const bytes = new Uint8Array(spawnSync(FFMPEG, [...options, '-f', 'f32le', '-'], { maxBuffer: 1e9 }).stdout);
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.byteLength / 4));
};

/** Of nothing decoded, infinite: an unreadable file must not pass for a quiet one. */
export const peakOf = (sound: Float32Array): number => {
  let peak = sound.length > 0 ? 0 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < sound.length; i++) peak = Math.max(peak, Math.abs(sound[i] ?? 0));
  return peak;
};

/**
 * How far the loop's start and what follows its end differ, as a part of their power: they must be the same samples, or the seam would
 * click. `late` is how much later a decoder may cut, in milliseconds. Of silence, infinite.
 */
export const seamError = (decoded: Float32Array, { offset, duration }: Sprite, late: number): number => {
  const start = Math.round((offset + late) * PER_MILLISECOND);
  const end = start + Math.round(duration * PER_MILLISECOND);
  let [error, power] = [0, 0];
  for (let i = -480; i < 480; i++) {
    error += ((decoded[start + i] ?? 0) - (decoded[end + i] ?? 0)) ** 2;
    power += (decoded[start + i] ?? 0) ** 2;
  }
  return power > 0 ? error / power : Number.POSITIVE_INFINITY;
};
/** An mp3's encoder delay, which some decoders keep. */
export const LATE = [0, 46];
