import type { DeckId, Reel } from '../../rules/index.ts';
import type { Personality } from './set-up.ts';

/** What the page sees of the shows of the last nights. */

/** How a night went. */
export interface NightResult {
  halfStars: number;
  survived: boolean;
  conceded: boolean;
  reel: Reel;
  alive: number;
}

/** What plays that night. */
export interface Programme {
  deck: DeckId;
  personality: Personality;
  preset: 'plain' | 'uncut' | 'grindhouse';
}

export interface Night {
  /** The date itself: `2026-11-16`. */
  night: string;
  /** 0 is Sunday. */
  weekday: number;
  programme: Programme;
  result: NightResult | null;
  /** The line to copy; empty before it was played. */
  line: string;
}

export interface TonightPort {
  /** Tonight first. */
  readonly nights: readonly Night[];
  /** A movie that was left before its end is over when another begins. */
  readonly ends: boolean;
  play(night: string): void;
}
