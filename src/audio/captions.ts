import { CUES, type Cue } from './cues.ts';
import type { ScoreMode } from './score.ts';

type Captioned = { [C in Cue]: (typeof CUES)[C]['captioned'] extends true ? C : never }[Cue];

/** What can be told in words: sounds that mean something, and what the music turns to. The words are the text room's. */
export type CaptionKey = Captioned | `music-${ScoreMode}`;

export const captionOf = (cue: Cue): CaptionKey | null => (CUES[cue].captioned ? (cue as CaptionKey) : null);
