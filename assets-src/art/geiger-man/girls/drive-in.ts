import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { fist, sleeve } from '../../pittsburgh/fist.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { HALF } from '../../survivors/features.ts';
import { barred, edged, seg } from '../kit/strokes.ts';

/** Those whom the drive-in pays. Each is drawn about her face, as all survivors are. */

const curls = (pen: Pen, table: string, edge: string): void => {
  for (const [x, y, r] of rows(table)) pen.fill(oval(x, y, r + 2), edge);
  for (const [x, y, r] of rows(table)) pen.fill(oval(x, y, r), BLACK);
  for (const [x, y, r] of rows(table))
    pen.stroke(
      line([
        [x - r * 0.5, y - r * 0.2],
        [x - r * 0.1, y - r * 0.6],
        [x + r * 0.4, y - r * 0.4],
      ]),
      tone(0.1),
      1.4,
    );
};

/** Sells the tickets, has seen the picture, is not worried yet. */
export function dot(pen: Pen): void {
  curls(pen, '-40 -14 14, -44 8 13, -40 30 12, 42 -16 14, 47 8 13, 43 30 12, -28 -36 15, 30 -38 15', ACCENT);
  const jacket = shoulders(pen, 66, 56, ACCENT, 14);
  pen.clip(jacket, () => pen.fill(poly('22 40, 110 40, 110 160, 30 160'), ink(1, 0.72, 0.1)));
  pen.stroke(jacket, BLACK, 2);
  face(pen, { build: 'round', brow: 'thin', eyes: 'narrow', nose: 'small', mouth: 'grim', neck: 14 });
  curls(pen, '-30 -30 11, -14 -38 11, 4 -40 11, 20 -36 11, 34 -26 10', BLACK);
  pen
    .fill(shape('-20 58!, 0 74, 20 58!, 30 66, 14 92, 0 82, -14 92, -32 66'), PAPER)
    .stroke(shape('-20 58!, 0 74, 20 58!, 30 66, 14 92, 0 82, -14 92, -32 66'), BLACK, 2);
  for (const s of [-1, 1]) pen.at(0, 80, () => pen.fill(shape('0 0, 12 -9, 22 -8!, 21 8!, 12 8'), BLACK), [s, 1]);
  pen.fill(oval(0, 80, 4.4), PAPER).stroke(oval(0, 80, 4.4), BLACK, 1.6);
  for (const [x, y] of rows('-6 100, -6 114, 12 100, 12 114'))
    pen.fill(oval(x - 2, y, 4), PAPER).stroke(oval(x - 2, y, 4), BLACK, 1.6);
  // The bubble.
  pen
    .fill(oval(-12, 36, 15), BLACK)
    .fill(oval(-12, 36, 13.2), ACCENT)
    .fill(oval(-17, 30, 3.6, 2.6, -0.6), PAPER);
  pen.stroke(line('-8 44, -4 38'), ink(1, 0.6, 0), 2);
  // A pillbox cap, strap and all.
  pen.at(
    8,
    -58,
    () => {
      const cap = shape('-32 14!, -30 -14!, 0 -20, 30 -14!, 32 14!, 0 8');
      barred(pen, cap, 5, 2.6).fill(cap, ACCENT);
      pen.clip(cap, () => pen.fill(poly('8 -30, 12 20, 50 20, 50 -30'), ink(1, 0.72, 0.1)));
      pen
        .stroke(line('-31 6, 0 0, 31 6'), PAPER, 4)
        .stroke(line('-31 -4, 0 -10, 31 -4'), PAPER, 1.6)
        .stroke(cap, BLACK, 2.2);
      pen.fill(oval(0, -18, 4), PAPER).stroke(oval(0, -18, 4), BLACK, 1.6);
    },
    1,
    0.2,
  );
  // Admit one, and one, and one.
  sleeve(pen, '-40 150!, -58 112, -84 86, -66 72, -44 92, -22 150!', ACCENT);
  const strip = shape('-92 66!, -84 30, -102 -4, -90 -40!, -64 -34!, -74 -4, -58 28, -66 70!');
  pen.stroke(strip, BLACK, 5).fill(strip, PAPER).stroke(strip, BLACK, 2);
  pen.clip(strip, () => {
    for (const y of [-18, 12, 42]) pen.stroke(seg(-110, y + 4, -50, y - 2), BLACK, 1.6);
    for (const [x, y] of rows('-80 -30, -84 -2, -72 26, -76 54'))
      pen.fill(
        poly([
          [x - 8, y - 3],
          [x + 8, y - 5],
          [x + 9, y + 3],
          [x - 7, y + 5],
        ]),
        ACCENT,
      );
  });
  fist(pen, -74, 70, 0.96, 0.2);
}

/** Skates from car to car, and knows which of them is shaking. */
export function hazel(pen: Pen): void {
  // A tail of hair that has never once stayed put.
  const tail = shape('28 -60, 56 -66, 76 -44, 74 -10, 90 14!, 62 8, 52 -16, 40 -36');
  pen.stroke(tail, PAPER, 3).fill(tail, ACCENT).stroke(tail, BLACK, 2.2);
  for (const m of ['40 -52, 62 -44, 66 -12', '36 -44, 52 -30, 58 -4']) pen.stroke(line(m), BLACK, 1.8);
  const hair = shape('-36 8!, -42 -20, -34 -46, -8 -60, 20 -58, 40 -40, 42 -12, 38 10!');
  pen.stroke(hair, PAPER, 3).fill(hair, ACCENT);
  const blouse = shoulders(pen, 62, 57, PAPER, 15);
  pen.clip(blouse, () => {
    for (let x = -80; x < 100; x += 16) pen.fill(box(x, 50, 7, 110), x > 16 ? ink(1, 0.7, 0) : ACCENT);
    pen.fill(poly('30 40, 110 40, 110 160, 38 160'), tone(0.5), 0.6);
  });
  pen.stroke(blouse, BLACK, 2);
  face(pen, { build: 'young', brow: 'plain', eyes: 'lashes', nose: 'small', mouth: 'smile', neck: 14 });
  for (const [x, y] of rows('-26 10, -21 13, -16 10, 8 12, 13 9, 18 12')) pen.fill(oval(x, y, 1.3), BLACK);
  const fringe = shape('-36 -6!, -38 -28, -22 -46, 4 -50, 28 -42, 39 -18, 37 -2!, 28 -22, 8 -34, -4 -28, -22 -32');
  pen.fill(fringe, ACCENT).stroke(line('-36 -6, -22 -32, -4 -28, 8 -34, 28 -22, 37 -2'), BLACK, 2.2);
  pen.fill(poly('-22 52, 0 72, -20 84, -36 60'), PAPER).stroke(poly('-22 52, 0 72, -20 84, -36 60'), BLACK, 2);
  pen.fill(poly('22 52, 0 72, 18 84, 34 60'), HALF).stroke(poly('22 52, 0 72, 18 84, 34 60'), BLACK, 2);
  pen.at(0, 74, () => pen.fill(shape('0 0, -12 -9, -20 -6!, -18 8!, 0 3, 18 8!, 20 -6!, 12 -9'), BLACK));
  // The cap of the house, folded like a boat.
  pen.at(
    -2,
    -58,
    () => {
      const cap = poly('-36 10, -20 -18, 30 -14, 38 12, 0 4');
      barred(pen, cap, 4, 2.4).fill(cap, BLACK).stroke(line('-34 8, 0 0, 36 9'), PAPER, 3);
      pen.fill(oval(2, -7, 6), ACCENT).fill(oval(2, -7, 2.4), PAPER);
    },
    1,
    -0.06,
  );
  // The tray: a malt, a burger, nothing spilled.
  sleeve(pen, '-40 150!, -60 118, -82 96, -68 78, -46 94, -22 150!', PAPER);
  pen.at(
    -78,
    52,
    () => {
      pen
        .fill(poly('-22 -10, -17 -58, 4 -58, 0 -10'), BLACK)
        .fill(poly('-19 -11, -14.6 -52, 1.6 -52, -2.6 -11'), PAPER)
        .fill(poly('-18 -11, -16 -34, -1 -34, -3 -11'), ACCENT);
      pen
        .fill(oval(-6, -58, 13, 8), BLACK)
        .fill(oval(-6, -58, 11, 6.4), PAPER)
        .fill(oval(-8, -66, 4), ACCENT)
        .stroke(oval(-8, -66, 4), BLACK, 1.6);
      edged(pen, line('0 -62, 8 -82'), 5, 2.2);
      const bun = shape('6 -22!, 8 -36, 24 -41, 40 -36, 42 -22!');
      pen
        .stroke(bun, BLACK, 3)
        .fill(bun, ACCENT)
        .fill(box(4, -22, 40, 5, 2), BLACK)
        .fill(box(6, -17, 36, 8, 3), ACCENT)
        .stroke(box(6, -17, 36, 8, 3), BLACK, 2);
      pen
        .fill(oval(12, -4, 46, 8), BLACK)
        .fill(oval(12, -6, 45, 7), tone(0.2))
        .stroke(oval(12, -6, 38, 4.6), BLACK, 1.4);
    },
    0.9,
    -0.06,
  );
  fist(pen, -70, 72, 0.92, 1.2);
}

/** Up in the booth, where it is her light and nobody else's. */
export function ruth(pen: Pen): void {
  const hair = shape('-40 34!, -46 6, -44 -30, -26 -56, 2 -63, 30 -56, 48 -30, 49 6, 44 36!, 20 30, -16 30');
  pen.stroke(hair, ACCENT, 3.4).fill(hair, BLACK);
  const overall = shoulders(pen, 62, 58, tone(0.9), 16);
  pen.clip(overall, () => pen.fill(poly('18 40, 110 40, 110 160, 26 160'), BLACK));
  face(pen, { build: 'fine', brow: 'thin', eyes: 'open', nose: 'small', mouth: 'lips', neck: 13 });
  const bob = shape(
    '-36 30!, -41 4, -40 -28, -24 -50, 2 -56, 28 -50, 44 -28, 45 4, 40 32!, 33 20, 34 -6, 30 -22!, 14 -24, -6 -25, -26 -22!, -31 -4, -31 18',
  );
  pen.fill(bob, BLACK);
  for (const m of ['-22 -48, -24 -26', '-8 -53, -9 -28', '8 -53, 9 -27', '-38 -16, -36 16'])
    pen.stroke(line(m), tone(0.1), 1.4);
  // Round glasses; in each of them the film is running.
  for (const x of [-21, 12]) {
    barred(pen, oval(x, -3, 13.4), 5, 3.2);
    pen.fill(
      poly([
        [x - 10, 4],
        [x - 4, -13],
        [x, -13],
        [x - 6, 7],
      ]),
      PAPER,
      0.9,
    );
  }
  pen.stroke(line('-8 -6, -4.6 -8, -1 -6'), BLACK, 3);
  pen
    .fill(poly('-20 58, 0 78, -14 96, -34 66'), ACCENT)
    .stroke(poly('-20 58, 0 78, -14 96, -34 66'), BLACK, 2)
    .fill(poly('20 58, 0 78, 12 96, 32 66'), ink(1, 0.7, 0))
    .stroke(poly('20 58, 0 78, 12 96, 32 66'), BLACK, 2);
  for (const s of [-1, 1])
    pen
      .fill(
        poly([
          [s * 30, 66],
          [s * 42, 70],
          [s * 36, 140],
          [s * 24, 140],
        ]),
        BLACK,
      )
      .stroke(
        poly([
          [s * 30, 66],
          [s * 42, 70],
          [s * 36, 140],
          [s * 24, 140],
        ]),
        PAPER,
        1.4,
      )
      .fill(oval(s * 32, 106, 4), ACCENT);
  // A yard of film, held to the lamp.
  sleeve(pen, '52 150!, 66 116, 78 88, 96 98, 94 150!', tone(0.9));
  const strip = shape('64 -62!, 96 -70!, 104 -30, 98 14, 108 56!, 78 62!, 68 14, 74 -28');
  pen.stroke(strip, PAPER, 5).fill(strip, BLACK);
  pen.clip(strip, () => {
    for (const [x, y, a] of rows('83 -52 -0.06, 88 -26 0.06, 85 2 -0.06, 86 30 -0.06, 92 56 0.06'))
      pen.at(x, y, () => pen.fill(box(-9, -10, 19, 20, 2), ACCENT).fill(oval(0, 0, 5, 6), PAPER), 1, a);
    for (let y = -64; y < 64; y += 7)
      pen.fill(box(70 + (y < -20 ? 2 : 4), y, 3, 4), PAPER).fill(box(98 + (y < -20 ? 0 : 1), y - 1, 3, 4), PAPER);
  });
  fist(pen, 88, 78, 0.94, -0.2);
  // And the reel it came off.
  pen.at(-74, 72, () => {
    pen
      .fill(oval(0, 0, 35), PAPER)
      .fill(oval(0, 0, 32.4), BLACK)
      .fill(oval(0, 0, 28), tone(0.3));
    for (let i = 0; i < 5; i++)
      pen.fill(oval(Math.cos(i * 1.2566 - 0.4) * 17, Math.sin(i * 1.2566 - 0.4) * 17, 7.6), BLACK);
    pen.fill(oval(0, 0, 5.4), ACCENT).stroke(oval(0, 0, 5.4), BLACK, 2);
  });
}
