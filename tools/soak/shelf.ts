import type { Page } from 'playwright-core';
import { keep } from '../../src/games/shuffling-horror/keep.ts';
import {
  advance,
  fromJSON,
  hash,
  type Movie,
  type MovieConfig,
  newMovie,
  outcome,
  promptOf,
  type Reply,
} from '../../src/rules/shuffling-horror/index.ts';
import { readSaveOf, unpacked } from '../../src/storage/read-save.ts';
import { isOfFirstGame, type Save } from '../../src/storage/save.ts';

/** Whoever opens the database before the page has made it would make one without a store. */
const untilMade = (page: Page) =>
  page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'last-reel'));

/** Everything on the shelf, as it lies in the browser's database. */
export async function shelfOf(page: Page): Promise<Record<string, unknown>> {
  await untilMade(page);
  return page.evaluate(async () => {
    const done = <T>(ask: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        ask.onsuccess = () => resolve(ask.result);
        ask.onerror = () => reject(ask.error);
      });
    const db = await done(indexedDB.open('last-reel'));
    const store = db.transaction('keep').objectStore('keep');
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    db.close();
    return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
  });
}

/** Puts these on the shelf, beside what lies there or instead of all of it. */
export async function putOnShelf(page: Page, held: Readonly<Record<string, unknown>>, how = { clear: false }) {
  await untilMade(page);
  await page.evaluate(
    ([all, clear]) =>
      new Promise<void>((resolve, reject) => {
        const ask = indexedDB.open('last-reel');
        ask.onerror = () => reject(ask.error);
        ask.onsuccess = () => {
          const work = ask.result.transaction('keep', 'readwrite');
          const store = work.objectStore('keep');
          if (clear) store.clear();
          for (const [key, value] of Object.entries(all)) store.put(value, key);
          work.onabort = () => reject(work.error);
          work.oncomplete = () => {
            ask.result.close();
            resolve();
          };
        };
      }),
    [held, how.clear] as const,
  );
}

/** The shelf holds these and nothing else. */
export async function keepOnShelf(page: Page, held: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await putOnShelf(page, held, { clear: true });
}

const GENERATIONS = ['autosave-a', 'autosave-b'];

export interface Kept {
  seed: string;
  replies: readonly Reply[];
  /** The number of the open prompt. */
  n: number;
}

/** Whether there is a movie to go on with. */
export const isLeft = (store: Record<string, unknown>): boolean =>
  GENERATIONS.some((key) => store[key] !== undefined && store[key] !== null);

/** The newest good autosave. */
export function keptSave(store: Record<string, unknown>): Save {
  const found = GENERATIONS.flatMap((key) => unpacked(store[key]) ?? [])
    .sort((a, b) => b.serial - a.serial)
    .flatMap(({ held }) => readSaveOf(keep, held))
    .find((it) => 'save' in it)?.save;
  if (found === undefined || !isOfFirstGame(found)) throw new Error('there is no good autosave on the shelf');
  return found;
}

/** The newest autosave, played again without a screen: it must lead to the very state that was kept with it. */
export function keptMovie(store: Record<string, unknown>): Kept {
  const { config, replies, snapshot } = keptSave(store);
  const movie = played(config, replies);
  if (hash(movie) !== hash(fromJSON(snapshot)))
    throw new Error(`prompt ${snapshot.n}: the replies lead to another state`);
  return { seed: String(config.seed), replies, n: promptOf(movie)?.n ?? -1 };
}

/** A movie that ended is in the archive. */
export const isArchived = (store: Record<string, unknown>, { seed, replies }: Omit<Kept, 'n'>): boolean =>
  Object.entries(store).some(([key, value]) => {
    const can = key.startsWith('finished-') ? (unpacked(value)?.held as { replay: string | null } | null) : null;
    if (!can?.replay) return false;
    const film = JSON.parse(can.replay) as Replay;
    return (
      String(film.config.seed) === seed &&
      isStartOf(replies, film.replies) &&
      outcome(played(film.config, film.replies)) !== null
    );
  });

export const isStartOf = (start: readonly Reply[], whole: readonly Reply[]): boolean =>
  JSON.stringify(whole.slice(0, start.length)) === JSON.stringify(start);

/** What is kept of a movie to show it again. */
export interface Replay {
  config: MovieConfig;
  replies: Reply[];
}

/** The engine alone, on these replies. */
export function played(config: MovieConfig, replies: readonly Reply[]): Movie {
  const movie = newMovie(config);
  for (const reply of replies) advance(movie, reply);
  return movie;
}
