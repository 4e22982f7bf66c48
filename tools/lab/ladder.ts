import { meanOf, survivalOf } from './paired.ts';
import { cells, writeRows } from './report.ts';
import { boutsOf } from './rivals/rivals.ts';
import { percent } from './stats.ts';
import { oneOf, readFlags, wholeNumber } from './usage.ts';

interface Row {
  director: string;
  cast: string;
  movies: number;
  survived: number;
  low: number;
  high: number;
  msPerDecision: number;
}

const ROWS = [
  'random',
  'greedy',
  'matinee',
  'feature',
  'late-show',
  'scorer',
  'midnight',
  'ismcts',
  'cheater',
] as const;

/** `lab ladder --cast C`: every Director on the same seeds, with the same cast and (plain) switches. */
export function ladder(args: readonly string[]): void {
  const flags = readFlags(
    [...args],
    ['cast', 'count', 'slow', 'trees', 'rows', 'iterations', 'json', 'write'] as const,
    ['json', 'write'],
  );
  const count = wholeNumber('count', flags.count, 2000, 1, 1_000_000);
  const slow = wholeNumber('slow', flags.slow, 400, 1, 1_000_000);
  const trees = wholeNumber('trees', flags.trees, 100, 1, 1_000_000);
  const iterations = wholeNumber('iterations', flags.iterations, 1000, 1, 1_000_000);
  const cast = flags.cast ?? 'strong';
  const names = (flags.rows ?? ROWS.join()).split(',');
  const known = Object.fromEntries(ROWS.map((name) => [name, name]));
  const rows = names.map((name) => row(oneOf('row', name, known), { count, slow, trees }, iterations, cast));
  if (flags.json !== undefined) console.log(JSON.stringify({ rows }));
  else console.log(tableOf(rows));
  if (flags.write !== undefined) writeRows('ladder', tableOf(rows), cells(2));
}

/** A movie of Midnight's or the cheater's takes seconds, one of the tree search most of a minute. */
interface Movies {
  count: number;
  slow: number;
  trees: number;
}

function row(name: (typeof ROWS)[number], { count, slow, trees }: Movies, iterations: number, cast: string): Row {
  const director = name === 'ismcts' ? `ismcts-${iterations}` : name;
  const movies = name === 'ismcts' ? trees : name === 'midnight' || name === 'cheater' ? slow : count;
  const played = boutsOf(director, movies, cast);
  const msPerDecision = meanOf(played.flatMap(({ ms }) => ms));
  return { director, cast, movies, ...survivalOf(played), msPerDecision };
}

const tableOf = (rows: readonly Row[]): string =>
  [
    '| Director | cast | movies | cast survived | interval | ms a decision |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (r) =>
        `| ${r.director} | ${r.cast} | ${r.movies} | ${percent(r.survived)} | ${percent(r.low)} – ${percent(r.high)} | ${r.msPerDecision.toFixed(3)} |`,
    ),
  ].join('\n');
