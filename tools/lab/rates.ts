import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEASURED } from '../../src/app/set-up/decks/measured.ts';
import type { Measured, Rate } from '../../src/app/set-up/measurement.ts';
import { LEVELS, type Level, suggestedSwitches } from '../../src/director-ai/levels.ts';
import { PERSONALITIES, type PersonalityName } from '../../src/director-ai/personalities.ts';
import { DECKS, type DeckId } from '../../src/rules/index.ts';
import { measure } from './cells.ts';
import { deckShowing, ofDeck } from './deck.ts';
import { readFlags, wholeNumber } from './usage.ts';

const FILE = join('src', 'app', 'set-up', 'decks', 'measured.ts');
/** One decision of Midnight's takes as long as a whole movie of the others: its personalities are not measured here. */
const QUICK: readonly Level[] = ['matinee', 'feature', 'late-show'];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * `lab rates`: what the set-up screen says of a movie before it is played. Survival by level and seats is read from
 * docs/BALANCE.md, so that the two never differ; what stands there for no personality, and how long movies are, is measured here.
 * What is known of the other decks stays.
 */
export function rates(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'lengths'] as const);
  const count = wholeNumber('count', flags.count, 500, 100, 1_000_000);
  const known = ratesIn(readFileSync(join('docs', 'BALANCE.md'), 'utf8'), deckShowing());
  const rows = [...known, ...personalitiesMissingIn(known, count)].sort(inOrder);
  const lengths = SEATS.map((seats) => lengthAt(seats, wholeNumber('lengths', flags.lengths, 100, 100, 10_000)));
  writeFileSync(FILE, fileOf({ ...MEASURED, [deckShowing()]: { rates: rows, lengths } }));
  console.log(`${FILE}: ${rows.length} rates, ${lengths.length} lengths`);
}

const fileOf = (measured: Readonly<Record<DeckId, Measured>>): string =>
  [
    "import type { DeckId } from '../../../rules/index.ts';",
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
    ([level, personality, seats, movies, survived]): Rate[] =>
      isLevel(level) && isPersonality(personality)
        ? [
            {
              level,
              personality,
              seats: Number(seats),
              movies: Number(movies),
              survived: share(survived),
              switches: 'own',
            },
          ]
        : [],
  );
  const ladder = rowsOf(report, ofDeck('ladder', deck)).flatMap(([level, movies, survived]): Rate[] =>
    isLevel(level) && !balance.some((rate) => rate.level === level)
      ? [
          {
            level,
            personality: 'neutral',
            seats: 3,
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

function personalitiesMissingIn(known: readonly Rate[], count: number): Rate[] {
  const missing = QUICK.flatMap((level) =>
    (Object.keys(PERSONALITIES) as PersonalityName[])
      .filter((name) => !known.some((rate) => rate.level === level && rate.personality === name))
      .map((personality) => ({ level, personality })),
  );
  return missing.map(({ level, personality }) => {
    const on = Object.entries(suggestedSwitches(level, 3)).map(([name, value]) => `${name}=${value}`);
    const setup = { director: `${level}:${personality}`, cast: 'sensible', seats: '3', on: on.join() };
    const { movies, survived } = measure(setup, count, (done) =>
      process.stderr.write(`\r${setup.director} ${done}/${count} `),
    );
    return { level, personality, seats: 3, movies, survived: Number(survived.toFixed(4)), switches: 'own' };
  });
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
const place = ({ level, personality, seats }: Rate): number =>
  ORDER.indexOf(level) * 10_000 + ORDER.indexOf(personality) * 100 + seats;
const inOrder = (a: Rate, b: Rate): number => place(a) - place(b);

/** As the formatter would write it. */
const literal = (row: object): string =>
  `{ ${Object.entries(row)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} }`;
