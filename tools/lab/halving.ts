/** One that is tried, and in how many of so many tries it did well. */
export interface Entrant<T> {
  it: T;
  tries: number;
  won: number;
}

/**
 * Successive halving: all are tried equally often, the better half twice as often, until one is left. The same work in every
 * round, most of it for those who are hard to tell apart. `winsIn` tells in how many of the first so many tries one did well.
 */
export function halving<T>(
  all: readonly T[],
  first: number,
  winsIn: (it: T, tries: number) => number,
  tell: (round: readonly Entrant<T>[]) => void = () => {},
): Entrant<T> {
  let left = all.map((it): Entrant<T> => ({ it, tries: 0, won: 0 }));
  for (let tries = first; ; tries *= 2) {
    left = left.map(({ it }) => ({ it, tries, won: winsIn(it, tries) }));
    left.sort((a, b) => b.won - a.won); // of equals the one listed first
    tell(left);
    if (left.length <= 2) return left[0] as Entrant<T>;
    left = left.slice(0, Math.ceil(left.length / 2));
  }
}
