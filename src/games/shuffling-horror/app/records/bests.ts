import type { KeyValueStore } from '../../../../storage/key-value-store.ts';

const KEY = 'bests';
const MOST = 400;

/** Personal bests by name, each a survival chance. Anything odd on the shelf is left out. */
export const readBests = (store: KeyValueStore): Promise<Bests> => bestsOn(store).catch(() => ({}));

type Bests = Readonly<Record<string, number>>;

/** A shelf that fails is not an empty one. */
async function bestsOn(store: KeyValueStore): Promise<Bests> {
  const kept: unknown = await store.get(KEY);
  if (kept === null || typeof kept !== 'object') return {};
  const good = Object.entries(kept).filter(([, value]) => typeof value === 'number' && value >= 0 && value <= 1);
  return Object.fromEntries(good.slice(0, MOST));
}

/** Keeps what is better than before. */
export async function keepBest(store: KeyValueStore, name: string, score: number): Promise<void> {
  const bests = await bestsOn(store);
  if ((bests[name] ?? -1) >= score) return;
  await store.set(KEY, { ...bests, [name]: score });
}
