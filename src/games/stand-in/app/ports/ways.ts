import type { Role } from '../../../../rules/stand-in/index.ts';

/** On which side somebody is taught. */
export const LESSONS = ['original', 'stand-in'] as const;
export type LessonId = (typeof LESSONS)[number];

/** What a Short Take can be: from the middle of a game in that role, or a whole one at the smallest table. */
export const TAKE_KINDS = ['original', 'stand-in', 'whole'] as const;
export type TakeKind = (typeof TAKE_KINDS)[number];

/** How a take ended, and what it is worth: shares of games won; null while it is counted. */
export interface TakeScore {
  /** Of the player, as it ended. */
  role: Role;
  end: 'won' | 'lost' | 'burnt' | 'left' | 'cut';
  score: number | null;
  par: number;
  /** Points of a hundred above par; 0 within the error of what was measured. */
  points: number | null;
  /** It could not be counted here. */
  failed: boolean;
}

export interface TakePort {
  state(): TakeScore;
  subscribe(listener: () => void): () => void;
}
