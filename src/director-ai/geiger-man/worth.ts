import type { Table } from '../../rules/geiger-man/index.ts';
import { featuresOf } from './features.ts';
import { PRICES } from './prices.ts';

/** A small net: sums of the features, those above nought weighed again, and the features themselves. */
export interface Net {
  /** By hidden sum, then by feature. */
  hidden: readonly (readonly number[])[];
  bias: readonly number[];
  out: readonly number[];
  /** The features' own weights. */
  plain: readonly number[];
  base: number;
}

const numbers = (text: string): number[] => text.split(' ').map(Number);

/** As it is written down: one line a list. */
export const netOf = (lines: readonly string[]): Net => {
  const [bias = [], out = [], plain = [], [base = 0] = [], ...hidden] = lines.map(numbers);
  return { hidden, bias, out, plain, base };
};
const rounded = (list: readonly number[]): string => list.map((n) => Number(n.toFixed(3))).join(' ');
export const linesOf = ({ hidden, bias, out, plain, base }: Net): string[] =>
  [bias, out, plain, [base], ...hidden].map(rounded);

/** The chance of a figure on the scale of odds: as steep in the middle as the usual curve, and made by a root alone. */
export const chanceOf = (sum: number): number => 0.5 + (0.5 * sum) / Math.sqrt(4 + sum * sum);

/** Its figure for a table, as features. */
export function sumOf({ hidden, bias, out, plain, base }: Net, features: readonly number[]): number {
  let sum = base;
  for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (plain[i] as number);
  for (let k = 0; k < hidden.length; k++) {
    const weights = hidden[k] as readonly number[];
    let here = bias[k] as number;
    for (let i = 0; i < features.length; i++) {
      const n = features[i] as number;
      if (n !== 0) here += n * (weights[i] as number);
    }
    if (here > 0) sum += here * (out[k] as number);
  }
  return sum;
}

const NET = netOf(PRICES);

/** The chance that she wins from here, as the net has learnt it: between two cards of hers. */
export const worthOf = (v: Table): number => chanceOf(sumOf(NET, featuresOf(v)));
