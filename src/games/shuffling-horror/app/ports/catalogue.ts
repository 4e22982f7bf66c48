import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';

/** A movie on the bill, and the colour it is printed in. */
export interface CatalogueEntry {
  deck: DeckId;
  accent: string;
}
