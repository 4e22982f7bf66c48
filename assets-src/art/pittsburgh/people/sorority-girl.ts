import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { HALF } from '../../survivors/features.ts';

export function sororityGirl(pen: Pen): void {
  // Long, straight, and flipped at the ends.
  const hair = shape(
    '-30 -50, -46 -28, -46 16, -50 56, -66 70!, -48 76, -30 66, 0 40, 34 66, 52 78, 72 70!, 54 54, 50 14, 50 -28, 34 -54, 2 -66',
  );
  pen.stroke(hair, ACCENT, 3).fill(hair, BLACK);
  for (const mark of ['-38 -20, -40 20, -46 58', '-34 24, -38 52', '42 -20, 46 20, 50 56', '36 26, 40 56'])
    pen.stroke(line(mark), tone(0.25), 2);
  const knit = shoulders(pen, 56, 60, tone(0.16), 18);
  pen.clip(knit, () => {
    pen.fill(poly('18 40, 110 40, 110 160, 26 160'), HALF);
    for (let x = -60; x < 64; x += 8)
      pen.stroke(
        line([
          [x, 60, 1],
          [x, 150, 1],
        ]),
        tone(0.8),
        1,
      );
  });
  pen.stroke(knit, BLACK, 2);
  face(pen, { build: 'fine', brow: 'worried', eyes: 'lashes', nose: 'small', mouth: 'lips', neck: 12 });
  pen
    .fill(shape('-24 60!, 0 68, 22 60!, 18 74, 0 80, -20 74'), ACCENT)
    .stroke(shape('-24 60!, 0 68, 22 60!, 18 74, 0 80, -20 74'), BLACK, 2);
  // A sigma: nobody outside knows which house.
  const sigma = line('-20 88!, -42 88!, -30 100!, -42 112!, -20 112!');
  pen.stroke(sigma, BLACK, 9).stroke(sigma, ACCENT, 5);
  const fringe = shape(
    '-34 8!, -38 -26, -22 -50, 4 -56, 30 -46, 38 -20, 36 8!, 31 -14, 18 -32, -2 -30, -20 -20, -29 -8',
  );
  pen.fill(fringe, BLACK).stroke(line('-28 -24, -10 -42, 10 -44'), tone(0.25), 1.8);
  const band = shape('-39 -22!, -24 -48, 4 -56, 32 -46, 42 -22!, 36 -36, 6 -46, -28 -36');
  pen.stroke(band, BLACK, 2.4).fill(band, ACCENT);
  for (const [x, y] of rows('-24 -41, -4 -50, 16 -49, 33 -38')) pen.fill(oval(x, y, 1.8), PAPER);
  // Her books, held to her like a shield; her eyes are on what is behind her.
  pen.at(
    58,
    106,
    () => {
      pen
        .fill(box(-30, -30, 58, 62, 3), ACCENT)
        .stroke(box(-30, -30, 58, 62, 3), BLACK, 3)
        .fill(box(-22, -22, 42, 12), PAPER)
        .stroke(box(-22, -22, 42, 12), BLACK, 1.8);
      pen.stroke(line('-30 -12, -38 -8, -38 32'), BLACK, 3);
    },
    1,
    -0.16,
  );
  const fingers = shape('22 100, 40 94, 58 98, 62 108, 44 120, 22 118');
  pen.fill(fingers, PAPER).stroke(fingers, BLACK, 2.2);
  for (const y of [101, 107, 113])
    pen.stroke(
      line([
        [42, y],
        [58, y + 1],
      ]),
      BLACK,
      1.6,
    );
}
