import type { Fate, Frame } from '../../../../director-ai/stand-in/rushes/rushes.ts';
import type { Truth } from '../../../../director-ai/stand-in/rushes/truth.ts';
import type { Who } from '../../text/shapes/company.ts';
import type { CastMember } from './stage.ts';

/** Something that happened, told, and where: by the number of its reply. */
export interface Moment {
  n: number;
  turn: number;
  words: string;
  /** Why, as whoever did it saw it; empty: nothing is known. */
  because: string;
}

/** A finished game, told in daylight. */
export interface RushesView {
  /** Why it ended as it did: in one line, and how it came to that. */
  why: string;
  turnedOn: string;
  own: string;
  cast: readonly CastMember[];
  /** By chair. */
  names: readonly Who[];
  standIn: number;
  frames: readonly Frame[];
  fates: readonly Fate[];
  fires: readonly Moment[];
  lies: readonly Moment[];
  moved: (Moment & { truth: Truth; share: number; toward: number }) | null;
  /** Of marks for or against somebody; null: nobody sat there to make any. */
  marks: { right: number; of: number } | null;
}

/** The person's worst choice, tried again; share and error of one. */
export interface MissedWords extends Moment {
  chose: string;
  cost: number;
  error: number;
  worlds: number;
}

export interface RushesState {
  phase: 'counting' | 'done' | 'failed' | 'unfinished';
  view: RushesView | null;
  /** Of what was missed: still tried, found, or nothing that could be proved. */
  missed: MissedWords | 'counting' | null;
}

export interface RushesPort {
  state(): RushesState;
  subscribe(listener: () => void): () => void;
  /** Again, where it failed. */
  start(): void;
  /** The table with open hands, as it stood before that reply. */
  look(n: number): void;
}
