import { GIRLS, KILLERS, LEVELS, LOCATIONS } from '../../../src/rules/geiger-man/index.ts';
import { percent } from '../stats.ts';
import { readFlags, wholeNumber } from '../usage.ts';
import { playShows, type Tally } from './movies.ts';

const row = (name: string, { shows, won, turns, saved, killed, finale, ultimate }: Tally): string => {
  const error = 1.96 * Math.sqrt((won * (1 - won)) / shows);
  const means = [turns, saved, killed].map((n) => n.toFixed(1)).join(' | ');
  return `| ${name} | ${shows} | ${percent(won)} ± ${(100 * error).toFixed(1)} | ${means} | ${percent(finale)} | ${percent(ultimate)} |`;
};

/** `lab balance --game geiger-man`: every pair of Killer and Location at every level, then every Girl at Feature. */
export function geigerManBalance(args: readonly string[]): void {
  const flags = readFlags([...args], ['cast', 'count', 'seed'] as const, []);
  const cast = flags.cast ?? 'thumb';
  const count = wholeNumber('count', flags.count, 400, 1, 10_000_000);
  const seed = flags.seed ?? '1';
  console.log('| | shows | won | turns | saved | killed | Finale | Ultimate |\n|---|---|---|---|---|---|---|---|');
  for (const [level, options] of Object.entries(LEVELS)) {
    for (const killer of KILLERS) {
      for (const location of LOCATIONS) {
        const tally = playShows(cast, { killer, location, options }, count, seed);
        console.log(row(`${level}, ${killer}, ${location}`, tally));
      }
    }
  }
  for (const girl of GIRLS) console.log(row(`feature, ${girl}`, playShows(cast, { girl }, count, seed)));
}
