import type { Speed } from './board.ts';

/** What the page sees of any game under way: each game has its own things on a stage that is the same for all. */
export interface Things {
  table: unknown;
  question: { n: number };
  option: unknown;
  line: { id: number; speaker: unknown };
  speech: unknown;
  credits: unknown;
  /** What can be pointed at. */
  thing: unknown;
  /** Where a replay can be wound to. */
  mark: unknown;
  lesson: Lesson;
  settings: { speed: Speed; talk: boolean };
}

/** One sentence for somebody who learns. */
export interface Lesson {
  words: string;
  /** What it is about, as its game calls it; 'end': it is over, and said so over everything. */
  at: unknown;
  /** Which step of how many. */
  step: number;
  of: number;
}

export type Phase =
  | 'playing' // what happened is being shown
  | 'asking' // a person is asked
  | 'thinking' // a computer is
  | 'waiting' // for a "Continue"
  | 'over'
  | 'broken';

/** How a replay stands: it can be stopped, and wound to any round. */
interface FilmState<T extends Things> {
  running: boolean;
  /** The round that is on, as an index into `rounds`. */
  at: number;
  rounds: readonly T['mark'][];
}

export interface Notice {
  id: number;
  words: string;
  /** What can be done about it. */
  remedy: Remedy | null;
}
export interface Remedy {
  name: string;
  onPick: () => void;
}

export interface GameState<T extends Things = Things> {
  phase: Phase;
  table: T['table'];
  question: T['question'] | null;
  /** Lists opened within the question, the last on top. */
  menus: readonly (readonly T['option'][])[];
  log: readonly T['line'][];
  /** From here on the log is the Director's last doing, until it has been seen. */
  freshFrom: number;
  speech: T['speech'] | null;
  /** A title card fills the board: whatever lies over it steps aside. */
  curtain: boolean;
  notices: readonly Notice[];
  settings: T['settings'];
  credits: T['credits'] | null;
  /** What is pointed at, on the board or in the page. */
  pointed: T['thing'] | null;
  /** What pointing at it tells. */
  hint: string;
  /** A thing that was clicked and is no choice now: somebody wants a closer look. Counted, so that twice is twice. */
  looked: { at: T['thing']; count: number } | null;
  /** What went wrong, with the replay up to then. */
  trouble: { words: string; replay: string } | null;
  /** The last choice may be taken back. */
  canUndo: boolean;
  /** "Previously": what a resumed movie begins with, until the first choice. */
  recap: readonly string[];
  /** What whoever shows the ropes says; null: nobody does, or has nothing to say. */
  lesson: T['lesson'] | null;
  /** A finished movie on the projector; null while one is being made. */
  film: FilmState<T> | null;
}
