import { spawnSync } from 'node:child_process';
import { RATE, type Sound } from './kit/sound.ts';

/** Found by name on the path; needed only to make the files anew. */
export const FFMPEG = 'ffmpeg';

/** Small first: howler takes the first format that the browser can play. */
export const EXTENSIONS = ['webm', 'mp3'] as const;
export type Extension = (typeof EXTENSIONS)[number];

const CODECS: Record<Extension, readonly string[]> = {
  webm: ['-c:a', 'libopus'],
  mp3: ['-c:a', 'libmp3lame', '-id3v2_version', '0'],
};

/**
 * For loops: every frame the same size, none borrowing from another, and opus kept to its one transform coder, without the
 * pitch filter (level 5 and up) that remembers for seconds. Then equal sound gives equal frames, and the loop's seam is exact
 * after decoding too.
 */
const EVEN: Record<Extension, readonly string[]> = {
  webm: ['-application', 'lowdelay', '-compression_level', '4', '-vbr', 'off'],
  mp3: ['-reservoir', '0'],
};

/** The same sound must give the same bytes: no dates, no names of tools, no random ids. */
const BIT_EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

const NEEDED = ['libopus', 'libmp3lame'];

/** Null when ffmpeg and both coders are there, otherwise what is missing. */
export const missingEncoder = (): string | null => {
  const found = spawnSync(FFMPEG, ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (found.error || found.status !== 0) return FFMPEG;
  return NEEDED.find((codec) => !found.stdout.includes(codec)) ?? null;
};

export const encode = (sound: Sound, path: string, extension: Extension, kilobits: number, looped: boolean): void => {
  const raw = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength);
  const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  const coding = [...CODECS[extension], ...(looped ? EVEN[extension] : []), '-b:a', `${kilobits}k`];
  const options = ['-y', '-loglevel', 'error', ...input, ...coding, ...BIT_EXACT, path];
  const done = spawnSync(FFMPEG, options, { input: raw, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`ffmpeg could not write ${extension}: ${done.stderr}`);
};
