import { chanceFrom } from '../../src/rules/shuffling-horror/index.ts';

export interface Figure {
  name: string;
  value: number;
  unit: '' | 's' | 'ms' | 'µs' | 'bytes' | 'MB' | 'movies/s' | 'replies/s' | '×';
  target?: string;
}

/** One part of the bench: its figures, and what the same machine did in the same minute. */
export interface Part {
  figures: Figure[];
  /** Alea draws in a second, measured where the figures were. */
  reference: number;
}

/** How a run was asked for. */
export interface Asked {
  long: boolean;
}

/** Runs `work` over and over for about this long. */
export function timed(work: () => void, milliseconds: number): { perSecond: number } {
  const began = performance.now();
  let runs = 0;
  let now = began;
  while (now - began < milliseconds) {
    for (let i = 0; i < 8; i++) work();
    runs += 8;
    now = performance.now();
  }
  return { perSecond: (1000 * runs) / (now - began) };
}

/** What this machine does at the moment: plain Alea draws in a loop. Figures of two machines compare by their ratio to it. */
export function reference(): number {
  const chance = chanceFrom('reference');
  let sum = 0;
  const draws = timed(() => {
    for (let i = 0; i < 10_000; i++) sum += chance();
  }, 1000);
  if (sum < 0) throw new Error('impossible');
  return draws.perSecond * 10_000;
}

/** The value below which this share of them lies; 1: the largest. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const SECONDS: Partial<Record<Figure['unit'], number>> = { s: 1, ms: 1e-3, µs: 1e-6 };

/** Draws of the reference in the time that one took; null for what is no matter of time. */
export function inDraws({ value, unit }: Figure, perSecond: number): number | null {
  if (unit.endsWith('/s')) return perSecond / value;
  const seconds = SECONDS[unit];
  return seconds === undefined ? null : value * seconds * perSecond;
}
