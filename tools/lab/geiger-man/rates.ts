import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEASURED, type Rate } from '../../../src/games/geiger-man/app/set-up/measured.ts';
import { wilson } from '../stats.ts';
import { type Show, tallyOf } from './shows.ts';

const FILE = join('src', 'games', 'geiger-man', 'app', 'set-up', 'measured.ts');
const BEGIN = 'const ROWS: readonly Row[] = [\n';
const END = '];\n';

export function rateOf(pair: Pick<Rate, 'level' | 'killer' | 'location' | 'cast'>, all: readonly Show[]): Rate {
  const { shows, turns, decisions } = tallyOf(all);
  const { low, high } = wilson(all.filter(({ won }) => won).length, shows);
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    ...pair,
    shows,
    won: rounded((low + high) / 2, 2),
    error: rounded((high - low) / 2, 3),
    turns: rounded(turns, 1),
    decisions: rounded(decisions, 0),
  };
}

const keyOf = ({ level, killer, location, cast }: Rate): string => [cast, level, killer, location].join();

/** What a set-up may promise: what was measured now instead of what was before, and all else as it was. */
export function writeRates(rates: readonly Rate[]): void {
  const now = new Set(rates.map(keyOf));
  const all = [...MEASURED.filter((rate) => !now.has(keyOf(rate))), ...rates];
  const text = readFileSync(FILE, 'utf8');
  const from = text.indexOf(BEGIN) + BEGIN.length;
  writeFileSync(FILE, `${text.slice(0, from)}${all.map(rowOf).join('')}${text.slice(text.indexOf(END, from))}`);
}

function rowOf({ cast, level, killer, location, shows, won, error, turns, decisions }: Rate): string {
  const names = [cast, level, killer, location].map((it) => `'${it}'`);
  return `  [${[...names, shows, won, error, turns, decisions].join(', ')}],\n`;
}
