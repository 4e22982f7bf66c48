import type { Level } from '../../../../rules/geiger-man/index.ts';
import type { MiddleKind } from '../../kept.ts';

/** What a night from the middle is chosen by. */
export interface NightChoice {
  from: MiddleKind;
  level: Level;
}

/** How it went, in points; null while it is still being counted. */
export interface NightScore {
  points: number | null;
  /** What newcomers reach from the same table, and old hands. */
  par: { newcomers: number; oldHands: number } | null;
}

export interface ScorePort {
  state(): NightScore;
  subscribe(listener: () => void): () => void;
}
