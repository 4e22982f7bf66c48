import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { DARK, LIT } from '../scenes/tools.ts';

/** What a mill town has in its sheds. */
const WOOD = ink(0.85, 0.5, 0);

/** Fire that stands up: three tongues, each inside the other. Foot at 0,0; 80 high. */
export function blaze(pen: Pen, s = 1): void {
  const tongue = shape(
    '0 4!, -18 -4, -24 -24, -12 -40, -14 -58!, -2 -46, 4 -82!, 12 -52, 22 -58!, 20 -38, 27 -22, 18 -4',
  );
  for (const [size, fill] of [
    [1, ACCENT],
    [0.7, ink(0.45, 0, 0)],
    [0.4, PAPER],
  ] as const)
    pen.at(0, 0, () => pen.stroke(tongue, BLACK, 3.2 / size).fill(tongue, fill), s * size);
}

/** A milk bottle with the wrong thing in it. Foot at 0,0; 118 high. */
export function cocktail(pen: Pen): void {
  const bottle = shape('-30 0!, -32 -46, -22 -70, -14 -84!, -15 -104!, 15 -104!, 14 -84!, 22 -70, 32 -46, 30 0!');
  pen.stroke(bottle, BLACK, 6).fill(bottle, PAPER);
  pen.clip(bottle, () => {
    pen.fill(shape('-40 -52!, -12 -58, 12 -50, 40 -56!, 40 10!, -40 10!'), ACCENT);
    pen.fill(shape('14 -120!, 18 -80, 16 -40, 18 10!, 40 10!, 40 -120!'), ink(0.8, 0.6, 0));
    pen.fill(shape('-24 -48, -18 -52, -18 -10, -24 -10'), PAPER);
    for (const [x, y, r] of rows('-4 -20 3.4, 6 -36 2.6, -10 -38 2')) pen.fill(oval(x, y, r), PAPER);
  });
  pen.stroke(bottle, BLACK, 3.2).stroke(line('-16 -98, 16 -98'), BLACK, 3);
  const rag = shape('-12 -100!, -14 -118, -4 -128, 8 -124, 14 -132!, 16 -114, 12 -100!');
  pen
    .fill(rag, PAPER)
    .stroke(rag, BLACK, 2.6)
    .stroke(line('-4 -104, -2 -120'), BLACK, 1.6)
    .stroke(line('5 -104, 7 -118'), BLACK, 1.6);
}

/** A fire axe, head up. About 190 long round 0,0. */
export function axe(pen: Pen): void {
  const haft = limb('0 -84, 2 -20, -2 40, 8 96', 10, 13);
  pen
    .stroke(haft, PAPER, 4)
    .fill(haft, BLACK)
    .clip(haft, () => pen.fill(box(-4, -90, 5, 200), WOOD));
  pen.stroke(line('-4 56, 10 54'), ACCENT, 5).stroke(line('-3 68, 11 66'), ACCENT, 5);
  const head = shape(
    '-10 -96!, 12 -96!, 34 -104, 58 -110!, 64 -84, 56 -56!, 34 -66, 12 -68!, -10 -68!, -26 -78, -48 -74!, -28 -90',
  );
  pen.stroke(head, PAPER, 4.4).fill(head, ACCENT).stroke(head, BLACK, 2.8);
  const edge = shape('44 -107, 58 -110!, 64 -84, 56 -56!, 44 -62, 49 -84');
  pen
    .fill(edge, PAPER)
    .stroke(edge, BLACK, 2)
    .fill(box(-8, -94, 16, 24), ink(1, 0.6, 0.2));
}

/** Six chambers, swung out and half of them lit. Barrel to the right. */
export function revolver(pen: Pen): void {
  const grip = shape('-44 0!, -16 2!, -18 24, -22 54, -32 66, -56 60, -52 34');
  pen.rimmed(grip, { ...LIT, body: WOOD }).stroke(grip, BLACK, 2);
  for (const mark of ['-44 20, -28 44', '-48 32, -34 54', '-36 14, -24 34']) pen.stroke(line(mark), BLACK, 1.6);
  pen
    .stroke(shape('-14 4, 10 2, 14 20, -10 24'), PAPER, 5)
    .stroke(shape('-14 4, 10 2, 14 20, -10 24'), BLACK, 3)
    .stroke(line('0 3, -3 16'), BLACK, 3.4);
  pen.rimmed(poly('-48 -20, -30 -26, 34 -26, 34 -20, 96 -22, 96 -8, 34 -6, 32 4, -44 4'), LIT);
  pen
    .rimmed(box(34, -7, 54, 7, 3), { ...LIT, body: DARK, halo: 1 })
    .fill(poly('88 -22, 92 -30, 95 -22'), BLACK)
    .fill(poly('-48 -18, -58 -34, -50 -36, -38 -22'), BLACK);
  // The window the cylinder came out of.
  pen.fill(box(-14, -20, 40, 18, 3), tone(0.2)).stroke(box(-14, -20, 40, 18, 3), BLACK, 2);
  pen.stroke(line('20 0, 10 22'), BLACK, 6);
  pen.at(2, 36, () => {
    pen
      .fill(oval(0, 0, 27), PAPER)
      .fill(oval(0, 0, 24.6), BLACK)
      .fill(oval(-2, -2, 22), DARK);
    for (let i = 0; i < 6; i++) {
      const a = (i * Math.PI) / 3 + 0.3;
      pen.at(Math.cos(a) * 13.4, Math.sin(a) * 13.4, () =>
        pen
          .fill(oval(0, 0, 6), BLACK)
          .fill(oval(0, 0, 4.6), i < 4 ? ACCENT : tone(0.9))
          .fill(oval(0, 0, 1.8), i < 4 ? PAPER : BLACK),
      );
    }
    pen.fill(oval(0, 0, 3.4), PAPER);
  });
}

/** A round, as it falls. */
export function round(pen: Pen, x: number, y: number, turn: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      const shell = shape('-5 14!, -5 -4!, -4 -12, 0 -17, 4 -12, 5 -4!, 5 14!');
      pen
        .stroke(shell, BLACK, 3.2)
        .fill(shell, ACCENT)
        .fill(box(-5, 9, 10, 5), PAPER)
        .fill(shape('-4.6 -5!, -3.4 -12, 0 -17, 3.4 -12, 4.6 -5!'), PAPER)
        .stroke(shell, BLACK, 1.6);
    },
    s,
    turn,
  );
}

/** A kitchen knife, point down at 0,0; 150 high. */
export function knife(pen: Pen): void {
  const blade = shape('0 2!, -14 -20, -19 -52, -18 -92!, 10 -92!, 9 -40');
  pen
    .stroke(blade, BLACK, 5)
    .fill(blade, PAPER)
    .clip(blade, () => pen.fill(poly('0 10, -2 -100, 20 -100, 20 10'), tone(0.5)));
  pen.stroke(blade, BLACK, 2.4).stroke(line('-10 -84, -10 -44'), BLACK, 1.2);
  const grip = shape('-20 -92!, -18 -114, -20 -140, -6 -150, 12 -146, 10 -118, 12 -92!');
  pen.stroke(grip, PAPER, 4).fill(grip, BLACK);
  for (const y of [-104, -120, -136]) pen.fill(oval(-4, y, 3.4), ACCENT);
  pen.fill(box(-24, -96, 40, 7, 3), PAPER).stroke(box(-24, -96, 40, 7, 3), BLACK, 2.2);
}

/** A bat, barrel up; 190 long round 0,0. */
export function bat(pen: Pen): void {
  const wood = shape('-6 92!, -5 40, -11 -4, -17 -50, -17 -84, -8 -98, 8 -98, 17 -84, 17 -50, 11 -4, 5 40, 6 92!');
  pen
    .stroke(wood, BLACK, 5)
    .fill(wood, PAPER)
    .clip(wood, () => {
      pen.fill(shape('4 -110!, 8 -40, 2 100!, 40 100!, 40 -110!'), WOOD);
      for (const mark of ['-8 -88, -6 -20', '-2 -92, -1 -10', '-12 -80, -8 -30'])
        pen.stroke(line(mark), tone(0.5), 1.4);
    });
  pen.stroke(wood, BLACK, 2.6);
  // Tape, round and round.
  for (let y = 44; y < 88; y += 8)
    pen
      .stroke(
        line([
          [-6.4, y],
          [6.4, y - 5],
        ]),
        BLACK,
        5.4,
      )
      .stroke(
        line([
          [-6.4, y],
          [6.4, y - 5],
        ]),
        tone(0.3),
        2.2,
      );
  pen.fill(oval(0, 95, 11, 6), PAPER).stroke(oval(0, 95, 11, 6), BLACK, 2.6);
  // The mark, and what else is on it.
  pen.fill(oval(0, -58, 9, 6), ACCENT).stroke(oval(0, -58, 9, 6), BLACK, 1.6);
}

/** A ball cap seen from the side, peak to the left; 70 wide. */
export function ballCap(pen: Pen): void {
  const crown = shape('-28 8!, -28 -14, -10 -30, 14 -30, 32 -12, 34 10!, 4 4');
  pen
    .stroke(crown, BLACK, 4.6)
    .fill(crown, ACCENT)
    .clip(crown, () => pen.fill(shape('12 -40!, 18 -10, 12 20!, 60 20!, 60 -40!'), ink(1, 0.6, 0.1)));
  pen
    .stroke(crown, BLACK, 2.4)
    .stroke(line('0 -31, -4 -12, 0 4'), BLACK, 1.8)
    .stroke(line('-22 -20, -14 -8'), BLACK, 1.6);
  const peak = shape('-28 2!, -52 6, -62 16!, -38 18, -4 8!');
  pen
    .stroke(peak, PAPER, 3)
    .fill(peak, BLACK)
    .fill(oval(2, -32, 4.4), BLACK);
  pen
    .stroke(line('-18 -2!, -18 -16!, -10 -16!, -10 -9!, -18 -9!'), BLACK, 6)
    .stroke(line('-18 -2!, -18 -16!, -10 -16!, -10 -9!, -18 -9!'), PAPER, 3);
}

/** A bolt-action, muzzle to the left; 220 long round 0,0. */
export function deerRifle(pen: Pen): void {
  pen.stroke(line('-110 -8!, 10 -8!'), PAPER, 10).stroke(line('-110 -8!, 10 -8!'), BLACK, 7);
  const stock = shape('-58 -4!, 20 -4!, 44 -8, 58 0, 104 -2!, 110 34!, 84 32, 58 14, 40 16, 24 8, -40 6, -58 2!');
  pen.stroke(stock, PAPER, 4).fill(stock, WOOD).stroke(stock, BLACK, 2.6);
  for (const mark of ['66 6, 98 8', '70 14, 100 20', '-46 1, 10 2']) pen.stroke(line(mark), BLACK, 1.6);
  pen.stroke(shape('20 8, 38 10, 38 24, 24 24'), BLACK, 3).stroke(line('30 9, 27 19'), BLACK, 3);
  pen
    .fill(box(4, -14, 40, 10, 3), BLACK)
    .stroke(line('34 -10, 44 2'), BLACK, 4)
    .fill(oval(46, 5, 4.6), BLACK)
    .fill(oval(45, 4, 1.8), PAPER);
  // Glass for the first hour of light.
  pen
    .fill(box(4, -32, 46, 10, 5), BLACK)
    .fill(box(-6, -34, 14, 14, 4), BLACK)
    .fill(box(44, -34, 14, 14, 4), BLACK)
    .fill(box(-7, -32, 4, 10, 2), ACCENT);
  pen
    .fill(box(14, -24, 4, 10), BLACK)
    .fill(box(36, -24, 4, 10), BLACK)
    .stroke(line('8 -30, 46 -30'), PAPER, 1.4)
    .fill(poly('-106 -11, -103 -18, -100 -11'), BLACK);
}

/** Antlers on a board. About 130 wide round 0,0. */
export function antlers(pen: Pen): void {
  for (const s of [-1, 1])
    pen.at(
      0,
      0,
      () => {
        const branches = [
          limb('6 6, 30 -8, 52 -30, 58 -60', 9, 3),
          limb('30 -8, 34 -30, 30 -46', 6, 2),
          limb('46 -22, 62 -34, 76 -38', 5, 2),
          limb('16 0, 16 -18, 12 -30', 5, 2),
        ];
        for (const b of branches) pen.stroke(b, BLACK, 4);
        for (const b of branches) pen.fill(b, PAPER);
      },
      [s, 1],
    );
  const board = shape('0 -14!, 18 -8, 22 10, 0 34!, -22 10, -18 -8');
  pen
    .stroke(board, PAPER, 4)
    .fill(board, WOOD)
    .stroke(board, BLACK, 2.6)
    .fill(oval(0, 4, 9, 8), PAPER)
    .stroke(oval(0, 4, 9, 8), BLACK, 2.4);
}

/** One flare, burning at the top; foot at 0,0. */
export function flare(pen: Pen, turn: number): void {
  pen.at(
    0,
    0,
    () => {
      const tube = box(-10, -76, 20, 96, 3);
      pen
        .stroke(tube, BLACK, 4.6)
        .fill(tube, ACCENT)
        .fill(box(3, -76, 7, 96), ink(1, 0.6, 0.1))
        .fill(box(-10, -58, 20, 8), PAPER)
        .fill(box(-10, -44, 20, 4), PAPER)
        .stroke(tube, BLACK, 2.2);
      pen.at(0, -78, () => blaze(pen, 0.5));
    },
    1,
    turn,
  );
}

/** A toy that works: stars, one knob, an aerial. About 60 wide, 120 high round 0,0. */
export function walkieTalkie(pen: Pen): void {
  pen
    .stroke(line('14 -58!, 18 -136!'), BLACK, 6)
    .stroke(line('14 -58!, 18 -136!'), PAPER, 2.6)
    .fill(oval(18, -138, 5), ACCENT)
    .stroke(oval(18, -138, 5), BLACK, 2);
  const set = box(-30, -60, 60, 120, 9);
  pen
    .stroke(set, BLACK, 6)
    .fill(set, ACCENT)
    .clip(set, () =>
      pen
        .fill(box(14, -70, 40, 140), ink(1, 0.6, 0.1))
        .fill(box(-30, 22, 60, 60), BLACK)
        .fill(box(-30, 20, 60, 4), PAPER),
    );
  pen.stroke(set, BLACK, 3);
  pen.fill(oval(0, -26, 21), BLACK).fill(oval(0, -26, 18), PAPER);
  for (const y of [-36, -30, -24, -18])
    pen.stroke(
      line([
        [-13 + Math.abs(y + 26) * 0.4, y],
        [13 - Math.abs(y + 26) * 0.4, y],
      ]),
      BLACK,
      2.6,
    );
  const star = poly(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      const r = i % 2 ? 6 : 14;
      return [0 + Math.cos(a) * r, 41 + Math.sin(a) * r] as const;
    }),
  );
  pen.fill(star, PAPER);
  for (const x of [-18, 18]) pen.fill(oval(x, 6, 5), BLACK).fill(oval(x, 6, 2.4), PAPER);
  pen.fill(box(-37, -22, 9, 26, 3), BLACK).stroke(line('-34 -18, -34 0'), PAPER, 1.6);
}
