import type { Verdict } from '../../goals/verdict.ts';
import { percent, wilson } from '../../stats.ts';

/** A section of the report: a table, and whether what is asked of it holds. */
export interface Part {
  title: string;
  says: string;
  /** How many games of each kind, if nobody says otherwise. */
  count: number;
  run(count: number): Findings;
}

export interface Findings {
  lines: string[];
  verdicts: Verdict[];
}

/** A share with the ends of its interval. */
export const within = (hits: number, n: number): string => {
  const { low, high } = wilson(hits, n);
  return `${percent(hits / n)} (${percent(low, 0)}–${percent(high, 0)})`;
};

/** A difference of shares in points. */
export const points = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(100 * gain).toFixed(1)}`;

export const tableOf = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${'---|'.repeat(heads.length)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

export const meanOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** A mean and its standard error. */
export function meanWithError(list: readonly number[]): { value: number; error: number } {
  const value = meanOf(list);
  return { value, error: Math.sqrt(meanOf(list.map((it) => (it - value) ** 2)) / list.length) };
}
