import { ACCENT, BLACK, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { face, shoulders } from './face.ts';
import { DEEP, HALF } from './features.ts';

export function rancher(pen: Pen): void {
  const shirt = shoulders(pen, 74, 56, tone(0.3));
  pen.clip(shirt, () => {
    for (let i = -6; i < 7; i++)
      pen.fill(box(i * 18 - 3, 40, 5, 120), tone(0.85)).fill(box(-110, 64 + (i + 6) * 18, 220, 5), tone(0.85));
    pen.fill(poly('22 40, 110 40, 110 160, 30 160'), DEEP);
  });
  face(pen, {
    build: 'square',
    brow: 'heavy',
    eyes: 'narrow',
    nose: 'broad',
    mouth: 'grim',
    lines: true,
    stubble: false,
    neck: 24,
  });
  pen.fill(poly('-26 54, -2 70, -18 88, -38 62'), PAPER).fill(poly('24 54, 0 70, 14 88, 34 62'), HALF);
  for (const s of [-1, 1])
    pen
      .fill(
        poly([
          [s * 36, 60],
          [s * 50, 64],
          [s * 42, 140],
          [s * 28, 140],
        ]),
        BLACK,
      )
      .fill(oval(s * 37, 98, 4), ACCENT);
  pen.fill(box(-30, 104, 58, 40), BLACK);
  // A straw held in the teeth.
  pen.stroke(line('-16 31, -36 36, -48 32'), ACCENT, 2.6).fill(oval(-50, 31, 4, 2.2, -0.3), ACCENT);
  // Stetson: brim rolled, crown pinched.
  const crown = shape('-38 -34!, -34 -66, -22 -84, -2 -76, 18 -86, 34 -68, 40 -36!, 0 -44');
  const brim = shape(
    '-86 -48!, -60 -36, -36 -38, 0 -42, 38 -40, 62 -38, 88 -52!, 74 -24, 36 -20, -6 -19, -40 -20, -72 -22',
  );
  pen.stroke(crown, ACCENT, 3).fill(crown, tone(0.24));
  pen.clip(crown, () =>
    pen.fill(shape('4 -92, 12 -60, 8 -30, 60 -30, 60 -92'), DEEP).stroke(line('-2 -76, -4 -58'), BLACK, 2),
  );
  pen.fill(shape('-38 -46!, 0 -54, 40 -48!, 40 -36!, 0 -42, -38 -34!'), ACCENT);
  pen.stroke(brim, ACCENT, 2.6).fill(brim, BLACK).stroke(line('-82 -45, -58 -32, -20 -35'), PAPER, 2.2);
  // Pitchfork.
  pen.at(
    -84,
    20,
    () => {
      pen.stroke(line('0 100!, 0 -20!'), PAPER, 8).stroke(line('0 100!, 0 -20!'), BLACK, 5.6);
      for (const x of [-18, -6, 6, 18]) {
        const tine = shape([
          [x - 2.4, -26],
          [x - 2, -60],
          [x, -80, 1],
          [x + 2, -60],
          [x + 2.4, -26],
        ]);
        pen.stroke(tine, PAPER, 2.4).fill(tine, BLACK);
      }
      pen
        .stroke(line('-18 -26, -12 -18, 12 -18, 18 -26'), PAPER, 7.6)
        .stroke(line('-18 -28, -12 -18, 12 -18, 18 -28'), BLACK, 5);
      pen
        .fill(shape('-10 52, 10 50, 12 66, 10 78, -10 78'), PAPER)
        .stroke(shape('-10 52, 10 50, 12 66, 10 78, -10 78'), BLACK, 2);
      for (const y of [58, 65, 72])
        pen.stroke(
          line([
            [-9, y],
            [4, y],
          ]),
          BLACK,
          1.6,
        );
    },
    1,
    0.06,
  );
}

export function librarian(pen: Pen): void {
  // The bun sits behind everything.
  pen
    .fill(oval(16, -66, 21, 18), ACCENT)
    .fill(oval(14, -66, 19.5, 17), BLACK)
    .stroke(line('0 -70, 12 -78, 26 -74'), PAPER, 1.6)
    .stroke(line('-36 -84, 52 -56'), PAPER, 2.6)
    .stroke(line('-36 -84, 52 -56'), BLACK, 1.2);
  const dress = shoulders(pen, 58, 58, BLACK, 16);
  pen.clip(dress, () => {
    for (let i = 0; i < 60; i++) pen.fill(oval(-66 + ((i * 47) % 134), 70 + ((i * 29) % 50), 2), ACCENT);
  });
  face(pen, { build: 'fine', brow: 'thin', eyes: 'lashes', nose: 'small', mouth: 'lips' });
  pen
    .fill(poly('-20 58, 0 74, -16 86, -34 66'), PAPER)
    .fill(poly('20 58, 0 74, 14 86, 32 66'), HALF)
    .stroke(poly('-20 58, 0 74, -16 86, -34 66'), BLACK, 1.6);
  pen.fill(oval(0, 75, 5, 6), ACCENT).stroke(oval(0, 75, 5, 6), BLACK, 1.6);
  const hair = shape(
    '-34 6!, -40 -20, -34 -46, -12 -62, 14 -62, 36 -46, 41 -20, 36 8!, 30 -14, 20 -34, -2 -40, -24 -32, -29 -12',
  );
  pen.stroke(hair, ACCENT, 2).fill(hair, BLACK);
  for (const mark of ['-30 -34, -6 -54', '-20 -36, 6 -56', '2 -42, 22 -52']) pen.stroke(line(mark), tone(0.2), 1.4);
  // Cat-eye glasses, with the chain.
  for (const s of [-1, 1]) {
    const x = -5 + s * 17;
    const frame = shape([
      [x - s * 12, -10, 1],
      [x + s * 4, -13],
      [x + s * 21, -20, 1],
      [x + s * 14, 2],
      [x, 7],
      [x - s * 11, 2],
    ]);
    pen.stroke(frame, BLACK, 4.4).stroke(
      line([
        [x + s * 4, -13],
        [x + s * 20, -19],
      ]),
      ACCENT,
      1.6,
    );
  }
  pen.stroke(line('-11 -8, -5 -11, 1 -8'), BLACK, 3);
  pen.stroke(line('-38 -12, -42 20, -34 52'), PAPER, 1.4).stroke(line('34 -10, 40 24, 32 54'), ACCENT, 1.4);
  // Overdue.
  pen.at(74, 58, () => {
    const book = (y: number, w: number, h: number, fill: string, x = 0): void => {
      pen
        .fill(box(x - w / 2, y, w, h, 1.5), fill)
        .stroke(box(x - w / 2, y, w, h, 1.5), BLACK, 2.4)
        .fill(box(x - w / 2 + 5, y + 2.4, 4, h - 4.8), BLACK)
        .fill(box(x + w / 2 - 9, y + 2.4, 4, h - 4.8), BLACK);
    };
    book(26, 66, 14, ACCENT);
    book(12, 58, 14, PAPER, -3);
    book(-2, 62, 14, HALF, 2);
    book(-14, 50, 12, ACCENT, -2);
    pen.at(-6, -20, () =>
      pen
        .fill(poly('-24 -4, 0 4, 24 -4, 24 -16, 0 -8, -24 -16'), PAPER)
        .stroke(poly('-24 -4, 0 4, 24 -4, 24 -16, 0 -8, -24 -16'), BLACK, 2.2)
        .stroke(line('0 4, 0 -8'), BLACK, 2),
    );
  });
}

export function scout(pen: Pen): void {
  const shirt = shoulders(pen, 54, 54, tone(0.34), 16);
  pen.clip(shirt, () => pen.fill(poly('20 40, 110 40, 110 160, 28 160'), DEEP));
  face(pen, { build: 'young', brow: 'worried', eyes: 'wide', nose: 'small', mouth: 'open' });
  for (const [x, y] of rows('-27 10, -22 14, -17 10, 9 13, 14 9, 19 13')) pen.fill(oval(x, y, 1.3), BLACK);
  pen.fill(shape('-36 -20!, -30 -30, 0 -34, 34 -30, 38 -16!, 24 -24, 8 -18, -8 -26, -24 -18'), BLACK);
  // Neckerchief with its woggle.
  pen
    .fill(shape('-30 50!, 0 62, 30 50!, 44 66, 10 82, -12 82, -42 66'), ACCENT)
    .stroke(shape('-30 50!, 0 62, 30 50!, 44 66, 10 82, -12 82, -42 66'), BLACK, 2);
  pen
    .fill(poly('-6 84, -24 122, -2 112'), ACCENT)
    .fill(poly('6 84, 22 122, 2 112'), ACCENT)
    .stroke(poly('-6 84, -24 122, -2 112'), BLACK, 1.8)
    .stroke(poly('6 84, 22 122, 2 112'), BLACK, 1.8);
  pen.fill(box(-8, 76, 16, 12, 3), PAPER).stroke(box(-8, 76, 16, 12, 3), BLACK, 2.2);
  // Campaign hat: flat brim, four dents.
  const crown = shape('-32 -34!, -28 -58, -12 -80, 0 -86!, 12 -80, 29 -58, 34 -34!, 0 -40');
  const brim = shape('-74 -32, -36 -42, 0 -44, 38 -42, 76 -32, 40 -23, 0 -21, -38 -23');
  pen.stroke(crown, ACCENT, 3).fill(crown, tone(0.2));
  pen.clip(crown, () =>
    pen
      .fill(shape('2 -92, 12 -60, 8 -30, 60 -30, 60 -92'), HALF)
      .fill(shape('-14 -80!, -9 -66, -13 -56, -17 -66'), tone(0.75))
      .fill(shape('13 -80!, 16 -66, 12 -56, 8 -66'), tone(0.95)),
  );
  pen.fill(shape('-33 -44!, 0 -50, 34 -44!, 34 -34!, 0 -40, -33 -34!'), BLACK);
  pen.stroke(brim, ACCENT, 2.6).fill(brim, tone(0.22)).stroke(brim, BLACK, 2);
  pen.clip(brim, () =>
    pen.fill(box(14, -60, 80, 60), HALF).fill(shape('-40 -30, 0 -34, 40 -30, 36 -18, -36 -18'), BLACK),
  );
  pen.fill(oval(0, -47, 6), ACCENT).stroke(oval(0, -47, 6), BLACK, 1.6);
  // Badges, and three fingers up: be prepared.
  for (const [x, y] of rows('-42 88, -30 96, -44 102'))
    pen
      .fill(oval(x, y, 5), PAPER)
      .stroke(oval(x, y, 5), BLACK, 1.6)
      .fill(oval(x, y, 2), ACCENT);
  pen.at(
    68,
    42,
    () => {
      pen.fill(poly('-13 30, 13 30, 18 80, -18 80'), tone(0.34)).stroke(poly('-13 30, 13 30, 18 80, -18 80'), BLACK, 2);
      const hand = shape('-14 4, 14 4, 15 22, 9 34, -9 34, -15 22');
      for (const [x, top] of rows('-9 -24, 0 -29, 9 -24'))
        pen.fill(box(x - 4.6, top, 9.2, 34, 4.6), PAPER).stroke(box(x - 4.6, top, 9.2, 34, 4.6), BLACK, 2);
      pen.fill(hand, PAPER).stroke(line('-14 6, -15 22, -9 34, 9 34, 15 22, 14 6'), BLACK, 2);
      pen
        .fill(shape('-13 12, 2 10, 11 16, 4 21, -11 20'), PAPER)
        .stroke(shape('-13 12, 2 10, 11 16, 4 21, -11 20'), BLACK, 1.8);
      pen.stroke(line('15 4, 16 22, 10 34'), ACCENT, 2);
    },
    1,
    0.1,
  );
}

export function scientist(pen: Pen): void {
  const coat = shoulders(pen, 64, 58, PAPER);
  pen.clip(coat, () =>
    pen.fill(poly('20 40, 110 40, 110 160, 30 160'), HALF).fill(poly('48 40, 110 40, 110 160, 54 160'), DEEP),
  );
  pen.stroke(coat, BLACK, 1.8);
  // Hair that has seen a discharge.
  const wild = shape(
    '-34 8!, -52 6!, -44 -8, -58 -18!, -46 -28, -56 -48!, -36 -46, -34 -66!, -14 -58, -2 -76!, 10 -60, 30 -70!, 32 -50, 54 -54!, 46 -34, 62 -26!, 48 -14, 58 2!, 36 8!, 30 -30, 0 -40, -28 -30',
  );
  pen.stroke(wild, ACCENT, 3).fill(wild, tone(0.18)).stroke(wild, BLACK, 1.8);
  face(pen, { build: 'long', brow: 'plain', eyes: 'wide', nose: 'hook', mouth: 'teeth', lines: true });
  for (const mark of ['-34 -30, -42 -40', '-18 -46, -24 -58', '4 -46, 4 -62', '24 -44, 30 -56', '38 -26, 50 -32'])
    pen.stroke(line(mark), BLACK, 2);
  // Round glasses: one clear, one only light.
  for (const [x, lit] of [
    [-21, true],
    [13, false],
  ] as const) {
    pen.stroke(oval(x, -3, 14), BLACK, 4);
    if (!lit)
      pen.fill(oval(x, -3, 12.4), ACCENT).fill(
        poly([
          [x - 10, 2],
          [x - 1, -14],
          [x + 5, -14],
          [x - 6, 6],
        ]),
        PAPER,
      );
  }
  pen.stroke(line('-7 -5, -4 -7, -1 -5'), BLACK, 3).stroke(line('27 -5, 37 -3'), BLACK, 3);
  pen
    .fill(poly('-22 60, -4 78, -24 120, -40 68'), PAPER)
    .stroke(poly('-22 60, -4 78, -24 120, -40 68'), BLACK, 2)
    .fill(poly('22 60, 4 78, 22 120, 38 68'), HALF)
    .stroke(poly('22 60, 4 78, 22 120, 38 68'), BLACK, 2);
  pen.fill(poly('-6 74, 6 74, 8 108, 0 120, -8 108'), BLACK);
  // A flask, and what is in it.
  pen.at(
    -72,
    56,
    () => {
      const flask = shape('-6 -40!, 6 -40!, 6 -14!, 28 28, 22 36, -22 36, -28 28, -6 -14!');
      pen.stroke(flask, BLACK, 5).fill(flask, PAPER);
      pen.clip(flask, () =>
        pen
          .fill(shape('-40 8!, -10 4, 8 11, 40 6!, 40 60!, -40 60!'), ACCENT)
          .fill(oval(-6, 20, 4), PAPER)
          .fill(oval(8, 26, 2.8), PAPER),
      );
      pen.fill(box(-9, -45, 18, 7, 2), BLACK);
      for (const [x, y, r] of rows('-4 -54 4, 6 -64 5.4, -6 -74 3.4'))
        pen.fill(oval(x, y, r), ACCENT).stroke(oval(x, y, r), BLACK, 1.4);
      pen
        .fill(shape('10 -6, 24 -8, 32 4, 28 18, 14 14'), PAPER)
        .stroke(shape('10 -6, 24 -8, 32 4, 28 18, 14 14'), BLACK, 2)
        .stroke(line('14 0, 24 0'), BLACK, 1.6)
        .stroke(line('16 7, 26 8'), BLACK, 1.6);
    },
    1,
    -0.1,
  );
}
