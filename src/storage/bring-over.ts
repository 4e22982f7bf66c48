import localforage from 'localforage';
import { createArchive } from './archive.ts';
import { isRecord } from './check.ts';
import type { Keeps } from './keep.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { createLeftMovies } from './left.ts';
import { unpacked } from './read-save.ts';

/** A place where things were kept for a while. */
type Other = Pick<LocalForage, 'keys' | 'getItem' | 'removeItem'>;

/** Things were kept in the browser's other place while it had no database. Now it has one again. */
export async function bringHome(
  keeps: Keeps,
  db: LocalForage,
  store: KeyValueStore,
  place: { name: string; storeName: string },
) {
  await db.ready();
  if (db.driver() !== localforage.INDEXEDDB) return;
  await bringOver(localforage.createInstance({ ...place, driver: localforage.LOCALSTORAGE }), store, keeps, Date.now);
}

/**
 * What was kept elsewhere comes to the shelf, and is taken from there only once it lies here. What already has its name here stays;
 * of movies neither goes: the one that was elsewhere joins those that were left.
 */
export async function bringOver(other: Other, store: KeyValueStore, keeps: Keeps, now: () => number): Promise<void> {
  const all = await other.keys();
  const values = new Map(await Promise.all(all.map(async (key) => [key, await other.getItem<unknown>(key)] as const)));
  const isThere = async (key: string): Promise<boolean> => (await store.get(key)) !== null;
  // Two generations are one movie: they go together, or not at all.
  const played = (await isThere('autosave-a')) || (await isThere('autosave-b'));
  for (const [key, value] of values) {
    const taken = /^autosave-/.test(key) ? played : await isThere(key);
    if (!taken) await store.set(key, value);
    else await alsoKept(key, value, values, { store, keeps, date: now() });
    await other.removeItem(key);
  }
}

interface Shelf {
  store: KeyValueStore;
  keeps: Keeps;
  date: number;
}

async function alsoKept(key: string, value: unknown, all: Map<string, unknown>, { store, keeps, date }: Shelf) {
  const packet = unpacked(value);
  if (packet === null) return;
  const left = createLeftMovies(store, keeps);
  const { held } = packet;
  if (/^autosave-/.test(key)) {
    const serials = [...all].flatMap(([it, other]) => (/^autosave-/.test(it) ? [unpacked(other)?.serial ?? 0] : []));
    if (packet.serial === Math.max(...serials)) await left.add(held, date);
  } else if (/^(slot|left)-/.test(key) && isRecord(held)) await left.add(held.save, date);
  else if (/^(finished|can)-/.test(key)) await createArchive(store, keeps).addHeld(held);
}
