import { readdirSync } from 'node:fs';

/** Every game but the first is a group of files by itself: fetched when somebody opens it, or kept for offline play when asked. */
export const LATER_GAMES: readonly string[] = readdirSync(new URL('../src/games', import.meta.url), {
  withFileTypes: true,
})
  .filter((it) => it.isDirectory() && it.name !== 'shuffling-horror')
  .map(({ name }) => name);

/** Whether a file of what was built is that game's: its code and styles by their names, pictures and sounds by their folder. */
export const isOfGame = (game: string, file: string): boolean =>
  new RegExp(`^assets/(${game}-|(art|audio)/${game}/)`).test(file);
