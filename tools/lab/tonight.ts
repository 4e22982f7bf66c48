import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECK_IDS } from '../../src/games/shuffling-horror/app/decks.ts';
import type { Programme } from '../../src/games/shuffling-horror/app/ports/tonight.ts';
import { directorOfNight, programmeOf } from '../../src/games/shuffling-horror/app/tonight.ts';
import type { DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { daysBefore } from '../../src/storage/night.ts';
import { measure } from './cells.ts';
import { show } from './deck.ts';
import { writeSection } from './report.ts';
import { percent } from './stats.ts';
import { readFlags, wholeNumber } from './usage.ts';

const FILE = join('src', 'games', 'shuffling-horror', 'app', 'set-up', 'decks', 'tonight-par.ts');
/** Every day of the week with either deck. */
const FORTNIGHT = Array.from({ length: 14 }, (_, days) => daysBefore('2026-12-14', days)).reverse();
const DECKS_IN_TURN = [...DECK_IDS].reverse();
const CASTS = ['sensible', 'strong'] as const;

interface Row {
  programme: Programme;
  movies: number;
  survived: readonly number[];
}

/** `lab tonight`: how often newcomers and old hands live through a night like it, by what plays. Writes what Tonight's bill says. */
export function tonight(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'write'] as const, ['write']);
  const count = wholeNumber('count', flags.count, 1000, 100, 1_000_000);
  const different = new Map(
    FORTNIGHT.map((night, day) => programmeOf(night, DECKS_IN_TURN[day % 2] as DeckId)).map((it) => [
      JSON.stringify(it),
      it,
    ]),
  );
  const rows = [...different.values()].map((programme) => rowOf(programme, count));
  console.log(tableOf(rows));
  if (flags.write === undefined) return;
  show('roswell-51'); // the section is of both decks
  writeSection('tonight', tableOf(rows));
  writeFileSync(FILE, fileOf(rows));
}

function rowOf(programme: Programme, count: number): Row {
  const { deck, personality, preset } = programme;
  show(deck);
  const survived = CASTS.map((cast) => {
    const tell = (done: number) => process.stderr.write(`\r${deck} ${personality} ${preset} ${cast} ${done}/${count} `);
    return measure({ director: directorOfNight(personality), cast, seats: '3', preset }, count, tell).survived;
  });
  return { programme, movies: count, survived };
}

const tableOf = (rows: readonly Row[]): string =>
  [
    '| movie | Director | rules | movies each | newcomers (sensible) | old hands (strong) |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ programme: { deck, personality, preset }, movies, survived }) =>
        `| ${deck} | feature, ${personality} | ${preset} | ${movies} | ${survived.map((it) => percent(it)).join(' | ')} |`,
    ),
  ].join('\n');

const fileOf = (rows: readonly Row[]): string =>
  [
    "import type { NightPar } from '../../ports/tonight.ts';",
    '',
    '/** Generated: npm run lab -- tonight --write */',
    'export const TONIGHT_PAR: readonly NightPar[] = [',
    ...rows.map(({ programme: { deck, personality, preset }, survived: [newcomers = 0, oldHands = 0] }) => {
      const who = `deck: '${deck}', personality: '${personality}', preset: '${preset}'`;
      const share = (it: number) => Number(it.toFixed(3));
      return `  { ${who}, newcomers: ${share(newcomers)}, oldHands: ${share(oldHands)} },`;
    }),
    '];',
    '',
  ].join('\n');
