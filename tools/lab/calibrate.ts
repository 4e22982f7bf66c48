import { type Level, suggestedSwitches } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { companyOf, isCastPrompt } from '../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { livesIn } from '../../src/director-ai/shuffling-horror/simulation/survival.ts';
import { advanceQuietly, chanceFrom, newMovie, promptOf, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { DECIDING } from './code-hash.ts';
import { deckShowing } from './deck.ts';
import { keptList } from './kept.ts';
import { playMovie } from './play.ts';
import { cells, writeRows } from './report.ts';
import { percent, wilson } from './stats.ts';
import { oneOf, readFlags, wholeNumber } from './usage.ts';

/** One table: where a first look puts it, what a second look at other worlds says, and whether anybody lived. */
interface Case {
  first: number;
  said: number;
  lived: boolean;
}

const SEATS = 3;
const LEVELS: readonly Level[] = ['matinee', 'feature', 'late-show'];
/** Tables of one movie share its end, so there are few of each. */
const TABLES = 2;
/** Worlds of each look. Which tenth a table is in must not be decided by the worlds that are counted in it. */
const WORLDS = 16;
/** Movies that are kept at a time. */
const BATCH = 25;
/** A tenth counts from so many tables on, and may be off by so much. */
const ENOUGH = 500;
const MOST_OFF = 0.04;

/**
 * `lab calibrate --cast C`: what the survival meter says of tables at which this cast sits, held against how their movies end. The meter
 * does not know who they are: the seats are the player's. The dailies play on by the same players.
 */
export function calibrate(args: readonly string[]): void {
  const flags = readFlags([...args], ['cast', 'movies', 'write'] as const, ['write']);
  const cast = flags.cast ?? 'strong';
  oneOf('cast', cast, CASTS);
  const movies = wholeNumber('movies', flags.movies, 3000, BATCH, 1_000_000);
  const by = [...DECIDING, 'tools/lab/calibrate.ts'];
  const batches = keptList(`calibrate-${cast}`, Math.ceil(movies / BATCH), (i) => casesIn(i * BATCH, cast), by);
  const table = tableOf(cast, batches.flat());
  console.log(table);
  if (flags.write !== undefined) writeRows('calibrate', table, cells(2));
}

const casesIn = (from: number, cast: string): Case[] =>
  Array.from({ length: BATCH }, (_, i) => casesOf(from + i, cast)).flat();

/** Some tables of one movie, anywhere in it, with the cast to choose. */
function casesOf(i: number, cast: string): Case[] {
  const level = LEVELS[i % LEVELS.length] as Level;
  const options = { stallGuard: true, ...suggestedSwitches(level, SEATS, deckShowing()) };
  const config = { seed: `calibrate/${i}`, seats: SEATS, deck: deckShowing(), options };
  const { movie: ended, replies } = playMovie(config, {
    director: oneOf('director', level, DIRECTORS),
    cast: oneOf('cast', cast, CASTS),
  });
  const chance = chanceFrom(`${config.seed}/where`);
  const wanted = Array.from({ length: TABLES }, () => Math.floor(chance() * replies.length));
  const policies = companyOf(level, Array<string>(SEATS).fill('you'));
  const movie = newMovie(config);
  const cases: Case[] = [];
  for (const [at, reply] of replies.entries()) {
    const prompt = promptOf(movie);
    for (let due = wanted.findIndex((it) => it <= at); due >= 0 && prompt !== null && isCastPrompt(prompt); ) {
      wanted.splice(due, 1);
      const view = viewOf(movie, null);
      const look = (name: string): number =>
        Array.from({ length: WORLDS }, (_, k) => livesIn(view, policies, `${config.seed}/${at}/${name}/${k}`)).filter(
          Boolean,
        ).length / WORLDS;
      cases.push({ first: look('first'), said: look('said'), lived: ended.outcome?.survived === true });
      due = wanted.findIndex((it) => it <= at);
    }
    advanceQuietly(movie, reply);
  }
  return cases;
}

function tableOf(cast: string, cases: readonly Case[]): string {
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const here = cases.filter(({ first }) => Math.min(9, Math.floor(first * 10)) === tenth);
    return rowOf(cast, `${tenth * 10} – ${(tenth + 1) * 10} %`, here);
  });
  return [
    '| cast | first look | tables | said | lived | interval | said too much by, points | within 4 |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    rowOf(cast, 'all', cases),
  ].join('\n');
}

function rowOf(cast: string, name: string, cases: readonly Case[]): string {
  const said = cases.reduce((sum, it) => sum + it.said, 0) / Math.max(1, cases.length);
  const lived = cases.filter((it) => it.lived).length;
  const so = lived / Math.max(1, cases.length);
  const { low, high } = wilson(lived, cases.length);
  const holds = cases.length < ENOUGH ? '–' : Math.abs(said - so) <= MOST_OFF ? 'yes' : 'no';
  return `| ${cast} | ${name} | ${cases.length} | ${percent(said)} | ${percent(so)} | ${percent(low)} – ${percent(high)} | ${(100 * (said - so)).toFixed(1)} | ${holds} |`;
}
