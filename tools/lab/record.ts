import { type Cell, measure } from './cells.ts';
import { show } from './deck.ts';
import { writeSection } from './report.ts';
import { percent } from './stats.ts';
import { readFlags, wholeNumber } from './usage.ts';

/** 73 tracked table games of this deck, about 4.2 players each. */
const DECK = 'pittsburgh-68';
const REAL = {
  survived: 0.485,
  alive: 0.188,
  endedInReel: { 1: 0.01, 2: 0.11, 3: 0.34, 4: 0.53 },
  survivorsEntered: 9.5,
} as const;
const REEL_SLACK = 0.08;
const SURVIVED = [0.45, 0.55] as const;
const ALIVE = [0.14, 0.24] as const;

interface Line {
  what: string;
  ours: number;
  real: number;
  band: readonly [number, number];
}

/** `lab record`: our movies of that deck, four seats at Feature against the sensible cast, beside those of real people. */
export function record(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'json', 'write'] as const, ['json', 'write']);
  const count = wholeNumber('count', flags.count, 4000, 100, 1_000_000);
  show(DECK);
  const setup = { director: 'feature', cast: 'sensible', seats: '4' };
  const cell = measure(setup, count, (done) => process.stderr.write(`\r${done}/${count} `));
  const lines = linesOf(cell);
  const holds = lines.every(isInBand);
  if (flags.json !== undefined) console.log(JSON.stringify({ deck: DECK, movies: cell.movies, lines, holds }));
  else console.log(tableOf(lines, cell));
  if (flags.write !== undefined) writeSection('record', tableOf(lines, cell));
}

function linesOf(c: Cell): Line[] {
  const reel = (r: 1 | 2 | 3 | 4): Line => {
    const real = REAL.endedInReel[r];
    const band = [Math.max(0, real - REEL_SLACK), real + REEL_SLACK] as const;
    return { what: `ended in reel ${r}`, ours: c.endedInReel[r], real, band };
  };
  return [
    { what: 'the survivors’ side won', ours: c.survived, real: REAL.survived, band: SURVIVED },
    { what: 'survivors alive at the end', ours: c.survivorsAlive / c.survivorsEntered, real: REAL.alive, band: ALIVE },
    reel(1),
    reel(2),
    reel(3),
    reel(4),
  ];
}

const isInBand = ({ ours, band }: Line): boolean => ours >= band[0] && ours <= band[1];

function tableOf(lines: readonly Line[], { movies, survivorsEntered }: Cell): string {
  const rows = lines.map((line) => {
    const band = `${percent(line.band[0], 0)} – ${percent(line.band[1], 0)}`;
    return `| ${line.what} | ${percent(line.ours)} | ${percent(line.real)} | ${band} | ${isInBand(line) ? 'yes' : 'no'} |`;
  });
  return [
    `| of ${movies} movies, and of 73 table games | ours | theirs | band | holds |`,
    '|---|---|---|---|---|',
    ...rows,
    `| survivors that entered play | ${survivorsEntered.toFixed(1)} | ${REAL.survivorsEntered} | | |`,
  ].join('\n');
}
