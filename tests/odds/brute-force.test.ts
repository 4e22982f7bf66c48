import { describe, expect, it } from 'vitest';
import { odds } from '../../src/rules/shuffling-horror/index.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));

/** The rules again, written the plain way, to hold the module against (R9.1, R9.7, R11.1). */
const hits = (a: number, b: number, target: number) =>
  (a === 1 && b === 1) || (!(a === 6 && b === 6) && a + b <= target);
const doubles = (a: number, b: number) => (a === b && a > 1 && a < 6 ? a : 0);
const DAMAGE = {
  d6: FACES.map((a) => a),
  shad: PAIRS.map(([a, b]) => (a === b ? 2 * a : Math.max(a, b))),
  '2d6': PAIRS.map(([a, b]) => a + b),
  'one-doubled': FACES.map((a) => 2 * a),
} as const;
const KINDS = ['d6', 'shad', '2d6', 'one-doubled'] as const;
const mean = <T>(list: readonly T[], of: (item: T) => number) =>
  list.reduce((sum, item) => sum + of(item), 0) / list.length;

describe('odds by brute force over all dice', () => {
  it('R9.1 P(success) for every target', () => {
    for (let target = 0; target <= 14; target++) {
      const capped = Math.min(11, target);
      expect(odds.pSuccess(target)).toBeCloseTo(
        mean(PAIRS, ([a, b]) => (hits(a, b, capped) ? 1 : 0)),
        12,
      );
    }
  });

  it.each(KINDS)('R11 damage of %s', (kind) => {
    for (let wanted = 0; wanted <= 14; wanted++) {
      for (const fixed of [0, 1, 2, 5]) {
        const p = mean<number>(DAMAGE[kind], (total) => (total + fixed >= wanted ? 1 : 0));
        expect(odds.pAtLeast(kind, fixed, wanted)).toBeCloseTo(p, 12);
      }
    }
  });

  it.each(KINDS)('R9 an attack with %s: removed and buried', (dice) => {
    for (let target = 2; target <= 11; target++) {
      for (let value = 2; value <= 9; value++) {
        for (const hard of [false, true]) {
          for (const plus of [0, 2]) {
            let removed = 0;
            let buried = 0;
            for (const [a, b] of PAIRS) {
              if (!hits(a, b, target)) continue;
              const head = a === 1 && b === 1 && !hard;
              const total = (roll: number) => roll + plus + doubles(a, b);
              removed += head ? 1 : mean<number>(DAMAGE[dice], (roll) => (total(roll) >= value ? 1 : 0));
              buried += head ? 1 : hard ? 0 : mean<number>(DAMAGE[dice], (roll) => (total(roll) >= 10 ? 1 : 0));
            }
            const found = odds.attack({ target, dice, plus, value, hard });
            expect(found.removed).toBeCloseTo(removed / 36, 12);
            expect(found.buried).toBeCloseTo(buried / 36, 12);
            expect(found.fumble).toBeCloseTo(1 / 36, 12);
          }
        }
      }
    }
  });

  /** The victim's best play, found by trying every answer to every hit: slow, plain and independent. */
  function lost(series: readonly { target: number; dice: 'd6' | 'shad' }[], spoints: number, flail: number): number {
    const [first, ...rest] = series;
    if (first === undefined) return 0;
    return mean(PAIRS, ([a, b]) => {
      if (a === 1 && b === 1) return 1;
      if (!hits(a, b, first.target)) return lost(rest, spoints, flail);
      return mean<number>(DAMAGE[first.dice], (roll) => {
        const damage = roll + doubles(a, b);
        const answers = spoints >= damage ? [lost(rest, spoints - damage, flail)] : [];
        for (let x = 0; x <= Math.min(spoints, 11 - flail); x++) {
          const pass = mean(PAIRS, ([c, d]) => (hits(c, d, flail + x) ? 1 : 0));
          answers.push(1 - pass + pass * lost(rest, spoints - x, flail));
        }
        return Math.min(...answers);
      });
    });
  }

  it.each([0, 1, 3, 5])('R10.6 one attack on somebody with %i spoints', (spoints) => {
    for (const target of [4, 7, 9, 11]) {
      for (const dice of ['d6', 'shad'] as const) {
        for (const flail of [5, 8]) {
          const found = odds.series([{ target, dice, plus: 0 }], spoints, flail).lost;
          expect(found).toBeCloseTo(lost([{ target, dice }], spoints, flail), 10);
        }
      }
    }
  });

  it('R10.6 a series of two, the second in mind at the first', () => {
    const found = odds.series(
      [
        { target: 9, dice: 'd6', plus: 0 },
        { target: 7, dice: 'shad', plus: 0 },
      ],
      2,
      6,
    ).lost;
    const slow = lost(
      [
        { target: 9, dice: 'd6' },
        { target: 7, dice: 'shad' },
      ],
      2,
      6,
    );
    expect(found).toBeCloseTo(slow, 10);
  });

  it('R13.6 a sanctuary: P(falls) and mean damage', () => {
    for (const points of [1, 4, 8, 12]) {
      let falls = 0;
      let damage = 0;
      for (const [a, b] of PAIRS) {
        if (a === 1 && b === 1) {
          falls += 1;
          damage += points;
        } else if (hits(a, b, 8)) {
          falls += mean<number>(DAMAGE.d6, (roll) => (roll + doubles(a, b) >= points ? 1 : 0));
          damage += mean<number>(DAMAGE.d6, (roll) => Math.min(points, roll + doubles(a, b)));
        }
      }
      const found = odds.sanctuary({ target: 8, dice: 'd6', plus: 0 }, points);
      expect(found.falls).toBeCloseTo(falls / 36, 12);
      expect(found.damage).toBeCloseTo(damage / 36, 12);
    }
  });
});
