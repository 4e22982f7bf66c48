import { DECK_IDS } from '../app/decks.ts';
import type { OnBill } from '../app/ports/bill.ts';
import { deckArt } from '../art/decks.ts';

/** All that can be chosen, as the posters outside show it. */
export const ON_BILL: readonly OnBill[] = DECK_IDS.map((deck) => ({ deck, accent: deckArt(deck).accent }));
