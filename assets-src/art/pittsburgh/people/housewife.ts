import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { fist, sleeve } from '../fist.ts';

export function housewife(pen: Pen): void {
  const dress = shoulders(pen, 62, 58, PAPER, 14);
  pen.clip(dress, () => {
    for (let i = 0; i < 44; i++) pen.fill(oval(-70 + ((i * 41) % 140), 66 + ((i * 27) % 60), 3), ink(1, 0.1, 0));
    pen.fill(poly('20 40, 110 40, 110 160, 28 160'), DEEP);
  });
  pen.stroke(dress, BLACK, 2);
  face(pen, { build: 'round', brow: 'angry', eyes: 'lashes', nose: 'small', mouth: 'lips', neck: 16 });
  // Two nails held ready.
  for (const [x, turn] of rows('-16 0.3, -4 0.1'))
    pen.at(
      x,
      34,
      () =>
        pen
          .stroke(line('0 -2, -4 12'), BLACK, 3.4)
          .stroke(line('0 -2, -4 12'), PAPER, 1.2)
          .fill(oval(-4, 13, 4, 1.8), BLACK),
      1,
      turn,
    );
  const scalp = shape(
    '-38 6!, -44 -20, -36 -48, -8 -62, 20 -60, 42 -44, 47 -16, 40 8!, 34 -14, 20 -30, -2 -34, -22 -28, -31 -12',
  );
  pen.stroke(scalp, ACCENT, 2.6).fill(scalp, BLACK);
  // Curlers, in rows, and the scarf that was to hide them.
  for (const [x, y, turn] of rows(
    '-34 -26 -1, -24 -48 -0.6, -2 -60 -0.1, 22 -56 0.4, 40 -36 0.9, -8 -40 -0.2, 14 -38 0.3',
  ))
    pen.at(
      x,
      y,
      () => {
        pen.fill(box(-11, -8, 22, 16, 7), BLACK).fill(box(-9.4, -6.4, 18.8, 12.8, 5.6), ACCENT);
        for (const d of [-4, 0, 4])
          pen.stroke(
            line([
              [d, -6],
              [d, 6],
            ]),
            PAPER,
            1.5,
          );
      },
      1,
      turn,
    );
  pen
    .fill(poly('-18 60, 0 80, -16 92, -34 66'), PAPER)
    .stroke(poly('-18 60, 0 80, -16 92, -34 66'), BLACK, 2)
    .fill(poly('18 60, 0 80, 14 92, 32 66'), HALF)
    .stroke(poly('18 60, 0 80, 14 92, 32 66'), BLACK, 2);
  const bib = shape('-28 96!, 0 102, 26 96!, 34 150!, -36 150!');
  pen.fill(bib, ACCENT).stroke(bib, BLACK, 2.4);
  for (const s of [-1, 1])
    pen
      .stroke(
        line([
          [s * 27, 98],
          [s * 24, 66],
        ]),
        BLACK,
        6,
      )
      .stroke(
        line([
          [s * 27, 98],
          [s * 24, 66],
        ]),
        ACCENT,
        3,
      );
  // Hammer.
  sleeve(pen, '-44 150!, -60 112, -78 84, -60 70, -42 92, -24 150!', PAPER);
  pen.at(
    -72,
    40,
    () => {
      pen.stroke(line('0 50!, 0 -30!'), BLACK, 10).stroke(line('0 50!, 0 -30!'), ink(0.9, 0.3, 0), 6);
      const head = shape('-26 -46!, -10 -44!, 8 -46, 26 -34!, 10 -34, 8 -28!, -10 -28!, -12 -31!, -26 -30!');
      pen.stroke(head, PAPER, 4).fill(head, BLACK).stroke(line('-23 -42, 4 -41'), PAPER, 2);
    },
    1,
    -0.24,
  );
  fist(pen, -64, 66, 0.95, -0.1);
}
