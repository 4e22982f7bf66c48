import * as en from '../en/play/commentary-voices.ts';
import { spoken } from '../language.ts';
import type { Voice } from './told.ts';

export const { VOICES_OF } = spoken('commentary-voices', en);

/** The voice of a Director by its policy's name: `feature:butcher`. */
export function voiceOf(policy: string): Voice {
  const voices: Readonly<Record<string, Voice>> = VOICES_OF;
  return voices[policy.split(':')[1] ?? ''] ?? VOICES_OF.neutral;
}
