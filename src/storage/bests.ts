import type { Shelf } from './shelf.ts';

const KEY = 'bests';
const MOST = 400;

/** Personal bests by name, each a survival chance. Anything odd on the shelf is left out. */
export const readBests = (shelf: Shelf): Promise<Bests> => bestsOn(shelf).catch(() => ({}));

type Bests = Readonly<Record<string, number>>;

/** A shelf that fails is not an empty one. */
async function bestsOn(shelf: Shelf): Promise<Bests> {
  const kept: unknown = await shelf.get(KEY);
  if (kept === null || typeof kept !== 'object') return {};
  const good = Object.entries(kept).filter(([, value]) => typeof value === 'number' && value >= 0 && value <= 1);
  return Object.fromEntries(good.slice(0, MOST));
}

/** Keeps what is better than before. */
export async function keepBest(shelf: Shelf, name: string, score: number): Promise<void> {
  const bests = await bestsOn(shelf);
  if ((bests[name] ?? -1) >= score) return;
  await shelf.set(KEY, { ...bests, [name]: score });
}
