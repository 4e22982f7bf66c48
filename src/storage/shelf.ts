import localforage from 'localforage';

/** Where plain values are kept by name. Whatever is asked of it answers or rejects in time. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** A blocked database neither answers nor fails: after this long it counts as failed. */
const PATIENCE_MS = 4000;

export function inTime<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** IndexedDB, in one store that is never renamed: a change of version could be blocked by another tab. */
export function openShelf(): Shelf {
  const store = localforage.createInstance({
    name: 'last-reel',
    storeName: 'keep',
    driver: [localforage.INDEXEDDB, localforage.LOCALSTORAGE],
  });
  return {
    get: (key) => inTime(store.getItem<unknown>(key)),
    set: async (key, value) => void (await inTime(store.setItem(key, value))),
    remove: (key) => inTime(store.removeItem(key)),
    keys: () => inTime(store.keys()),
  };
}
