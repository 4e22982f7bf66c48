import type { DeckId } from '../rules/shuffling-horror/index.ts';

/** Words that differ from deck to deck. Whoever speaks is handed the deck, like any other id: a house may show many movies. */
export type ByDeck<T> = Readonly<Record<DeckId, T>>;

/** What it is called in this deck. The rules know no other than these. */
export const byDeck = <T>(deck: string, words: ByDeck<T>): T => words[deck as DeckId];

/** Words that only one deck has a use for. */
export const inDeck = (deck: string, only: DeckId, words: string): string => (deck === only ? words : '');

/** Where nobody did any harm, whoever came in general gets the picture. */
export const ANYBODY: ByDeck<string> = { 'roswell-51': 'terrors-1', 'pittsburgh-68': 'mourners-1' };

/** A whole book of words, written once for each deck. */
export const inEachDeck = <T>(write: (deck: DeckId) => T): ByDeck<T> => ({
  'roswell-51': write('roswell-51'),
  'pittsburgh-68': write('pittsburgh-68'),
});
