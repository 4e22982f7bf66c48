import { ACCENTS } from '../../accents.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, type Points, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { type Picture, spot, WIDE } from '../../stage.ts';
import { claw, deadHead, LIT } from './corpse.ts';

/** Letters in strokes: a font would make the bytes depend on it. About 20 high. */
const INDEX: Record<'J' | 'Q' | 'K', readonly Points[]> = {
  J: ['-4 -10!, 6 -10!', '2 -10!, 2 4, -2 10, -7 8, -8 3'],
  Q: ['0 -10, 7 -4, 7 4, 0 10, -7 4, -7 -4, 0 -10', '1 3!, 8 12!'],
  K: ['-6 -10!, -6 10!', '7 -10!, -5 2!', '-2 -1!, 8 10!'],
};

/** The corner of the card: a letter, and under it a heart with a bite out of it. */
function index(pen: Pen, letter: keyof typeof INDEX): void {
  pen.fill(box(-17, -18, 34, 62, 5), PAPER).stroke(box(-17, -18, 34, 62, 5), BLACK, 3);
  for (const mark of INDEX[letter]) pen.stroke(line(mark), BLACK, 4.6);
  pen.at(0, 30, () => {
    pen.fill(shape('0 10!, -9 1, -9 -6, -4 -9, 0 -5!, 4 -9, 9 -6, 9 1'), ACCENT);
    for (const [x, y] of rows('9 -7, 10 -2, 7 -3')) pen.fill(oval(x, y, 3), PAPER);
  });
}

/** A letter jacket, a helmet by its strap, and a neck that was tackled. */
function quarterback(pen: Pen): void {
  const jacket = shape('-84 20!, -78 -24, -58 -40, -20 -48!, 20 -48!, 58 -40, 78 -24, 84 20!');
  pen.rimmed(jacket, { ...LIT, light: [3, -3] });
  for (const s of [-1, 1]) {
    const sleeve = shape([
      [s * 84, 20, 1],
      [s * 78, -24],
      [s * 58, -40],
      [s * 46, -30],
      [s * 48, 20, 1],
    ]);
    pen.fill(sleeve, s > 0 ? tone(0.5) : PAPER).stroke(sleeve, BLACK, 2.4);
    pen.stroke(
      line([
        [s * 70, -30],
        [s * 64, -8],
        [s * 66, 20],
      ]),
      ACCENT,
      3,
    );
  }
  // P for the town, and for what is left of the team.
  pen
    .stroke(poly('24 6, 24 -24, 38 -24, 38 -10, 24 -10'), PAPER, 7)
    .stroke(poly('24 6, 24 -24, 38 -24, 38 -10, 24 -10'), ACCENT, 4);
  pen
    .fill(poly('-14 -52, 14 -52, 6 -20, -6 -20'), PAPER)
    .stroke(line('-14 -50, -6 -22'), BLACK, 2)
    .stroke(line('14 -50, 6 -22'), BLACK, 2);
  pen.at(
    4,
    -78,
    () => {
      const crop = shape('-13 -2!, -13 -18, 0 -24, 13 -18, 13 -2!');
      pen.stroke(crop, PAPER, 2).fill(crop, BLACK);
      deadHead(pen);
      pen.stroke(line('6 6, 9 3, 9 9'), BLACK, 1.2);
      // Black under the eyes, as they wore it to the game.
      pen.fill(box(-8.6, 2.4, 6, 2.4, 1), BLACK).fill(box(3, 2.4, 6, 2.4, 1), BLACK);
    },
    1.75,
    0.24,
  );
  // The helmet, and the hand through its bars.
  pen.at(
    -66,
    -44,
    () => {
      const shell = shape('-24 8, -24 -14, -8 -26, 12 -24, 24 -8, 22 4!, 10 6!, 8 16!, -14 18');
      pen
        .stroke(shell, BLACK, 3.4)
        .rimmed(shell, { light: [4, -4], rim: PAPER, body: ACCENT })
        .stroke(shell, BLACK, 2);
      pen.stroke(line('-6 -27, 4 -10, 4 10'), PAPER, 3.4);
      for (const bar of ['10 6, 28 6, 30 18', '8 15, 26 20, 30 18', '20 6, 20 19'])
        pen.stroke(line(bar), BLACK, 5).stroke(line(bar), PAPER, 2.6);
    },
    1,
    -0.2,
  );
  claw(pen, -62, -8, Math.PI, 1.5);
}

/** Tiara, sash, a bouquet that has kept as well as she has. */
function homecoming(pen: Pen): void {
  const hair = shape('-40 -20!, -46 -60, -40 -104, -10 -122, 24 -118, 44 -96, 46 -54, 42 -16!, 20 -34, -20 -34');
  pen.rimmed(hair, { ...LIT, light: [3, -3] });
  for (const mark of ['-36 -90, -38 -60, -34 -34', '36 -90, 40 -60, 34 -32', '-26 -108, -34 -84', '28 -106, 36 -84'])
    pen.stroke(line(mark), tone(0.3), 1.8);
  const gown = shape('-70 20!, -60 -18, -42 -34, -22 -40, 0 -32, 22 -40, 42 -34, 60 -18, 70 20!');
  pen.stroke(gown, BLACK, 3).fill(gown, PAPER);
  pen.clip(gown, () => pen.fill(shape('16 -60!, 22 -20, 16 30!, 90 30!, 90 -60!'), tone(0.5)));
  pen.stroke(gown, BLACK, 2.4);
  const neck = poly('-12 -58, 12 -58, 15 -36, 0 -26, -15 -36');
  pen.fill(neck, PAPER).clip(neck, () => pen.fill(box(2, -60, 20, 40), tone(0.5)));
  pen.stroke(line('-12 -52, -15 -36, 0 -26, 15 -36, 12 -52'), BLACK, 2);
  for (const [x, y] of rows('-12 -40, -7 -35, 0 -32, 7 -35, 12 -40'))
    pen.fill(oval(x, y, 3), BLACK).fill(oval(x, y, 1.8), PAPER);
  const sash = poly('-46 -32, -28 -40, 56 14, 56 34, 40 34');
  pen.fill(sash, ACCENT).stroke(sash, BLACK, 2.2);
  for (const [x, y] of rows('-24 -24, -12 -16, 0 -8, 12 0')) pen.fill(box(x, y, 5, 5), PAPER);
  pen.at(
    0,
    -80,
    () => {
      deadHead(pen, { bald: true });
      pen.fill(shape('-12 -2!, -12 -14, 0 -19, 12 -14, 12 -2!, 8 -10, 0 -13, -7 -10'), BLACK);
      for (const s of [-1, 1])
        pen.stroke(
          line([
            [s * 8, -4],
            [s * 10.4, -7],
          ]),
          BLACK,
          1.4,
        );
      pen.stroke(shape('-4.4 7, 0 5.6, 4.6 7, 4 14, 0 15.4, -3.4 14'), ACCENT, 1.6);
      const tiara = poly('-12 -13, -14 -25, -8 -19, -5 -29, 0 -20, 5 -29, 8 -19, 14 -25, 12 -13, 0 -16');
      pen.stroke(tiara, BLACK, 2.6).fill(tiara, ACCENT);
      for (const [x, y] of rows('-14 -26, -5 -30, 5 -30, 14 -26'))
        pen.fill(oval(x, y, 2.2), BLACK).fill(oval(x, y, 1.4), PAPER);
    },
    1.7,
    -0.16,
  );
  // Roses, their heads down.
  pen.at(-64, -22, () => {
    for (const stem of ['6 34, 0 4, -10 -14', '6 34, 4 0, 6 -18', '6 34, 12 6, 20 -8'])
      pen.stroke(line(stem), BLACK, 4).stroke(line(stem), PAPER, 1.4);
    for (const [x, y] of rows('-14 -14, 6 -22, 22 -10')) {
      pen.fill(oval(x, y, 10, 9), BLACK).fill(oval(x, y, 8, 7), ACCENT);
      pen.stroke(
        line([
          [x - 4, y - 2],
          [x, y + 2],
          [x + 4, y - 3],
          [x + 1, y - 5],
        ]),
        BLACK,
        1.4,
      );
    }
  });
  claw(pen, -58, 12, Math.PI + 0.1, 1.4);
}

/** He owned the mill, the bank and the hill. He still has the coat. */
function owner(pen: Pen): void {
  pen.rimmed(shape('-92 20!, -86 -22, -60 -40, -20 -48!, 20 -48!, 60 -40, 86 -22, 92 20!'), { ...LIT, light: [3, -3] });
  pen
    .fill(poly('-14 -52, 14 -52, 8 -6, -8 -6'), PAPER)
    .fill(poly('-5 -44, 5 -44, 7 -10, 0 0, -7 -10'), ACCENT)
    .stroke(poly('-5 -44, 5 -44, 7 -10, 0 0, -7 -10'), BLACK, 1.6);
  // Fur, in tufts.
  for (const s of [-1, 1]) {
    const fur = shape([
      [s * 12, -56, 1],
      [s * 30, -58],
      [s * 44, -46],
      [s * 42, -40, 1],
      [s * 52, -34],
      [s * 50, -26, 1],
      [s * 54, -12],
      [s * 48, -6, 1],
      [s * 46, 20, 1],
      [s * 14, 20, 1],
      [s * 18, 8, 1],
      [s * 12, 0],
      [s * 17, -8, 1],
      [s * 12, -18],
      [s * 18, -26, 1],
      [s * 10, -36],
    ]);
    pen.stroke(fur, BLACK, 3).fill(fur, s > 0 ? ink(0, 0.7, 0) : tone(0.22));
    for (const [x, y] of rows('22 -44, 34 -38, 26 -28, 40 -22, 28 -12, 36 -2, 24 4'))
      pen.stroke(
        line([
          [s * x, y],
          [s * (x + 4), y + 7],
        ]),
        BLACK,
        1.8,
      );
  }
  pen.at(
    0,
    -80,
    () => {
      deadHead(pen, { bald: true, jaw: 'bared' });
      // Side whiskers, a monocle, and the hat he never took off to anyone.
      for (const s of [-1, 1])
        pen.fill(
          shape([
            [s * 8, -4, 1],
            [s * 12, -4],
            [s * 13, 8],
            [s * 7, 13],
            [s * 9, 4],
          ]),
          BLACK,
        );
      pen
        .stroke(oval(4.8, -2.2, 5.4), BLACK, 1.8)
        .stroke(oval(4.8, -2.2, 5.4), ACCENT, 0.9)
        .stroke(line('9 2, 11 12, 8 20'), BLACK, 0.9);
      pen.rimmed(shape('-20 -9, -12 -13!, -13 -30, -4 -34, 2 -31, 8 -34, 13 -29, 12 -13!, 20 -9, 0 -6'), {
        ...LIT,
        light: [1.6, -1.4],
        halo: 1.2,
      });
      pen.fill(shape('-12 -18!, 0 -20, 12 -18!, 12 -13!, 0 -15, -12 -13!'), ACCENT);
    },
    1.7,
    0.1,
  );
  // The cigar, still lit.
  pen.at(
    -8,
    -62,
    () => {
      pen
        .fill(box(-34, -4, 32, 8, 3), BLACK)
        .fill(box(-33, -3, 26, 6, 2), ink(0.8, 0.6, 0))
        .fill(box(-36, -4, 8, 8, 3), PAPER)
        .fill(box(-38, -3.4, 5, 7, 2), ACCENT);
    },
    1,
    0.16,
  );
  const smoke = line('-46 -68, -56 -80, -46 -90, -58 -102');
  pen.stroke(smoke, BLACK, 5).stroke(smoke, PAPER, 2.6);
}

/** A court card: the same figure twice, head to head, on either side of a slanting rule. */
const court = (id: string, letter: keyof typeof INDEX, figure: (pen: Pen) => void): Picture => ({
  id,
  accent: ACCENTS.red,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 120, y: 110, rays: 16, reach: 1.15, turn: 0.06 });
    for (const turn of [0, Math.PI])
      pen.at(
        120,
        110,
        () => pen.clip(poly('-130 -120, 130 -120, 130 -12, -130 12'), () => pen.at(-4, 6, () => figure(pen), 0.84)),
        1,
        turn,
      );
    for (const [colour, weight] of [
      [BLACK, 11],
      [PAPER, 7],
      [ACCENT, 3],
    ] as const)
      pen.stroke(line('-10 122!, 250 98!'), colour, weight);
    for (const turn of [0, Math.PI]) pen.at(120, 110, () => pen.at(98, -82, () => index(pen, letter), 0.86), 1, turn);
  },
});

export const COURT: Picture[] = [
  court('jack', 'J', quarterback),
  court('queen', 'Q', homecoming),
  court('king', 'K', owner),
];
