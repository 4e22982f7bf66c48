import localforage from 'localforage';

/** Where plain values are kept by name. Whatever is asked of it answers or rejects in time. */
export interface KeyValueStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** A blocked database neither answers nor fails: after this long it counts as failed, for now. */
const PATIENCE_MS = 4000;

/** Not an answer: it may yet come. */
export class Late extends Error {}

export function inTime<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late('The storage does not answer.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const PLACE = { name: 'last-reel', storeName: 'keep' };

/** IndexedDB, in one store that is never renamed: a change of version could be blocked by another tab. */
export function openStore(
  bringOver: (db: LocalForage, store: KeyValueStore, place: typeof PLACE) => Promise<void>,
): KeyValueStore {
  const { INDEXEDDB, LOCALSTORAGE } = localforage;
  const db = localforage.createInstance({ ...PLACE, driver: [INDEXEDDB, LOCALSTORAGE] });
  const plain: KeyValueStore = {
    get: (key) => db.getItem<unknown>(key),
    set: async (key, value) => void (await db.setItem(key, value)),
    remove: (key) => db.removeItem(key),
    keys: () => db.keys(),
  };
  // What was kept while there was only the other place is brought over before anybody looks.
  const ready = hasStrays() ? bringOver(db, plain, PLACE).catch(() => {}) : null;
  const soon = <T>(ask: () => Promise<T>): Promise<T> => inTime(ready === null ? ask() : ready.then(ask));
  return {
    get: (key) => soon(() => plain.get(key)),
    set: (key, value) => soon(() => plain.set(key, value)),
    remove: (key) => soon(() => plain.remove(key)),
    keys: () => soon(() => plain.keys()),
  };
}

/** Where there was no database for a while, things were kept in the other place the browser has. */
function hasStrays(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${PLACE.name}/${PLACE.storeName}/`));
  } catch {
    return false; // not allowed to ask
  }
}

/** Everything that was ever kept here goes. Rejects where something stayed. */
export async function eraseAll(store: KeyValueStore): Promise<void> {
  const keys = await store.keys();
  await Promise.all(keys.map((key) => store.remove(key)));
}
