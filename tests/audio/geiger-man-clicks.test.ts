import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPatter } from '../../src/audio/patter.ts';
import { CLICK_RATES, clickRate, SOUNDS } from '../../src/games/geiger-man/sounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listen = () => {
  const at: number[] = [];
  const clicks = createPatter(() => at.push(Date.now()));
  return { at, clicks };
};

describe('the counter', () => {
  it('has a rate for every Horror Level, each faster than the last by about as much', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(levels.map(clickRate)).toEqual([...CLICK_RATES]);
    for (const level of levels.slice(1)) {
      const faster = clickRate(level) / clickRate(level - 1);
      expect(faster).toBeGreaterThan(1.4);
      expect(faster).toBeLessThan(1.9);
    }
    expect([clickRate(0), clickRate(99)]).toEqual([CLICK_RATES[0], CLICK_RATES[7]]);
    expect(SOUNDS.click.takes).toBeGreaterThanOrEqual(5);
  });

  it.each(CLICK_RATES)('clicks %d times a second, and never evenly', (rate) => {
    const { at, clicks } = listen();
    clicks.setRate(rate);
    vi.advanceTimersByTime(160_000 / rate);
    expect(at.length).toBeGreaterThanOrEqual(157);
    expect(at.length).toBeLessThanOrEqual(161);
    const gaps = at.slice(1).map((it, i) => it - (at[i] ?? 0));
    expect(Math.max(...gaps)).toBeGreaterThan(10 * Math.min(...gaps));
  });

  it('changes its rate at once, and falls silent', () => {
    const { at, clicks } = listen();
    clicks.setRate(0.01);
    vi.advanceTimersByTime(1000);
    expect(at).toEqual([]);
    clicks.setRate(8);
    vi.advanceTimersByTime(2000);
    const heard = at.length;
    expect(heard).toBeGreaterThan(8);
    clicks.setRate(8);
    clicks.setRate(0);
    vi.advanceTimersByTime(60_000);
    expect(at.length).toBe(heard);
  });
});
