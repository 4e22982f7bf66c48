import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playPrint } from '../../tools/lab/print.ts';

/** Figures that were not measured again yet say so. */
const EARLIER = 'Of an earlier Director';

test('every section of docs/BALANCE.md is of how today’s levels play, or says that it is not', () => {
  const sections = readFileSync('docs/BALANCE.md', 'utf8').match(/<!-- \w[^>]*: npm run lab[^>]*-->\n[^\n]*/g) ?? [];
  expect(sections.length).toBeGreaterThan(8);
  const today = `Play \`${playPrint()}\`.`;
  expect(sections.filter((it) => !it.includes(EARLIER) && !it.endsWith(today))).toEqual([]);
});
