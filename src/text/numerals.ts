const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Reels, frames and throngs are counted as a cinema counts. */
export const roman = (n: number): string => ROMAN[n] ?? String(n);

/** Sums of sixths end a hair off. */
const TINY = 1e-9;

/** A chance as everybody reads it; what is not certain never looks it. */
export function percent(p: number): string {
  if (p <= TINY) return '0\u00a0%';
  if (p >= 1 - TINY) return '100\u00a0%';
  return `${Math.min(99, Math.max(1, Math.round(p * 100)))}\u00a0%`;
}
