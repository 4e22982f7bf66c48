import type { Path2D } from '@napi-rs/canvas';
import { BLACK, type Ink, PAPER } from '../../ink.ts';
import { line } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** A straight stroke from one point to another. */
export const seg = (x0: number, y0: number, x1: number, y1: number): Path2D =>
  line([
    [x0, y0],
    [x1, y1],
  ]);

/** A line with an edge: the wider stroke first, the narrower over it. Light on black unless told otherwise. */
export const edged = (
  pen: Pen,
  path: Path2D,
  outer: number,
  inner: number,
  over: Ink = PAPER,
  under: Ink = BLACK,
): Pen => pen.stroke(path, under, outer).stroke(path, over, inner);

/** A dark line that stands on anything. */
export const barred = (pen: Pen, path: Path2D, outer: number, inner: number): Pen =>
  edged(pen, path, outer, inner, BLACK, PAPER);

/** A shape with a paper edge outside and a black one inside. */
export function inked(pen: Pen, path: Path2D, fill: Ink, weight = 3): void {
  pen
    .stroke(path, PAPER, weight + 4)
    .stroke(path, BLACK, weight)
    .fill(path, fill);
}
