import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Figure, figureOf } from '../../src/director-ai/shuffling-horror/simulation/figures.ts';
import { type MeterContext, Reading, worldsOf } from '../../src/director-ai/shuffling-horror/simulation/meter.ts';
import { livedIn } from '../../src/director-ai/shuffling-horror/simulation/survival.ts';
import { fromJSON, type MovieState, viewOf } from '../../src/rules/shuffling-horror/index.ts';

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

const contextOf = ({ director, seats, view }: Stored, i: number): MeterContext => ({
  view: JSON.stringify(viewOf(fromJSON(view), null)),
  director,
  seats,
  seed: `test/${i}`,
});

/** What is told of a table while so many worlds are played, as they come. */
function read(stored: Stored, i: number, worlds: number): Figure[] {
  const ask = contextOf(stored, i);
  const reading = new Reading();
  const looks = Array.from({ length: worlds / 8 }, (_, look) => look);
  return looks.flatMap((look) => reading.add(livedIn(ask, worldsOf(look)), look) ?? []);
}

/** The figure of so many worlds. */
function figureIn(stored: Stored, i: number, worlds: number): Figure {
  return figureOf(livedIn(contextOf(stored, i), { from: 0, to: worlds }), worlds);
}

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
      const { share, error } = figureIn(stored, i, worlds);
      const { value, error: unsure } = valueOf(stored);
      return Math.abs(share - value) <= Math.sqrt(error * error + unsure * unsure);
    });
    expect(inside.length).toBeGreaterThanOrEqual(45);
  });

  // At an even chance 19 of 20 readings of 1,100 worlds are within 3 points; of 2,400, as the meter goes, all but one in 300.
  test('given enough playouts it is within 3 points', () => {
    const tried = long ? states : states.filter(({ view }) => view.reel === 4).slice(0, 1); // the shortest to play on
    const off = tried.filter((stored) => {
      const { share } = figureIn(stored, states.indexOf(stored), long ? 2400 : 1200);
      const { value, error } = valueOf(stored);
      return Math.abs(share - value) > 0.03 + error;
    });
    expect(off).toEqual([]);
  });

  test('the first figure comes after few worlds, and the band narrows', () => {
    const open = states.find((it) => it.view.reel >= 3 && Math.abs(valueOf(it).value - 0.5) < 0.3) as Stored;
    const all = read(open, 0, 80);
    expect(all.map(({ worlds }) => worlds)).toEqual([8, 16, 24, 32, 40, 56, 72]);
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

  test('the same figures in whatever order the looks come', () => {
    const looks = [3, 0, 1, 5, 2, 4];
    const reading = new Reading();
    const told = looks.map((look) => reading.add(look + 1, look));
    expect(told.map((it) => it?.worlds ?? null)).toEqual([null, 8, 16, null, 32, 48]);
    expect(told[2]).toEqual(figureOf(1 + 2, 16));
    expect(told.at(-1)).toEqual(figureOf(1 + 2 + 3 + 4 + 5 + 6, 48));
  });
});
