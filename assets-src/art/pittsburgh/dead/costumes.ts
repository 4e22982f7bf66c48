import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { claw, LIT } from './corpse.ts';

/** Five who went out for sweets; feet at 0,0, about 75 high. */

/** What shows under the hem: bare, too long, and both of them left. */
function feet(pen: Pen, spread: number): void {
  const foot = [line('0 -16!, 0 -3!'), line('0 -2, -6 0, -12 1'), line('-12 0, -17 -1'), line('-12 1, -16 4')];
  for (const x of [-spread, spread])
    pen.at(x, 0, () => {
      for (const [colour, grow] of [
        [BLACK, 2.8],
        [PAPER, 0],
      ] as const)
        foot.forEach((bone, i) => {
          pen.stroke(bone, colour, (i < 2 ? 4.4 : 2.4) + grow);
        });
    });
}

/** Holes in the sheet, and no child behind them. */
export function ghost(pen: Pen): void {
  feet(pen, 12);
  const sheet = shape(
    '-25 -10!, -20 -36, -18 -60, 0 -74, 18 -60, 20 -36, 25 -10!, 16 -14, 8 -8, 0 -14, -8 -8, -16 -14',
  );
  pen.stroke(sheet, BLACK, 3.4).fill(sheet, PAPER);
  pen.clip(sheet, () => {
    pen.fill(shape('8 -80!, 12 -50, 8 -30, 14 0!, 40 0!, 40 -80!'), tone(0.5));
    for (const mark of ['-10 -36, -13 -12', '0 -32, 1 -12']) pen.stroke(line(mark), BLACK, 1.6);
  });
  pen
    .fill(oval(-6, -50, 4.6, 6.4), BLACK)
    .fill(oval(7, -50, 4.4, 6.4), BLACK)
    .fill(oval(-6, -49, 1.7), ACCENT)
    .fill(oval(7, -49, 1.7), ACCENT);
  pen
    .fill(shape('-9 -39!, 0 -36, 9 -40!, 7 -30, 3 -33, 0 -27, -3 -32, -7 -29'), BLACK)
    .stroke(line('-5 -30, -6 -20'), ACCENT, 2.4);
}

const robe = (pen: Pen): void => {
  feet(pen, 11);
  pen.rimmed(shape('-5 -52!, -13 -49, -18 -34, -23 -10!, -10 -14, 0 -9, 10 -14, 23 -10!, 18 -34, 13 -49, 5 -52!'), LIT);
};

/** A pumpkin for a head. It was a mask when she went out. */
export function pumpkin(pen: Pen): void {
  robe(pen);
  pen
    .rimmed(shape('-12 -44, -22 -32, -16 -24, -9 -34'), LIT)
    .rimmed(shape('12 -44, 24 -38, 26 -26, 17 -26, 10 -34'), LIT);
  claw(pen, -18, -26, 0.2, 0.8);
  lantern(pen, 0, -60, 1);
}

/** A jack-o'-lantern, round 0,0 and 40 wide. */
export function lantern(pen: Pen, x: number, y: number, s: number): void {
  pen.at(
    x,
    y,
    () => {
      const gourd = shape('-20 0, -16 -13, -6 -15, 0 -13, 6 -15, 16 -13, 20 0, 15 13, 6 15, 0 13, -6 15, -15 13');
      pen.stroke(gourd, BLACK, 3.4).fill(gourd, ACCENT);
      pen.clip(gourd, () => pen.fill(shape('8 -20!, 13 0, 8 20!, 30 20!, 30 -20!'), ink(1, 0.5, 0)));
      pen.stroke(line('-8 -14, -11 0, -8 14'), BLACK, 1.2).stroke(line('8 -14, 11 0, 8 14'), BLACK, 1.2);
      pen.fill(poly('-12 -3, -8 -10, -3 -2'), BLACK).fill(poly('12 -3, 8 -10, 3 -2'), BLACK);
      pen.fill(poly('-13 4, -7 6, -4 4, 0 7, 4 4, 7 6, 13 4, 7 12, 3 9, 0 12, -3 9, -7 12'), BLACK);
      pen.fill(oval(-7.6, -4.4, 1.5), PAPER).fill(oval(7.6, -4.4, 1.5), PAPER);
      pen.stroke(line('0 -13, 2 -19, 6 -21'), BLACK, 4);
    },
    s,
  );
}

export function witch(pen: Pen): void {
  robe(pen);
  pen.rimmed(shape('-12 -44, -28 -42, -34 -50, -27 -54, -11 -50'), LIT);
  claw(pen, -31, -52, 0.9, 0.8);
  pen.at(0, -58, () => {
    const face = shape('-11 -4, -10 8, 0 15, 10 8, 11 -4, 0 -10');
    pen.stroke(face, BLACK, 3).fill(face, PAPER);
    pen.clip(face, () => pen.fill(box(4, -20, 20, 40), tone(0.5)));
    for (const x of [-4.8, 5]) pen.fill(oval(x, 3, 3.6), BLACK).fill(oval(x, 3, 1.5), ACCENT);
    pen.fill(shape('-5 9!, 0 8, 5 9!, 2 13, -2 13'), BLACK);
    pen
      .rimmed(shape('-24 -4, -12 -9!, -2 -34, 8 -42!, 6 -32, 12 -9!, 24 -4, 0 -1'), LIT)
      .fill(poly('-11 -12, 11 -12, 12 -7, -12 -7'), ACCENT);
  });
}

/** Bones painted on black: the costume fits too well. */
export function bones(pen: Pen): void {
  pen.rimmed(shape('-9 -30!, -8 -16, -12 -2!, -4 -2!, 0 -22, 4 -2!, 12 -2!, 8 -16, 9 -30!'), LIT);
  feet(pen, 8);
  pen.rimmed(
    shape(
      '-5 -52!, -14 -49, -17 -36, -22 -26!, -16 -23!, -11 -34, -10 -26!, 10 -26!, 11 -34, 17 -22!, 23 -25!, 17 -38, 14 -49, 5 -52!',
    ),
    LIT,
  );
  pen.stroke(line('0 -48, 0 -28'), PAPER, 2.2);
  for (const y of [-45, -40, -35])
    pen.stroke(
      line([
        [-8, y + 2],
        [0, y],
        [8, y + 2],
      ]),
      PAPER,
      1.8,
    );
  for (const side of [-1, 1])
    pen.stroke(
      line([
        [side * 5, -22],
        [side * 7, -10],
      ]),
      PAPER,
      2,
    );
  claw(pen, -19, -24, 0.2, 0.7);
  claw(pen, 20, -24, -0.2, 0.7);
  pen.at(0, -62, () => {
    const skull = shape('-13 -6, -11 -15, 0 -19, 11 -15, 13 -6, 9 3, 8 10!, -8 10!, -9 3');
    pen.stroke(skull, BLACK, 3.2).fill(skull, PAPER);
    pen
      .fill(oval(-5, -5, 4.4), BLACK)
      .fill(oval(5, -5, 4.4), BLACK)
      .fill(oval(-5, -5, 1.5), ACCENT)
      .fill(oval(5, -5, 1.5), ACCENT);
    pen.fill(poly('0 0, 2 4, -2 4'), BLACK);
    for (const x of [-4, 0, 4])
      pen.stroke(
        line([
          [x, 5],
          [x, 9.6],
        ]),
        BLACK,
        1.3,
      );
  });
}

export function devil(pen: Pen): void {
  robe(pen);
  pen
    .rimmed(shape('-12 -44, -22 -32, -16 -24, -9 -34'), LIT)
    .rimmed(shape('12 -44, 30 -40, 32 -48, 24 -54, 11 -50'), LIT);
  pen.stroke(line('30 -8!, 30 -66!'), PAPER, 4.4).stroke(line('30 -8!, 30 -66!'), BLACK, 2.6);
  pen
    .stroke(line('22 -76!, 23 -66!, 37 -66!, 38 -76!'), PAPER, 4.4)
    .stroke(line('22 -76!, 23 -66!, 37 -66!, 38 -76!'), BLACK, 2.6);
  claw(pen, -18, -26, 0.2, 0.8);
  claw(pen, 29, -50, -0.2, 0.7);
  pen.at(0, -60, () => {
    const mask = shape('-12 -4, -11 -12, -14 -24!, -5 -15, 5 -15, 14 -24!, 11 -12, 12 -4, 8 7, 0 14!, -8 7');
    pen.stroke(mask, BLACK, 3.2).fill(mask, ACCENT);
    pen.clip(mask, () => pen.fill(box(4, -30, 20, 60), ink(1, 0.5, 0)));
    pen.fill(poly('-9 -5, -2 -1, -8 1'), BLACK).fill(poly('9 -5, 2 -1, 8 1'), BLACK);
    pen.fill(shape('-6 6!, 0 8, 6 6!, 0 11'), BLACK);
  });
}
