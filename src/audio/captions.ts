import { type CaptionedIn, captionIn } from './book.ts';
import type { ScoreMode } from './score.ts';
import { SOUNDS, type SoundId } from './sounds.ts';

/** What can be told in words: sounds that mean something, and what the music turns to. The words are the text room's. */
export type CaptionKey = CaptionedIn<typeof SOUNDS> | `music-${ScoreMode}`;

export const captionOf = (sound: SoundId): CaptionKey | null => captionIn(SOUNDS, sound);
