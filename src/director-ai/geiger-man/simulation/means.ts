import type { Estimate } from '../../paired.ts';

/** Figures that were counted, wherever: sums can be added up in any order. */
export interface Sum {
  n: number;
  sum: number;
  squares: number;
}
export const NOTHING: Sum = { n: 0, sum: 0, squares: 0 };

export const sumOf = (figures: readonly number[]): Sum =>
  figures.reduce((all, it) => ({ n: all.n + 1, sum: all.sum + it, squares: all.squares + it * it }), NOTHING);
export const added = (sums: readonly Sum[]): Sum =>
  sums.reduce((a, b) => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares }), NOTHING);

/** The mean, and what the true one is within of it, 19 times in 20. */
export function estimateOf({ n, sum, squares }: Sum): Estimate {
  if (n === 0) return { value: 0, error: 1 };
  const value = sum / n;
  return { value, error: 1.96 * Math.sqrt(Math.max(0, squares / n - value * value) / n) };
}

/** Two figures that have nothing to do with each other, one taken from the other. */
export const apart = (a: Estimate, b: Estimate): Estimate => ({
  value: a.value - b.value,
  error: Math.sqrt(a.error * a.error + b.error * b.error),
});

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const high = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? high) + high) / 2;
}

/** From one number up to another. */
export interface Span {
  from: number;
  to: number;
}
/** So many cut into spans of at most so many. */
export const cut = (all: number, most: number): Span[] =>
  Array.from({ length: Math.ceil(all / most) }, (_, i) => ({ from: i * most, to: Math.min(all, (i + 1) * most) }));
