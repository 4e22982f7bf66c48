import type { CardId, Foe, MovieEvent, Side, Stat, View } from '../../rules/shuffling-horror/index.ts';
import type { CardFacts } from '../paint/card-fact.ts';

/**
 * Numbers that only the rules can know, asked from the app: a scene may take the rules' types but never call them.
 * Every answer must come from the view alone, so that the same view always draws the same table.
 */
export interface BoardFacts extends CardFacts {
  /** R8.3 */
  strength(view: View, cards: readonly CardId[]): number;
  /** R10.2: the number it needs or less. */
  needed(view: View, foe: Foe): number;
  /** R18.6: the countdown token on a throng, or null. */
  token(view: View, side: Side, slot: number): number | null;
  /** From 0 to 1: two dice at this number or less. */
  hitChance(needed: number): number;
  /** With what it holds: Fight or Flight, and the like. */
  stats(view: View, survivor: CardId): Readonly<Record<Stat, number | null>>;
  /** R20.7: whether a card in a throng is a monster there, or an item it carries. */
  isMonster(card: CardId): boolean;
  isBlob(card: CardId): boolean;
  /** What an event does to the table: changes the view. */
  fold(view: View, event: MovieEvent): void;
}
