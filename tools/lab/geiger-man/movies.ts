import { GIRLS, KILLERS, LEVELS, LOCATIONS, type Options, PLAIN, TIES } from '../../../src/rules/geiger-man/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { playShow, type Setting, type Show, type Tally, tallyOf } from './shows.ts';

/** Decisions and shows a second of one core. */
type Timed = Tally & { perSecond: number; showsPerSecond: number };

/** Plays `count` shows on consecutive seeds. */
export function playShows(name: string, setting: Setting, count: number, seed: string): Timed {
  const first = Number(seed);
  const began = process.cpuUsage();
  const shows: Show[] = [];
  for (let i = 0; i < count; i++) {
    shows.push(playShow(name, setting, Number.isFinite(first) ? first + i : `${seed}/${i}`));
  }
  const { user, system } = process.cpuUsage(began);
  const tally = tallyOf(shows);
  const perSecond = (n: number): number => (1_000_000 * n) / (user + system);
  return { ...tally, perSecond: perSecond(tally.decisions * count), showsPerSecond: perSecond(count) };
}

const FLAGS = ['killer', 'location', 'girl', 'level', 'ties', 'seed', 'cast', 'count', 'json'] as const;

/** One of a list by its name, or null where none was given. */
export const named = <T extends string>(flag: string, value: string | undefined, ids: readonly T[]): T | null =>
  value === undefined ? null : oneOf(flag, value, Object.fromEntries(ids.map((id) => [id, id])) as Record<string, T>);

/** `lab movies --game geiger-man`: how shows of one setting go. */
export function geigerManMovies(args: readonly string[]): void {
  const flags = readFlags([...args], FLAGS, ['json']);
  const count = wholeNumber('count', flags.count, 1000, 1, 10_000_000);
  const level: Partial<Options> = oneOf('level', flags.level ?? 'feature', LEVELS as Record<string, Partial<Options>>);
  const setting: Setting = {
    killer: named('killer', flags.killer, KILLERS),
    location: named('location', flags.location, LOCATIONS),
    girl: named('girl', flags.girl, GIRLS),
    options: { ...PLAIN, ...level, ties: named('ties', flags.ties, TIES) ?? 'worse' },
  };
  const tally = playShows(flags.cast ?? 'random', setting, count, flags.seed ?? '1');
  if (flags.json) console.log(JSON.stringify(tally));
  else print(tally);
}

function print(t: Timed): void {
  console.log(`shows               ${t.shows}`);
  console.log(
    `won                 ${percent(t.won)}, the Finale seen in ${percent(t.finale)}, the Ultimate in ${percent(t.ultimate)}`,
  );
  console.log(
    `a show              ${t.turns.toFixed(1)} turns, ${t.saved.toFixed(2)} saved, ${t.killed.toFixed(2)} killed`,
  );
  console.log(`decisions           ${t.decisions.toFixed(1)} a show`);
  console.log(`speed               ${t.showsPerSecond.toFixed(1)} shows/s of a core`);
}
