import type { Screen } from './app-context.ts';

type Room = () => Promise<{ screen: Screen }>;

/**
 * The door of a game whose words lie with it: they are fetched and said in the language of the house before any part that is built of
 * them. `learn` says the Spanish ones.
 */
export function inItsWords(learn: () => Promise<void>): {
  learned: () => Promise<void>;
  room: (fetched: Room) => Room;
} {
  let words: Promise<void> | null = null;
  const learned = (): Promise<void> => {
    if (document.documentElement.lang !== 'es') return Promise.resolve();
    words ??= learn().catch(() => {
      words = null; // better English than nothing; and asked for again with the next door
    });
    return words;
  };
  return { learned, room: (fetched) => () => learned().then(fetched) };
}
