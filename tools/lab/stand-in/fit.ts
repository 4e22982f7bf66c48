import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FITTED } from '../../../src/director-ai/stand-in/belief/fitted.ts';
import type { Habits } from '../../../src/director-ai/stand-in/belief/habits.ts';
import type { Reading } from '../../../src/director-ai/stand-in/belief/mind.ts';
import { LEVELS, type Level } from '../../../src/director-ai/stand-in/levels.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { addGame, type Calibration, emptySum, type Tenth } from './calibration.ts';
import { countedHabits } from './counted.ts';
import { type Position, positionsAt } from './positions.ts';

const FILE = join('src', 'director-ai', 'stand-in', 'belief', 'fitted.ts');

/** A number of the habits, and where it may lie: nobody is so sure of others that a single act settles it. */
interface Leaf {
  path: string;
  low: number;
  high: number;
}

const LIMITS: readonly (readonly [RegExp, number, number])[] = [
  [/^(turns|feeds|keepsStain|takesRecast)/, 0.003, 0.99],
  [/^(recastHolds|stains)/, 1, 3],
  [/^reports\.clean\.lying/, 0.1, 0.9],
  [/^reports\..*lying/, 0.02, 0.9],
  [/^reports/, 0.005, 0.9],
  [/^bluffs/, 1.5, 3],
  [/^(plays|burns|refuses|declines)/, 0.3, 3.4],
];

/** What is counted, or follows. */
const COUNTED = /^(?:gives|discards|bend)$/;

const leavesOf = (value: object, acts: Reading['acts'], path = ''): Leaf[] =>
  Object.entries(value).flatMap(([key, it]) => {
    const at = `${path}${key}`;
    if (typeof it === 'object') return COUNTED.test(at) ? [] : leavesOf(it, acts, `${at}.`);
    const limit = LIMITS.find(([pattern]) => pattern.test(at));
    if (limit === undefined || (acts === 'fire' && /^(plays|refuses|declines)/.test(at))) return [];
    return [{ path: at, low: limit[1], high: limit[2] }];
  });

function put(habits: Habits, path: string, value: number): number {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((it, key) => it[key] as never, habits as unknown as Record<string, unknown>);
  const was = holder[last] as number;
  holder[last] = value;
  return was;
}

type Scorer = (habits: Habits) => Calibration;

/** What is made as likely as can be: who the Stand-In is, and (half as much, there are five of them) who is a double. */
const worth = ({ score, doubleScore, turns }: Calibration): number => (score + doubleScore / 2) / turns;

/** One number after the other, up or down as long as it pays, by smaller and smaller steps. */
function ascend(habits: Habits, leaves: readonly Leaf[], scored: Scorer, sweeps: number): number {
  let best = worth(scored(habits));
  const steps = new Map(leaves.map(({ path }) => [path, 1.5]));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const { path, low, high } of leaves) {
      const step = steps.get(path) as number;
      const was = put(habits, path, 0);
      let kept = was;
      for (const value of [was * step, was / step].filter((it) => it >= low && it <= high)) {
        put(habits, path, value);
        const now = worth(scored(habits));
        if (now <= best + 1e-6) continue;
        best = now;
        kept = value;
        break;
      }
      put(habits, path, kept);
      if (kept === was) steps.set(path, Math.sqrt(step));
    }
    process.stderr.write(`\rsweep ${sweep + 1}: ${best.toFixed(4)} `);
  }
  return best;
}

/** Where what is said lies in truth, by the two tenths next to it, smoothed over those with few cases; the ends stay. */
function bent(was: readonly number[], tenths: readonly Tenth[]): number[] {
  const next = was.map((value, i) => {
    if (i === 0 || i === 10) return value;
    const near = [-0.5, 0.5].flatMap((step) => tenths[Math.floor(10 * value + step)] ?? []);
    const weight = (it: Tenth): number => Math.min(it.cases, 2000) / Math.max(1, it.cases);
    const cases = near.reduce((sum, it) => sum + weight(it) * it.cases, 200);
    const off = near.reduce((sum, it) => sum + weight(it) * (it.so - it.said), 0);
    return Math.min(0.99, Math.max(0.01, value + off / cases));
  });
  return next.map((value, i) => Math.max(value, ...next.slice(0, i)));
}

const STRAIGHT = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** `lab fit --game stand-in`: how others play, by what makes the beliefs of Originals at this level truest (belief/fitted.ts). */
export function fitHabits(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'count', 'seed', 'level', 'foes', 'sweeps', 'bends', 'write'] as const, [
    'write',
  ]);
  const level = oneOf('level', flags.level ?? 'feature', NAMES);
  const foes = (flags.foes ?? level).split(',').map((name) => oneOf('foes', name, LEVELS).name);
  const { reading } = LEVELS[level];
  const games = wholeNumber('count', flags.count, 2000, 1, 1_000_000);
  const seats = (flags.seats ?? '6').split(',').map((it) => wholeNumber('seats', it, 6, 4, 12));
  const first = wholeNumber('seed', flags.seed, 1_000_000, 0, Number.MAX_SAFE_INTEGER);
  const deals = Array.from({ length: games }, (_, i) => ({
    seed: first + i,
    seats: seats[i % seats.length] as number,
    foes: foes[Math.floor(i / seats.length) % foes.length] as Level,
  }));
  const positions = deals.map((deal) => positionsAt(level, deal.seats, deal.seed, {}, deal.foes));
  const scorer =
    (list: readonly Position[][]): Scorer =>
    (habits) => {
      const sum = emptySum();
      for (const game of list) addGame(sum, game, { ...reading, habits });
      return sum;
    };
  const scored = scorer(positions);
  const habits = structuredClone(reading.habits) as Habits;
  const before = worth(scored(habits));
  const sweeps = wholeNumber('sweeps', flags.sweeps, 4, 0, 100);
  if (sweeps > 0) {
    Object.assign(habits, countedHabits(level, deals), { bend: { standIn: STRAIGHT, double: STRAIGHT } });
    ascend(habits, leavesOf(habits, reading.acts), scored, sweeps);
  }
  // What is said has to be true of those who say it: among their like.
  const own = scorer(positions.filter((_, i) => deals[i]?.foes === level));
  for (let i = 0; i < wholeNumber('bends', flags.bends, 8, 0, 100); i++) {
    const { standIn, double } = own(habits);
    habits.bend = { standIn: bent(habits.bend.standIn, standIn), double: bent(habits.bend.double, double) };
  }
  const rounded = JSON.parse(JSON.stringify(habits), (_key, it) =>
    typeof it === 'number' ? Number(it.toPrecision(3)) : it,
  );
  const after = worth(scored(rounded));
  console.log(`\n${level}: ${positions.flat().length} turns, ${before.toFixed(4)} before, ${after.toFixed(4)} after`);
  if (sweeps > 0) for (const line of worths(rounded, scored, after)) console.log(line);
  if (flags.write !== undefined) writeFileSync(FILE, fileOf({ ...FITTED, [level]: rounded }));
}

const NAMES = { feature: 'feature', 'late-show': 'late-show', midnight: 'midnight' } as const;

/** What would be lost without each kind of soft evidence, in thousandths of the score. */
function worths(habits: Habits, scored: Scorer, all: number): string[] {
  const lost = (changed: Partial<Habits>): string =>
    (1000 * (all - worth(scored({ ...habits, ...changed })))).toFixed(1);
  const even = { recast: 1, standIn: 1, asStandIn: 1, asRecast: 1 };
  return [
    ...Object.keys(habits.plays).map(
      (card) => `without ${card}: ${lost({ plays: { ...habits.plays, [card]: [1, 1] } })}`,
    ),
    `without gifts: ${lost({ gives: {} })}`,
    `without discards: ${lost({ discards: [1, 1] })}`,
    `without burnings: ${lost({ burns: even })}`,
    `without refusals: ${lost({ refuses: even })}`,
    `without the Line-Up: ${lost({ declines: [1, 1] })}`,
    `without bluffs: ${lost({ bluffs: 1 })}`,
    `without opinions: ${lost({ heeded: 0 })}`,
  ];
}

const fileOf = (fitted: Readonly<Record<string, Habits>>): string =>
  [
    "import type { Habits } from './habits.ts';",
    '',
    '/** Generated: npm run lab -- fit --game stand-in --level … --write */',
    `export const FITTED: Readonly<Record<'feature' | 'late-show' | 'midnight', Habits>> = ${JSON.stringify(fitted, null, 2)};`,
    '',
  ].join('\n');
