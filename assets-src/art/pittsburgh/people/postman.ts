import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { HALF } from '../../survivors/features.ts';
import { fist, sleeve } from '../fist.ts';

export function postman(pen: Pen): void {
  const coat = shoulders(pen, 66, 58, ink(0, 1, 0.25), 14);
  pen.clip(coat, () => pen.fill(poly('22 40, 110 40, 110 160, 30 160'), BLACK));
  face(pen, { build: 'long', brow: 'worried', eyes: 'wide', nose: 'hook', mouth: 'down', neck: 15 });
  // Thin as his route is long: side hair, and spectacles.
  pen.fill(shape('-31 8!, -37 -2, -36 -22, -30 -26!'), BLACK).fill(shape('32 10!, 39 0, 38 -24, 32 -26!'), BLACK);
  for (const x of [-21.5, 11.5]) pen.stroke(oval(x, -3, 12.5), BLACK, 2.6);
  pen.stroke(line('-9 -5, -5 -7, -1 -5'), BLACK, 2.2).stroke(line('24 -5, 35 -4'), BLACK, 2.2);
  pen
    .fill(poly('-20 60, -2 78, -16 96, -36 66'), PAPER)
    .stroke(poly('-20 60, -2 78, -16 96, -36 66'), BLACK, 2)
    .fill(poly('20 60, 0 78, 12 96, 34 66'), HALF)
    .stroke(poly('20 60, 0 78, 12 96, 34 66'), BLACK, 2);
  pen
    .fill(poly('-6 76, 4 76, 6 112, -2 120, -8 112'), ACCENT)
    .stroke(poly('-6 76, 4 76, 6 112, -2 120, -8 112'), BLACK, 1.8);
  // Cap with a band and a horn on it.
  const crown = shape('-36 -30!, -50 -48, -36 -66, 0 -72, 40 -66, 54 -46, 40 -30!, 0 -36');
  pen.stroke(crown, ACCENT, 3).fill(crown, ink(0, 1, 0.25));
  pen.clip(crown, () => pen.fill(shape('10 -80, 20 -54, 16 -26, 70 -26, 70 -80'), BLACK));
  pen
    .fill(shape('-37 -36!, 0 -42, 41 -36!, 40 -22!, 0 -28, -36 -22!'), BLACK)
    .stroke(line('-36 -34, 0 -40, 40 -34'), ACCENT, 1.8);
  const peak = shape('-40 -22!, -10 -29, 28 -28, 42 -22!, 30 -13, -8 -11, -36 -14');
  pen.fill(peak, BLACK).stroke(line('-36 -15, -8 -12, 26 -14'), PAPER, 2);
  pen.at(0, -50, () =>
    pen
      .fill(oval(0, 0, 10, 8), ACCENT)
      .stroke(oval(0, 0, 10, 8), BLACK, 1.8)
      .stroke(line('-5 2, 0 -3, 5 2'), BLACK, 1.8),
  );
  // The bag, its strap, and the mail.
  pen.stroke(line('36 64!, -52 150!'), PAPER, 10).stroke(line('36 64!, -52 150!'), BLACK, 7);
  pen.at(
    -74,
    112,
    () => {
      for (const [x, turn] of rows('-14 -0.2, 2 0.05, 16 0.25'))
        pen.at(
          x,
          -26,
          () =>
            pen
              .fill(box(-10, -16, 20, 30), PAPER)
              .stroke(box(-10, -16, 20, 30), BLACK, 2)
              .stroke(line('-6 -10, 4 -10'), BLACK, 1.4),
          1,
          turn,
        );
      pen
        .fill(box(-34, -22, 66, 70, 6), ink(1, 0.4, 0))
        .stroke(box(-34, -22, 66, 70, 6), BLACK, 2.8)
        .stroke(line('-34 0, -2 8, 32 0'), BLACK, 2);
      pen.fill(box(-6, 2, 10, 12, 2), PAPER).stroke(box(-6, 2, 10, 12, 2), BLACK, 1.8);
    },
    0.9,
    -0.06,
  );
  // The letter nobody will get.
  sleeve(pen, '44 150!, 60 114, 66 84, 92 86, 92 118, 84 150!', ink(0, 1, 0.25));
  pen.at(
    82,
    32,
    () => {
      pen.fill(box(-30, -22, 58, 40, 2), PAPER).stroke(box(-30, -22, 58, 40, 2), BLACK, 3);
      for (const [y, to] of rows('-2 8, 5 2, 12 10'))
        pen.stroke(
          line([
            [-20, y],
            [to, y],
          ]),
          BLACK,
          2,
        );
      pen.fill(box(12, -17, 12, 14), ACCENT).stroke(box(12, -17, 12, 14), BLACK, 1.6);
      for (const y of [-14, -9])
        pen.stroke(
          line([
            [-4, y],
            [2, y - 2],
            [8, y],
            [14, y - 2],
          ]),
          BLACK,
          1.2,
        );
    },
    1,
    0.14,
  );
  fist(pen, 76, 60, 0.95, 0.1);
}
