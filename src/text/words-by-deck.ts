import type { DeckId } from '../rules/shuffling-horror/index.ts';
import { IDS_OF } from './cards/card-ids.ts';

let showing: DeckId = 'roswell-51';

/** Says whose words are spoken from now on. Doors are built once, a house may show many movies. */
export function showDeck(deck: string): void {
  if (Object.hasOwn(IDS_OF, deck)) showing = deck as DeckId;
}

/** Whatever is written meanwhile is in that deck's words; then the one that showed before shows again. */
export function inWordsOf<T>(deck: string, write: () => T): T {
  const before = showing;
  showDeck(deck);
  try {
    return write();
  } finally {
    showing = before;
  }
}

export type ByDeck<T> = Readonly<Record<DeckId, T>>;

/** What holds for the deck that shows. */
export const byDeck = <T>(decks: ByDeck<T>): T => decks[showing];

/** Words under one name that are always those of the deck that shows: asked each time they are read. */
export function wordsByDeck<T extends object>(decks: ByDeck<T>): T {
  const words = {} as T;
  for (const key of Object.keys(decks['roswell-51']))
    Object.defineProperty(words, key, { enumerable: true, get: () => Reflect.get(byDeck(decks), key) });
  return words;
}

/** Where nobody did any harm, whoever came in general gets the picture. */
export const ANYBODY = wordsByDeck({ 'roswell-51': { card: 'terrors-1' }, 'pittsburgh-68': { card: 'mourners-1' } });

/** Words that only one deck has a use for. */
export const inDeck = (deck: DeckId, words: string): string => (deck === showing ? words : '');
