import type { SpriteSheet } from '../../src/audio/sprites.ts';
import { RATE, type Sound, samples } from './kit/sound.ts';
import type { Finished } from './master.ts';

/** Sounds in a row on one timeline, as a howler sprite file wants them. */
export type Placed = { timeline: Sound; sprites: SpriteSheet['sprites'] };

/**
 * Silence between sprites: some decoders keep an mp3's encoder delay (46 ms at our rate), so a sprite may come that much late. TAIL is
 * the part of the gap that belongs to the sprite before it, lest its end be cut.
 */
const GAP = 0.2;
const TAIL = 0.06;
/**
 * A loop is written with its own end before it and its own start after it, so wherever a late decoder cuts, both cuts match.
 * The lead is long because a coder remembers: after two seconds of the loop's end it stands where it will stand at the next
 * end, and start and return decode to the very same samples. (That needs loops of whole coder frames: 20 and 24 ms.)
 */
const LEAD = 1.92;
const TRAIL = 0.24;
/** Starts on whole 10 ms, so that times in milliseconds are whole samples. */
const STEP = 0.01;

const aligned = (at: number): number => Math.ceil(at / samples(STEP)) * samples(STEP);
const inMilliseconds = (count: number): number => (count * 1000) / RATE;
const rounded = (value: number): number => Math.round(value * 10) / 10;

const guarded = (loop: Sound): Sound => {
  const lead = samples(LEAD);
  const out = new Float32Array(lead + loop.length + samples(TRAIL));
  out.set(loop.subarray(loop.length - lead), 0);
  out.set(loop, lead);
  out.set(loop.subarray(0, samples(TRAIL)), lead + loop.length);
  return out;
};

export const placed = (file: string, sounds: readonly Finished[]): Placed => {
  const sprites: Placed['sprites'] = {};
  const rows: { at: number; sound: Sound }[] = [];
  let end = samples(GAP);
  for (const { name, sound, loop, peak, loudness } of sounds) {
    const at = aligned(end);
    const start = loop ? at + samples(LEAD) : at;
    const length = loop ? sound.length : Math.ceil((sound.length + samples(TAIL)) / 24) * 24;
    sprites[name] = {
      file,
      offset: inMilliseconds(start),
      duration: inMilliseconds(length),
      loop,
      peak: rounded(peak),
      loudness: rounded(loudness),
    };
    const row = loop ? guarded(sound) : sound;
    rows.push({ at, sound: row });
    end = at + row.length + samples(GAP);
  }
  const timeline = new Float32Array(aligned(end));
  for (const { at, sound } of rows) timeline.set(sound, at);
  return { timeline, sprites };
};
