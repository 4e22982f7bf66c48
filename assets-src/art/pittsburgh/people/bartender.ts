import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { BROWN, HALF } from '../../survivors/features.ts';
import { fist, sleeve } from '../fist.ts';

export function bartender(pen: Pen): void {
  const shirt = shoulders(pen, 84, 54, PAPER, 8);
  pen.clip(shirt, () => {
    pen.fill(poly('30 40, 120 40, 120 160, 36 160'), HALF);
    const vest = poly('-62 52, -30 54, -4 112, 26 54, 64 52, 58 160, -58 160');
    pen.fill(vest, BLACK).fill(poly('26 54, 64 52, 60 160, 30 160'), ink(0, 1, 0.5));
  });
  pen.stroke(shirt, BLACK, 1.8);
  face(pen, { build: 'heavy', brow: 'heavy', eyes: 'narrow', nose: 'broad', mouth: 'grim', skin: BROWN, neck: 30 });
  // Nothing on top, everything below.
  const beard = shape(
    '-38 6!, -36 30, -28 48, -10 60, 12 60, 32 48, 42 24, 40 4!, 32 20, 18 24, 8 20, -5 22, -18 20, -28 24',
  );
  pen.fill(beard, BLACK);
  pen.fill(shape('-16 28!, -4 26, 9 28!, 5 33, -11 33'), BROWN.lit).stroke(line('-15 29, -4 30, 8 29'), BLACK, 2.4);
  for (const mark of ['-28 34, -22 46', '-14 42, -10 54', '4 42, 6 55', '18 38, 16 50'])
    pen.stroke(line(mark), tone(0.4), 1.6);
  pen.stroke(line('-26 -38, -14 -48, 4 -50'), PAPER, 3);
  pen
    .fill(poly('-20 58, -2 74, -18 88, -36 62'), PAPER)
    .stroke(poly('-20 58, -2 74, -18 88, -36 62'), BLACK, 2)
    .fill(poly('22 58, 0 74, 16 88, 36 62'), HALF)
    .stroke(poly('22 58, 0 74, 16 88, 36 62'), BLACK, 2);
  pen.at(-1, 76, () => {
    const bow = shape('0 0, -10 -8, -24 -10!, -22 0, -24 10!, -10 7, 0 2, 10 7, 24 10!, 22 0, 24 -10!, 10 -8');
    pen
      .stroke(bow, BLACK, 3)
      .fill(bow, ACCENT)
      .fill(box(-5, -6, 10, 12, 3), ACCENT)
      .stroke(box(-5, -6, 10, 12, 3), BLACK, 2);
  });
  // The towel.
  const towel = shape('-68 60!, -54 52, -40 56!, -34 150!, -74 150!');
  pen.stroke(towel, BLACK, 3).fill(towel, PAPER);
  for (const y of [84, 90, 102])
    pen.stroke(
      line([
        [-70, y],
        [-37, y],
      ]),
      ACCENT,
      y === 102 ? 1.6 : 3,
    );
  for (const mark of ['-60 62, -62 80', '-48 60, -46 78']) pen.stroke(line(mark), BLACK, 1.4);
  // Closing time.
  sleeve(pen, '42 150!, 56 106, 70 74, 96 80, 90 116, 80 150!', PAPER);
  pen.at(
    86,
    10,
    () => {
      const bottle = shape('-14 40!, -15 -6, -6 -26, -6 -50!, 6 -50!, 6 -26, 15 -6, 14 40!');
      pen
        .stroke(bottle, BLACK, 4.6)
        .fill(bottle, ink(1, 0.35, 0))
        .clip(bottle, () => pen.fill(box(-12, -30, 5, 80), PAPER).fill(box(-14, 2, 28, 24), PAPER));
      pen.stroke(bottle, BLACK, 2.2).fill(box(-7, -58, 14, 10, 2), BLACK);
      pen.stroke(line('-8 10, 8 10'), BLACK, 2).stroke(line('-6 17, 6 17'), BLACK, 1.6);
    },
    1,
    0.22,
  );
  fist(pen, 82, 58, 1.05, 0.2, BROWN.lit);
}
