import type { FilmOnShow } from '../../../../app/ports/poster.ts';
import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';

/** A movie on the bill, and the colour it is printed in. */
export interface CatalogueEntry {
  deck: DeckId;
  accent: string;
}

/** The same with all that is said of it outside. */
export interface DeckOnShow extends FilmOnShow {
  deck: DeckId;
}
