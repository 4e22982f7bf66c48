import type { FrontPage } from '../../../../app/ports/ending.ts';
import type { Lesson as AnyLesson, GameState, Things } from '../../../../app/ports/game-stage.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { Reply, Result, Role, Script, StandInEvent } from '../../../../rules/stand-in/index.ts';
import type { Face, Who } from '../../text/shapes/company.ts';
import type { Line } from '../../text/shapes/lines.ts';
import type { Odds } from '../../text/shapes/odds.ts';
import type { Option, Question } from './question.ts';
import type { Ears, Watch } from './seating.ts';
import type { ShowPort } from './show.ts';
import type { TableModel } from './table.ts';
import type { TableThing } from './things.ts';

/** A line of the screenplay. What is claimed is part of the game; what is said besides has a speaker and can be turned off. */
export interface LogLine extends Omit<Line, 'speaker'> {
  id: number;
  /** Whose face stands beside it. */
  face: Who | null;
  speaker: Face | null;
  rule: string | null;
  /** What is said of it to those who listen; empty: nothing. */
  heard: string;
}

export interface Speech {
  id: number;
  speaker: Face;
  words: string;
}

/** One of the company, when it is over and all is open (SA15.9). */
export interface CastMember {
  chair: number;
  face: Face;
  isYou: boolean;
  role: Role;
  won: boolean;
  isOut: boolean;
  hand: readonly Script[];
  /** What became of them. */
  fate: string;
}

/** What is written and printed of a game when it is over: its title, last words, the morning paper and a poster. */
export interface Morning {
  title: string;
  tagline: string;
  /** By chair; nobody says anything of a game that was left. */
  lastWords: readonly string[];
  front: FrontPage;
  /** Rejects where pictures cannot be had. */
  photo(canvas: HTMLCanvasElement, face: string): Promise<void>;
  /** 1200 × 1800; rejects where pictures cannot be had. */
  poster(canvas: HTMLCanvasElement): Promise<void>;
}

export interface Credits {
  conceded: boolean;
  /** Null where the player left before it was over. */
  result: Result | null;
  won: boolean;
  /** What the player was in the end; null for a spectator. */
  role: Role | null;
  why: string;
  own: string;
  cast: readonly CastMember[];
  turns: number;
  choices: number;
  /** How often somebody else was asked what they would do. */
  asked: number;
  exchanges: number;
  refused: number;
  burnt: number;
  turned: number;
  claims: number;
  replay: string;
  hash: string;
}

interface StandInThings extends Things {
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

/** What is heard of an event is found where sounds are known. */
export interface Sounding {
  event: StandInEvent;
}

/** All hands and roles, for whoever is out and wants to see them (SA12.6). */
export interface Opened {
  hands: readonly (readonly Script[])[];
  roles: readonly Role[];
}

export interface StageState extends GameState<StandInThings> {
  /** The player is burnt and has not said how to look on. */
  burntOut: boolean;
  /** The same for whoever watches with open hands. */
  opened: Opened | null;
  /** By chair, as exact as what the player knows; null: not counted yet. */
  odds: readonly (Odds | null)[] | null;
  ears: Ears;
  /** Whose eyes a finished game is looked at with; null while one is played. */
  eyes: Eyes | null;
  /** What somebody else would do; null: nobody was asked. */
  advice: Advice | null;
}

/** What somebody else would do, with what this chair may know, and why. */
export interface Advice {
  /** The question that it is about. */
  n: number;
  /** Null while they think, and where nobody can say. */
  reply: Reply | null;
  words: string;
  figures: string;
  /** It will not change any more. */
  settled: boolean;
}

/** What somebody who shows the ropes says, and what it is about. */
export interface Lesson extends AnyLesson {
  at: 'prompt' | 'role' | 'hand' | 'table' | 'notes' | 'log' | 'end';
  /** Nothing is asked: it goes on once this was heard. */
  waits: boolean;
}

/** From the player's own chair, as anybody at the table saw it, or with all hands open. */
export const EYES = ['yours', 'table', 'open'] as const;
export type Eyes = (typeof EYES)[number];

/** The projector: a finished game runs, stops, is wound to a turn, and looked at with other eyes. */
export interface FilmPort {
  roll(on: boolean): void;
  wind(to: number): void;
  look(eyes: Eyes): void;
  /** Whose there are: a game that nobody played has no chair of one's own. */
  readonly eyes: readonly Eyes[];
}

/** What page and shell have of a game, whoever moves it. */
export interface StagePort {
  state(): StageState;
  subscribe(listener: () => void): () => void;
  /** The table as it is drawn just now. */
  readonly show: ShowPort;
  open(options: readonly Option[]): void;
  back(): void;
  skip(): void;
  /** While a paper lies over the table nobody moves. */
  hold(on: boolean): void;
  set(settings: Partial<Settings>): void;
  notify(words: string): void;
  dismiss(notice: number): void;
  /** What whoever plays may do; null where a finished game is shown. */
  readonly player: PlayerPort | null;
  /** The projector, where one is. */
  readonly film: FilmPort | null;
}

export interface PlayerPort {
  /** A stale number is dropped. */
  choose(reply: Reply, n: number): void;
  /** The next mark in pencil. */
  mark(chair: number): void;
  listen(ears: Ears): void;
  /** SA12.6: how to look on. */
  watch(how: Watch): void;
  /** What was said before anything is asked has been heard. */
  heard(): void;
  /** Said to whoever shows the ropes: from here on it is an ordinary game. */
  unguided(): void;
  /** “What would you do?”: once for a question, and counted. */
  advise(): void;
  undo(): void;
  concede(): void;
  /** After a mishap: goes back to the last good state and asks again. */
  recover(): void;
}
