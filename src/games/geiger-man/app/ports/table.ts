import type {
  ActionId,
  GirlId,
  KillerId,
  Line,
  LocationId,
  Phase,
  Victim,
} from '../../../../rules/geiger-man/index.ts';
import type { Chances } from './question.ts';

/** The table as the page and the board have it: all that is known, nothing that is not. */

export interface SpaceOnTable {
  id: string;
  exit: 'no' | 'open' | 'shut';
  indoors: boolean;
  /** Items that lie there; null: nothing to search. */
  pile: { left: number; top: string | null } | null;
  victims: readonly Victim[];
  girl: boolean;
  killer: boolean;
  minions: readonly number[];
  pillar: boolean;
  trap: string | null;
  /** Neighbours, with the panic numbers that lead there. */
  near: readonly { space: string; numbers: readonly number[] }[];
  /** Steps from the Girl. */
  steps: number;
}

/** A line of an action card: how it is reached from here, and what it does. */
export interface CardLine {
  successes: 0 | 1 | 2;
  lines: readonly Line[];
}

export interface CardOnTable {
  id: ActionId;
  cost: number;
  count: number;
  kind: 'action' | 'attack' | 'search' | 'reaction' | 're-roll';
  lines: readonly CardLine[];
  /** Of a throw for it now, as the dice lie. */
  chances: Chances;
}

export interface ItemOnTable {
  id: string;
  held: boolean;
  hands: 0 | 1 | 2;
  uses: number;
}

export interface GirlOnTable {
  id: GirlId;
  health: number;
  of: number;
  token: 'black' | 'white';
  /** What each place gives, and whether it is filled; not once the card is flipped. */
  places: readonly { gives: Line; filled: boolean; owed: boolean }[];
  flipped: boolean;
  used: boolean;
  items: readonly ItemOnTable[];
}

export interface KillerOnTable {
  id: KillerId;
  health: number;
  of: number;
  token: 'black' | 'white';
  attack: number;
  move: number;
  row: number;
  rows: number;
  /** What the next row brings. */
  next: Line;
  dead: number;
  dread: number;
  /** The Secret and the Last Act, once they are known. */
  secret: string | null;
  lastAct: string | null;
  minors: readonly { id: string; health: number }[];
}

/** What is being decided: the card or cause, its dice, and which line they lead to as they lie. */
export interface ScreenOnTable {
  of: string;
  dice: readonly number[];
  locked: readonly boolean[];
  /** 3 and 4 count without more ado. */
  easy: boolean;
  successes: 0 | 1 | 2 | null;
  lines: readonly CardLine[];
}

export interface TableModel {
  turn: number;
  phase: Phase;
  location: LocationId;
  horror: number;
  dice: number;
  time: number;
  girl: GirlOnTable;
  killer: KillerOnTable;
  /** Where he can strike next: whoever is there is within his steps. */
  strikes: readonly string[];
  /** Open exits that a walk under way can lead to, and how many it saves there. */
  reach: readonly { space: string; steps: number; saves: number }[];
  /** How far he is from her. */
  apart: number;
  spaces: readonly SpaceOnTable[];
  hand: readonly CardOnTable[];
  shelf: readonly CardOnTable[];
  discard: readonly { id: ActionId; count: number }[];
  events: readonly { id: string; markers: number }[];
  saved: number;
  screen: ScreenOnTable | null;
}
