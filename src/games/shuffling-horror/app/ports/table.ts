import type { CardId, Reel, Side, Stat } from '../../../../rules/shuffling-horror/index.ts';
import type { Tone } from '../../../../text/cards/prints.ts';
import type { RibbonStop } from './ribbon.ts';

/** The table in words and numbers: what the page shows, and what a screen reader reads. Plain data, made anew from each view. */

export interface CardOnTable {
  id: CardId;
  name: string;
  tone: Tone;
  /** A monster's value, a sanctuary's or the blob's points; null where a card has no number. */
  number: number | null;
  brief: string;
  /** A survivor that came back wrong. */
  turned: boolean;
  /** Throws left on it, in words, where it has any. */
  uses: string;
}

export interface FrameOnTable {
  frame: number;
  card: CardOnTable | null;
  /** Somebody lies face down on top. */
  mystery: boolean;
  /** What a cover card hides. */
  under: CardOnTable | null;
  /** The fade-out token lies on it. */
  fading: boolean;
}

export interface ThrongOnTable {
  side: Side;
  slot: number;
  cards: readonly CardOnTable[];
  strength: number;
  /** The chance that it hits. */
  hits: number;
  /** R18.6: as which it has attacked in the cycle under way. */
  token: number | null;
}

export interface SanctuaryOnTable {
  card: CardOnTable;
  points: number;
  of: number;
  room: number;
  inside: readonly CardId[];
  store: readonly CardOnTable[];
  lurker: CardOnTable | null;
}

export interface StatOnTable {
  stat: Stat;
  /** Null where the survivor has none. */
  value: number | null;
  boosted: boolean;
}

export interface SurvivorOnTable {
  card: CardOnTable;
  stats: readonly StatOnTable[];
  rest: number;
  stars: number;
  held: readonly CardOnTable[];
  place: CardId | null;
  probed: boolean;
  stunned: boolean;
  /** The open prompt is about this one. */
  asked: boolean;
}

export interface SeatOnTable {
  seat: number;
  power: number;
  yours: boolean;
  eliminated: boolean;
  pod: boolean;
  /** It is this seat's turn. */
  acting: boolean;
  pool: readonly SurvivorOnTable[];
  throngs: readonly ThrongOnTable[];
}

export interface TableModel {
  /** Whose words it is told in. */
  deck: string;
  reel: Reel;
  round: number;
  reelPile: number;
  shut: boolean;
  frames: readonly FrameOnTable[];
  throngs: readonly ThrongOnTable[];
  sanctuaries: readonly SanctuaryOnTable[];
  discard: readonly CardOnTable[];
  /** Every survivor who is or was in a seat of the player's. */
  yours: readonly string[];
  /** Discards that lie face down (R3.1). */
  dark: number;
  graveyard: readonly CardOnTable[];
  survivorsLeft: number;
  seats: readonly SeatOnTable[];
  /** Whose turn it is in this round, and who comes after. */
  ribbon: readonly RibbonStop[];
  bank: number;
  weakness: number;
  alive: number;
  directing: boolean;
  turningPoint: boolean;
  lastStand: boolean;
}
