import type { CardId, DeckId, Stat } from '../../../../rules/shuffling-horror/index.ts';
import type { CardId as Print } from '../../../../text/cards/card-ids.ts';
import type { Tone } from '../../../../text/cards/prints.ts';

/** Something tested with two dice: the number it needs or less, and the chance of that. */
export interface Chance {
  at: number;
  chance: number;
}

/** What the rules know of a card that is worth a number. */
export type CardNumbers =
  | {
      of: 'survivor';
      stats: Readonly<Record<Stat, Chance | null>>;
      flail: Stat;
      bonusRest: number;
      face: MonsterNumbers;
    }
  | ({ of: 'monster' } & MonsterNumbers)
  | { of: 'item'; stats: readonly Stat[]; least: number; most: number; mean: number; buries: number; uses: number }
  | { of: 'sanctuary'; points: number; room: number };

export interface MonsterNumbers {
  hits: Chance;
  /** That one die of damage puts it down. */
  oneDie: number;
}

/** A card of the deck, however many copies of it there are. */
export interface AlmanacCard {
  print: Print;
  kind: Tone;
  /** Every copy has a picture of its own. */
  copies: readonly CardId[];
  /** Which pile it is shuffled into, if any, and how large that is. */
  pile: { name: 'movie' | 'survivors'; of: number } | { name: 'bonus' | 'aside' };
  numbers: CardNumbers | null;
}

export interface AlmanacPort {
  deck: DeckId;
  cards: readonly AlmanacCard[];
  /** How often this print was met, over all movies on this machine. */
  met(print: Print): number;
}
