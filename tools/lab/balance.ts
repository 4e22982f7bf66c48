import { LEVELS, type Level, suggestedSwitches } from '../../src/director-ai/levels.ts';
import { PERSONALITIES } from '../../src/director-ai/personalities.ts';
import { type Cell, measure } from './cells.ts';
import { rates } from './rates.ts';
import { cells as byCells, writeRows } from './report.ts';
import { percent } from './stats.ts';
import { readFlags, Usage, wholeNumber } from './usage.ts';

interface BalanceCell
  extends Pick<Cell, 'movies' | 'survived' | 'low' | 'high' | 'endedInReel' | 'survivorsEntered' | 'survivorsAlive'> {
  level: Level;
  personality: string;
  seats: number;
}

/** What the product promises for 3 seats; 2 and 6 may be ten points off. */
export const BANDS: Record<Level, readonly [number, number]> = {
  matinee: [0.65, 0.75],
  feature: [0.45, 0.55],
  'late-show': [0.3, 0.4],
  midnight: [0.15, 0.25],
};

/** `lab balance`: survival by level and seats, each level with the switches that come with it, against the sensible cast. */
export function balance(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'count', 'levels', 'personalities', 'json', 'write'] as const, [
    'json',
    'write',
    'personalities',
  ]);
  const seats = (flags.seats ?? '2,3,4,6').split(',').map((text) => wholeNumber('seats', text, 3, 2, 12));
  const levels = (flags.levels ?? Object.keys(LEVELS).join()).split(',').map(levelNamed);
  const cells: BalanceCell[] = [];
  for (const level of levels) {
    const count = wholeNumber('count', flags.count, level === 'midnight' ? 400 : 2000, 100, 1_000_000);
    for (const at of seats) cells.push(cell(level, 'neutral', at, count));
    if (flags.personalities !== undefined && seats.includes(3)) {
      for (const name of Object.keys(PERSONALITIES)) if (name !== 'neutral') cells.push(cell(level, name, 3, count));
    }
  }
  if (flags.json !== undefined) console.log(JSON.stringify({ cells }));
  else console.log(tableOf(cells));
  if (flags.write !== undefined) {
    writeRows('balance', tableOf(cells), byCells(3));
    rates([]); // what the set-up screen says follows
  }
}

function levelNamed(name: string): Level {
  if (!Object.hasOwn(LEVELS, name))
    throw new Usage(`unknown level "${name}"; known: ${Object.keys(LEVELS).join(', ')}`);
  return name as Level;
}

function cell(level: Level, personality: string, seats: number, count: number): BalanceCell {
  const director = personality === 'neutral' ? level : `${level}:${personality}`;
  const on = Object.entries(suggestedSwitches(level, seats))
    .map(([name, value]) => `${name}=${value}`)
    .join();
  const tell = (done: number) => process.stderr.write(`\r${director} ${seats} seats: ${done}/${count} `);
  const { movies, survived, low, high, endedInReel, survivorsEntered, survivorsAlive } = measure(
    { director, cast: 'sensible', seats: String(seats), on },
    count,
    tell,
  );
  return { level, personality, seats, movies, survived, low, high, endedInReel, survivorsEntered, survivorsAlive };
}

/** Held against 73 tracked table games of the sister deck, about 4.2 players each. */
const RECORD = '| real record | – | 4.2 | 73 | 48.5 % | | 1 / 11 / 34 / 53 | 9.5 | 1.8 | |';

function tableOf(cells: readonly BalanceCell[]): string {
  const rows = cells.map((c) => {
    const reels = ([1, 2, 3, 4] as const).map((r) => (100 * c.endedInReel[r]).toFixed(0)).join(' / ');
    const [low, high] = BANDS[c.level];
    const slack = c.seats === 3 ? 0 : 0.1;
    const holds = c.survived >= low - slack && c.survived <= high + slack ? 'yes' : 'no';
    const interval = `${percent(c.low)} – ${percent(c.high)}`;
    return `| ${c.level} | ${c.personality} | ${c.seats} | ${c.movies} | ${percent(c.survived)} | ${interval} | ${reels} | ${c.survivorsEntered.toFixed(1)} | ${c.survivorsAlive.toFixed(2)} | ${holds} |`;
  });
  return [
    '| level | personality | seats | movies | survived | interval | ended in reel 1/2/3/4, % | entered | alive | in band |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    RECORD,
  ].join('\n');
}
