import type { SeenNight } from '../../../../app/nights.ts';
import type { DeckId, Reel } from '../../../../rules/shuffling-horror/index.ts';
import type { Personality } from './set-up.ts';

/** The shows of the last nights. */

/** How a night went. */
export interface NightResult extends SeenNight {
  halfStars: number;
  survived: boolean;
  reel: Reel;
  alive: number;
}

/** What plays that night. */
export interface Programme {
  deck: DeckId;
  personality: Personality;
  preset: 'plain' | 'uncut' | 'grindhouse';
}

/** How often anybody lives through a night like it, with newcomers and with old hands in all seats. */
export interface NightPar extends Programme {
  newcomers: number;
  oldHands: number;
}

export interface Night {
  /** The date itself: `2026-11-16`. */
  night: string;
  /** 0 is Sunday. */
  weekday: number;
  programme: Programme;
  par: Pick<NightPar, 'newcomers' | 'oldHands'> | null;
  result: NightResult | null;
  /** The line to copy; empty before it was played. */
  line: string;
}
