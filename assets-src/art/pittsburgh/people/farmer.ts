import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { fist, sleeve } from '../fist.ts';

export function farmer(pen: Pen): void {
  const shirt = shoulders(pen, 70, 56, PAPER, 14);
  pen.clip(shirt, () => {
    for (let i = -6; i < 7; i++)
      pen
        .fill(box(i * 16 - 3, 40, 4, 120), ink(0.8, 0.2, 0))
        .fill(box(-110, 62 + (i + 6) * 16, 220, 4), ink(0.8, 0.2, 0));
    pen.fill(poly('22 40, 110 40, 110 160, 30 160'), DEEP);
  });
  face(pen, { build: 'long', brow: 'none', eyes: 'narrow', nose: 'hook', mouth: 'grim', lines: true, neck: 18 });
  // White, and left to itself since the funeral.
  const beard = shape(
    '-34 4!, -38 30, -30 60, -22 70!, -14 78, -4 92!, 6 78, 18 74!, 30 58, 38 28, 36 2!, 29 22, 18 26, 6 24, -6 26, -16 24, -26 24',
  );
  pen
    .stroke(beard, BLACK, 3)
    .fill(beard, PAPER)
    .clip(beard, () => pen.fill(shape('12 0!, 16 40, 4 100!, 60 100!, 60 0!'), HALF));
  for (const mark of ['-26 36, -20 58', '-14 44, -10 70', '-2 48, -3 80', '10 46, 8 68', '22 40, 18 60'])
    pen.stroke(line(mark), BLACK, 1.6);
  pen
    .fill(shape('-20 33!, -12 26, -4 28, 4 26, 12 33!, 4 32, -4 34, -12 32'), PAPER)
    .stroke(line('-20 33, -12 26, -4 28, 4 26, 12 33'), BLACK, 1.8)
    .stroke(line('-11 37, -3 36, 6 37'), BLACK, 2.4);
  for (const s of [-1, 1])
    pen.at(
      -5 + s * 16,
      -14,
      () =>
        pen
          .fill(shape('-10 2, -4 -5, 8 -4, 11 2, 0 2'), PAPER)
          .stroke(shape('-10 2, -4 -5, 8 -4, 11 2, 0 2'), BLACK, 1.6),
      [s, 1],
    );
  // Bib and braces.
  for (const s of [-1, 1])
    pen.fill(
      poly([
        [s * 34, 62],
        [s * 46, 66],
        [s * 36, 104],
        [s * 24, 104],
      ]),
      ink(0, 1, 0.4),
    );
  pen.fill(box(-34, 100, 66, 50), ink(0, 1, 0.4)).stroke(box(-34, 100, 66, 50), BLACK, 2.2);
  for (const s of [-1, 1]) pen.fill(oval(s * 29, 104, 4), ACCENT).stroke(oval(s * 29, 104, 4), BLACK, 1.4);
  // Feed cap.
  const cap = shape('-38 -26!, -40 -52, -24 -72, 2 -76, 28 -70, 42 -50, 41 -26!, 0 -34');
  pen.stroke(cap, ACCENT, 3).fill(cap, ACCENT).stroke(cap, BLACK, 2);
  pen.clip(cap, () => pen.fill(shape('12 -84!, 20 -54, 16 -20!, 70 -20!, 70 -84!'), ink(1, 0.6, 0.1)));
  pen.fill(box(-20, -66, 30, 26, 4), PAPER).stroke(box(-20, -66, 30, 26, 4), BLACK, 2);
  pen
    .fill(shape('-5 -44!, -10 -52, -5 -63!, 0 -52'), BLACK)
    .stroke(line('-5 -44, -14 -56'), BLACK, 1.6)
    .stroke(line('-5 -44, 4 -56'), BLACK, 1.6);
  const peak = shape('-52 -20!, -38 -32, -6 -36, 26 -33, 42 -26!, 24 -20, -14 -16, -44 -13');
  pen.fill(peak, BLACK).stroke(line('-48 -21, -36 -29, -8 -32'), PAPER, 2);
  // The lantern, as high as it will go.
  sleeve(pen, '44 150!, 62 110, 70 66, 94 66, 94 110, 84 150!', PAPER);
  pen.at(84, 8, () => {
    pen.fill(oval(0, -10, 30), PAPER, 0.9);
    pen.stroke(line('-16 -8, -18 -36, 0 -46, 18 -36, 16 -8'), BLACK, 2.6);
    const globe = shape('-13 10!, -15 -10, -9 -22!, 9 -22!, 15 -10, 13 10!');
    pen.stroke(globe, BLACK, 4).fill(globe, PAPER).fill(shape('0 8!, -6 0, -3 -8, 1 -17!, 6 -5, 5 3'), ACCENT);
    pen
      .fill(box(-11, -28, 22, 7, 2), BLACK)
      .fill(poly('-16 10, 16 10, 18 24, -18 24'), BLACK)
      .stroke(line('-14 15, 14 15'), ACCENT, 1.6);
    for (const x of [-8, 8])
      pen.stroke(
        line([
          [x, -22],
          [x * 1.5, 10],
        ]),
        BLACK,
        1.4,
      );
  });
  fist(pen, 84, 48, 0.95, 0.1);
}
