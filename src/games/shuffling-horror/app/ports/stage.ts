import type { Lesson as AnyLesson, GameState, Things } from '../../../../app/ports/game-stage.ts';
import type { Query } from '../../../../app/ports/keys.ts';
import type { Settings } from '../../../../app/ports/settings.ts';
import type { CardId, Reel, Reply } from '../../../../rules/shuffling-horror/index.ts';
import type { Line } from '../../../../text/play/log.ts';
import type { Part } from '../../../../text/play/parts.ts';
import type { Advice } from './advice.ts';
import type { Comment } from './commentary.ts';
import type { Option, Question } from './question.ts';
import type { TableModel } from './table.ts';
import type { TableThing } from './table-things.ts';
import type { Threat } from './threat.ts';

/** What the page sees of a movie under way, and what it may ask for. The page knows this and nothing else of the app. */

/** A line of the screenplay; what somebody says is a line, too. */
export interface LogLine extends Line {
  id: number;
  /** Who says it, or null where nobody speaks. */
  speaker: CardId | 'director' | null;
  /** The rule behind it; what is said has none. */
  rule: string | null;
  /** Told at once to those who listen, and not politely: about one of the player's, or (at: null) about everybody. */
  alarm: { at: CardId | null } | null;
  /** For those who listen: what belongs before it, so that a roll is told with whose it is and what it is for. */
  lead: string;
  /** Told as the lead of a later one, and not by itself. */
  isLead: boolean;
}

export interface Speech {
  id: number;
  speaker: CardId | 'director';
  name: string;
  words: string;
}

export type CastMember = { id: CardId; name: string; fate: 'alive' | 'turned' | 'lost' };

export interface Credits {
  survived: boolean;
  /** The player walked out. */
  conceded: boolean;
  /** The reel in which the player changed sides. */
  turned: Reel | null;
  reel: Reel;
  rounds: number;
  choices: number;
  /** How often somebody else was asked what they would do. */
  asked: number;
  killed: number;
  headShots: number;
  spent: number;
  cast: readonly CastMember[];
  /** Seed, set-up and every reply, as a replay file. */
  replay: string;
  hash: string;
}

/** One sentence for somebody who learns, beside the thing that it is about. */
export interface Lesson extends AnyLesson {
  at: TableThing | 'prompt' | 'log' | 'end' | null;
}

/** R17.2: the player still belongs to the cast, or plays on for the other side. */
export type Coat = 'own' | 'turned';

/** One thing that happened while it was not the player's turn. */
export interface MeanwhileLine {
  /** Whose picture stands beside it. */
  card: CardId | null;
  parts: readonly Part[];
}

/** What the first game shows. */
interface MovieThings extends Things {
  table: TableModel;
  question: Question;
  option: Option;
  line: LogLine;
  speech: Speech;
  credits: Credits;
  thing: TableThing;
  mark: { reel: Reel; round: number };
  settings: Settings;
  lesson: Lesson;
}

export interface StageState extends GameState<MovieThings> {
  /** What the Director said of its last few choices, the last at the end. */
  comments: readonly Comment[];
  /** The seed's seal, in words. */
  seal: string;
  /** Every survivor of the player's is gone and the movie plays on. */
  gone: boolean;
  /** Whose the player's lost seats are by now; null while there is nothing to choose. */
  coat: Coat | null;
  /** What happened since the player's last turn, and the question that this one began with; null: nothing. */
  meanwhile: { n: number; lines: readonly MeanwhileLine[] } | null;
  /** Answers that are remembered are offered here: nobody's first fights are that much business. */
  plans: boolean;
  /** What the coming Director's turn may cost; null: nobody says. */
  threat: Threat | null;
  /** What somebody else would do: only once it was asked, and only for this question. */
  advice: Advice | null;
}

export type FilmState = NonNullable<StageState['film']>;

export interface StagePort {
  state(): StageState;
  subscribe(listener: () => void): () => void;
  open(options: readonly Option[]): void;
  back(): void;
  /** The same as clicking a thing on the board. */
  pick(at: TableThing): void;
  point(at: TableThing | null): void;
  skip(): void;
  /** While a paper lies over the table no computer moves. */
  hold(on: boolean): void;
  set(settings: Partial<Settings>): void;
  notify(words: string): void;
  /** The answer to what is asked by a key. The last event, asked for again, is the one before it. */
  answer(query: Query): string;
  dismiss(notice: number): void;
  /** What whoever plays may do; null where a finished movie is shown. */
  readonly player: PlayerPort | null;
}

export interface PlayerPort {
  /** A stale number is dropped. */
  choose(reply: Reply, n: number): void;
  /** The same for a whole attack: its spoints are given before they are asked for. */
  attack(attack: Reply, spend: Reply, n: number): void;
  goOn(): void;
  /** The player no longer wants to be asked what to do about being gone; `fast`: and would like to see how it ends. */
  watch(fast: boolean): void;
  /** Plays on for the other side, or leaves that to the Director again. */
  turnCoat(): void;
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
