import type { Back, Card, Role, Script } from '../../../../rules/stand-in/index.ts';
import type { Face } from '../../text/shapes/company.ts';
import type { Mark } from './seating.ts';

/** What a face shows: who points at somebody, and who is pointed at. */
export type Bearing = 'plain' | 'accusing' | 'pleading';

/** One of the company, as it sits there. */
export interface SeatOnTable {
  chair: number;
  face: Face;
  cards: number;
  isYou: boolean;
  isActive: boolean;
  /** Turns left in a trailer; 0: in none. */
  trailer: number;
  /** What it holds, where all hands are open; null: nobody may see. */
  hand: readonly Script[] | null;
  /** What it is, where the rules prove it to whoever looks. */
  role: Role | null;
  bearing: Bearing;
  mark: Mark;
}

/** A row of the notebook: everybody else, in play or not. */
export interface NoteRow {
  chair: number;
  face: Face;
  words: string;
  mark: Mark;
  /** Pencil is opinion, a stamp is law. */
  stamp: 'proven' | 'seen' | null;
  /** What the stamp vouches for, where it is not what happened last. */
  stamped: string;
  isOut: boolean;
}

export interface Proof {
  icon: 'recast' | 'shield' | 'flame' | 'person' | 'dawn';
  words: string;
}

/** A card that is held out: face down, but for whoever may know it. */
export interface OfferOnTable {
  from: number;
  to: number;
  card: Script | null;
  /** Not yet laid down. */
  isComing: boolean;
  isRedirected: boolean;
}

/** What lies in the light: a card that is being played, or a blackout. */
export interface CardInLight {
  card: Card;
  by: number;
  at: number | null;
}

export interface DoorOnTable {
  /** The place before the gap. */
  gap: number;
  count: number;
  between: readonly [number, number];
}

export interface TableModel {
  turn: number;
  /** Of a table with glass trailers. */
  isGlass: boolean;
  faces: readonly Face[];
  /** Whoever sits at the foot of the table; in a replay that is nobody's own it is still their seat. */
  foot: number;
  /** The player's chair; null: a spectator's. */
  you: number | null;
  isOut: boolean;
  role: Role | null;
  hand: readonly Script[];
  /** In play, clockwise from the foot; whoever sat there may be gone. */
  seats: readonly SeatOnTable[];
  /** The chairs in the order of play, from whose turn it is. */
  order: readonly number[];
  direction: 1 | -1;
  active: number;
  /** With whom the player's own turn would exchange; null: nobody can be reached. */
  partner: number | null;
  /** Who comes after the player. */
  next: number | null;
  doors: readonly DoorOnTable[];
  pile: { script: number; blackout: number; top: Back | null };
  discard: { script: number; blackout: number };
  offer: OfferOnTable | null;
  light: CardInLight | null;
  /** A blackout is being resolved: the lamp is red. */
  isDark: boolean;
  /** The last accusation, until the turn after it is over. */
  accusation: { by: number; at: number } | null;
  notes: readonly NoteRow[];
  proofs: readonly Proof[];
  /** Who burnt the player, and who had accused them until then; null: nobody has. */
  ownFire: { by: number; turn: number; accusers: readonly number[] } | null;
  /** The chairs that are out, the first first. */
  out: readonly number[];
  isOver: boolean;
  isSilent: boolean;
  /** Others known to hold three Recast cards: a fourth would give a Stand-In away. */
  threes: readonly number[];
}
