import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVEL_NAMES } from '../../../src/director-ai/stand-in/levels.ts';
import type { Rate } from '../../../src/games/stand-in/app/set-up/measured.ts';
import { wilson } from '../stats.ts';
import { type Bout, byOriginals } from './bouts.ts';
import { playHash } from './games.ts';
import type { Findings, Part, State } from './parts/part.ts';
import { SEATS, SWITCHED, switchedBouts, switches, tableBouts, tables } from './parts/tables.ts';

const REPORT = join('docs', 'games', 'stand-in', 'BALANCE.md');
const RATES = join('src', 'games', 'stand-in', 'app', 'set-up', 'measured.ts');

const HEAD = [
  '# The Stand-In: balance, measured',
  '',
  'Generated: `npm run lab -- balance --game stand-in --write`. How the computer players play, and which of the goals A1–A12 hold.',
  'A run that is broken off is taken up again where it was (`.cache/lab`), and counts only for the code that made it; `--part` prints one',
  'section, `--scale 25` plays a quarter of the games. Games are on consecutive seeds from 0 on. Intervals in brackets are Wilson’s; they and every ± hold 19 times in 20.',
  '',
];

/** A1 to A12, then what has no number. */
const numberOf = (goal: string): number => Number(/^A(\d+)/.exec(goal)?.[1] ?? 99);

const SAID: Readonly<Record<State, string>> = {
  holds: 'holds',
  open: 'missed, but not by more than chance might',
  fails: '**does not hold**',
};

/** A11 is proved, not measured. */
const PROVED =
  '| A11 no peeking, no tells | by tests | tests/stand-in/company: secrecy (proofs 1–4 and 6), belief (proof 5), story (no lie that a witness could refute), evidence (hard evidence as laws); more games in `npm run test:long` |';

export function writeReport(found: readonly { part: Part; findings: Findings }[]): void {
  const verdicts = found
    .flatMap(({ findings }) => findings.verdicts)
    .sort((a, b) => numberOf(a.goal) - numberOf(b.goal));
  const summary = verdicts.map(({ goal, state, figure }) => `| ${goal} | ${SAID[state]} | ${figure} |`);
  const sections = found.flatMap(({ part, findings }) => [
    `## ${part.title}`,
    '',
    part.says,
    '',
    ...findings.lines,
    '',
  ]);
  const goals = ['## Goals', '', '| goal | | figure |', '|---|---|---|', ...summary, PROVED, ''];
  writeFileSync(REPORT, [...HEAD, `Play \`${playHash()}\`.`, '', ...goals, ...sections].join('\n'));
}

/** What a set-up may promise: the same games as in the report. */
export function writeRates(scale: number): void {
  const plain = LEVEL_NAMES.flatMap((level) =>
    SEATS.map((seats) => rateOf(level, seats, null, tableBouts(level, seats, Math.ceil(tables.count * scale)))),
  );
  const switched = SWITCHED.map((it) =>
    rateOf(it.level, it.seats, it.on, switchedBouts(it, Math.ceil(switches.count * scale))),
  );
  const rows = [...plain, ...switched].map((rate) => `  ${literal(rate)},`);
  writeFileSync(RATES, [...RATES_HEAD, ...rows, '];', ''].join('\n'));
}

const literal = (rate: Rate): string => {
  const texts = Object.entries(rate).map(([key, it]) => `${key}: ${typeof it === 'string' ? `'${it}'` : it}`);
  return `{ ${texts.join(', ')} }`;
};

function rateOf(level: Rate['level'], seats: number, on: Rate['on'], bouts: readonly Bout[]): Rate {
  const { low, high } = wilson(bouts.filter(byOriginals).length, bouts.length);
  const turns = bouts.map((bout) => bout.turns).sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.floor(turns.length * share)] as number;
  const round = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    level,
    seats,
    on,
    games: bouts.length,
    originals: round((low + high) / 2, 2),
    error: round((high - low) / 2, 3),
    turns: at(0.5),
    long: at(0.95),
  };
}

const RATES_HEAD = [
  "import type { Level } from '../../../../director-ai/stand-in/levels.ts';",
  "import type { Suggestion } from './suggestions.ts';",
  '',
  '/** How games of computers of one level in every seat went. */',
  'export interface Rate {',
  '  level: Level;',
  '  seats: number;',
  '  /** What was switched on. */',
  '  on: Suggestion | null;',
  '  games: number;',
  '  /** The share that Originals won: the true one is within `error` of it, 19 times in 20. */',
  '  originals: number;',
  '  error: number;',
  '  /** Turns of the middle game, and of the longest but one in twenty. */',
  '  turns: number;',
  '  long: number;',
  '}',
  '',
  '/** Generated: npm run lab -- balance --game stand-in --write */',
  'export const MEASURED: readonly Rate[] = [',
];
