import type { LoadedChance } from '../../kernel/loaded.ts';
import type { Stream } from '../../kernel/rng.ts';
import type { Deck } from '../decks/cards.ts';
import type { Beat } from './beats.ts';
import type { Note, Result, StandInEvent } from './events.ts';
import type { Options } from './options.ts';
import type { Prompt } from './prompts.ts';
import type { Card, Direction, Role, Script } from './vocabulary.ts';

/** What lies open on the table; the same in the game and in every view of it, so that the same queries read both. */
export interface Table {
  seats: number;
  options: Options;
  /** The public list of cards (SA17.1). */
  deck: Deck;
  /** Turns begun. */
  turn: number;
  /** The chair whose turn it is. */
  active: number;
  direction: Direction;
  /** SA1.4: the chairs in play, clockwise by place. */
  ring: number[];
  /** Doors in the gap after each place of the ring. */
  doors: number[];
  /** By chair: turns left in a trailer, 0 for none. */
  trailers: number[];
  /** Shuffles of the discard pile in a row with nobody burnt (SA15.7). */
  idle: number;
  /** SA16.6: the burnt Stand-In, where the game goes on without it. */
  vengeance: number | null;
  /** SA16.6b: the turn of its last chance to hint. */
  hinted: number;
  /** The chair of a person, if there is one. */
  human: number | null;
  result: Result | null;
}

export type Loaded = LoadedChance<Card>;

export interface StandInState extends Table {
  rules: number;
  seed: string;
  redeals: number;
  deckStream: Stream;
  fateStream: Stream;
  loaded: Loaded | null;
  /** Prompts answered so far: the number of the open one. */
  n: number;
  /** By chair. */
  hands: Script[][];
  roles: Role[];
  /** Top last. */
  pile: Card[];
  discard: Card[];
  limbo: Card[];
  /** SA15.3: the last Original to go, if it was turned and not burnt. */
  lastTurned: number | null;
  /** SA15.6: where and since which turn a declaration is owed. */
  due: { chair: number; turn: number } | null;
  /** SA18.2: the person has spoken at the open prompt. */
  spoken: boolean;
  /** By chair, a bit for each chair it has handed a card; public, for SA18.5. */
  gave: number[];
  /** By chair and way to look (LOOKS), a bit for each chair that was looked at. */
  looks: number[];
  /** What the notebooks are made from. */
  log: Note[];
  stack: Beat[];
}

/** A game in play. `events` is null when nobody listens: `m.events?.push(…)` then does not even build the event. */
export interface Game extends StandInState {
  prompt: Prompt | null;
  events: StandInEvent[] | null;
}
