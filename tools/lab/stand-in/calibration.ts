import { beliefOf } from '../../../src/director-ai/stand-in/belief/belief.ts';
import { emptyMemory, ownMind } from '../../../src/director-ai/stand-in/belief/read.ts';
import { LEVELS, type Level } from '../../../src/director-ai/stand-in/levels.ts';
import { PLAYERS } from '../../../src/director-ai/stand-in/registry.ts';
import type { Options } from '../../../src/rules/stand-in/index.ts';
import { standIn } from '../../../src/rules/stand-in/index.ts';
import { percent } from '../stats.ts';
import { oneOf, readFlags, wholeNumber } from '../usage.ts';
import { switchesOn } from './movies.ts';
import { playTable, seedAt } from './table.ts';

interface Tenth {
  cases: number;
  said: number;
  so: number;
}

export interface Calibration {
  /** Of "is the Stand-In" and of "is a double", by tenths of what was said. */
  standIn: Tenth[];
  double: Tenth[];
  /** Mean squared error of who is the Stand-In, against a guess at random among those in play. */
  brier: number;
  uniform: number;
  /** How often the first guess is right, and a guess at random. */
  top: number;
  topUniform: number;
  turns: number;
}

const tenths = (): Tenth[] => Array.from({ length: 10 }, () => ({ cases: 0, said: 0, so: 0 }));

function count(list: Tenth[], said: number, so: boolean): void {
  const tenth = list[Math.min(9, Math.floor(said * 10))] as Tenth;
  tenth.cases++;
  tenth.said += said;
  if (so) tenth.so++;
}

/** What Originals believe at their own turns, held against what is so. */
export function calibrationOf(
  level: Level,
  seats: number,
  games: number,
  seed: string,
  options: Partial<Options> = {},
): Calibration {
  const player = oneOf('level', level, PLAYERS);
  const sum: Calibration = {
    standIn: tenths(),
    double: tenths(),
    brier: 0,
    uniform: 0,
    top: 0,
    topUniform: 0,
    turns: 0,
  };
  for (let i = 0; i < games; i++) {
    playTable(seedAt(seed, i), {
      seats,
      options,
      who: () => player,
      before(game, { type, to }) {
        if (type !== 'act' || game.roles[to] !== 'original' || game.vengeance !== null) return;
        const view = standIn.view(game, to);
        const belief = beliefOf(ownMind(emptyMemory(), view, LEVELS[level].reading), view);
        const others = game.ring.filter((chair) => chair !== to);
        let first = others[0] as number;
        for (const chair of others) {
          const said = belief.standIn[chair] as number;
          const so = game.roles[chair] === 'stand-in';
          count(sum.standIn, said, so);
          count(sum.double, belief.double[chair] as number, game.roles[chair] !== 'original');
          sum.brier += (said - (so ? 1 : 0)) ** 2;
          sum.uniform += (1 / others.length - (so ? 1 : 0)) ** 2;
          if (said > (belief.standIn[first] as number)) first = chair;
        }
        sum.turns++;
        if (game.roles[first] === 'stand-in') sum.top++;
        sum.topUniform += 1 / others.length;
      },
    });
  }
  const { turns } = sum;
  return {
    ...sum,
    brier: sum.brier / turns,
    uniform: sum.uniform / turns,
    top: sum.top / turns,
    topUniform: sum.topUniform / turns,
  };
}

/** Tenths with enough cases whose share is off, in points. */
export const errorsIn = (list: readonly Tenth[], least: number): number[] =>
  list.filter(({ cases }) => cases >= least).map(({ cases, said, so }) => (100 * (so - said)) / cases);

/** `lab calibrate --game stand-in` */
export function calibrate(args: readonly string[]): void {
  const flags = readFlags([...args], ['seats', 'count', 'seed', 'level', 'on', 'json'] as const, ['json']);
  const level = oneOf('level', flags.level ?? 'feature', LEVELS).name;
  const seats = wholeNumber('seats', flags.seats, 6, 4, 12);
  const games = wholeNumber('count', flags.count, 2000, 1, 1_000_000);
  const sum = calibrationOf(level, seats, games, flags.seed ?? '1', switchesOn(flags.on));
  if (flags.json !== undefined) {
    console.log(JSON.stringify(sum));
    return;
  }
  console.log(
    `Brier ${sum.brier.toFixed(3)} against ${sum.uniform.toFixed(3)}; first guess ${percent(sum.top)} against ${percent(sum.topUniform)}; ${sum.turns} turns`,
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
