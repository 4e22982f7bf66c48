import { deckArt } from '../../../art/decks.ts';
import { DECK_IDS } from '../app/decks.ts';
import type { CatalogueEntry } from '../app/ports/catalogue.ts';

/** All that can be chosen, as the posters outside show it. */
export const CATALOGUE: readonly CatalogueEntry[] = DECK_IDS.map((deck) => ({ deck, accent: deckArt(deck).accent }));
