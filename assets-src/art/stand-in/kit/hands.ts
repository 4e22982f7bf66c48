import { BLACK, type Ink, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

const skinned = (pen: Pen, path: ReturnType<typeof shape>): Pen => pen.fill(path, PAPER).stroke(path, BLACK, 2.4);

/** A hand that has something between finger and thumb: the thing is drawn about 0,0, the arm comes from below. */
export function holding(
  pen: Pen,
  x: number,
  y: number,
  thing: () => void,
  {
    s = 1,
    turn = 0,
    sleeve = ink(0, 1, 0.4),
    flip = 1 as 1 | -1,
  }: { s?: number; turn?: number; sleeve?: Ink; flip?: 1 | -1 } = {},
): void {
  pen.at(
    x,
    y,
    () => {
      for (const finger of ['-4 30, -12 12, -14 -4', '2 28, -4 8, -5 -10', '8 28, 5 8, 5 -10'])
        skinned(pen, limb(finger, 12, 9));
      thing();
      const palm = shape('-14 26, -18 40, -12 56, 12 56, 18 42, 17 24, 4 18');
      skinned(pen, palm);
      const thumb = limb('15 38, 13 22, 3 6', 14, 10);
      skinned(pen, thumb).fill(shape('8 50, 18 42, 17 26, 12 36'), tone(0.5));
      for (const mark of ['-10 34, -2 30', '-8 41, 0 37']) pen.stroke(line(mark), BLACK, 1.6);
      pen.fill(box(-15, 52, 30, 9, 2), PAPER).stroke(box(-15, 52, 30, 9, 2), BLACK, 2.2);
      const arm = poly('-18 60, 18 60, 28 150, -28 150');
      pen.stroke(arm, PAPER, 4).fill(arm, sleeve).stroke(arm, BLACK, 1.6);
    },
    [s * flip, s],
    turn,
  );
}
