import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cloneStream, draw, drawInt, shuffle, streamFrom } from '../../src/rules/kernel/rng.ts';

// Only kernel/rng.ts may import it (one source of chance); here it is the yardstick, so it is fetched by hand.
const { alea } = createRequire(import.meta.url)('seedrandom') as { alea: (seed: string) => () => number };

describe('the stream of chance', () => {
  it.each(['', '0', '51', 'roswell', 'a longer seed/dice', '☂'])('draws what seedrandom’s Alea draws (%j)', (seed) => {
    const yardstick = alea(seed);
    const stream = streamFrom(seed);
    for (let i = 0; i < 10_000; i++) if (draw(stream) !== yardstick()) expect.fail(`draw ${i} differs`);
  });

  it('goes on from saved numbers as if nothing had been', () => {
    const stream = streamFrom('saved');
    for (let i = 0; i < 777; i++) draw(stream);
    const loaded = JSON.parse(JSON.stringify(stream));
    for (let i = 0; i < 10_000; i++) if (draw(loaded) !== draw(stream)) expect.fail(`draw ${i} differs`);
  });

  it('a copy does not draw from the original', () => {
    const stream = streamFrom('copied');
    const before = { ...stream };
    draw(cloneStream(stream));
    expect(stream).toEqual(before);
  });

  it('rolls every face about as often as any other', () => {
    const stream = streamFrom('dice');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = drawInt(stream, 6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    expect(faces).toHaveLength(6);
    // Three standard deviations of 60,000 rolls are 274.
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('shuffles every order about as often as any other', () => {
    const stream = streamFrom('shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const pile = ['a', 'b', 'c', 'd'];
      shuffle(stream, pile);
      orders.set(pile.join(''), (orders.get(pile.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
