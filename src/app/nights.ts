import { type Check, isRecord } from '../storage/check.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { dateText, daysBefore, daysFrom, isNight, noonOf } from '../storage/night.ts';
import type { NightsInRow } from './ports/tonight.ts';

/** One show a night, whichever film it is: what all of them share. */

/** So many results of a film are kept, and so many nights are listed. */
const KEPT = 60;
const LISTED = 14;

/** A night is the text of its date and nothing else, so that no change of clocks can move it. */
export const nightOf = (now: Date): string => dateText(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** 0 is Sunday. */
export const weekdayOf = (night: string): number => noonOf(night).getUTCDay();

/** Tonight and the nights before it, newest first. */
export const listedUntil = (tonight: string): string[] =>
  Array.from({ length: LISTED }, (_, days) => daysBefore(tonight, days));

/** Whoever is still up at six has seen the show of the night before; from then on it is seen late. */
const MORNING_MS = 6 * 60 * 60 * 1000;
export const isLate = (night: string, now: Date): boolean =>
  daysFrom(night, nightOf(new Date(now.getTime() - MORNING_MS))) > 0;

/** What the house reads of any result. */
export interface SeenNight {
  conceded: boolean;
  /** Seen on a later day: it counts, but not for the row. */
  late?: boolean;
}

/** Where a film keeps its nights, and how it knows a result. */
export interface NightShelf {
  key: string;
  isResult: Check;
  /** Where its nights lie until the first is kept here, and which of those there are its own. */
  before?: { key: string; isOf: (night: string) => boolean };
}

/** Results as they were kept; what makes no sense is left out. */
export const readNightsOf = <R extends SeenNight>(store: KeyValueStore, shelf: NightShelf): Promise<Map<string, R>> =>
  nightsOn<R>(store, shelf).catch(() => new Map());

/** A shelf that fails is not an empty one. */
async function nightsOn<R extends SeenNight>(store: KeyValueStore, { key, isResult, before }: NightShelf) {
  const own = await store.get(key);
  const isBefore = before !== undefined && !isRecord(own);
  const kept = isBefore ? await store.get(before.key) : own;
  const nights = isRecord(kept) ? Object.entries(kept) : [];
  const isOwn = (night: string) => isNight(night) && (!isBefore || before.isOf(night));
  return new Map(
    nights.flatMap(([night, it]): [string, R][] => (isOwn(night) && isResult(it) ? [[night, it as R]] : [])),
  );
}

/** The first showing counts; one that was walked out of does not, once there is another. */
export async function keepNightOf<R extends SeenNight>(
  store: KeyValueStore,
  shelf: NightShelf,
  night: string,
  result: R,
): Promise<void> {
  const results = await nightsOn<R>(store, shelf);
  const before = results.get(night);
  if (before !== undefined && !before.conceded) return;
  results.set(night, result);
  const newest = [...results].sort(([a], [b]) => daysFrom(a, b)).slice(0, KEPT);
  await store.set(shelf.key, Object.fromEntries(newest));
  await keepBestRow(store);
}

/** Every film has a shelf of this name, that of its game or its own before it; that which the first two shared has none. */
const SHELF = /(^|\/)nights$/;
const BEST = 'nights-best';

/** The nights on which somebody sat through the show of any film, on that very night. */
export async function seenNights(store: KeyValueStore): Promise<Set<string>> {
  const shelves = (await store.keys()).filter((key) => SHELF.test(key));
  const kept = await Promise.all(shelves.map((key) => store.get(key)));
  const isSeen = (it: unknown): boolean => isRecord(it) && it.conceded === false && it.late !== true;
  return new Set(
    kept.flatMap((it) => (isRecord(it) ? Object.keys(it).filter((night) => isNight(night) && isSeen(it[night])) : [])),
  );
}

/** How many nights in a row there are up to this one. */
function rowUntil(night: string, seen: ReadonlySet<string>): number {
  let n = 0;
  while (seen.has(daysBefore(night, n))) n++;
  return n;
}

/** Of all rows, by the nights that end one. */
const longestRow = (seen: ReadonlySet<string>): number =>
  [...seen].reduce(
    (most, night) => (seen.has(daysBefore(night, -1)) ? most : Math.max(most, rowUntil(night, seen))),
    0,
  );

/** The row that ends tonight, or last night while tonight's show is still to come; and the longest of all. */
export const inRow = (tonight: string, seen: ReadonlySet<string>): NightsInRow => ({
  now: rowUntil(seen.has(tonight) ? tonight : daysBefore(tonight, 1), seen),
  best: longestRow(seen),
});

/** The longest row is kept by itself: results go after a while. */
async function keepBestRow(store: KeyValueStore): Promise<void> {
  const best = longestRow(await seenNights(store));
  if (best > (await bestKept(store))) await store.set(BEST, best);
}

async function bestKept(store: KeyValueStore): Promise<number> {
  const kept = await store.get(BEST);
  return Number.isSafeInteger(kept) ? (kept as number) : 0;
}

/** The row as it stands; nothing in it where the shelf does not answer. */
export async function readRow(store: KeyValueStore, tonight: string): Promise<NightsInRow> {
  try {
    const { now, best } = inRow(tonight, await seenNights(store));
    return { now, best: Math.max(best, await bestKept(store)) };
  } catch {
    return { now: 0, best: 0 };
  }
}
