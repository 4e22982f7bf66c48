import type { MovieConfig, MovieState, Reel, Reply } from '../../rules/shuffling-horror/index.ts';
import { type AnySave, FIRST_GAME, type Keepable, type KeptSave } from '../../storage/save.ts';

/** Who sits where. */
export interface Seating {
  seats: readonly string[];
  director: string;
  /** R17.2: when the player took a lost seat over to the other side, and back; in order. */
  coat?: readonly CoatTurn[];
}

/** The player changed sides in that reel, when so many replies had been given. */
export interface CoatTurn {
  at: number;
  reel: Reel;
}

/** The ways to play. */
export const MODES = ['feature', 'reel', 'first-night', 'direct', 'tonight'] as const satisfies readonly Mode['kind'][];

/** The way a movie is played: what it was booked as, and what ends it. */
export type Mode =
  | { kind: 'feature' | 'first-night' | 'direct' }
  | { kind: 'reel'; reel: number }
  | { kind: 'tonight'; night: string };

/** What of a movie is kept. */
export interface KeptMovie extends Keepable {
  config: MovieConfig;
  seating: Seating;
  mode: Mode;
  reply: Reply;
  snapshot: MovieState;
}

/** A movie as it is kept. */
export type Save = KeptSave<KeptMovie>;

export const isMovieSave = (save: AnySave): save is Save => save.game === FIRST_GAME;
