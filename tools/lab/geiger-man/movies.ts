import { PLAYERS } from '../../../src/director-ai/geiger-man/registry.ts';
import {
  type GeigerManConfig,
  GIRLS,
  geigerMan,
  KILLERS,
  LEVELS,
  LOCATIONS,
  type Options,
  PLAIN,
  type Result,
  TIES,
} from '../../../src/rules/geiger-man/index.ts';
import { chanceFrom } from '../../../src/rules/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';

export interface Tally {
  count: number;
  shows: number;
  /** Shares of the shows. */
  won: number;
  finale: number;
  ultimate: number;
  /** Means a show. */
  turns: number;
  saved: number;
  killed: number;
  decisions: number;
  /** Decisions. */
  perSecond: number;
  showsPerSecond: number;
}

type Setting = Omit<GeigerManConfig, 'seed' | 'loaded'>;

/** Plays `count` shows on consecutive seeds; whom and what nobody named is drawn in each. */
export function playShows(name: string, setting: Setting, count: number, seed: string): Tally {
  const player = oneOf('cast', name, PLAYERS);
  const sum = { won: 0, finale: 0, ultimate: 0, turns: 0, saved: 0, killed: 0, decisions: 0 };
  const first = Number(seed);
  const began = performance.now();
  for (let i = 0; i < count; i++) {
    const one = Number.isFinite(first) ? first + i : `${seed}/${i}`;
    const { game } = geigerMan.start({ seed: one, ...setting });
    const chance = chanceFrom(`${one}/player`);
    const look = () => geigerMan.view(game, 0);
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      geigerMan.advanceQuietly(game, player.decide(look, prompt, chance));
      sum.decisions++;
    }
    const { won, finale, ultimate, turns, saved, killed } = geigerMan.outcome(game) as Result;
    if (won) sum.won++;
    if (finale) sum.finale++;
    if (ultimate) sum.ultimate++;
    sum.turns += turns;
    sum.saved += saved;
    sum.killed += killed;
  }
  const seconds = (performance.now() - began) / 1000;
  const share = (n: number): number => n / count;
  return {
    count,
    shows: count,
    won: share(sum.won),
    turns: share(sum.turns),
    saved: share(sum.saved),
    killed: share(sum.killed),
    finale: share(sum.finale),
    ultimate: share(sum.ultimate),
    decisions: share(sum.decisions),
    perSecond: sum.decisions / seconds,
    showsPerSecond: count / seconds,
  };
}

const FLAGS = ['killer', 'location', 'girl', 'level', 'ties', 'seed', 'cast', 'count', 'json'] as const;

/** One of a list by its name, or null where none was given. */
const named = <T extends string>(flag: string, value: string | undefined, ids: readonly T[]): T | null =>
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

function print(t: Tally): void {
  console.log(`shows               ${t.shows}`);
  console.log(
    `won                 ${percent(t.won)}, the Finale seen in ${percent(t.finale)}, the Ultimate in ${percent(t.ultimate)}`,
  );
  console.log(
    `a show              ${t.turns.toFixed(1)} turns, ${t.saved.toFixed(2)} saved, ${t.killed.toFixed(2)} killed`,
  );
  console.log(`decisions           ${t.decisions.toFixed(1)} a show`);
  console.log(`speed               ${t.showsPerSecond.toFixed(0)} shows/s`);
}
