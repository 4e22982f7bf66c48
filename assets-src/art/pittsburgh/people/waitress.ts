import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { HALF } from '../../survivors/features.ts';
import { fist, sleeve } from '../fist.ts';

export function waitress(pen: Pen): void {
  const pink = ink(0.5, 0, 0);
  // A beehive that the war could not move.
  const hive = shape('-36 12!, -45 -12, -48 -42, -36 -72, -4 -86, 30 -78, 49 -48, 46 -14, 38 12!');
  pen.stroke(hive, PAPER, 3).fill(hive, ACCENT);
  pen.clip(hive, () => {
    pen.fill(shape('14 -100!, 26 -56, 20 20!, 80 20!, 80 -100!'), ink(1, 0.75, 0.1));
    for (const mark of [
      '-46 -30, -16 -58, 20 -62, 46 -44',
      '-42 -54, -14 -74, 20 -72',
      '-38 -10, -30 -34, 0 -46, 44 -26',
    ])
      pen.stroke(line(mark), BLACK, 2.2);
  });
  const dress = shoulders(pen, 60, 58, pink, 16);
  pen.clip(dress, () => pen.fill(poly('20 40, 110 40, 110 160, 28 160'), ink(1, 0.5, 0)));
  pen.stroke(dress, BLACK, 1.8);
  face(pen, { build: 'oval', brow: 'thin', eyes: 'lashes', nose: 'straight', mouth: 'teeth', neck: 14 });
  pen
    .fill(shape('-33 -8!, -36 -28, -24 -46, 4 -50, 28 -42, 37 -18!, 24 -32, 4 -36, -18 -30'), ACCENT)
    .stroke(line('-33 -8, -18 -30, 4 -36, 24 -32, 37 -18'), BLACK, 2.2);
  for (const x of [-36, 37]) pen.fill(oval(x, 18, 5.4), BLACK).fill(oval(x, 18, 3.8), ACCENT);
  pen
    .fill(poly('-20 58, 0 78, -18 92, -36 64'), PAPER)
    .stroke(poly('-20 58, 0 78, -18 92, -36 64'), BLACK, 2)
    .fill(poly('20 58, 0 78, 16 92, 34 64'), HALF)
    .stroke(poly('20 58, 0 78, 16 92, 34 64'), BLACK, 2);
  // Her name, or somebody's; and the little cap.
  pen
    .fill(box(24, 94, 32, 12, 2), PAPER)
    .stroke(box(24, 94, 32, 12, 2), BLACK, 1.8)
    .stroke(line('29 100, 33 98, 37 101, 42 98, 50 100'), BLACK, 1.6);
  const cap = shape('-22 -64!, -18 -80, -8 -78, 0 -92, 8 -79, 18 -82, 24 -66!, 2 -72');
  pen.stroke(cap, BLACK, 3.4).fill(cap, PAPER).stroke(line('-16 -71, 1 -78, 19 -73'), BLACK, 1.8);
  // The pot, swung like a club.
  sleeve(pen, '-36 150!, -56 112, -78 82, -60 68, -40 90, -20 150!', pink);
  pen.at(
    -76,
    28,
    () => {
      const glass = shape('-20 -30!, -10 -36, 12 -36, 20 -30!, 30 -2, 26 16, 10 22, -12 22, -28 16, -31 -2');
      pen.stroke(glass, BLACK, 5).fill(glass, PAPER);
      pen.clip(glass, () =>
        pen.fill(shape('-40 -8!, -14 -14, 6 -4, 40 -12!, 40 40!, -40 40!'), BLACK).fill(oval(-14, 4, 4, 7, 0.3), PAPER),
      );
      pen
        .stroke(glass, BLACK, 2.6)
        .fill(box(-21, -38, 42, 8, 3), ACCENT)
        .stroke(box(-21, -38, 42, 8, 3), BLACK, 2);
      pen.stroke(line('24 -30, 44 -20, 46 6, 30 16'), BLACK, 9).stroke(line('24 -30, 44 -20, 46 6, 30 16'), ACCENT, 3);
      for (const [x, y, r] of rows('-40 -26 4.4, -48 -10 3, -36 -44 3, -52 -34 2.2')) pen.fill(oval(x, y, r), BLACK);
    },
    0.92,
    -0.5,
  );
  fist(pen, -54, 66, 0.9, 0.5);
}
