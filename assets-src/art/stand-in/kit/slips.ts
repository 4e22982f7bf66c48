import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { mask } from './mask.ts';

export type Front = 'eye' | 'flame' | 'star' | 'lock' | 'mask' | 'grin' | 'plain';

const FRONTS: Record<Front, (pen: Pen) => void> = {
  eye: (pen) =>
    pen
      .fill(shape('-15 0!, 0 -11, 15 0!, 0 11'), PAPER)
      .fill(oval(0, 0, 6), BLACK)
      .fill(oval(2, -2, 2), PAPER),
  flame: (pen) => pen.fill(shape('0 16, -11 6, -7 -6, -1 -17!, 3 -6, 9 -9!, 11 6'), PAPER),
  star: (pen) => pen.fill(poly('0 -16, 4 -5, 15 -5, 7 3, 10 14, 0 7, -10 14, -7 3, -15 -5, -4 -5'), PAPER),
  lock: (pen) =>
    pen.stroke(shape('-6 -3, -6 -11, 0 -15, 6 -11, 6 -3'), PAPER, 3.4).fill(box(-10, -5, 20, 17, 3), PAPER),
  mask: (pen) => pen.at(0, -1, () => mask(pen, PAPER, BLACK, BLACK), 0.36),
  grin: (pen) => {
    for (const x of [-7, 7]) pen.fill(oval(x, -6, 5), PAPER).fill(oval(x, -6, 1.8), BLACK);
    pen.fill(poly('-14 4, 14 4, 10 9, 7 6, 4 13, 1 6, -2 14, -5 6, -8 12, -11 6'), PAPER);
  },
  plain: () => {},
};

/** A card of the game itself, 48 by 66 about 0,0. */
export function slip(pen: Pen, front: Front): void {
  const doubled = front === 'grin' || front === 'mask';
  pen.stroke(box(-24, -33, 48, 66, 4), BLACK, 4).fill(box(-24, -33, 48, 66, 4), PAPER);
  pen.fill(box(-19, -28, 38, 40, 2), doubled ? BLACK : ACCENT).stroke(box(-19, -28, 38, 40, 2), BLACK, 1.6);
  pen.at(0, -8, () => FRONTS[front](pen));
  pen.fill(box(-19, 15, 38, 6), BLACK).fill(box(-15, 25, 30, 2), BLACK);
}

/** Its back, as the table shows it. */
export function slipBack(pen: Pen): void {
  pen.stroke(box(-24, -33, 48, 66, 4), BLACK, 4).fill(box(-24, -33, 48, 66, 4), PAPER);
  pen.fill(box(-21, -30, 42, 60, 2), BLACK).fill(box(-13, -30, 26, 60), ink(0.6, 0.5, 0));
  for (let y = -27; y < 28; y += 7) for (const x of [-19, 15.4]) pen.fill(box(x, y, 3.6, 3.6), PAPER);
  pen.at(0, 0, () => mask(pen), 0.3);
}
