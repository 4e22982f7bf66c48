import { BLACK, type Ink, PAPER } from '../../ink.ts';
import { box, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

const OUTLINE = '-34 -36!, -16 -42, 0 -38, 16 -42, 34 -36!, 36 -6, 26 26, 10 42, 0 45, -10 42, -26 26, -36 -6';

/** The player's mask, half of it in the dark. About 0,0; 90 high. */
export function mask(pen: Pen, lit: Ink = PAPER, shade: Ink = BLACK, edge: Ink = PAPER): void {
  const outline = shape(OUTLINE);
  const halves = [
    [box(-60, -60, 60, 120), shade, lit],
    [box(0, -60, 60, 120), lit, shade],
  ] as const;
  pen.stroke(outline, edge, 5);
  for (const [half, ground, mark] of halves)
    pen.clip(half, () => {
      pen.fill(outline, ground);
      for (const side of [-1, 1])
        pen.at(0, 0, () => pen.fill(shape('7 -8!, 14 -17, 27 -18!, 23 -8, 13 -5'), mark), [side, 1]);
      pen.fill(shape('-20 8!, -8 14, 8 14, 20 8!, 16 24, 6 31, -6 31, -16 24'), mark);
      pen.fill(shape('-14 13!, 0 18, 14 13!, 10 18, 0 22, -10 18'), ground);
    });
}
