import { readdirSync } from 'node:fs';

/** Every game but the first is a group of files by itself: fetched when somebody opens it, or kept for offline play when asked. */
export const LATER_GAMES: readonly string[] = readdirSync(new URL('../src/games', import.meta.url), {
  withFileTypes: true,
})
  .filter((it) => it.isDirectory() && it.name !== 'shuffling-horror')
  .map(({ name }) => name);

/**
 * Whether a file of what was built is that game's: its code and styles by their names, pictures and sounds by their folder. Its poster
 * hangs outside, and is the house's.
 */
export const isOfGame = (game: string, file: string): boolean =>
  new RegExp(`^assets/(${game}-|audio/${game}/|art/${game}/(?!poster@))`).test(file);

/**
 * How a later game is cut: its rules, its computer players, its words in each language and all the rest are a file each. Rules and
 * players import no page, so that a thread may be started from the same two files that the page has fetched. What opens and keeps it, and the
 * shapes of its words, come before that, so that the rest is built in the language that is said by then.
 */
export const cutOf = (game: string) => [
  { name: `${game}-rules`, test: new RegExp(`/src/rules/${game}/`), priority: 4 },
  {
    name: `${game}-door`,
    test: new RegExp(
      `/src/games/${game}/(?:(?:door|front|keep|kept)\\.ts|text/spoken\\.ts|text/shapes/|app/ports/seating\\.ts)`,
    ),
    priority: 3,
  },
  ...['en', 'es'].map((language) => ({
    name: `${game}-${language}`,
    test: new RegExp(`/src/games/${game}/text/${language}/`),
    priority: 2,
  })),
  { name: `${game}-company`, test: new RegExp(`/src/director-ai/${game}/`), priority: 1.5 },
  { name: game, test: new RegExp(`/src/(?:scenes|games)/${game}/`), priority: 1 },
];
