import { asksSeat, type Policy } from '../../src/director-ai/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  newMovie,
  outcome,
  promptOf,
  publicView,
  type Reply,
} from '../../src/rules/index.ts';
import { writeSection } from './report.ts';
import { cheat } from './rivals/cheater.ts';
import { ismcts } from './rivals/ismcts.ts';
import { percent, wilson } from './stats.ts';
import { oneOf, readFlags, wholeNumber } from './usage.ts';

interface Row {
  director: string;
  movies: number;
  survived: number;
  low: number;
  high: number;
  msPerDecision: number;
}

const ROWS = ['random', 'greedy', 'matinee', 'feature', 'late-show', 'midnight', 'ismcts', 'cheater'] as const;

/** `lab ladder`: every Director on the same seeds, casts and (plain) switches. */
export function ladder(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'slow', 'rows', 'iterations', 'json', 'write'] as const, [
    'json',
    'write',
  ]);
  const count = wholeNumber('count', flags.count, 2000, 1, 1_000_000);
  const slow = wholeNumber('slow', flags.slow, 200, 1, 1_000_000);
  const iterations = wholeNumber('iterations', flags.iterations, 1000, 1, 1_000_000);
  const names = (flags.rows ?? ROWS.join()).split(',');
  const known = Object.fromEntries(ROWS.map((name) => [name, name]));
  const rows = names.map((name) => row(oneOf('row', name, known), count, slow, iterations));
  if (flags.json !== undefined) console.log(JSON.stringify({ rows }));
  else console.log(tableOf(rows));
  if (flags.write !== undefined) writeSection('ladder', tableOf(rows));
}

function row(name: (typeof ROWS)[number], count: number, slow: number, iterations: number): Row {
  const rival: Policy | null =
    name === 'cheater' ? null : name === 'ismcts' ? ismcts(iterations) : oneOf('director', name, DIRECTORS);
  const movies = name === 'midnight' || name === 'ismcts' || name === 'cheater' ? Math.min(slow, count) : count;
  const cast = CASTS.sensible as Policy;
  let survived = 0;
  let spent = 0;
  let decisions = 0;
  for (let seed = 1; seed <= movies; seed++) {
    const movie = newMovie({ seed, seats: 3, deck: 'roswell-51' });
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      const chance = chanceFrom(`${seed}/ladder/${prompt.n}`);
      let reply: Reply;
      if (asksSeat(prompt)) reply = cast.decide(publicView(movie), prompt, chance).reply;
      else {
        const began = performance.now();
        reply = rival === null ? cheat(movie) : rival.decide(publicView(movie), prompt, chance).reply;
        spent += performance.now() - began;
        decisions++;
      }
      advanceQuietly(movie, reply);
    }
    if (outcome(movie)?.survived) survived++;
    process.stderr.write(`\r${name} ${seed}/${movies} `);
  }
  return {
    director: name === 'ismcts' ? `ismcts-${iterations}` : name,
    movies,
    survived: survived / movies,
    ...wilson(survived, movies),
    msPerDecision: spent / decisions,
  };
}

const tableOf = (rows: readonly Row[]): string =>
  [
    '| Director | movies | cast survived | interval | ms a decision |',
    '|---|---|---|---|---|',
    ...rows.map(
      (r) =>
        `| ${r.director} | ${r.movies} | ${percent(r.survived)} | ${percent(r.low)} – ${percent(r.high)} | ${r.msPerDecision.toFixed(3)} |`,
    ),
  ].join('\n');
