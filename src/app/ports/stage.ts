import type { CardId, Reel, Reply } from '../../rules/index.ts';
import type { Line } from '../../text/log.ts';
import type { Speed, TableThing } from '../ports.ts';
import type { Comment } from './commentary.ts';
import type { KeyChanges } from './keys.ts';
import type { Option, Question } from './question.ts';
import type { Commentary, Contrast, Motion, TextSize, Tongue } from './settings.ts';
import type { TableModel } from './table.ts';

/** What the page sees of a movie under way, and what it may ask for. The page knows this and nothing else of the app. */

/** A line of the screenplay; what somebody says is a line, too. */
export interface LogLine extends Line {
  id: number;
  /** Who says it, or null where nobody speaks. */
  speaker: CardId | 'director' | null;
  /** The rule behind it; what is said has none. */
  rule: string | null;
  /** Told at once to those who listen: about one of the table, whose player should know, or (null) about everybody. */
  alarm: { at: CardId | null } | null;
}

export interface Speech {
  id: number;
  speaker: CardId | 'director';
  name: string;
  words: string;
}

export interface Notice {
  id: number;
  words: string;
}

export interface Settings {
  speed: Speed;
  muted: boolean;
  music: number;
  effects: number;
  voice: number;
  /** Wait for a "Continue" after each attack of the Director's side. */
  waitAfterAttack: boolean;
  /** And after everything else that a computer does. */
  waitAfterMove: boolean;
  /** The cast talks. */
  talk: boolean;
  commentary: Commentary;
  /** The chance that anybody lives, while one plays. */
  meter: boolean;
  motion: Motion;
  /** Grain, weave and vignette over the drawn table. */
  grain: boolean;
  text: TextSize;
  language: Tongue;
  contrast: Contrast;
  /** What is heard, in words. */
  captions: boolean;
  keys: KeyChanges;
}

export type CastMember = { id: CardId; name: string; fate: 'alive' | 'turned' | 'lost' };

export interface Credits {
  survived: boolean;
  /** The player walked out. */
  conceded: boolean;
  reel: Reel;
  rounds: number;
  choices: number;
  killed: number;
  headShots: number;
  spent: number;
  cast: readonly CastMember[];
  /** Seed, set-up and every reply, as a replay file. */
  replay: string;
  hash: string;
}

/** One sentence for somebody who learns, beside the thing that it is about. */
export interface Lesson {
  words: string;
  /** Where it stands; 'end': it is over, and said so over everything. */
  at: TableThing | 'prompt' | 'log' | 'end' | null;
  /** Which step of how many. */
  step: number;
  of: number;
}

/** How a replay stands: it can be stopped, and wound to any round. */
export interface FilmState {
  running: boolean;
  /** The round that is on, as an index into `rounds`. */
  at: number;
  rounds: readonly { reel: Reel; round: number }[];
}

export type Phase =
  | 'playing' // what happened is being shown
  | 'asking' // a person is asked
  | 'thinking' // a computer is
  | 'waiting' // for a "Continue"
  | 'over'
  | 'broken';

export interface StageState {
  phase: Phase;
  table: TableModel;
  question: Question | null;
  /** Lists opened within the question, the last on top. */
  menus: readonly (readonly Option[])[];
  log: readonly LogLine[];
  /** From here on the log is the Director's last doing, until it has been seen. */
  freshFrom: number;
  speech: Speech | null;
  /** What the Director said of its last few choices, the last at the end. */
  comments: readonly Comment[];
  /** The seed's seal, in words. */
  seal: string;
  notices: readonly Notice[];
  settings: Settings;
  credits: Credits | null;
  /** Every survivor of the player's is gone and the movie plays on. */
  gone: boolean;
  /** What is pointed at, on the board or in the page. */
  pointed: TableThing | null;
  /** What pointing at it tells. */
  hint: string;
  /** A thing that was clicked and is no choice now: somebody wants a closer look. Counted, so that twice is twice. */
  looked: { at: TableThing; count: number } | null;
  /** What went wrong, with the replay up to then. */
  trouble: { words: string; replay: string } | null;
  /** The last choice may be taken back. */
  canUndo: boolean;
  /** "Previously": what a resumed movie begins with, until the first choice. */
  recap: readonly string[];
  lesson: Lesson | null;
  /** A finished movie on the projector; null while one is being made. */
  film: FilmState | null;
}

export interface StagePort {
  state(): StageState;
  subscribe(listener: () => void): () => void;
  /** A stale number is dropped. */
  choose(reply: Reply, n: number): void;
  open(options: readonly Option[]): void;
  back(): void;
  /** The same as clicking a thing on the board. */
  pick(at: TableThing): void;
  point(at: TableThing | null): void;
  skip(): void;
  goOn(): void;
  /** While a paper lies over the table no computer moves. */
  hold(on: boolean): void;
  set(settings: Partial<Settings>): void;
  dismiss(notice: number): void;
  /** The player no longer wants to be asked what to do about being gone; `fast`: and would like to see how it ends. */
  watch(fast: boolean): void;
  concede(): void;
  /** Takes the last choice back. */
  undo(): void;
  /** After a mishap: goes back to the last good state and asks again. */
  recover(): void;
  /** No lesson any more: from here on it is an ordinary movie. */
  unguided(): void;
}

/** What a replay's projector can do besides. */
export interface FilmPort {
  roll(on: boolean): void;
  /** To the start of a round, by its index. */
  wind(round: number): void;
}
