import { describe, expect, test, vi } from 'vitest';
import { EASES, Motion } from '../../src/scenes/stage/motion.ts';
import { RowPacker } from '../../src/scenes/stage/row-packer.ts';

const track = (ms: number) => {
  const steps: number[] = [];
  const done = vi.fn();
  return { steps, done, track: { ms, ease: 'linear' as const, step: (t: number) => void steps.push(t), done } };
};

describe('motion', () => {
  test('every ease starts at nought and ends at one', () => {
    for (const ease of Object.values(EASES)) {
      expect(ease(0)).toBeCloseTo(0, 5);
      expect(ease(1)).toBeCloseTo(1, 5);
    }
  });

  test('runs at its rate and ends once', () => {
    const motion = new Motion();
    const { track: one, steps, done } = track(400);
    motion.rate = 2;
    motion.start('a', one);
    motion.tick(100);
    expect(steps.at(-1)).toBeCloseTo(0.5);
    motion.tick(100);
    motion.tick(100);
    expect(done).toHaveBeenCalledTimes(1);
    expect(motion.busy).toBe(false);
  });

  test('a newer track takes the place of the older', () => {
    const motion = new Motion();
    const older = track(400);
    const newer = track(100);
    motion.start('a', older.track);
    motion.start('a', newer.track);
    motion.tick(500);
    expect(older.done).not.toHaveBeenCalled();
    expect(newer.done).toHaveBeenCalledTimes(1);
  });

  test('finishing ends every track and every wait at once', async () => {
    const motion = new Motion();
    const { track: one, steps, done } = track(400);
    motion.start('a', one);
    const waited = motion.wait(10_000);
    motion.finish();
    await waited;
    expect(steps.at(-1)).toBe(1);
    expect(done).toHaveBeenCalledTimes(1);
    expect(motion.busy).toBe(false);
  });

  test('held, the film stands still at its own speed: nothing moves, no wait runs out', async () => {
    const motion = new Motion();
    const { track: one, steps } = track(400);
    let over = false;
    motion.rate = 2;
    motion.start('a', one);
    void motion.wait(400).then(() => {
      over = true;
    });
    motion.tick(50);
    motion.hold(120);
    motion.tick(50);
    expect(steps).toEqual([0.25]);
    motion.tick(60); // twenty of them end the hold
    expect(steps.at(-1)).toBeCloseTo(0.5);
    motion.tick(99);
    await Promise.resolve();
    expect(over).toBe(false);
    motion.tick(2);
    await Promise.resolve();
    expect(over).toBe(true);
    expect(motion.busy).toBe(false);
  });

  test('a film that is skipped does not stand still', () => {
    const motion = new Motion();
    const { track: one, steps } = track(400);
    motion.hold(125);
    motion.finish();
    expect(motion.busy).toBe(false);
    motion.start('a', one);
    motion.tick(100);
    expect(steps).toEqual([0.25]);
  });

  test('an instant clock never waits', async () => {
    const motion = new Motion();
    motion.rate = Number.POSITIVE_INFINITY;
    const { track: one, done } = track(400);
    motion.start('a', one);
    await motion.wait(1000);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('a page of baked pictures', () => {
  test('never puts one on another, and says when it is full', () => {
    const store = new RowPacker(256);
    const placed: { x: number; y: number; w: number; h: number }[] = [];
    for (let i = 0; i < 200; i++) {
      const w = 20 + ((i * 37) % 60);
      const h = 20 + ((i * 53) % 50);
      const at = store.place(w, h);
      if (!at) continue;
      for (const p of placed)
        expect(at.x < p.x + p.w && p.x < at.x + w && at.y < p.y + p.h && p.y < at.y + h).toBe(false);
      expect(at.x + w <= 256 && at.y + h <= 256).toBe(true);
      placed.push({ ...at, w, h });
    }
    expect(placed.length).toBeGreaterThan(8);
    expect(store.place(257, 4)).toBeNull();
  });
});
