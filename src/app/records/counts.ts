/** What books of records are made of, whichever game's they are. */

/** A count by name. */
export type Counts = Readonly<Record<string, number>>;

export interface Tries {
  played: number;
  /** Of those, won. */
  survived: number;
}
export type Rates = Readonly<Record<string, Tries>>;

/** So many prints of games are kept, by which one that comes back is known. */
export const HASHES_KEPT = 200;

/** A name never meets an inherited one. */
const of = (counts: Counts, key: string): number => (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0);

/** One more of each. */
export function plus(counts: Counts, keys: readonly string[]): Counts {
  const more: Record<string, number> = { ...counts };
  for (const key of keys) more[key] = of(more, key) + 1;
  return more;
}

/** One more try at something. */
export function tried(rates: Rates, key: string, survived: boolean): Rates {
  const { played, survived: before } = (Object.hasOwn(rates, key) ? rates[key] : null) ?? { played: 0, survived: 0 };
  return { ...rates, [key]: { played: played + 1, survived: before + Number(survived) } };
}

/** How often each card was met, with one more game's. */
export function withMet(met: Counts, more: Counts): Counts {
  const sum: Record<string, number> = { ...met };
  for (const [print, times] of Object.entries(more)) sum[print] = of(sum, print) + times;
  return sum;
}

export const withAwards = <R extends { awards: readonly string[] }>(records: R, awards: readonly string[]): R => ({
  ...records,
  awards: [...new Set([...records.awards, ...awards])],
});
