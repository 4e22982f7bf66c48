import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { fist, sleeve } from '../../pittsburgh/fist.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { BROWN, HALF } from '../../survivors/features.ts';
import { barred, edged, seg } from '../kit/strokes.ts';

/** Came in for the picture, and meant to leave after it. */
export function connie(pen: Pen): void {
  for (const s of [-1, 1]) {
    const plait: readonly (readonly [number, number, number])[] = [
      [42, 14, 8.6],
      [46, 30, 8.6],
      [49, 46, 8.2],
      [51, 61, 7.6],
      [53, 74, 6.6],
    ];
    for (const [x, y, r] of plait) pen.fill(oval(s * x, y, r + 2), ACCENT);
    for (const [x, y, r] of plait)
      pen.fill(oval(s * x, y, r), BLACK).stroke(
        line([
          [s * x - 4, y - 3],
          [s * x, y + 2],
          [s * x + 4, y - 3],
        ]),
        tone(0.2),
        1.4,
      );
    pen.fill(box(s * 54 - 5, 79, 10, 5), PAPER).fill(oval(s * 55, 90, 5, 8), BLACK);
  }
  const shirt = shoulders(pen, 68, 57, PAPER, 14);
  pen.clip(shirt, () => {
    pen
      .fill(shape('-110 60!, -40 62, -22 88, -40 110, -110 110!'), ACCENT)
      .fill(shape('110 60!, 40 62, 22 88, 40 110, 110 110!'), ink(1, 0.7, 0.1));
    pen.fill(poly('24 40, 110 40, 110 160, 32 160'), tone(0.5), 0.5);
    for (const y of [92, 106]) pen.fill(oval(0, y, 2.6), BLACK);
  });
  pen.stroke(shirt, BLACK, 2);
  face(pen, { build: 'square', brow: 'heavy', eyes: 'open', nose: 'broad', mouth: 'smirk', skin: BROWN, neck: 18 });
  pen.fill(shape('-36 2!, -40 -16, -34 -30!, -31 -14'), BLACK).fill(shape('36 2!, 41 -16, 36 -30!, 32 -14'), BLACK);
  const scarf = shape('-30 54!, 0 66, 30 54!, 38 64, 12 78, 4 96!, -8 78, -36 66');
  pen.fill(scarf, ACCENT).stroke(scarf, BLACK, 2.2);
  for (const [x, y] of rows('-20 64, -6 70, 10 70, 24 62, 1 82')) pen.fill(oval(x, y, 1.8), PAPER);
  // The hat stayed on for eight seconds, twice.
  const crown = shape('-37 -32!, -36 -62, -24 -82, -4 -72, 4 -72, 22 -84, 36 -64, 39 -34!, 0 -40');
  const brim = shape(
    '-84 -30!, -78 -48, -56 -40, -36 -36, 0 -40, 38 -38, 60 -42, 80 -52, 88 -34!, 66 -22, 34 -18, -6 -17, -40 -18, -68 -20',
  );
  barred(pen, crown, 4, 2.4).fill(crown, PAPER);
  pen.clip(crown, () =>
    pen.fill(shape('6 -92!, 12 -60, 8 -30!, 60 -30!, 60 -92!'), HALF).stroke(line('0 -72, -1 -54'), BLACK, 2),
  );
  pen
    .fill(shape('-37 -46!, 0 -52, 39 -47!, 39 -34!, 0 -40, -37 -33!'), ACCENT)
    .stroke(line('-37 -46, 0 -52, 39 -47'), BLACK, 1.8);
  barred(pen, brim, 4, 2.4).fill(brim, PAPER);
  pen.clip(brim, () =>
    pen.fill(shape('-50 -24!, 0 -30, 50 -26!, 40 -10!, -44 -10!'), BLACK).fill(box(30, -60, 70, 50), HALF),
  );
  pen.fill(poly('0 -50, 2.4 -46, 7 -46, 3.4 -43, 5 -38, 0 -41, -5 -38, -3.4 -43, -7 -46, -2.4 -46'), PAPER);
  // Rope, with an opinion.
  sleeve(pen, '42 150!, 58 114, 74 92, 94 100, 90 150!', PAPER);
  for (const [x, y, rx, ry, t] of rows('92 48 22 34 0.3, 88 50 19 31 0.2, 84 52 16 28 0.1'))
    edged(pen, oval(x, y, rx, ry, t), 6.4, 3.2, ACCENT);
  fist(pen, 80, 80, 1, -0.3, BROWN.lit);
}

/** Made every horror on that screen with her own hands. */
export function vera(pen: Pen): void {
  const smock = shoulders(pen, 64, 60, tone(0.75), 14);
  pen.clip(smock, () => pen.fill(poly('20 40, 110 40, 110 160, 28 160'), BLACK));
  face(pen, { build: 'long', brow: 'plain', eyes: 'open', nose: 'hook', mouth: 'smirk', lines: true, neck: 16 });
  // Hair gone white, plaited round the head like a crown.
  const cap = shape('-34 4!, -38 -20, -28 -44, -4 -54, 22 -48, 38 -24, 36 4!, 30 -16, 12 -32, -10 -34, -28 -18');
  pen.stroke(cap, BLACK, 3).fill(cap, PAPER);
  for (const m of ['-30 -20, -8 -44', '-14 -30, 6 -48', '8 -34, 24 -42', '24 -24, 34 -28'])
    pen.stroke(line(m), BLACK, 1.5);
  for (const [x, y, a] of rows(
    '-36 -36 -0.9, -26 -50 -0.6, -12 -58 -0.25, 4 -60 0.1, 20 -56 0.4, 33 -45 0.8, 41 -30 1.1',
  ))
    pen.at(
      x,
      y,
      () => {
        const knot = oval(0, 0, 11, 8);
        pen
          .stroke(knot, BLACK, 3.4)
          .fill(knot, x > 10 ? HALF : PAPER)
          .stroke(line('-6 4, 0 -1, 6 -5'), BLACK, 1.6);
      },
      1,
      a,
    );
  pen.at(
    34,
    -56,
    () =>
      pen
        .fill(box(-4, -26, 8, 44), BLACK)
        .fill(box(-2.6, -24, 5.2, 38), ACCENT)
        .fill(poly('-4 18, 4 18, 0 28'), PAPER)
        .stroke(poly('-4 18, 4 18, 0 28'), BLACK, 1.6),
    1,
    0.8,
  );
  pen
    .fill(poly('-20 62, 0 80, -16 94, -34 68'), PAPER)
    .stroke(poly('-20 62, 0 80, -16 94, -34 68'), BLACK, 2)
    .fill(poly('20 62, 0 80, 14 94, 32 68'), HALF)
    .stroke(poly('20 62, 0 80, 14 94, 32 68'), BLACK, 2);
  // The tape measure.
  const tape = line('-42 150, -40 100, -28 70, -4 84, 24 72, 40 104, 40 150');
  edged(pen, tape, 11, 7.4, ACCENT);
  for (const [x, y] of rows('-40 120, -40 106, -37 92, 38 96, 40 110, 40 124'))
    pen.stroke(seg(x - 3, y, x + 3, y), BLACK, 1.6);
  // Somebody she is working on: he has one eye so far.
  sleeve(pen, '-40 150!, -56 124, -80 112, -68 90, -44 102, -22 150!', tone(0.75));
  pen.at(
    -76,
    44,
    () => {
      const mask = shape('0 -46, -26 -40, -38 -16, -32 10, -16 34, 0 40, 16 34, 32 10, 38 -16, 26 -40');
      barred(pen, mask, 4.4, 2.6).fill(mask, ACCENT);
      pen.clip(mask, () => pen.fill(shape('8 -50!, 14 -10, 6 44!, 50 44!, 50 -50!'), ink(1, 0.6, 0)));
      for (const s of [-1, 1])
        pen.fill(
          shape([
            [s * 4, 2, 1],
            [s * 14, -14],
            [s * 30, -16, 1],
            [s * 22, 2],
          ]),
          BLACK,
        );
      pen.fill(oval(-17, -7, 4.4), PAPER).stroke(line('-12 22, 0 18, 12 22'), BLACK, 2.4);
      for (const x of [-6, 0, 6]) pen.stroke(seg(x, 17, x, 24), BLACK, 1.8);
      for (const st of ['2 -42!, 6 -34!, 2 -28!, 7 -20!']) pen.stroke(line(st), BLACK, 1.8);
    },
    0.86,
    -0.12,
  );
  fist(pen, -66, 80, 0.94, 0.9);
}
