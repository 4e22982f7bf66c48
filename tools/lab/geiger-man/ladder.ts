import { GIRLS, LEVELS, type Level } from '../../../src/rules/geiger-man/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { showsOf } from './cells.ts';
import { report } from './report.ts';
import { type Show, tallyOf } from './shows.ts';

/** `lab ladder --game geiger-man`: players on the same shows, each against the first. */
export function geigerManLadder(args: readonly string[]): void {
  const flags = readFlags([...args], ['casts', 'count', 'level', 'write'] as const, ['write']);
  const casts = (flags.casts ?? 'thumb,search').split(',');
  const each = Math.ceil(wholeNumber('count', flags.count, 400, 1, 1_000_000) / GIRLS.length);
  const level = flags.level ?? 'feature';
  oneOf('level', level, LEVELS);
  const shows = casts.map((cast) => GIRLS.flatMap((girl) => showsOf(cast, { level: level as Level, girl }, each)));
  const told = report();
  told.line(
    '| player | shows | won | against the first | turns | saved | killed | Ultimate |\n|---|---|---|---|---|---|---|---|',
  );
  casts.forEach((cast, i) => {
    const tally = tallyOf(shows[i] ?? []);
    const means = [tally.turns, tally.saved, tally.killed].map((n) => n.toFixed(1)).join(' | ');
    const against = i === 0 ? '' : difference(shows[0] ?? [], shows[i] ?? []);
    told.line(
      `| ${cast} | ${tally.shows} | ${percent(tally.won)} | ${against} | ${means} | ${percent(tally.ultimate)} |`,
    );
  });
  if (flags.write) told.write(`ladder ${casts.join()}`, `ladder --game geiger-man ${args.join(' ')}`);
}

/** On the same shows: what is not the players' own is the same for both. */
function difference(first: readonly Show[], other: readonly Show[]): string {
  const each = other.map(({ won }, i) => Number(won) - Number(first[i]?.won));
  const mean = each.reduce((sum, it) => sum + it, 0) / each.length;
  const spread = each.reduce((sum, it) => sum + (it - mean) * (it - mean), 0) / each.length;
  return `${(100 * mean).toFixed(1)} ± ${(196 * Math.sqrt(spread / each.length)).toFixed(1)}`;
}
