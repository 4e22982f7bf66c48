import type { ScoreMode } from './score.ts';
import { SOUNDS, type SoundId } from './sounds.ts';

type Captioned = { [C in SoundId]: (typeof SOUNDS)[C]['captioned'] extends true ? C : never }[SoundId];

/** What can be told in words: sounds that mean something, and what the music turns to. The words are the text room's. */
export type CaptionKey = Captioned | `music-${ScoreMode}`;

export const captionOf = (sound: SoundId): CaptionKey | null =>
  SOUNDS[sound].captioned ? (sound as CaptionKey) : null;
