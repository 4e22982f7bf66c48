import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { fist } from '../fist.ts';

export function collegeGuy(pen: Pen): void {
  const jacket = shoulders(pen, 64, 60, ink(1, 0.45, 0), 14);
  pen.clip(jacket, () => {
    for (let x = -80; x < 90; x += 7)
      pen.stroke(
        line([
          [x, 50, 1],
          [x, 160, 1],
        ]),
        ink(1, 0.9, 0.1),
        1.6,
      );
    pen.fill(poly('22 40, 110 40, 110 160, 30 160'), DEEP);
  });
  pen.stroke(jacket, BLACK, 2);
  face(pen, { build: 'long', brow: 'none', eyes: 'open', nose: 'straight', mouth: 'down', neck: 17 });
  // Black wool to the chin.
  const roll = shape('-24 54!, -2 64, 24 52!, 28 74, 34 104, 20 150!, -20 150!, -36 104, -28 76');
  pen
    .fill(roll, BLACK)
    .stroke(line('-24 56, -2 66, 24 54'), tone(0.4), 2)
    .stroke(line('-26 66, -2 76, 26 64'), tone(0.4), 2);
  const left = poly('-28 62, -14 98, -30 132, -50 72');
  const right = poly('28 60, 14 98, 28 132, 48 70');
  pen
    .fill(left, ink(1, 0.2, 0))
    .stroke(left, BLACK, 2)
    .fill(right, DEEP)
    .stroke(right, BLACK, 2);
  // Hair that his father mentions at dinner.
  const hair = shape(
    '-32 22!, -42 10, -46 -20, -38 -50, -14 -70, 16 -70, 40 -52, 48 -20, 44 12, 36 22!, 34 -8, 26 -26, 8 -20, -8 -32, -20 -18, -30 -14, -31 6',
  );
  pen.stroke(hair, ACCENT, 2.6).fill(hair, BLACK);
  for (const mark of ['-32 -36, -12 -56, 10 -56', '-20 -32, -2 -48, 18 -46', '30 -48, 40 -26', '-40 -16, -37 8'])
    pen.stroke(line(mark), tone(0.3), 1.8);
  // Heavy frames.
  for (const x of [-21, 13])
    pen.stroke(box(x - 14, -13, 28, 21, 5), BLACK, 5).stroke(
      line([
        [x - 8, -8],
        [x - 2, -10],
      ]),
      PAPER,
      1.6,
    );
  pen.stroke(line('-8 -6, -4 -8, 0 -6'), BLACK, 4).stroke(line('27 -6, 37 -4'), BLACK, 4);
  // On the air until a minute ago.
  const yoke = line('-44 88, -34 108, 0 118, 34 106, 44 84');
  pen.stroke(yoke, PAPER, 9).stroke(yoke, BLACK, 6);
  for (const [x, y, s] of rows('-46 82 -1, 45 78 1'))
    pen.at(x, y, () => {
      pen
        .fill(oval(0, 0, 15, 19, s * 0.2), BLACK)
        .stroke(oval(0, 0, 15, 19, s * 0.2), s > 0 ? ACCENT : PAPER, 2.4)
        .fill(oval(s * -2, 0, 8, 11, s * 0.2), ACCENT)
        .stroke(oval(s * -2, 0, 8, 11, s * 0.2), PAPER, 1.4);
    });
  // The mike came along.
  pen.at(
    -82,
    60,
    () => {
      pen.stroke(line('0 70, 0 14'), BLACK, 9).stroke(line('-1.6 70, -1.6 14'), PAPER, 1.6);
      const grille = shape('-15 10!, -16 -18, 0 -32, 16 -18, 15 10!');
      pen.stroke(grille, BLACK, 5).fill(grille, PAPER);
      pen.clip(grille, () => {
        for (const y of [-22, -14, -6, 2]) pen.fill(box(-20, y, 40, 3.6), BLACK);
        pen.fill(box(4, -40, 20, 60), HALF);
      });
      pen
        .stroke(grille, BLACK, 2.4)
        .fill(box(-17, 8, 34, 8, 3), ACCENT)
        .stroke(box(-17, 8, 34, 8, 3), BLACK, 2);
    },
    1,
    0.1,
  );
  fist(pen, -81, 98, 0.95, 0);
}
