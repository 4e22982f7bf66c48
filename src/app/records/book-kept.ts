import type { KeyValueStore } from '../../storage/key-value-store.ts';
import type { Counts } from './counts.ts';
import { countsFrom } from './read-counts.ts';

/** A game's book of records on the shelf, under `prefix`; `recordsFrom` reads whatever lies there: a book with a torn page is still a book. */
export function bookKept<R>(prefix: string, recordsFrom: (value: unknown) => R) {
  const [recordsKey, metKey] = [`${prefix}records`, `${prefix}met`];
  const got = (store: KeyValueStore, key: string): Promise<unknown> => store.get(key).catch(() => null);
  return {
    readRecords: async (store: KeyValueStore): Promise<R> => recordsFrom(await got(store, recordsKey)),
    readMet: async (store: KeyValueStore): Promise<Counts> => countsFrom(await got(store, metKey)),
    /** For whoever writes it back: a shelf that fails is not an empty book, so this rejects. */
    readBook: async (store: KeyValueStore): Promise<{ records: R; met: Counts }> => ({
      records: recordsFrom(await store.get(recordsKey)),
      met: countsFrom(await store.get(metKey)),
    }),
    /** Rejects where nothing can be kept. */
    async writeBook(store: KeyValueStore, records: R, met: Counts): Promise<void> {
      await Promise.all([store.set(recordsKey, records), store.set(metKey, met)]);
    },
  };
}
