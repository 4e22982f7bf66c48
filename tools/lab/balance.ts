import { LEVELS, type Level, suggestedSwitches } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { PERSONALITIES } from '../../src/director-ai/shuffling-horror/director/personalities.ts';
import { type Cell, measure } from './cells.ts';
import { deckShowing } from './deck.ts';
import { rates } from './rates.ts';
import { cells as byCells, writeRows, writeSection } from './report.ts';
import { percent } from './stats.ts';
import { readFlags, Usage, wholeNumber } from './usage.ts';

export interface BalanceCell
  extends Pick<Cell, 'movies' | 'survived' | 'low' | 'high' | 'endedInReel' | 'survivorsEntered' | 'survivorsAlive'> {
  level: Level;
  personality: string;
  seats: number;
  cast: string;
}

/** What the product promises an old hand (strong) at 3 seats; other tables may be ten points off. */
export const BANDS: Record<Level, readonly [number, number]> = {
  matinee: [0.7, 0.8],
  feature: [0.52, 0.62],
  'late-show': [0.37, 0.47],
  midnight: [0.2, 0.3],
};
/** What it promises a newcomer (sensible), at Matinee. */
const NEWCOMERS = 0.5;
const OTHER_SEATS = 0.1;
/** How far above the strong cast any other may come, as far as that is certain. */
export const MOST_ABOVE = 0.08;
/** How many movies the strong cast is measured by. */
const STRONGS: Record<Level, number> = { matinee: 1000, feature: 1000, 'late-show': 1000, midnight: 400 };
const FLAGS = ['seats', 'count', 'levels', 'casts', 'personalities', 'json', 'write'] as const;

/** `lab balance`: survival by level, seats and cast, each level with the switches that come with it. */
export function balance(args: readonly string[]): void {
  const flags = readFlags([...args], FLAGS, ['json', 'write', 'personalities']);
  const seats = (flags.seats ?? '3,2,4,5,6').split(',').map((text) => wholeNumber('seats', text, 3, 2, 12));
  const levels = (flags.levels ?? Object.keys(LEVELS).join()).split(',').map(levelNamed);
  const casts = (flags.casts ?? 'sensible,strong').split(',');
  const cells: BalanceCell[] = [];
  const threes: BalanceCell[] = []; // what other tables are held against
  for (const level of levels) {
    const count = wholeNumber('count', flags.count, STRONGS[level], 10, 1_000_000);
    for (const cast of casts) {
      for (const at of seats) cells.push(cell(level, 'neutral', at, cast, count));
      threes.push(cell(level, 'neutral', 3, cast, count));
      if (cast === 'searching' || cast === 'tuned') threes.push(cell(level, 'neutral', 3, 'strong', STRONGS[level]));
      if (flags.personalities === undefined) continue;
      for (const name of Object.keys(PERSONALITIES))
        if (name !== 'neutral') cells.push(cell(level, name, 3, cast, count));
    }
  }
  if (flags.json !== undefined) console.log(JSON.stringify({ cells }));
  else console.log(tableOf(cells, threes));
  if (flags.write !== undefined) {
    writeRows('balance', tableOf(cells, threes), byCells(4));
    rates([]); // what the set-up screen says follows
  }
}

function levelNamed(name: string): Level {
  if (!Object.hasOwn(LEVELS, name))
    throw new Usage(`unknown level "${name}"; known: ${Object.keys(LEVELS).join(', ')}`);
  return name as Level;
}

function cell(
  level: Level,
  personality: string,
  seats: number,
  cast: string,
  count: number,
  seed?: string,
): BalanceCell {
  const director = personality === 'neutral' ? level : `${level}:${personality}`;
  const on = Object.entries(suggestedSwitches(level, seats, deckShowing()))
    .map(([name, value]) => `${name}=${value}`)
    .join();
  const tell = (done: number) => process.stderr.write(`\r${director} ${cast} ${seats} seats: ${done}/${count} `);
  const { movies, survived, low, high, endedInReel, survivorsEntered, survivorsAlive } = measure(
    { director, cast, seats: String(seats), on, ...(seed === undefined ? {} : { seed }) },
    count,
    tell,
  );
  return {
    level,
    personality,
    seats,
    cast,
    movies,
    survived,
    low,
    high,
    endedInReel,
    survivorsEntered,
    survivorsAlive,
  };
}

/** `lab fresh`: the promises to old hands at 3 seats once more, on seeds that no level was ever set by. */
export function fresh(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'levels', 'write'] as const, ['write']);
  const levels = (flags.levels ?? 'matinee,feature,late-show').split(',').map(levelNamed);
  const count = wholeNumber('count', flags.count, 1000, 100, 1_000_000);
  const cells = levels.map((level) => cell(level, 'neutral', 3, 'strong', count, FRESH));
  console.log(tableOf(cells, cells));
  if (flags.write !== undefined) writeSection('fresh', tableOf(cells, cells));
}
const FRESH = '7000001';

/** Whether a promise is kept; null where none is made. */
export function isKept(c: BalanceCell, threes: readonly BalanceCell[]): boolean | null {
  if (c.cast === 'searching' || c.cast === 'tuned') {
    const strong = threes.find(({ level, cast }) => level === c.level && cast === 'strong');
    return strong === undefined ? null : c.low - strong.survived <= MOST_ABOVE;
  }
  if (c.seats !== 3) {
    const three = threes.find(({ level, cast }) => level === c.level && cast === c.cast);
    return three === undefined ? null : Math.abs(three.survived - c.survived) <= OTHER_SEATS;
  }
  const [low, high] = BANDS[c.level];
  if (c.cast === 'strong') return c.survived >= low && c.survived <= high;
  return c.cast === 'sensible' && c.level === 'matinee' ? c.survived >= NEWCOMERS : null;
}

/** Held against 73 tracked table games of the sister deck, about 4.2 players each. */
const RECORD = '| real record | – | 4.2 | people | 73 | 48.5 % | | 1 / 11 / 34 / 53 | 9.5 | 1.8 | |';

function tableOf(cells: readonly BalanceCell[], threes: readonly BalanceCell[]): string {
  const rows = cells.map((c) => {
    const reels = ([1, 2, 3, 4] as const).map((r) => (100 * c.endedInReel[r]).toFixed(0)).join(' / ');
    const kept = isKept(c, threes);
    const holds = kept === null ? '–' : kept ? 'yes' : 'no';
    const interval = `${percent(c.low)} – ${percent(c.high)}`;
    return `| ${c.level} | ${c.personality} | ${c.seats} | ${c.cast} | ${c.movies} | ${percent(c.survived)} | ${interval} | ${reels} | ${c.survivorsEntered.toFixed(1)} | ${c.survivorsAlive.toFixed(2)} | ${holds} |`;
  });
  return [
    '| level | personality | seats | cast | movies | survived | interval | ended in reel 1/2/3/4, % | entered | alive | in band |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    RECORD,
  ].join('\n');
}
