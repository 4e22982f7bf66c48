import type { Stream } from '../../kernel/rng.ts';
import type { Beat, Turn } from './beats.ts';
import type { MovieEvent } from './events.ts';
import type { Options } from './options.ts';
import type { Prompt } from './prompts.ts';
import type { CardId, Causer, Reel } from './vocabulary.ts';

/** A frame of the screen: its card, and at most one cover card on top (R19.1), last. */
export interface Frame {
  cards: CardId[];
  /** The causer of a top card that still lies face down (R6.1), else null. */
  down: Causer | null;
}

export interface Survivor {
  id: CardId;
  rest: number;
  held: CardId[];
  stars: number;
  /** The Probed card that holds it, outside the two-card limit. */
  probed: CardId | null;
  /** The sanctuary it is in, or null outside. */
  place: CardId | null;
  /** Loses its next action (Mass Hysteria). */
  stunned: boolean;
}

export interface Seat {
  power: number;
  pool: Survivor[];
  /** R17.1: no survivor and none to draw. */
  eliminated: boolean;
  /** R17.1: counts as a Pod Player, for good. */
  pod: boolean;
  throngs: CardId[][];
}

export interface Sanctuary {
  id: CardId;
  points: number;
  store: CardId[];
  /** R20.8: what hides under it, unseen until somebody enters. */
  hidden: CardId | null;
  /** R20.8: every card that may be the hidden one, as far as the table knows: none that was seen since. */
  suspects: readonly CardId[];
  /** R20.8: the monster that came out and stayed. */
  lurker: CardId | null;
}

export interface FadeIn {
  seat: number;
  survivor: CardId | null;
  acted: CardId[];
}

/** What was fixed before the seed takes over: tutorial, tests and puzzles. */
export interface Loaded {
  dice: number[];
  fate: number[];
  shuffles: CardId[][];
}

export interface Outcome {
  survived: boolean;
  endedInReel: Reel;
  alive: number;
}

/** What lies on the table: all that queries read, in a movie and in a view of one. */
export interface Table {
  rules: number;
  deck: string;
  options: Options;
  /** Prompts answered so far: the number of the open one. */
  n: number;
  reel: Reel;
  round: number;
  /** Whole rounds in a row without a card leaving a frame (R15.7). */
  quietRounds: number;
  cardLeft: boolean;
  reelPile: CardId[];
  /** R16.1: the pile is shut and counts as empty. */
  shut: boolean;
  frames: Frame[];
  /** The discards that lie face up: anybody may look through them. */
  discard: CardId[];
  /** R3.1: the discards that lie face down, since nobody has seen them after the reel was dealt. */
  dark: CardId[];
  /** R20.8: cards somewhere in the dark or under a sanctuary that everybody saw discarded: not in the reel pile, then. */
  outside: readonly CardId[];
  graveyard: CardId[];
  survivorPile: CardId[];
  limbo: CardId[];
  seats: Seat[];
  throngs: CardId[][];
  sanctuaries: Sanctuary[];
  /** The central pool of spoints. */
  bank: number;
  /** R21.3: spoints out of the game. */
  buried: number;
  blob: number;
  /** Tokens left on items with uses, once taken. */
  uses: Record<CardId, number>;
  /** Damage added to every survivor's attack for the reel (Alien Autopsy). */
  weakness: number;
  reelTokens: Reel[];
  fadeIn: FadeIn;
  fadeOut: CardId | null;
  turningPoint: boolean;
  lastStand: boolean;
  /** R6.3: who turned up the newest card, until a Creature Feature was looked for. */
  feature: Causer | null;
  turn: Turn | null;
  /** R15.3: ends of Director's turns until reel 4 is over; 0 while it is not. */
  finale: number;
  /** The seat each survivor entered for, kept when it is gone (R18.1). */
  homes: Record<CardId, number>;
  /** Survivor cards that have become Familiar Faces (R14.2): everybody knows that they are not in the survivor pile. */
  faces: CardId[];
  /** R19.3: who went out of the survivor pile unseen, and has not shown yet. How many is known, who is not. */
  lost: readonly CardId[];
  /** R21.1: the monster that hides among the survivors, or among the lost of them. */
  stowaway: CardId | null;
  outcome: Outcome | null;
}

/** And what nobody sees: chance to come, and what is under way. */
export interface MovieState extends Table {
  seed: string;
  deckStream: Stream;
  diceStream: Stream;
  fateStream: Stream;
  loaded: Loaded | null;
  stack: Beat[];
}

/**
 * A movie in play: the state, the open prompt and the events of the reply under way. Null when nobody listens: `m.events?.push(…)`
 * then does not even build the event, so playouts pay nothing for narration.
 */
export interface Movie extends MovieState {
  prompt: Prompt | null;
  events: MovieEvent[] | null;
}
