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

/** People differ: newcomers, old hands, and those between, against whom the record is held. */
const CASTS = ['sensible', 'between', 'strong'] as const;
const HELD = CASTS.indexOf('between');

interface Line {
  what: string;
  /** By cast. */
  ours: readonly number[];
  real: number;
  band: readonly [number, number];
}

/** `lab record`: our movies of that deck, four seats at Feature by the core rules, beside those of real people. */
export function record(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'json', 'write'] as const, ['json', 'write']);
  const count = wholeNumber('count', flags.count, 1000, 100, 1_000_000);
  show(DECK);
  const cells = CASTS.map((cast) =>
    measure({ director: 'feature', cast, seats: '4' }, count, (done) =>
      process.stderr.write(`\r${cast} ${done}/${count} `),
    ),
  );
  const lines = linesOf(cells);
  const holds = lines.every(isInBand);
  if (flags.json !== undefined) console.log(JSON.stringify({ deck: DECK, movies: count, lines, holds }));
  else console.log(tableOf(lines, cells));
  if (flags.write !== undefined) writeSection('record', tableOf(lines, cells));
}

function linesOf(cells: readonly Cell[]): Line[] {
  const reel = (r: 1 | 2 | 3 | 4): Line => {
    const real = REAL.endedInReel[r];
    const band = [Math.max(0, real - REEL_SLACK), real + REEL_SLACK] as const;
    return { what: `ended in reel ${r}`, ours: cells.map((c) => c.endedInReel[r]), real, band };
  };
  return [
    { what: 'the survivors’ side won', ours: cells.map((c) => c.survived), real: REAL.survived, band: SURVIVED },
    {
      what: 'survivors alive at the end',
      ours: cells.map((c) => c.survivorsAlive / c.survivorsEntered),
      real: REAL.alive,
      band: ALIVE,
    },
    reel(1),
    reel(2),
    reel(3),
    reel(4),
  ];
}

const isInBand = ({ ours, band }: Line): boolean => (ours[HELD] ?? 0) >= band[0] && (ours[HELD] ?? 0) <= band[1];

function tableOf(lines: readonly Line[], cells: readonly Cell[]): string {
  const rows = lines.map((line) => {
    const band = `${percent(line.band[0], 0)} – ${percent(line.band[1], 0)}`;
    const ours = line.ours.map((it) => percent(it)).join(' | ');
    return `| ${line.what} | ${ours} | ${percent(line.real)} | ${band} | ${isInBand(line) ? 'yes' : 'no'} |`;
  });
  const entered = cells.map((c) => c.survivorsEntered.toFixed(1)).join(' | ');
  return [
    `| of ${cells[HELD]?.movies ?? 0} movies each, and of 73 table games | ${CASTS.join(' | ')} | theirs | band | ${CASTS[HELD]} holds |`,
    '|---|---|---|---|---|---|---|',
    ...rows,
    `| survivors that entered play | ${entered} | ${REAL.survivorsEntered} | | |`,
  ].join('\n');
}
