import type { Page } from 'playwright-core';
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
} from '../../src/rules/index.ts';
import { unpack, unpacked } from '../../src/storage/read-save.ts';

/** Everything on the shelf, as it lies in the browser's database. */
export const shelfOf = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => {
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

export interface Kept {
  seed: string;
  replies: readonly Reply[];
  /** The number of the open prompt. */
  n: number;
}

/** The newest autosave, played again without a screen: it must lead to the very state that was kept with it. */
export function keptMovie(shelf: Record<string, unknown>): Kept {
  const found = ['autosave-a', 'autosave-b']
    .flatMap((key) => (shelf[key] === undefined ? [] : [unpack(shelf[key])]))
    .flatMap((it) => ('save' in it ? [it] : []))
    .sort((a, b) => b.serial - a.serial)[0];
  if (found === undefined) throw new Error('there is no good autosave on the shelf');
  const { config, replies, snapshot } = found.save;
  const movie = played(config, replies);
  if (hash(movie) !== hash(fromJSON(snapshot)))
    throw new Error(`prompt ${snapshot.n}: the replies lead to another state`);
  return { seed: String(config.seed), replies, n: promptOf(movie)?.n ?? -1 };
}

/** A movie that ended is in the archive. */
export const isArchived = (shelf: Record<string, unknown>, { seed, replies }: Omit<Kept, 'n'>): boolean =>
  Object.entries(shelf).some(([key, value]) => {
    const can = key.startsWith('can-') ? (unpacked(value)?.held as { replay: string | null } | null) : null;
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
