import type { CardId, CardKind, Foe, PublicView, Side, Stat } from '../rules/index.ts';

/** What is printed on a card, as far as the table shows it. */
export interface CardFact {
  /** The key of its words, whichever copy it is. */
  id: string;
  kind: CardKind;
  /** A monster's value. */
  value: number | null;
  /** A survivor's stats; null where it lacks one. */
  stats: Readonly<Record<Stat, number | null>> | null;
  /** A sanctuary's points and room when it opens. */
  points: number | null;
  room: number | null;
  /** R13.1: which of its deck's sanctuaries it is, from nought: each has a slot of its own, whichever opens first. */
  slot: number | null;
}

/**
 * Numbers that only the rules can know, asked from the app: a scene may take the rules' types but never call them.
 * Every answer must come from the view alone, so that the same view always draws the same table.
 */
export interface BoardFacts {
  card(card: CardId): CardFact;
  /** R8.3 */
  strength(view: PublicView, cards: readonly CardId[]): number;
  /** R10.2: the number it needs or less. */
  needed(view: PublicView, foe: Foe): number;
  /** R18.6: the countdown token on a throng, or null. */
  token(view: PublicView, side: Side, slot: number): number | null;
  /** From 0 to 1: two dice at this number or less. */
  hitChance(needed: number): number;
  /** With what it holds: Fight or Flight, and the like. */
  stats(view: PublicView, survivor: CardId): Readonly<Record<Stat, number | null>>;
  /** R20.7: whether a card in a throng is a monster there, or an item it carries. */
  isMonster(card: CardId): boolean;
  isBlob(card: CardId): boolean;
}
