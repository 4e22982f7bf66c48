import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { face, shoulders } from './face.ts';
import { BARE_LIPS, DEEP, HALF } from './features.ts';

export function coroner(pen: Pen): void {
  const shirt = shoulders(pen, 64, 62, tone(0.16));
  pen.clip(shirt, () =>
    pen.fill(poly('20 40, 110 40, 110 160, 28 160'), HALF).fill(poly('50 40, 110 40, 110 160, 54 160'), DEEP),
  );
  face(pen, { build: 'long', brow: 'angry', eyes: 'narrow', nose: 'hook', mouth: 'down', lines: true });
  // A bald dome with what is left combed flat.
  pen
    .fill(shape('-32 10!, -38 -4, -36 -26, -31 -34!, -28 -18, -29 0'), BLACK)
    .fill(shape('33 10!, 40 -4, 38 -26, 31 -36!, 32 -18, 31 0'), BLACK);
  for (const x of [-14, -5, 4, 13])
    pen.stroke(
      line([
        [x - 6, -48],
        [x + 3, -53],
        [x + 13, -48],
      ]),
      BLACK,
      1.8,
    );
  // Bow tie, rubber apron.
  const apron = shape('-30 84!, 0 90, 28 84!, 40 150!, -42 150!');
  pen.fill(poly('-18 66, 0 78, -14 90, -32 70'), PAPER).fill(poly('18 66, 0 78, 14 90, 30 70'), HALF);
  pen.fill(apron, BLACK).stroke(apron, ACCENT, 2);
  for (const s of [-1, 1])
    pen.stroke(
      line([
        [s * 29, 85],
        [s * 24, 66],
      ]),
      BLACK,
      5,
    );
  pen.at(-1, 76, () => {
    const bow = shape('0 0, -10 -8, -26 -11!, -24 0, -26 11!, -10 7, 0 2, 10 7, 26 11!, 24 0, 26 -11!, 10 -8');
    pen
      .stroke(bow, BLACK, 3)
      .fill(bow, ACCENT)
      .fill(box(-5, -6, 10, 12, 3), ACCENT)
      .stroke(box(-5, -6, 10, 12, 3), BLACK, 2);
  });
  // The tag that goes on a toe.
  pen.at(
    78,
    60,
    () => {
      pen.stroke(line('-4 -34, 4 -46, 0 -58'), PAPER, 1.6);
      const tag = poly('-16 -22, -7 -36, 7 -36, 16 -22, 16 34, -16 34');
      pen
        .stroke(tag, BLACK, 4)
        .fill(tag, PAPER)
        .fill(oval(0, -26, 3.4), BLACK);
      for (let i = 0; i < 5; i++)
        pen.stroke(
          line([
            [-10, -10 + i * 9],
            [10 - (i % 2) * 7, -10 + i * 9],
          ]),
          i === 2 ? ACCENT : BLACK,
          2,
        );
      pen
        .fill(shape('-26 24, -8 18, 2 26, 0 44, -26 60'), PAPER)
        .stroke(shape('-26 24, -8 18, 2 26, 0 44, -26 60'), BLACK, 2);
    },
    1,
    0.14,
  );
}

export function detective(pen: Pen): void {
  const coat = shoulders(pen, 74, 56, tone(0.36));
  pen.clip(coat, () => pen.fill(poly('14 40, 110 40, 110 160, 24 160'), BLACK));
  face(pen, { build: 'square', brow: 'none', eyes: 'none', nose: 'straight', mouth: 'grim', neck: 20 });
  // The brim's shade takes the eyes; only two glints are left.
  pen.clip(
    shape('-36 -18, -37 6, -34 28, -22 44, -9 50, 10 50, 24 44, 35 26, 38 4, 36 -20, 26 -44, 0 -52, -26 -44'),
    () => {
      pen.fill(
        shape('-50 -60!, 60 -60!, 60 70!, 12 60!, 16 44, 8 30, 12 18, 2 12, -4 4, -16 6, -28 2, -50 -4!'),
        BLACK,
      );
      pen.fill(shape('-50 -4, -28 2, -16 6, -4 4, -8 11, -22 12, -40 6'), HALF);
    },
  );
  pen.fill(shape('-27 -5!, -21 -7, -15 -5!, -21 -3.6'), PAPER).fill(shape('7 -5!, 13 -7, 19 -5!, 13 -3.6'), ACCENT);
  // The lit edge of the jaw on the dark side, and the mouth over both.
  pen.stroke(line('36 8, 33 26, 23 42, 10 49'), ACCENT, 2.4).stroke(line('-16 31.5, -4 29.5, 9 31'), PAPER, 1.2);
  // Collar up.
  const left = shape('-22 52!, -46 24!, -62 60, -40 96!, -8 112!, -16 84');
  const right = shape('22 52!, 46 22!, 64 58, 42 96!, 8 112!, 14 84');
  pen.fill(poly('-18 56, 18 56, 6 100, -6 100'), PAPER).fill(poly('-6 66, 6 66, 7 110, -7 110'), BLACK);
  pen.stroke(left, BLACK, 2.6).fill(left, tone(0.2)).stroke(right, ACCENT, 3).fill(right, DEEP);
  pen.stroke(line('-22 52, -30 72, -14 100'), BLACK, 2);
  // Hat, pulled down.
  const crown = shape('-40 -30!, -40 -62, -26 -80, -4 -72, 24 -82, 40 -62, 42 -32!, 0 -38');
  const brim = shape('-70 -8!, -52 -30, -20 -38, 24 -40, 56 -34, 74 -14!, 44 -19, 4 -17, -36 -12');
  pen.stroke(crown, ACCENT, 3).fill(crown, tone(0.3));
  pen.clip(crown, () => pen.fill(shape('4 -90, 10 -60, 4 -24, 70 -24, 70 -90'), BLACK));
  pen
    .fill(shape('-41 -44!, 0 -50, 42 -46!, 42 -30!, 0 -36, -41 -28!'), BLACK)
    .stroke(line('-40 -44, 0 -50, 42 -46'), ACCENT, 1.6);
  pen.stroke(brim, ACCENT, 2.4).fill(brim, BLACK).stroke(line('-66 -10, -50 -27, -18 -34'), PAPER, 2.4);
  // Cigarette and its one thread of smoke.
  pen.at(
    -14,
    31,
    () =>
      pen
        .fill(box(-22, -2, 22, 4.4), PAPER)
        .stroke(box(-22, -2, 22, 4.4), BLACK, 1.4)
        .fill(box(-25, -2, 5, 4.4), ACCENT),
    1,
    -0.2,
  );
  pen.stroke(line('-38 34, -46 18, -40 2, -52 -16, -46 -36, -58 -60'), PAPER, 2.2);
}

export function drifter(pen: Pen): void {
  const coat = shoulders(pen, 68, 58, ink(0, 1, 0.25));
  pen.clip(coat, () => {
    pen.fill(poly('20 40, 110 40, 110 160, 28 160'), BLACK);
    pen.at(-46, 92, () => pen.fill(box(-11, -10, 22, 20), ACCENT).stroke(box(-11, -10, 22, 20), PAPER, 1.4), 1, -0.2);
  });
  // Bindle over the shoulder.
  pen.stroke(line('-30 110!, 86 -34!'), ACCENT, 7).stroke(line('-30 110!, 86 -34!'), BLACK, 4.4);
  pen.at(82, -20, () => {
    const bag = shape('-4 -10!, -26 6, -30 28, -12 46, 14 46, 32 26, 26 6, 6 -10!');
    pen.stroke(bag, BLACK, 3).fill(bag, ACCENT);
    pen.clip(bag, () => {
      for (const [x, y] of rows('-18 14, 0 10, 16 16, -22 32, -4 30, 12 34, 26 28')) pen.fill(oval(x, y, 3.4), PAPER);
      pen.fill(shape('8 -10, 18 20, 8 50, 40 50, 40 -10'), ink(1, 0.5, 0));
    });
    pen
      .fill(poly('-2 -8, -18 -24, -4 -14, 4 -28, 8 -12, 20 -18, 6 -6'), ACCENT)
      .stroke(poly('-2 -8, -18 -24, -4 -14, 4 -28, 8 -12, 20 -18, 6 -6'), BLACK, 2);
  });
  face(pen, { build: 'oval', brow: 'heavy', eyes: 'narrow', nose: 'broad', mouth: 'smirk', stubble: true });
  pen.fill(shape('-32 4!, -40 2, -40 -18, -32 -20!'), BLACK).fill(shape('34 6!, 43 6, 42 -20, 33 -22!'), BLACK);
  // Flat cap, broken peak.
  const cap = shape('-44 -24!, -50 -42, -34 -62, 2 -68, 38 -58, 50 -36, 44 -22!, 0 -30');
  pen.stroke(cap, ACCENT, 3).fill(cap, tone(0.4));
  pen.clip(cap, () => {
    pen.fill(shape('8 -80, 16 -50, 12 -16, 70 -16, 70 -80'), DEEP);
    for (let i = -4; i < 5; i++)
      pen.stroke(
        line([
          [i * 13, -72],
          [i * 15, -20],
        ]),
        tone(0.9),
        1.2,
      );
  });
  const peak = shape('-54 -22!, -40 -34, -8 -36, 14 -30!, 2 -20, -24 -14, -48 -14');
  pen.fill(peak, BLACK).stroke(line('-50 -22, -38 -30, -8 -32'), PAPER, 2);
  pen.fill(oval(0, -68, 4), BLACK);
  pen
    .fill(poly('-24 60, -2 78, -18 104, -42 70'), tone(0.3))
    .stroke(poly('-24 60, -2 78, -18 104, -42 70'), BLACK, 2)
    .fill(poly('22 60, 0 78, 14 104, 38 70'), DEEP);
}

export function ranger(pen: Pen): void {
  const shirt = shoulders(pen, 66, 56, tone(0.26));
  pen.clip(shirt, () => pen.fill(poly('20 40, 110 40, 110 160, 28 160'), DEEP));
  face(pen, {
    build: 'oval',
    brow: 'thin',
    eyes: 'lashes',
    nose: 'straight',
    mouth: 'lips',
    lips: BARE_LIPS,
    neck: 15,
  });
  // Hair in a roll under the hat.
  pen
    .fill(shape('-30 -26!, -44 -14, -46 12, -38 30, -30 22!, -32 0'), BLACK)
    .fill(shape('34 -28!, 48 -14, 50 14, 42 32, 34 24!, 36 0'), BLACK);
  pen.stroke(line('-40 -10, -42 10, -37 24'), tone(0.2), 1.6).stroke(line('44 -12, 47 10, 42 26'), ACCENT, 2);
  pen
    .fill(poly('-22 56, -2 72, -16 92, -36 64'), PAPER)
    .stroke(poly('-22 56, -2 72, -16 92, -36 64'), BLACK, 2)
    .fill(poly('22 56, 0 72, 12 92, 34 64'), HALF)
    .fill(poly('-5 70, 5 70, 6 100, -6 100'), BLACK);
  pen.at(-46, 92, () =>
    pen
      .fill(shape('0 -13!, 11 -8, 9 6, 0 14!, -9 6, -11 -8'), ACCENT)
      .stroke(shape('0 -13!, 11 -8, 9 6, 0 14!, -9 6, -11 -8'), BLACK, 2)
      .fill(poly('0 -8, 6 5, -6 5'), BLACK),
  );
  // Flat brim, straight as the horizon.
  const crown = shape('-36 -32!, -32 -60, -20 -74, -2 -66, 18 -76, 32 -60, 38 -34!, 0 -38');
  const brim = shape('-92 -30!, -40 -38, 40 -38, 96 -30!, 42 -22, -40 -22');
  pen.stroke(crown, ACCENT, 3).fill(crown, tone(0.22));
  pen.clip(crown, () => pen.fill(shape('4 -84, 10 -60, 6 -24, 60 -24, 60 -84'), DEEP));
  pen.fill(shape('-37 -44!, 0 -48, 38 -46!, 38 -34!, 0 -38, -37 -34!'), BLACK).fill(oval(0, -42, 5), ACCENT);
  pen.stroke(brim, ACCENT, 2.6).fill(brim, BLACK).stroke(line('-88 -31, -40 -35, 10 -35'), PAPER, 2.2);
  // Binoculars, raised to the side.
  pen.at(
    70,
    52,
    () => {
      pen.stroke(line('-34 50, -16 10'), BLACK, 3);
      for (const x of [-15, 15]) {
        const barrel = poly([
          [x - 8, -34],
          [x + 8, -34],
          [x + 14, 24],
          [x - 14, 24],
        ]);
        pen
          .stroke(barrel, x > 0 ? ACCENT : PAPER, 4)
          .fill(barrel, BLACK)
          .fill(box(x - 9, -42, 18, 9, 2), BLACK)
          .fill(oval(x, 24, 14, 6), ACCENT)
          .fill(oval(x - 2, 23, 7, 3), PAPER);
        pen.stroke(
          line([
            [x - 6, -28],
            [x - 9, 12],
          ]),
          PAPER,
          1.8,
        );
      }
      pen.fill(box(-8, -18, 16, 20, 3), BLACK).stroke(box(-8, -18, 16, 20, 3), PAPER, 1.4);
      const grip = shape('-34 2, -20 -6, -6 0, -4 16, -16 30, -34 28');
      pen.fill(grip, PAPER).stroke(grip, BLACK, 2);
      for (const y of [4, 11, 18])
        pen.stroke(
          line([
            [-24, y],
            [-8, y + 1],
          ]),
          BLACK,
          1.6,
        );
    },
    0.92,
    0.08,
  );
}
