import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { AtlasMap } from '../../src/art/atlas.ts';

export type Sprite = { id: string; canvas: Canvas };
export type Page = { canvas: Canvas; map: AtlasMap };

/** Clear pixels between sprites, so that scaling never borrows a neighbour's edge. */
const GUTTER = 2;
const PAGE = 2048;

/** Shelf packing, tallest first, names breaking ties: simple, steady, tight enough for pictures of a few sizes. */
export function pack(sprites: readonly Sprite[], width = PAGE): Page[] {
  const order = [...sprites].sort(
    (a, b) => b.canvas.height - a.canvas.height || b.canvas.width - a.canvas.width || (a.id < b.id ? -1 : 1),
  );
  const pages: { placed: { s: Sprite; x: number; y: number }[]; w: number; h: number }[] = [];
  let page = { placed: [] as { s: Sprite; x: number; y: number }[], w: 0, h: 0 };
  let x = 0;
  let y = 0;
  let store = 0;
  const turn = (): void => {
    page = { placed: [], w: 0, h: 0 };
    pages.push(page);
    x = 0;
    y = 0;
    store = 0;
  };
  turn();
  for (const s of order) {
    const w = s.canvas.width + GUTTER;
    const h = s.canvas.height + GUTTER;
    if (x + w > width) {
      x = 0;
      y += store;
      store = 0;
    }
    if (y + h > PAGE) turn();
    page.placed.push({ s, x, y });
    x += w;
    store = Math.max(store, h);
    page.w = Math.max(page.w, x);
    page.h = Math.max(page.h, y + store);
  }
  return pages.map(({ placed, w, h }) => {
    const canvas = createCanvas(w, h);
    const ctx = canvas.getContext('2d');
    const frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }> = {};
    for (const p of [...placed].sort((a, b) => (a.s.id < b.s.id ? -1 : 1))) {
      ctx.drawImage(p.s.canvas, p.x, p.y);
      frames[p.s.id] = { frame: { x: p.x, y: p.y, w: p.s.canvas.width, h: p.s.canvas.height } };
    }
    return { canvas, map: { frames } };
  });
}
