import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureOf, figures, type MeterAsk } from '../../src/director-ai/meter.ts';
import type { MovieState } from '../../src/rules/index.ts';

interface Stored {
  director: string;
  seats: string[];
  view: MovieState;
  worlds: number;
  lived: number;
}
/** `npm run lab -- meter-states --write` makes these, and says in the file how many worlds each value is of. */
const { states } = JSON.parse(readFileSync('tests/director-ai/meter-states.json', 'utf8')) as { states: Stored[] };
const long = process.env.LONG === '1';

const read = ({ director, seats, view }: Stored, i: number, worlds: number) => {
  const ask: MeterAsk = { view: JSON.stringify(view), director, seats, seed: `test/${i}` };
  return [...figures(ask, worlds)];
};

/** A stored value is a count itself: its own error widens what may be asked of the meter. With 4,000 worlds that is 1.6 points at most. */
const valueOf = ({ lived, worlds }: Stored) => ({ value: lived / worlds, error: figureOf(lived, worlds).error });

describe('the survival meter', () => {
  test('there are 50 tables from all reels, open and decided, of 4,000 worlds each', () => {
    expect(states).toHaveLength(50);
    expect(new Set(states.map(({ view }) => view.reel)).size).toBe(4);
    for (const { worlds } of states) expect(worlds).toBeGreaterThanOrEqual(4000);
    const values = states.map((it) => valueOf(it).value);
    expect(values.filter((value) => value > 0.1 && value < 0.9).length).toBeGreaterThan(20);
  });

  test('the true value is in the band in at least 45 of 50', () => {
    const worlds = long ? 200 : 16;
    const inside = states.filter((stored, i) => {
      const { share, error } = read(stored, i, worlds).at(-1) ?? figureOf(0, 1);
      const { value, error: unsure } = valueOf(stored);
      return Math.abs(share - value) <= Math.sqrt(error * error + unsure * unsure);
    });
    expect(inside.length).toBeGreaterThanOrEqual(45);
  }, 120_000);

  // At an even chance 19 of 20 readings of 1,100 worlds are within 3 points; of 2,400, as the meter goes, all but one in 300.
  test('given enough playouts it is within 3 points', () => {
    const tried = long ? states : states.filter(({ view }) => view.reel === 4).slice(0, 2); // the shortest to play on
    const off = tried.filter((stored) => {
      const { share } = read(stored, states.indexOf(stored), long ? 2400 : 1200).at(-1) ?? figureOf(0, 1);
      const { value, error } = valueOf(stored);
      return Math.abs(share - value) > 0.03 + error;
    });
    expect(off).toEqual([]);
  }, 600_000);

  test('the first figure comes after few worlds, and the band narrows', () => {
    const open = states.find((it) => it.view.reel >= 3 && Math.abs(valueOf(it).value - 0.5) < 0.3) as Stored;
    const all = read(open, 0, 80);
    expect(all[0]?.worlds).toBeLessThanOrEqual(16);
    expect(all.at(-1)?.worlds).toBe(80);
    expect(all.at(-1)?.error).toBeLessThan((all[0]?.error ?? 0) / 2);
  });

  test('the band is Wilson’s: never outside 0 and 1, and wide where little is known', () => {
    for (const [lived, worlds] of [
      [0, 8],
      [8, 8],
      [1, 16],
      [5000, 10_000],
    ] as const) {
      const { share, error } = figureOf(lived, worlds);
      expect(share - error).toBeGreaterThanOrEqual(-1e-12);
      expect(share + error).toBeLessThanOrEqual(1 + 1e-12);
      expect(share + error).toBeGreaterThanOrEqual(lived / worlds - 1e-12);
    }
    expect(figureOf(0, 8).error).toBeGreaterThan(0.1);
  });

  test('what is over is known', () => {
    const [stored] = states as [Stored];
    const view: MovieState = { ...stored.view, outcome: { survived: true, endedInReel: 4, alive: 1 } };
    expect(read({ ...stored, view }, 0, 50)).toEqual([{ share: 1, error: 0, worlds: 50 }]);
  });
});
