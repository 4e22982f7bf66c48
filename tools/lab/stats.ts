import { figureOf } from '../../src/director-ai/shuffling-horror/simulation/figures.ts';

/** The Wilson interval of a share by its ends: where the true one lies, 19 times in 20. */
export function wilson(hits: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const { share, error } = figureOf(hits, n);
  return { low: Math.max(0, share - error), high: Math.min(1, share + error) };
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
