import type { Phase } from '../../../../rules/geiger-man/index.ts';

/** What the page sees of a finished show that is being looked at, and what it may ask for. */

/** A number of percentage points, and what the true one is within of it. */
export interface Points {
  value: number;
  error: number;
  /** Smaller than what cannot be told. */
  even: boolean;
}

/** One decision of the show. */
export interface Moment {
  /** How many replies stood before it. */
  at: number;
  turn: number;
  phase: Phase;
  /** The chance that she wins, before it. */
  chance: number;
  low: number;
  high: number;
  /** What the choice did to it, and what dice and cards did until the next one. */
  choice: Points;
  luck: Points | null;
  /** What would surely have been better; null: nothing was found. */
  better: string | null;
}

/** What was asked at a moment, what was chosen, and what came of it. */
export interface MomentWords {
  asked: string;
  chose: string;
  told: readonly string[];
}

export interface DailiesView {
  moments: readonly Moment[];
  /** Null where the show was cut short. */
  won: boolean | null;
  /** The dearest choices, the worst first, and the largest strokes of luck. */
  lessons: readonly Moment[];
  swings: readonly Moment[];
  /** All of it, in points. */
  luck: number;
  choice: number;
}

export interface DailiesState {
  phase: 'counting' | 'done' | 'stopped' | 'failed';
  /** How much of the counting is done, between 0 and 1. */
  share: number;
  view: DailiesView | null;
}

export interface DailiesPort {
  state(): DailiesState;
  subscribe(listener: () => void): () => void;
  words(at: number): MomentWords;
  /** A small picture of the table there. */
  still(canvas: HTMLCanvasElement, at: number): Promise<void>;
  stop(): void;
  /** Counts after all. */
  start(): void;
  /** The table before a decision. */
  look(at: number): void;
  /** A new show from there on: same cards, same dice. */
  reshoot(at: number): void;
}
