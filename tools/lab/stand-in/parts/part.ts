import { percent, wilson } from '../../stats.ts';

/** A section of the report: a table, and whether what is asked of it holds. */
export interface Part {
  title: string;
  says: string;
  /** How many games of each kind, if nobody says otherwise. */
  count: number;
  run(count: number): Findings;
}

/** Whether a goal holds; open where it is missed by no more than chance might do. */
export type State = 'holds' | 'open' | 'fails';

export interface Verdict {
  goal: string;
  state: State;
  figure: string;
}

/** A figure, and what the true one is within of it, 19 times in 20. */
export interface Figure {
  value: number;
  error: number;
}

export const atLeast = ({ value, error }: Figure, least: number): State =>
  value >= least ? 'holds' : value + error >= least ? 'open' : 'fails';
export const atMost = ({ value, error }: Figure, most: number): State => atLeast({ value: -value, error }, -most);
/** All of them have to hold. */
export const allOf = (states: readonly State[]): State =>
  (['fails', 'open'] as const).find((it) => states.includes(it)) ?? 'holds';

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

export function figureOf(list: readonly number[]): Figure {
  const value = meanOf(list);
  return { value, error: 1.96 * Math.sqrt(meanOf(list.map((it) => (it - value) ** 2)) / list.length) };
}

/** The difference of two that were measured apart. */
export const between = (a: Figure, b: Figure): Figure => ({
  value: a.value - b.value,
  error: Math.sqrt(a.error ** 2 + b.error ** 2),
});

/** The best against the worst of a few: chosen for being so, they lie half as far apart again by chance alone. */
export function ends(figures: readonly Figure[]): Figure {
  const sorted = figures.toSorted((a, b) => a.value - b.value);
  const { value, error } = between(sorted.at(-1) as Figure, sorted[0] as Figure);
  return { value, error: 1.5 * error };
}

export const told = ({ value, error }: Figure): string => `${points(value)} ± ${(100 * error).toFixed(1)}`;
