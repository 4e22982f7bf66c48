/** Keys like `can-00000007`: what came later has the higher number, and none is given twice. */
export interface Serials {
  /** The number in a key; 0 where it is no key of these. */
  of(key: string): number;
  /** Those among them, the oldest first. */
  sorted(keys: readonly string[]): string[];
  /** A key that is free, and comes after these wherever there is an after. */
  next(keys: readonly string[]): string;
}

/** Whoever writes a number with more digits was not us. */
const LAST = 1e12 - 1;
const DIGITS = 8;

export function serials(prefix: string): Serials {
  const pattern = new RegExp(`^${prefix}-(\\d{${DIGITS},12})$`);
  const keyOf = (serial: number): string => `${prefix}-${String(serial).padStart(DIGITS, '0')}`;
  /** The newest ever seen here: one that was removed may be put back and must find its place free. */
  let last = 0;
  const of = (key: string): number => {
    const serial = Number(pattern.exec(key)?.[1] ?? 0);
    return keyOf(serial) === key ? serial : 0;
  };
  const sorted = (keys: readonly string[]): string[] => keys.filter((key) => of(key) > 0).sort((a, b) => of(a) - of(b));
  return {
    of,
    sorted,
    next(keys) {
      const there = new Set(sorted(keys).map(of));
      last = Math.max(last, ...there);
      if (last < LAST) return keyOf(++last);
      let free = 1;
      while (there.has(free)) free++;
      return keyOf(free);
    },
  };
}
