import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, type Level } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { PERSONALITIES, type PersonalityName } from '../../src/director-ai/shuffling-horror/director/personalities.ts';
import { MEASURED } from '../../src/games/shuffling-horror/app/set-up/decks/measured.ts';
import type { Measured, Measuring, Rate } from '../../src/games/shuffling-horror/app/set-up/measurement.ts';
import { DECKS, type DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { measure } from './cells.ts';
import { deckShowing, ofDeck } from './deck.ts';
import { readFlags, wholeNumber } from './usage.ts';

const FILE = join('src', 'games', 'shuffling-horror', 'app', 'set-up', 'decks', 'measured.ts');
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * `lab rates`: what the set-up screen says of a movie before it is played. Survival by level and seats is read from
 * docs/BALANCE.md, so that the two never differ; how long movies are is measured here.
 * What is known of the other decks stays.
 */
export function rates(args: readonly string[]): void {
  const flags = readFlags([...args], ['lengths'] as const);
  const known = ratesIn(readFileSync(join('docs', 'BALANCE.md'), 'utf8'), deckShowing());
  const rows = [...known].sort(inOrder);
  const lengths = SEATS.map((seats) => lengthAt(seats, wholeNumber('lengths', flags.lengths, 100, 100, 10_000)));
  writeFileSync(FILE, fileOf({ ...MEASURED, [deckShowing()]: { rates: rows, lengths } }));
  console.log(`${FILE}: ${rows.length} rates, ${lengths.length} lengths`);
}

const fileOf = (measured: Readonly<Record<DeckId, Measured>>): string =>
  [
    '// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table, generated',
    "import type { DeckId } from '../../../../../rules/shuffling-horror/index.ts';",
    "import type { Measured } from '../measurement.ts';",
    '',
    '/** Generated: npm run lab -- rates */',
    'export const MEASURED: Readonly<Record<DeckId, Measured>> = {',
    ...DECKS.flatMap(({ id }) => [
      `  '${id}': {`,
      ...(['rates', 'lengths'] as const).flatMap((key) => listOf(key, measured[id][key])),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');

const listOf = (name: string, rows: readonly object[]): string[] =>
  rows.length === 0
    ? [`    ${name}: [],`]
    : [`    ${name}: [`, ...rows.map((row) => `      ${literal(row)},`), '    ],'];

/** Survival by level and seats with the level's own switches, and where there is none, from the ladder on plain ones. */
export function ratesIn(report: string, deck: DeckId): Rate[] {
  const balance = rowsOf(report, ofDeck('balance', deck)).flatMap(
    ([level, personality, seats, cast, movies, survived]): Rate[] =>
      isLevel(level) && isPersonality(personality) && isMeasuring(cast)
        ? [
            {
              level,
              personality,
              seats: Number(seats),
              cast,
              movies: Number(movies),
              survived: share(survived),
              switches: 'own',
            },
          ]
        : [],
  );
  const ladder = rowsOf(report, ofDeck('ladder', deck)).flatMap(([level, cast, movies, survived]): Rate[] =>
    isLevel(level) && isMeasuring(cast) && !balance.some((rate) => rate.level === level)
      ? [
          {
            level,
            personality: 'neutral',
            seats: 3,
            cast,
            movies: Number(movies),
            survived: share(survived),
            switches: 'plain',
          },
        ]
      : [],
  );
  return [...balance, ...ladder];
}

const isLevel = (name: string | undefined): name is Level => Object.hasOwn(LEVELS, name ?? '');
const isPersonality = (name: string | undefined): name is PersonalityName => Object.hasOwn(PERSONALITIES, name ?? '');

const MEASURING: readonly Measuring[] = ['sensible', 'strong'];
const isMeasuring = (name: string | undefined): name is Measuring => MEASURING.some((it) => it === name);

/** "72.7 %" as a share, without the noise of a division. */
const share = (percent = ''): number => Number((Number.parseFloat(percent) / 100).toFixed(4));

/** The cells of a section's table; of what was never measured there is none. */
function rowsOf(report: string, section: string): string[][] {
  const from = report.indexOf(`<!-- ${section}:`);
  const to = report.indexOf(`<!-- /${section} -->`);
  return report
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function lengthAt(seats: number, count: number) {
  const { movies, decisions, humanDecisions } = measure(
    { director: 'feature', cast: 'sensible', seats: String(seats) },
    count,
    (done) => process.stderr.write(`\r${seats} seats ${done}/${count} `),
  );
  return { seats, movies, cast: Math.round(humanDecisions), director: Math.round(decisions - humanDecisions) };
}

const ORDER: readonly string[] = [...Object.keys(LEVELS), ...Object.keys(PERSONALITIES)];
const place = ({ level, personality, seats, cast }: Rate): number =>
  ORDER.indexOf(level) * 10_000 + ORDER.indexOf(personality) * 100 + seats * 2 + MEASURING.indexOf(cast);
const inOrder = (a: Rate, b: Rate): number => place(a) - place(b);

/** As the formatter would write it. */
const literal = (row: object): string =>
  `{ ${Object.entries(row)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} }`;
