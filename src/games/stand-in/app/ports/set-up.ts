import type { Level } from '../../../../director-ai/stand-in/levels.ts';
import type { TemperName } from '../../../../director-ai/stand-in/tempers.ts';
import type { Options } from '../../../../rules/stand-in/index.ts';
import type { Face } from '../../text/shapes/company.ts';

/** What the page sees of a table that is being set up, and what it may change. */

export type { Level };
/** SA2.6: what the player wants to be. */
export const ROLE_WISHES = ['dealt', 'original', 'stand-in'] as const;
export type RoleWish = (typeof ROLE_WISHES)[number];
export type Temper = TemperName | 'even' | 'mixed';
/** Switches that stand in the list; talk has a place of its own, and an own deck a page. */
export type Switch = Exclude<keyof Options, 'silent' | 'deck'>;

/** Everything that is chosen before a game. Plain data: it is remembered, and travels in a link. */
export interface SetUp {
  seed: string;
  seats: number;
  role: RoleWish;
  /** The player's own; null: drawn. */
  face: Face | null;
  /** Of everybody else. */
  level: Level;
  temper: Temper;
  /** What is not as in the plain game (SA2.7). */
  options: Partial<Omit<Options, 'deck'>>;
}

export interface SwitchRow {
  id: Switch;
  /** The first is how the plain game has it, but for a number, where they go up. */
  values: readonly (boolean | number)[];
  value: boolean | number;
  /** It evens this table out. */
  suggested: boolean;
}

/** Where the set-up on the screen came from, when that is worth a word. */
export type SetUpNews = 'link' | 'bad-link' | 'same-again';

export interface SetUpState {
  setUp: SetUp;
  /** Why it cannot begin, in words. */
  problem: string | null;
  isSeedBad: boolean;
  switches: readonly SwitchRow[];
  /** How many of them are not as in the plain game. */
  changed: number;
  /** How many things are not as usual of those that the dials do not show. */
  unusual: number;
  deck: { cards: number; recast: number };
  /** How long such a game is, where it was measured. */
  turns: number | null;
  /** How it tilts, and what would help, in words. */
  tilt: readonly string[];
  /** The address that carries all this; empty while there is a problem. */
  link: string;
  news: SetUpNews | null;
  /** What was played last, if it is known and differs. */
  last: SetUp | null;
  /** A game that was left before its end is over when this one begins. */
  ends: boolean;
}

export interface SetUpPort {
  state(): SetUpState;
  subscribe(listener: () => void): () => void;
  readonly fewestSeats: number;
  readonly mostSeats: number;
  readonly levels: readonly Level[];
  readonly tempers: readonly Temper[];
  set(change: Partial<Omit<SetUp, 'options'>>): void;
  setSilent(silent: boolean): void;
  setSwitch(id: Switch, value: boolean | number): void;
  /** As it is, nothing extra; how much is said is not touched. */
  setPlain(): void;
  freshSeed(): void;
  sameAgain(): void;
  /** The game begins; nothing while there is a problem. */
  roll(): void;
}
