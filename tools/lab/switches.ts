import { SWITCHES, type Switch, switchValues } from '../../src/rules/shuffling-horror/index.ts';
import { measure } from './cells.ts';
import { deckShowing } from './deck.ts';
import { cells, writeRows } from './report.ts';
import { percent } from './stats.ts';
import { readFlags, wholeNumber } from './usage.ts';

/** `lab switches --cast C`: what each switch of R19–R22 alone does to survival at Feature, 3 seats. */
export function switches(args: readonly string[]): void {
  const flags = readFlags([...args], ['cast', 'count', 'write', 'json'] as const, ['write', 'json']);
  const count = wholeNumber('count', flags.count, 2000, 100, 1_000_000);
  const cast = flags.cast ?? 'strong';
  const base = { director: 'feature', cast, seats: '3' };
  const plain = measure(base, count);
  const rows = Object.entries(SWITCHES).flatMap(([name, { rule }]) =>
    switchValues(name as Switch, deckShowing())
      .slice(1)
      .map((value) => {
        const on = `${name}=${value}`;
        process.stderr.write(`\r${on}        `);
        return { on, rule, ...measure({ ...base, on }, count) };
      }),
  );
  const table = [
    '| switch | rule | cast | survived | interval | against plain |',
    '|---|---|---|---|---|---|',
    `| (none) | | ${cast} | ${percent(plain.survived)} | ${percent(plain.low)} – ${percent(plain.high)} | |`,
    ...rows.map(
      (r) =>
        `| ${r.on} | ${r.rule} | ${cast} | ${percent(r.survived)} | ${percent(r.low)} – ${percent(r.high)} | ${(100 * (r.survived - plain.survived)).toFixed(1)} |`,
    ),
  ].join('\n');
  if (flags.json !== undefined) console.log(JSON.stringify({ plain, rows }));
  else console.log(table);
  if (flags.write !== undefined) writeRows('switches', table, cells(3));
}
