import type { Lesson as AnyLesson, GameState, Things } from '../../../../app/ports/game-stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { GirlId, KillerId, LocationId, Reply, Victim } from '../../../../rules/geiger-man/index.ts';
import type { Line } from '../../text/scene.ts';
import type { Option, Question } from './question.ts';
import type { TableModel } from './table.ts';
import type { TableThing } from './things.ts';

/** What the page sees of a show under way, and what it may ask for. */

/** Why an Enemy does what it does: the rules that decided, in the order in which they were asked. */
export interface Because {
  what: string;
  reasons: readonly { words: string; rule: string }[];
  /** What else was looked at, each with what it was judged by. */
  weighed: readonly string[];
}

/** A line of the screenplay. */
export interface LogLine extends Line {
  id: number;
  /** Whose words they are; null: nobody's. */
  speaker: Speech['who'] | null;
  /** The rule behind it. */
  rule: string | null;
  /** Why an Enemy did it; null: it is not an Enemy's doing, or needs no reason. */
  because: Because | null;
  /** The same for whoever listens; empty: it is not told. */
  heard: string;
}

/** What somebody has said, and where they stood. */
export interface Speech {
  /** That of its line. */
  id: number;
  who: 'girl' | Victim;
  at: string;
  words: string;
}

export interface Credits {
  girl: GirlId;
  killer: KillerId;
  location: LocationId;
  outcome: 'won' | 'lost' | 'left';
  turns: number;
  saved: number;
  killed: number;
  ultimate: boolean;
  /** The Last Act was seen. */
  lastAct: boolean;
  choices: number;
  /** How often somebody else was asked what they would do. */
  asked: number;
  /** Seed, set-up and every reply, as a replay file. */
  replay: string;
  hash: string;
}

interface ShowThings extends Things {
  table: TableModel;
  question: Question;
  option: Option;
  line: LogLine;
  speech: Speech;
  credits: Credits;
  thing: TableThing;
  mark: { turn: number };
  settings: Settings;
  lesson: Lesson;
}

/** A sentence of the First Night about what is asked; at the end it is over. */
export interface Lesson extends AnyLesson {
  at: 'question' | 'end';
  /** Whether anything may be chosen, or only what it asks for. */
  isFree: boolean;
}

/** What somebody else would do, for whoever asked; gone with the question. */
export interface Advice {
  /** The question it is for. */
  n: number;
  /** The choice and the lists it lies in, by their ids, the outermost first. */
  ids: readonly string[];
  at: TableThing | null;
  /** What, and why. */
  words: string;
  /** The chances of it and of the next best; empty while there are none. */
  figures: string;
  /** It can be said. */
  settled: boolean;
}

/** The chance that she wins: the true one is within `error` of it 19 times in 20. */
export interface Reading {
  share: number;
  error: number;
}

export interface StageState extends GameState<ShowThings> {
  advice: Advice | null;
  chance: Reading | null;
}

export type FilmState = NonNullable<StageState['film']>;

export interface StagePort {
  state(): StageState;
  subscribe(listener: () => void): () => void;
  open(option: Option): void;
  back(): void;
  /** The same as clicking a thing on the board. */
  pick(at: TableThing): void;
  point(at: TableThing | null): void;
  /** A closer look, whatever may be chosen. */
  look(at: TableThing): void;
  skip(): void;
  set(settings: Partial<Settings>): void;
  dismiss(notice: number): void;
  /** What whoever plays may do; null where a finished show is shown. */
  readonly player: PlayerPort | null;
}

export interface PlayerPort {
  /** A stale number is dropped. */
  choose(reply: Reply, n: number): void;
  concede(): void;
  /** Takes the last choice back. */
  undo(): void;
  /** The lesson is over, the show is not. */
  unguided(): void;
  /** “What would you do?”: once for a question, and it is counted. */
  ask(): void;
  /** After a mishap: goes back to the last good state and asks again. */
  recover(): void;
}

/** What a replay's projector can do besides. */
export interface FilmPort {
  roll(on: boolean): void;
  /** To the start of a turn, by its index. */
  wind(turn: number): void;
}
