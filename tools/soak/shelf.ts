import type { Page } from 'playwright-core';
import { keep } from '../../src/games/shuffling-horror/keep.ts';
import { isMovieSave, type Save } from '../../src/games/shuffling-horror/kept.ts';
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

type Held = Record<string, unknown>;

/**
 * What is to be done in the browser's database: put these, and say what lies there then. Null while the page has not made it yet:
 * whoever opens it first would make one without a store, and hold up the page that wants to add it.
 */
const inDatabase = ([held, clear]: readonly [Readonly<Held>, boolean]): Promise<Held | null> =>
  new Promise((resolve, reject) => {
    const ask = indexedDB.open('last-reel');
    ask.onupgradeneeded = () => ask.transaction?.abort();
    ask.onerror = () => resolve(null);
    ask.onsuccess = () => {
      const db = ask.result;
      db.onversionchange = () => db.close();
      if (!db.objectStoreNames.contains('keep')) {
        db.close();
        return resolve(null);
      }
      const work = db.transaction('keep', 'readwrite');
      const store = work.objectStore('keep');
      if (clear) store.clear();
      for (const [key, value] of Object.entries(held)) store.put(value, key);
      const keys = store.getAllKeys();
      const values = store.getAll();
      work.onabort = () => reject(work.error);
      work.oncomplete = () => {
        db.close();
        resolve(Object.fromEntries(keys.result.map((key, i) => [String(key), values.result[i]])));
      };
    };
  });

/** A page that begins again in the middle of it (a language is read from the shelf) is asked again. */
const isBegunAgain = (error: unknown): boolean => /context was destroyed|navigation/i.test(String(error));

async function database(page: Page, held: Readonly<Held>, clear: boolean): Promise<Held> {
  for (;;) {
    const found = await page.evaluate(inDatabase, [held, clear] as const).catch((error: unknown) => {
      if (isBegunAgain(error)) return null;
      throw error;
    });
    if (found !== null) return found;
    await page.waitForTimeout(50);
  }
}

/** Everything on the shelf, as it lies in the browser's database. */
export const shelfOf = (page: Page): Promise<Held> => database(page, {}, false);

/** Puts these on the shelf, beside what lies there or instead of all of it. */
export async function putOnShelf(page: Page, held: Readonly<Held>, how = { clear: false }): Promise<void> {
  await database(page, held, how.clear);
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
  if (found === undefined || !isMovieSave(found)) throw new Error('there is no good autosave on the shelf');
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
