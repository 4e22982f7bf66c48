import { beliefOf } from '../../../src/director-ai/stand-in/belief/belief.ts';
import type { Reading } from '../../../src/director-ai/stand-in/belief/mind.ts';
import { emptyMemory, type Memory, ownMind } from '../../../src/director-ai/stand-in/belief/read.ts';
import { LEVELS, type Level } from '../../../src/director-ai/stand-in/levels.ts';
import type { Options } from '../../../src/rules/stand-in/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { switchesOn } from './movies.ts';
import { type Position, positionsOf } from './positions.ts';

export interface Tenth {
  cases: number;
  said: number;
  so: number;
}

export interface Calibration {
  /** Of "is the Stand-In" and of "is a double", by tenths of what was said. */
  standIn: Tenth[];
  double: Tenth[];
  /** Sums over turns: squared error of who is the Stand-In, and of a guess at random among those in play. */
  brier: number;
  uniform: number;
  /** How often the first guess is right, and a guess at random. */
  top: number;
  topUniform: number;
  /** The logarithm of what was said of what is so: of the Stand-In, and of each seat's being a double or not. */
  score: number;
  doubleScore: number;
  turns: number;
}

const tenths = (): Tenth[] => Array.from({ length: 10 }, () => ({ cases: 0, said: 0, so: 0 }));

export const emptySum = (): Calibration => ({
  standIn: tenths(),
  double: tenths(),
  brier: 0,
  uniform: 0,
  top: 0,
  topUniform: 0,
  score: 0,
  doubleScore: 0,
  turns: 0,
});

function count(list: Tenth[], said: number, so: boolean): void {
  const tenth = list[Math.min(9, Math.floor(said * 10))] as Tenth;
  tenth.cases++;
  tenth.said += said;
  if (so) tenth.so++;
}

const logOf = (p: number): number => Math.log(Math.max(1e-3, p));

/** What Originals believed in one game, held against what was so. */
export function addGame(sum: Calibration, positions: readonly Position[], reading: Reading): void {
  const memories = new Map<number, Memory>();
  for (const { view, chair, roles } of positions) {
    const memory = memories.get(chair) ?? emptyMemory();
    memories.set(chair, memory);
    const belief = beliefOf(ownMind(memory, view, reading), view);
    const others = view.ring.filter((other) => other !== chair);
    let first = others[0] as number;
    for (const other of others) {
      const said = belief.standIn[other] as number;
      const double = belief.double[other] as number;
      const so = roles[other] === 'stand-in';
      count(sum.standIn, said, so);
      count(sum.double, double, roles[other] !== 'original');
      sum.brier += (said - (so ? 1 : 0)) ** 2;
      sum.uniform += (1 / others.length - (so ? 1 : 0)) ** 2;
      sum.doubleScore += logOf(roles[other] === 'original' ? 1 - double : double);
      if (said > (belief.standIn[first] as number)) first = other;
    }
    sum.turns++;
    sum.score += logOf(belief.standIn[roles.indexOf('stand-in')] as number);
    if (roles[first] === 'stand-in') sum.top++;
    sum.topUniform += 1 / others.length;
  }
}

export function calibrationOf(
  level: Level,
  seats: number,
  games: number,
  seed: string,
  options: Partial<Options> = {},
): Calibration {
  const sum = emptySum();
  for (const positions of positionsOf(level, seats, games, seed, options))
    addGame(sum, positions, LEVELS[level].reading);
  return sum;
}

/** Tenths with enough cases: by how many points they are off. */
export const errorsIn = (list: readonly Tenth[], least: number): number[] =>
  list.filter(({ cases }) => cases >= least).map(({ cases, said, so }) => (100 * (so - said)) / cases);

/** `lab calibrate --game stand-in` */
export function calibrate(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'count', 'seed', 'level', 'on'] as const);
  const level = oneOf('level', flags.level ?? 'feature', LEVELS).name;
  const seats = wholeNumber('seats', flags.seats, 6, 4, 12);
  const games = wholeNumber('count', flags.count, 2000, 1, 1_000_000);
  const sum = calibrationOf(level, seats, games, flags.seed ?? '1', switchesOn(flags.on));
  const share = (n: number): number => n / sum.turns;
  console.log(
    `Brier ${share(sum.brier).toFixed(3)} against ${share(sum.uniform).toFixed(3)}; first guess ${percent(share(sum.top))} against ${percent(share(sum.topUniform))}; ${sum.turns} turns`,
  );
  for (const what of ['standIn', 'double'] as const) {
    console.log(what);
    for (const [i, { cases, said, so }] of sum[what].entries()) {
      if (cases > 0)
        console.log(
          `  ${i / 10}–${(i + 1) / 10}  ${cases} cases: said ${percent(said / cases)}, was ${percent(so / cases)}`,
        );
    }
  }
}
