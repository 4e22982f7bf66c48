import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { BARE_LIPS, DEEP, HALF } from '../../survivors/features.ts';
import { fist, sleeve } from '../fist.ts';

/** Both of them have the same fringe, cut at the same kitchen table. */
const FRINGE = shape(
  '-38 4!, -44 -22, -34 -48, -6 -60, 24 -58, 44 -38, 46 -14, 41 6!, 36 -10, 30 -16, 20 -12, 8 -17, -4 -12, -16 -17, -26 -12, -34 -10',
);

export function kidBrother(pen: Pen): void {
  // The cape, collar up.
  const cape = shape('-30 60!, -56 34!, -66 72, -84 150!, 90 150!, 70 72, 60 32!, 32 60!');
  pen.stroke(cape, ACCENT, 3).fill(cape, BLACK);
  pen
    .fill(shape('-30 62!, -50 46!, -54 74, -50 150!, -18 150!'), ACCENT)
    .fill(shape('32 62!, 53 44!, 56 74, 54 150!, 20 150!'), ink(1, 0.55, 0));
  const shirt = shape('-22 58!, -40 70, -46 150!, 48 150!, 42 70, 24 58!');
  pen.fill(shirt, PAPER).clip(shirt, () => {
    for (const y of [74, 88, 102, 116]) pen.fill(box(-60, y, 120, 7), tone(0.85));
    pen.fill(poly('18 40, 110 40, 110 160, 24 160'), DEEP);
  });
  pen.stroke(shirt, BLACK, 2);
  face(pen, { build: 'child', brow: 'angry', eyes: 'wide', nose: 'small', mouth: 'teeth', neck: 12 });
  for (const [x, y] of rows('-29 16, -24 20, -19 16, 10 19, 15 15, 20 19')) pen.fill(oval(x, y, 1.4), BLACK);
  pen.stroke(FRINGE, ACCENT, 2.4).fill(FRINGE, BLACK);
  for (const mark of ['-28 -38, -8 -50', '-14 -28, -2 -42', '8 -32, 16 -46', '26 -30, 30 -44'])
    pen.stroke(line(mark), tone(0.35), 1.8);
  // The mask, pushed up: a face over a face.
  pen.at(
    2,
    -58,
    () => {
      const mask = shape('-36 12!, -40 -14, -34 -40!, -16 -26, 16 -26, 36 -42!, 40 -14, 34 12!, 14 22, -14 22');
      pen.stroke(mask, BLACK, 4).fill(mask, ACCENT);
      pen.clip(mask, () => pen.fill(shape('10 -50!, 18 -10, 10 30!, 60 30!, 60 -50!'), ink(1, 0.55, 0)));
      pen.fill(poly('-28 -10, -6 -2, -24 4'), BLACK).fill(poly('28 -10, 6 -2, 24 4'), BLACK);
      pen.fill(shape('-20 11!, 0 8, 20 11!, 10 18, -10 18'), BLACK);
      for (const x of [-10, 0, 10])
        pen.fill(
          poly([
            [x - 4, 10],
            [x + 4, 10],
            [x, 16],
          ]),
          PAPER,
        );
      pen.stroke(mask, BLACK, 2.2);
    },
    0.9,
    -0.06,
  );
  pen.stroke(line('-36 -44, -42 -20, -38 4'), BLACK, 2.4).stroke(line('40 -46, 46 -20, 42 4'), BLACK, 2.4);
  const knot = shape('-30 54!, -12 64, 0 67, 14 64, 32 52!, 38 66, 14 82, 0 84, -14 82, -36 68');
  pen
    .fill(knot, ACCENT)
    .stroke(knot, BLACK, 2.4)
    .fill(poly('-4 78, -16 104, -2 98, 8 106, 6 78'), ACCENT)
    .stroke(poly('-4 78, -16 104, -2 98, 8 106, 6 78'), BLACK, 2.2);
  // A sword, of lath.
  pen.at(
    -80,
    40,
    () => {
      const blade = poly('-5 40, -5 -58, 0 -70, 5 -58, 5 40');
      pen
        .stroke(blade, BLACK, 4)
        .fill(blade, PAPER)
        .fill(box(1, -60, 4, 100), HALF);
      pen
        .fill(box(-20, 38, 40, 9, 3), ACCENT)
        .stroke(box(-20, 38, 40, 9, 3), BLACK, 2.4)
        .fill(box(-4, 46, 8, 30), BLACK);
    },
    1,
    -0.16,
  );
  fist(pen, -70, 98, 0.86, -0.1);
}

export function kidSister(pen: Pen): void {
  // Braids, tied.
  for (const s of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const x = s * (44 + i * 1.5);
      const y = 24 + i * 13;
      pen
        .fill(oval(x, y, 11, 8.6, s * (i % 2 ? 0.5 : -0.5)), s > 0 ? ACCENT : PAPER)
        .fill(oval(x, y, 9.6, 7.2, s * (i % 2 ? 0.5 : -0.5)), BLACK);
    }
    pen.at(s * 51, 90, () => {
      pen.fill(shape('-4 6!, -8 22, 0 26, 8 22, 4 6!'), BLACK);
      const bow = shape('0 0, -14 -10!, -12 8!, 0 2, 12 8!, 14 -10!');
      pen.stroke(bow, BLACK, 2.4).fill(bow, ACCENT);
    });
  }
  const dress = shoulders(pen, 48, 58, ink(0.9, 0.1, 0), 18);
  pen.clip(dress, () => pen.fill(poly('18 40, 110 40, 110 160, 24 160'), ink(1, 0.6, 0.1)));
  pen.stroke(dress, BLACK, 2);
  face(pen, { build: 'child', brow: 'thin', eyes: 'open', nose: 'small', mouth: 'lips', lips: BARE_LIPS, neck: 11 });
  pen.stroke(FRINGE, ACCENT, 2.4).fill(FRINGE, BLACK);
  pen.stroke(line('0 -60, 0 -34'), tone(0.5), 1.6);
  for (const mark of ['-30 -34, -14 -48', '-18 -26, -8 -40', '12 -28, 18 -44', '28 -28, 32 -42'])
    pen.stroke(line(mark), tone(0.35), 1.8);
  // A white collar, ironed.
  const collar = shape('-30 56!, -10 66, 0 70!, 12 66, 32 54!, 42 70, 22 84!, 0 72!, -22 86!, -40 72');
  pen.fill(collar, PAPER).clip(collar, () => pen.fill(box(8, 50, 50, 50), HALF));
  pen.stroke(collar, BLACK, 2.2);
  // The doll looks at you; so does she.
  pen.at(
    62,
    72,
    () => {
      const frock = poly('-12 18, 12 18, 30 70, -30 70');
      pen.fill(frock, PAPER).stroke(frock, BLACK, 2.6);
      for (const x of [-10, 0, 10])
        pen.stroke(
          line([
            [x * 0.6, 22],
            [x * 1.6, 60],
          ]),
          ACCENT,
          2.4,
        );
      pen.fill(oval(0, 0, 24), BLACK).fill(oval(0, 0, 21.4), PAPER);
      const yarn = shape('-24 6!, -23 -16, 0 -28, 23 -16, 24 6!, 16 -6, 0 -11, -16 -6');
      pen.fill(yarn, ACCENT).stroke(yarn, BLACK, 2);
      pen.fill(oval(-8, 2, 4.8), BLACK).fill(oval(-7, 0.6, 1.6), PAPER);
      // One button eye is gone.
      pen.stroke(line('5 -2, 12 6'), BLACK, 2.4).stroke(line('12 -2, 5 6'), BLACK, 2.4);
      pen.stroke(line('-7 12, 0 14, 7 12'), BLACK, 1.8);
      for (const x of [-4, 0, 4])
        pen.stroke(
          line([
            [x, 10.6],
            [x, 15.4],
          ]),
          BLACK,
          1.2,
        );
    },
    0.92,
    0.14,
  );
  sleeve(pen, '10 150!, 20 124, 40 104, 56 114, 52 150!', ink(0.9, 0.1, 0));
  fist(pen, 60, 106, 0.8, 0.4);
}
