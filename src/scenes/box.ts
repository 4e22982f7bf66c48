import type { Box } from '../app/ports/board.ts';

export type { Box };

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const centre = (b: Box): { x: number; y: number } => ({ x: b.x + b.w / 2, y: b.y + b.h / 2 });

export const inset = (b: Box, by: number): Box => box(b.x + by, b.y + by, b.w - by * 2, b.h - by * 2);

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** Whole pixels, so that baked textures are not blurred between two. */
export const snap = (b: Box): Box => box(Math.round(b.x), Math.round(b.y), Math.round(b.w), Math.round(b.h));

export const CARD_SHAPE = 1.4; // height over width, as the art room draws them
