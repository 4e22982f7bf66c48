import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { BROWN, DEEP, HALF } from '../../survivors/features.ts';
import { sleeve } from '../fist.ts';

export function nurse(pen: Pen): void {
  // A round of hair, close and proper.
  const hair = shape('-32 24!, -48 8, -52 -24, -38 -52, -4 -66, 34 -56, 54 -26, 52 8, 38 26!');
  pen.stroke(hair, ACCENT, 3).fill(hair, BLACK);
  const dress = shoulders(pen, 60, 58, PAPER, 16);
  pen.clip(dress, () =>
    pen.fill(poly('20 40, 110 40, 110 160, 28 160'), HALF).fill(poly('48 40, 110 40, 110 160, 52 160'), DEEP),
  );
  pen.stroke(dress, BLACK, 2);
  face(pen, { build: 'oval', brow: 'plain', eyes: 'lashes', nose: 'broad', mouth: 'teeth', skin: BROWN, neck: 14 });
  pen.fill(
    shape('-36 -2!, -38 -26, -22 -46, 4 -50, 30 -42, 40 -20, 38 2!, 33 -18, 18 -32, 0 -35, -18 -31, -30 -18'),
    BLACK,
  );
  pen
    .fill(poly('-20 58, 0 78, -16 94, -36 66'), PAPER)
    .stroke(poly('-20 58, 0 78, -16 94, -36 66'), BLACK, 2)
    .fill(poly('20 58, 0 78, 14 94, 34 66'), HALF)
    .stroke(poly('20 58, 0 78, 14 94, 34 66'), BLACK, 2);
  // The cap, starched.
  const cap = shape('-40 -40!, -30 -70, -6 -82, 22 -78, 42 -60, 46 -40!, 24 -54, 0 -58, -22 -52');
  pen
    .stroke(cap, BLACK, 4)
    .fill(cap, PAPER)
    .clip(cap, () => pen.fill(shape('10 -90!, 18 -60, 14 -30!, 60 -30!, 60 -90!'), HALF));
  pen
    .stroke(cap, BLACK, 2.2)
    .fill(poly('-4 -76, 4 -76, 4 -72, 8 -72, 8 -64, 4 -64, 4 -60, -4 -60, -4 -64, -8 -64, -8 -72, -4 -72'), ACCENT);
  // Penlight in the teeth, both hands busy.
  pen.at(
    -12,
    32,
    () => {
      pen
        .fill(poly('-34 -9, -34 5, -118 34, -118 -34'), PAPER, 0.85)
        .stroke(box(-34, -5.4, 38, 8, 3), BLACK, 4)
        .fill(box(-34, -5.4, 38, 8, 3), PAPER)
        .fill(box(-35, -7, 9, 11, 2), ACCENT)
        .stroke(box(-35, -7, 9, 11, 2), BLACK, 1.8);
    },
    1,
    -0.08,
  );
  // The roll, and its end going somewhere.
  const strip = shape('34 92!, 64 92!, 66 120, 58 150!, 26 150!, 34 120');
  pen.stroke(strip, BLACK, 4).fill(strip, PAPER);
  for (const y of [106, 116, 126])
    pen.stroke(
      line([
        [35, y],
        [64, y],
      ]),
      tone(0.7),
      1.4,
    );
  pen.at(52, 74, () => {
    pen.fill(oval(0, 0, 24), BLACK).fill(oval(0, 0, 21.6), PAPER);
    for (const r of [16, 11, 6]) pen.stroke(oval(0, 0, r), BLACK, 1.5);
    pen.fill(oval(0, 0, 3), ACCENT);
  });
  sleeve(pen, '66 150!, 80 116, 92 92, 110 100, 108 150!', PAPER);
  const fingers = shape('64 66, 78 58, 94 66, 98 84, 86 98, 66 92');
  pen.fill(fingers, BROWN.lit).stroke(fingers, BLACK, 2.2);
  for (const y of [70, 78, 86])
    pen.stroke(
      line([
        [65, y],
        [82, y],
      ]),
      BLACK,
      1.7,
    );
}
