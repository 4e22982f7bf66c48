import type { Reel } from '../../../../rules/shuffling-horror/index.ts';
import type { Still } from './still.ts';

/** What the page sees of a finished movie that is being looked at, and what it may ask for. */

/** A number of percentage points, and what the true one is within of it. */
export interface Points {
  value: number;
  error: number;
  /** Smaller than what cannot be told. */
  even: boolean;
}

/** One decision of the movie. */
export interface Moment {
  /** How many replies stood before it. */
  at: number;
  reel: Reel;
  round: number;
  whose: 'yours' | 'cast' | 'director';
  /** The chance that anybody lives, before it. */
  chance: number;
  low: number;
  high: number;
}

/** What was asked at a moment, what was chosen, and what came of it. */
export interface MomentWords {
  asked: string;
  chose: string;
  /** What the screenplay says of it. */
  told: readonly string[];
}

export interface Swing {
  at: number;
  total: Points;
  luck: Points;
  choice: Points;
}

export interface Lesson {
  at: number;
  better: string;
  worth: Points;
}

export interface DailiesView {
  moments: readonly Moment[];
  /** Null where the movie was cut short. */
  survived: boolean | null;
  swings: readonly Swing[];
  lessons: readonly Lesson[];
  /** Whether any choice was the player's at all. */
  played: boolean;
  /** The reel in which the player changed sides. */
  turned: Reel | null;
}

export interface DailiesState {
  phase: 'counting' | 'done' | 'stopped' | 'failed';
  /** How much of the counting is done, between 0 and 1. */
  share: number;
  view: DailiesView | null;
  /** A movie that was left before its end is over when another begins. */
  ends: boolean;
  /** The Director searched; here it plays by its scorer. */
  quick: boolean;
}

export interface DailiesPort {
  state(): DailiesState;
  subscribe(listener: () => void): () => void;
  words(at: number): MomentWords;
  /** A small picture of the table there. */
  still(at: number): Still;
  stop(): void;
  /** Counts after all. */
  start(): void;
  /** The board before a decision. */
  look(at: number): void;
  /** A new movie from there on: same cards, same dice. */
  reshoot(at: number): void;
}
