import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { sleeve } from '../fist.ts';

export function sheriff(pen: Pen): void {
  const shirt = shoulders(pen, 82, 56, tone(0.3), 10);
  pen.clip(shirt, () => pen.fill(poly('20 40, 120 40, 120 160, 28 160'), DEEP));
  face(pen, { build: 'heavy', brow: 'heavy', eyes: 'narrow', nose: 'broad', mouth: 'grim', lines: true });
  // A moustache with opinions.
  pen
    .fill(shape('-28 36!, -22 24, -10 20, -4 23, 3 20, 14 24, 20 36!, 8 30, -4 29, -16 30'), BLACK)
    .stroke(line('-20 27, -10 24'), PAPER, 1.4);
  pen
    .fill(poly('-28 58, -4 76, -16 98, -42 66'), PAPER)
    .stroke(poly('-28 58, -4 76, -16 98, -42 66'), BLACK, 2)
    .fill(poly('28 58, 2 76, 14 98, 40 66'), HALF);
  pen.fill(poly('-7 72, 5 72, 8 108, -10 108'), BLACK);
  const badge = poly(
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6 - Math.PI / 2;
      const r = i % 2 ? 8 : 17;
      return [48 + Math.cos(a) * r, 92 + Math.sin(a) * r] as const;
    }),
  );
  pen
    .stroke(badge, BLACK, 3)
    .fill(badge, ACCENT)
    .fill(oval(48, 92, 4.6), PAPER);
  // Campaign brim, crown pinched in front.
  const crown = shape('-38 -30!, -36 -58, -22 -80, -2 -72, 20 -82, 36 -60, 42 -32!, 0 -38');
  const brim = shape('-84 -22!, -52 -36, 0 -41, 54 -37, 88 -24!, 50 -17, 0 -15, -48 -16');
  pen.stroke(crown, ACCENT, 3).fill(crown, tone(0.24));
  pen.clip(crown, () =>
    pen.fill(shape('4 -90, 12 -60, 8 -26, 60 -26, 60 -90'), DEEP).stroke(line('-2 -73, -4 -54'), BLACK, 2.2),
  );
  pen.fill(shape('-38 -44!, 0 -51, 41 -46!, 42 -33!, 0 -39, -38 -32!'), BLACK).fill(oval(0, -45, 4.4), ACCENT);
  pen.stroke(brim, ACCENT, 2.6).fill(brim, BLACK).stroke(line('-78 -23, -50 -33, -6 -37'), PAPER, 2.2);
  // Stop.
  sleeve(pen, '-66 150!, -84 96, -92 78, -66 72, -58 90, -40 150!', tone(0.3));
  pen.at(
    -80,
    40,
    () => {
      for (const [x, top, turn] of rows('-15 -28 -0.2, -5 -36 -0.05, 6 -36 0.06, 16 -28 0.2'))
        pen.at(
          x,
          2,
          () => pen.fill(box(-5, top, 10, 40, 5), PAPER).stroke(box(-5, top, 10, 40, 5), BLACK, 2.2),
          1,
          turn,
        );
      const thumb = shape('14 22, 30 6, 36 -6, 41 0, 36 18, 20 34');
      pen.fill(thumb, PAPER).stroke(thumb, BLACK, 2.2);
      const palm = shape('-20 0, -20 22, -14 38, 14 38, 22 20, 20 0, 0 -6');
      pen.fill(palm, PAPER).stroke(line('-20 0, -20 22, -14 38, 14 38, 20 26'), BLACK, 2.2);
      pen.stroke(line('-14 8, 0 14, 15 8'), BLACK, 1.5).stroke(line('-10 32, -2 20, 14 14'), BLACK, 1.5);
      pen.fill(box(-20, 34, 38, 8, 3), BLACK);
    },
    0.9,
    -0.08,
  );
}
