import { LEVELS, type Level } from '../../../../src/director-ai/stand-in/levels.ts';
import { percent } from '../../stats.ts';
import { addGame, type Calibration, emptySum, errorsIn, type Tenth } from '../calibration.ts';
import { played } from '../games.ts';
import { positionsAt } from '../positions.ts';
import { allOf, atMost, type Part, tableOf } from './part.ts';

const LEAST_CASES = 500;
const MOST_OFF = 3;
/** A2: nine tenths of what a simple model came to, by seats. */
const BRIER = [
  [4, 0.9 * 0.563],
  [6, 0.9 * 0.529],
  [8, 0.9 * 0.425],
] as const;

/** What Originals of one level believed, over so many games. */
function beliefsAt(level: Level, seats: number, count: number): Calibration {
  const games = played(`beliefs ${level} ${seats}`, count, (seed) => {
    const sum = emptySum();
    addGame(sum, positionsAt(level, seats, seed, {}), LEVELS[level].reading);
    return sum;
  });
  return games.reduce(added, emptySum());
}

function added(a: Calibration, b: Calibration): Calibration {
  const tenths = (x: readonly Tenth[], y: readonly Tenth[]): Tenth[] =>
    x.map((it, i) => {
      const { cases, said, so } = y[i] as Tenth;
      return { cases: it.cases + cases, said: it.said + said, so: it.so + so };
    });
  const sums = Object.fromEntries(
    (['brier', 'uniform', 'top', 'topUniform', 'score', 'doubleScore', 'turns'] as const).map((key) => [
      key,
      a[key] + b[key],
    ]),
  ) as unknown as Calibration;
  return { ...sums, standIn: tenths(a.standIn, b.standIn), double: tenths(a.double, b.double) };
}

/** A2. */
export const skill: Part = {
  title: 'Who is it? Skill',
  says: 'At Originals’ own turns: the squared error of what they believe against a guess among all in play, and how often the first guess is right.',
  count: 1200,
  run(count) {
    const cells = [
      ...BRIER.map(([seats]) => ({ level: 'feature' as const, seats })),
      { level: 'matinee' as const, seats: 6 },
      { level: 'late-show' as const, seats: 6 },
      { level: 'midnight' as const, seats: 6 },
    ].map((it) => ({ ...it, sum: beliefsAt(it.level, it.seats, count) }));
    const errors = BRIER.map(([seats, most], i) => {
      const { brier, turns } = (cells[i] as (typeof cells)[number]).sum;
      return { seats, most, value: brier / turns };
    });
    return {
      lines: tableOf(
        ['level', 'seats', 'turns', 'squared error', 'of a guess', 'first guess right', 'of a guess'],
        cells.map(({ level, seats, sum: { turns, brier, uniform, top, topUniform } }) => [
          level,
          seats,
          turns,
          (brier / turns).toFixed(3),
          (uniform / turns).toFixed(3),
          percent(top / turns),
          percent(topUniform / turns),
        ]),
      ),
      verdicts: [
        {
          goal: 'A2 squared error at Feature ≤ .507, .476, .383 at 4, 6, 8 seats',
          state: errors.every(({ value, most }) => value <= most) ? 'holds' : 'fails',
          figure: errors.map(({ seats, value }) => `${seats}: ${value.toFixed(3)}`).join(', '),
        },
      ],
    };
  },
};

const WHAT = { standIn: 'is the Stand-In', double: 'is a double' } as const;

/** A5. */
export const calibration: Part = {
  title: 'What is believed, and what was so',
  says: `Six seats, at Originals’ own turns, by tenths with at least ${LEAST_CASES} cases. Matinee counts with hard evidence only and is not calibrated.`,
  count: 4000,
  run(count) {
    const cells = (['feature', 'late-show', 'midnight'] as const).map((level) => ({
      level,
      sum: beliefsAt(level, 6, count),
    }));
    const rows = cells.flatMap(({ level, sum }) =>
      (['standIn', 'double'] as const).flatMap((what) =>
        sum[what].flatMap(({ cases, said, so }, i) =>
          cases < LEAST_CASES
            ? []
            : [
                [
                  level,
                  WHAT[what],
                  `${i / 10}–${(i + 1) / 10}`,
                  cases,
                  percent(said / cases),
                  percent(so / cases),
                  signed((100 * (so - said)) / cases),
                ],
              ],
        ),
      ),
    );
    return {
      lines: tableOf(['level', 'what', 'said', 'cases', 'mean', 'was so', 'off'], rows),
      verdicts: cells.map(({ level, sum }) => {
        const tenths = [...sum.standIn, ...sum.double].filter(({ cases }) => cases >= LEAST_CASES);
        const off = errorsIn(tenths, LEAST_CASES);
        const beyond = off.filter((it) => Math.abs(it) > MOST_OFF);
        return {
          goal: `A5 every tenth within 3 points at ${level}`,
          state: allOf(
            tenths.map(({ cases, so }, i) =>
              atMost({ value: Math.abs(off[i] as number), error: 100 * 1.96 * spread(so / cases, cases) }, MOST_OFF),
            ),
          ),
          figure: `${off.length - beyond.length} of ${off.length} tenths; farthest off ${signed(off.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)))}`,
        };
      }),
    };
  },
};

/** Turns of one game hang together: four cases say about as much as one would alone. */
const spread = (share: number, cases: number): number => 2 * Math.sqrt((share * (1 - share)) / cases);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
