import { createCanvas, Path2D } from '@napi-rs/canvas';
import { beforeAll, expect, test, vi } from 'vitest';
import { ART_DECKS, deckArt } from '../../src/art/decks.ts';
import { POSTER } from '../../src/art/poster.ts';
import { SCENERIES } from '../../src/art/scenery/sceneries.ts';

const MARGIN = 34;

beforeAll(() => void vi.stubGlobal('Path2D', Path2D));

/** Which pixels a scenery touches, by column and row. */
function touched(scenery: keyof typeof SCENERIES) {
  const canvas = createCanvas(POSTER.w, POSTER.h);
  const ctx = canvas.getContext('2d');
  SCENERIES[scenery](ctx as unknown as CanvasRenderingContext2D, '#ff7a2f');
  const { data } = ctx.getImageData(0, 0, POSTER.w, POSTER.h);
  let [inside, outside] = [0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const x = ((at - 3) / 4) % POSTER.w;
    if (x < MARGIN || x >= POSTER.w - MARGIN) outside++;
    else inside++;
  }
  return { inside, outside };
}

test.each(ART_DECKS)('%s has a scenery on its posters, off their paper edge', (deck) => {
  const { inside, outside } = touched(deckArt(deck).scenery);
  expect(inside).toBeGreaterThan(10_000);
  expect(outside).toBe(0);
});

test('no two decks share one', () => {
  expect(new Set(ART_DECKS.map((deck) => deckArt(deck).scenery)).size).toBe(ART_DECKS.length);
});
