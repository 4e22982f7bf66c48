const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Reels, frames and throngs are counted as a cinema counts. */
export const roman = (n: number): string => ROMAN[n] ?? String(n);

/** Sums of sixths end a hair off. */
const TINY = 1e-9;

/** A chance as so many of a hundred; what is not certain never looks it. */
export function ofHundred(p: number): number {
  if (p <= TINY) return 0;
  if (p >= 1 - TINY) return 100;
  return Math.min(99, Math.max(1, Math.round(p * 100)));
}

/** The same as everybody reads it. */
export const percent = (p: number): string => `${ofHundred(p)}\u00a0%`;
