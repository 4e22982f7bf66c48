import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { limb, line, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** How it is done: two hands, and one of them is not a hand. About 0,0; 230 wide. */
export function clasp(pen: Pen): void {
  for (const [side, cloth] of [
    [-1, tone(0.3)],
    [1, BLACK],
  ] as const)
    pen.at(
      0,
      0,
      () => {
        const sleeve = poly('46 -16, 126 14, 130 62, 40 20');
        pen.stroke(sleeve, PAPER, 5).fill(sleeve, cloth).stroke(sleeve, BLACK, 2);
        const cuff = poly('36 -18, 48 -16, 43 22, 30 20');
        pen.stroke(cuff, BLACK, 4).fill(cuff, PAPER);
      },
      [side, 1],
    );
  const theirs = shape('-38 -16, -18 -24, 8 -22, 26 -12, 24 8, 6 16, -18 18, -36 18');
  pen.stroke(theirs, BLACK, 5).fill(theirs, PAPER);
  const its = shape('38 -16, 18 -22, -2 -14, -12 0, -6 14, 14 20, 34 18');
  pen
    .stroke(its, BLACK, 5)
    .fill(its, ACCENT)
    .fill(shape('34 18, 14 20, -6 14, 8 8, 30 6'), ink(1, 0.5, 0));
  for (const finger of [
    '8 -12, -12 -13, -25 -4',
    '6 -3, -15 -3, -27 6',
    '6 6, -13 7, -23 15',
    '10 14, -6 16, -14 22',
  ]) {
    const claw = limb(finger, 10, 4);
    pen.stroke(claw, BLACK, 4).fill(claw, ACCENT);
  }
  const thumb = limb('-22 -16, -6 -30, 10 -28', 12, 9);
  pen.stroke(thumb, BLACK, 4).fill(thumb, PAPER);
  const spur = limb('26 -16, 10 -36, -8 -34', 12, 4);
  pen.stroke(spur, BLACK, 4).fill(spur, ACCENT).stroke(line('14 -2, 28 -4'), BLACK, 2);
}
