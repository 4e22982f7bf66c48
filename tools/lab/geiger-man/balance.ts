import type { Measuring, Rate } from '../../../src/games/geiger-man/app/set-up/measured.ts';
import { GIRLS, KILLERS, LEVELS, type Level, LOCATIONS } from '../../../src/rules/geiger-man/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { type Cell, nameOf, showsOf } from './cells.ts';
import { rateOf, writeRates } from './rates.ts';
import { type Report, report } from './report.ts';
import { type Show, tallyOf } from './shows.ts';

/** Where the searching Girl is to be at each level, in the mean of its pairs; a pair is within so much of that. */
const BANDS: Readonly<Record<Level, readonly [number, number]>> = {
  matinee: [0.65, 0.75],
  feature: [0.45, 0.55],
  'late-show': [0.3, 0.4],
  midnight: [0.15, 0.25],
};
const WITHIN = 0.08;

/** Set 1 was made first; in set 2 everything goes with everything. */
const SETS = {
  one: { killers: ['geiger-man'], locations: ['moonglow'], girls: GIRLS.slice(0, 5) },
  all: { killers: KILLERS, locations: LOCATIONS, girls: GIRLS },
} as const;

const HEAD = '| | shows | won | turns | saved | killed | Finale | Ultimate |\n|---|---|---|---|---|---|---|---|';
function row(name: string, all: readonly Show[]): string {
  const { shows, won, turns, saved, killed, finale, ultimate } = tallyOf(all);
  const error = 1.96 * Math.sqrt((won * (1 - won)) / shows);
  const means = [turns, saved, killed].map((n) => n.toFixed(1)).join(' | ');
  return `| ${name} | ${shows} | ${percent(won)} ± ${(100 * error).toFixed(1)} | ${means} | ${percent(finale)} | ${percent(ultimate)} |`;
}

/** The bands are those of the searching Girl. */
const verdict = (cast: string, holds: boolean): string => (cast !== 'search' ? '' : holds ? ': holds' : ': not yet');

/** By whose shows a set-up says how hard a pair is. */
const MEASURING: readonly string[] = ['thumb', 'search'] satisfies Measuring[];

interface Asked {
  cast: string;
  count: number;
  set: (typeof SETS)[keyof typeof SETS];
  told: Report;
}

function pairs({ cast, count, set, told }: Asked, levels: readonly Level[]): Rate[] {
  const rates: Rate[] = [];
  for (const level of levels) {
    const cells = set.killers.flatMap((killer) => set.locations.map((location) => ({ level, killer, location })));
    const won = cells.map((cell) => {
      const shows = showsOf(cast, cell, count);
      told.line(row(nameOf(cell), shows));
      rates.push(rateOf({ ...cell, cast: cast as Measuring }, shows));
      return tallyOf(shows).won;
    });
    const mean = won.reduce((sum, it) => sum + it, 0) / won.length;
    const [low, high] = BANDS[level];
    const apart = Math.max(...won.map((it) => Math.abs(it - mean)));
    const holds = mean >= low && mean <= high && apart <= WITHIN;
    told.line(`| **${level}** | | ${percent(mean)}, pairs within ${percent(apart)}${verdict(cast, holds)} | | | | | |`);
  }
  return rates;
}

/** At Feature, each Girl against the mean of all. */
function girls({ cast, count, set, told }: Asked): void {
  const [killer, location] = set.killers.length === 1 ? [set.killers[0], set.locations[0]] : [null, null];
  const cells = set.girls.map((girl): Cell => ({ level: 'feature', girl, killer, location }));
  const all = cells.map((cell) => showsOf(cast, cell, count));
  cells.forEach((cell, i) => void told.line(row(nameOf(cell), all[i] ?? [])));
  const mean = tallyOf(all.flat());
  const apart = Math.max(...all.map((shows) => Math.abs(tallyOf(shows).won - mean.won)));
  const holds = apart <= WITHIN && mean.ultimate >= 0.3;
  told.line(
    `| **Girls** | ${mean.shows} | ${percent(mean.won)}, all within ${percent(apart)}${verdict(cast, holds)} | | ${mean.saved.toFixed(2)} | | | ${percent(mean.ultimate)} |`,
  );
}

/** `lab balance --game geiger-man`: every pair of Killer and Location at every level, then every Girl at Feature. */
export function geigerManBalance(args: readonly string[]): void {
  const flags = readFlags([...args], ['cast', 'count', 'set', 'levels', 'part', 'write'] as const, ['write']);
  const asked: Asked = {
    cast: flags.cast ?? 'thumb',
    count: wholeNumber('count', flags.count, 400, 1, 10_000_000),
    set: oneOf('set', flags.set ?? 'all', SETS as Record<string, Asked['set']>),
    told: report(),
  };
  const levels = (flags.levels ?? Object.keys(LEVELS).join()).split(',') as Level[];
  for (const level of levels) oneOf('level', level, LEVELS);
  asked.told.line(HEAD);
  const rates = flags.part === 'girls' ? [] : pairs(asked, levels);
  if (flags.part !== 'pairs') girls(asked);
  if (flags.write === undefined) return;
  asked.told.write(`balance ${asked.cast} ${flags.part ?? 'all'}`, `balance --game geiger-man ${args.join(' ')}`);
  if (MEASURING.includes(asked.cast)) writeRates(rates);
}
