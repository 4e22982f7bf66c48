import type { AnyPrompt, GameTypes, Rules } from '../../rules/kernel/game.ts';
import type { Keepable, KeptSave } from '../../storage/save.ts';
import type { Noise } from '../ports/board.ts';
import type { GameState } from '../ports/game-stage.ts';

/** The types of one game in the app, as one bundle: those of its rules, and what is kept and told of it. */
export interface AppTypes extends GameTypes {
  config: Keepable['config'];
  saved: Keepable['snapshot'];
  reply: object;
  seating: Keepable['seating'];
  mode: Keepable['mode'];
  /** One event as it is told. */
  presented: Presented;
  /** What the music is to be. */
  mood: unknown;
  /** How it ended, for whoever played. */
  credits: object;
  /** What the page sees of it. */
  stage: GameState;
  /** What a computer player is asked, and why it answered as it did. */
  ask: { prompt: AnyPrompt };
  trace: object;
}

/** What is seen and heard of one event, beside the board. */
export interface Presented {
  event: object;
  lines: readonly { id: number; speaker: unknown }[];
  /** Sounds, by whatever names the game has for them. */
  cues: readonly object[];
  speech: object | null;
}

/** A game that somebody wants to play: which, who sits where, and what was played of it before they sat down. */
export interface Setup<G extends AppTypes> {
  config: G['config'];
  seating: G['seating'];
  mode: G['mode'];
  openingReplies: readonly G['reply'][];
}

/** Its types where it is kept. */
export interface KeptOf<G extends AppTypes> {
  config: G['config'];
  seating: G['seating'];
  mode: G['mode'];
  reply: G['reply'];
  snapshot: G['saved'];
}
export type SaveOf<G extends AppTypes> = KeptSave<KeptOf<G>>;

/** Play: who sits where, what is asked of whom, and what a choice can no longer be taken back from. */
export interface PlayPort<G extends AppTypes> {
  /** The chair from which the player looks on; null: none is theirs. */
  chairOf(seating: G['seating']): number | null;
  /** Whether a person answers for that chair, when so many replies have been given. */
  isHuman(seating: G['seating'], chair: number, given: number): boolean;
  /** What needs no asking. */
  answersItself(seating: G['seating'], game: G['state'], prompt: G['prompt']): G['reply'] | null;
  /** All that chance has told that chair, as one text: a choice may be taken back for as long as it stays the same. */
  known(game: G['state'], chair: number | null): string;
  /** Who sat where when so many replies had been given. */
  seatingAt(seating: G['seating'], given: number): G['seating'];
  /** Over before the rules say so, as where a part of it is practised. */
  isOver(game: G['state'], mode: G['mode']): boolean;
  /** Choices may be taken back freely. */
  isPractice(mode: G['mode']): boolean;
  /** What the computer in that chair is asked: it sees what its chair sees. */
  askFor(seating: G['seating'], game: G['state'], prompt: G['prompt']): G['ask'];
  /** Whether what a thread sent back answers the question, with reasons that are reasons. */
  isAnswer(ask: G['ask'], reply: unknown, trace: G['trace'] | null): reply is G['reply'];
}

/** Who gave the reply that brought the events about; a null chair: nobody, it is the opening. */
export interface By<G extends AppTypes> {
  seating: G['seating'];
  chair: number | null;
  asked: G['prompt']['type'] | null;
  human: boolean;
}

/** Tells one game from its first event on: it depends on the events alone, so that a resumed one is told as it was. */
export interface Teller<G extends AppTypes> {
  /** Only what the player's chair has seen comes here. */
  readonly log: G['stage']['log'];
  /** Every roll of dice so far. */
  readonly rolls: readonly G['event'][];
  tell(events: readonly G['event'][], by: By<G>): G['presented'][];
  credits(game: G['state'], rest: Ended<G>): G['credits'];
}
export interface Ended<G extends AppTypes> {
  conceded: boolean;
  choices: number;
  /** How often somebody else was asked what they would do. */
  asked: number;
  seating: G['seating'];
  replay: string;
  hash: string;
}

/** Tell: events become words, sounds and an ending. */
export interface TellPort<G extends AppTypes> {
  teller(config: G['config']): Teller<G>;
  /** Heard at once when a game begins, whether or not it can be seen yet; and the same scene once that was heard. */
  overture: readonly G['presented']['cues'][number][];
  afterOverture(one: G['presented']): G['presented'];
  moodOf(view: G['view']): G['mood'];
  /** What the board is heard doing between two events, if the game has a sound for it. */
  noiseOf(noise: Noise): G['presented']['cues'][number] | null;
  /** The line as it is told at that table: what interrupts whoever listens is said there once for all. */
  toldAt(line: G['presented']['lines'][number], table: G['stage']['table']): G['presented']['lines'][number];
  /** From here on it is the other side's last doing. */
  beginsDoing(event: G['event']): boolean;
}

/** Draw: the table as the page has it, for a board or in words. */
export interface DrawPort<G extends AppTypes> {
  tableOf(view: G['view'], seating: G['seating']): G['stage']['table'];
  /** What pointing at a thing tells. */
  hintOf(view: G['view'], question: G['stage']['question'], at: G['stage']['pointed']): string;
  /** Everything that only this game shows, as it is at first. */
  readonly bare: Omit<G['stage'], keyof GameState>;
  /** What of it goes with a question, and what where another point of the game is shown. */
  readonly unasked: Partial<G['stage']>;
  readonly anew: Partial<G['stage']>;
}

/** All that a recording asks of a game. */
export interface GameParts<G extends AppTypes> {
  rules: Rules<{ [T in keyof GameTypes]: G[T] }>;
  play: PlayPort<G>;
  tell: TellPort<G>;
  draw: DrawPort<G>;
}
