import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { fist, sleeve } from '../fist.ts';

export function mechanic(pen: Pen): void {
  const suit = shoulders(pen, 72, 56, ink(0, 1, 0.2), 12);
  pen.clip(suit, () =>
    pen.fill(poly('22 40, 110 40, 110 160, 30 160'), BLACK).stroke(line('-2 70, -4 150'), tone(0.2), 2),
  );
  face(pen, { build: 'square', brow: 'plain', eyes: 'open', nose: 'straight', mouth: 'smirk', stubble: true });
  // Grease where he wiped it.
  for (const smear of ['-31 9, -23 15', '-29 15, -22 20']) pen.stroke(line(smear), BLACK, 2.6);
  // A good head of hair, combed once today.
  const quiff = shape(
    '-36 -2!, -42 -26, -34 -52, -20 -68, 6 -76, 30 -66, 44 -44, 42 -14, 37 2!, 32 -22, 22 -34, 6 -30, -8 -40, -22 -30, -31 -18',
  );
  pen.stroke(quiff, ACCENT, 2.6).fill(quiff, BLACK);
  for (const mark of ['-28 -44, -8 -62, 16 -62', '-22 -36, -6 -52, 16 -52', '26 -58, 36 -40'])
    pen.stroke(line(mark), tone(0.3), 1.8);
  pen
    .fill(poly('-24 56, -4 74, -18 96, -42 64'), ink(0, 1, 0.2))
    .stroke(poly('-24 56, -4 74, -18 96, -42 64'), PAPER, 1.8)
    .fill(poly('24 56, 2 74, 14 96, 40 64'), BLACK)
    .stroke(poly('24 56, 2 74, 14 96, 40 64'), ACCENT, 1.8);
  pen.fill(poly('-8 70, 6 70, 0 82'), PAPER);
  pen
    .fill(oval(-46, 94, 18, 10), PAPER)
    .stroke(oval(-46, 94, 18, 10), BLACK, 2.4)
    .stroke(oval(-46, 94, 14.6, 7), ACCENT, 1.6)
    .stroke(line('-55 95, -50 91, -46 96, -42 91, -37 95'), BLACK, 1.8);
  // The lamp on its cord.
  sleeve(pen, '44 150!, 60 112, 68 80, 94 82, 92 118, 84 150!', ink(0, 1, 0.2));
  const cord = line('84 60, 100 84, 96 120, 104 150');
  pen.stroke(cord, PAPER, 5).stroke(cord, BLACK, 3);
  pen.at(
    80,
    18,
    () => {
      pen.fill(oval(0, -12, 30), PAPER, 0.9);
      pen.fill(oval(0, -12, 13, 17), ACCENT).fill(oval(-2, -14, 7, 11), PAPER);
      for (const x of [-15, -5, 5, 15])
        pen.stroke(
          line([
            [x * 0.5, -36],
            [x, -14],
            [x * 0.7, 10],
          ]),
          BLACK,
          2.2,
        );
      for (const y of [-26, -12, 2])
        pen.stroke(
          line([
            [-14 + Math.abs(y + 12) * 0.2, y],
            [14 - Math.abs(y + 12) * 0.2, y],
          ]),
          BLACK,
          1.8,
        );
      pen
        .stroke(line('0 -36, -4 -46, 4 -50, 8 -44'), BLACK, 3)
        .fill(box(-9, 8, 18, 34, 4), BLACK)
        .stroke(line('-6 12, -6 36'), PAPER, 1.6);
    },
    1,
    0.1,
  );
  fist(pen, 79, 56, 0.95, 0.1);
}
