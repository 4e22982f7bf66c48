import { ACCENT, BLACK, type Ink, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { seg } from './strokes.ts';

export type Paint = { body?: Ink; glass?: Ink };

/** A Hudson from the side, nose to the right: wheels at 0, about 150 long round 0, 46 high. */
export function carSide(pen: Pen, { body = BLACK, glass = tone(0.35) }: Paint = {}): void {
  const shell = shape('-74 -8!, -76 -22, -62 -30, -36 -44, -8 -48, 20 -44, 36 -30, 64 -27, 75 -20, 75 -8!');
  pen.stroke(shell, PAPER, 5).fill(shell, body);
  pen.stroke(line('-70 -24, -30 -26, 36 -26, 70 -22'), body === BLACK ? ACCENT : BLACK, 2);
  for (const pane of ['-44 -30, -30 -40, -10 -43, -10 -30', '-4 -30, -4 -43, 16 -40, 28 -30'])
    pen.fill(poly(pane), glass);
  pen.stroke(line('-76 -12, 76 -12'), PAPER, 2.6);
  for (const x of [-46, 46])
    pen
      .fill(oval(x, -6, 14), PAPER)
      .fill(oval(x, -6, 12), BLACK)
      .fill(oval(x, -6, 6), PAPER)
      .fill(oval(x, -6, 2.6), BLACK);
  pen.fill(oval(72, -20, 4, 5), ACCENT).fill(oval(-74, -18, 3, 4), ACCENT);
}

/** The same from behind, at the show: rear window, lamps, plate. Wheels at 0; 100 wide, 56 high. */
export function carBack(pen: Pen, { body = BLACK, glass = ink(0.2, 0, 0) }: Paint = {}): void {
  for (const x of [-36, 36]) pen.fill(box(x - 9, -14, 18, 16, 3), BLACK);
  const shell = shape('-50 -10!, -51 -26, -42 -34, -30 -52, 0 -57, 30 -52, 42 -34, 51 -26, 50 -10!');
  pen.stroke(shell, PAPER, 5).fill(shell, body);
  const pane = shape('-30 -34!, -23 -48, 0 -51, 23 -48, 30 -34!, 0 -31');
  pen.fill(pane, glass).stroke(pane, PAPER, 1.6);
  pen.stroke(line('-46 -27, 0 -23, 46 -27'), body === BLACK ? ACCENT : BLACK, 1.8);
  for (const x of [-40, 40])
    pen
      .fill(oval(x, -20, 5, 6), BLACK)
      .fill(oval(x, -20, 4, 5), ACCENT)
      .fill(oval(x - 1, -22, 1.4), PAPER);
  pen.fill(box(-52, -13, 104, 6, 3), PAPER).stroke(box(-52, -13, 104, 6, 3), BLACK, 1.4);
  pen.fill(box(-11, -21, 22, 8, 1.6), PAPER).stroke(box(-11, -21, 22, 8, 1.6), BLACK, 1.4);
}

/** And from the front, with its lamps on. Wheels at 0; 104 wide, 58 high. */
export function carFront(pen: Pen, { body = BLACK, glass = tone(0.4) }: Paint = {}): void {
  for (const x of [-38, 38]) pen.fill(box(x - 9, -14, 18, 16, 3), BLACK);
  const shell = shape('-53 -10!, -54 -28, -40 -36, -28 -54, 0 -58, 28 -54, 40 -36, 54 -28, 53 -10!');
  pen.stroke(shell, PAPER, 5).fill(shell, body);
  const pane = shape('-30 -37!, -22 -50, 0 -53, 22 -50, 30 -37!, 0 -40');
  pen.fill(pane, glass).stroke(pane, PAPER, 1.6).stroke(line('0 -53, 0 -40'), PAPER, 1.4);
  const grille = shape('-26 -12!, -28 -26, 0 -31, 28 -26, 26 -12!');
  pen.fill(grille, PAPER);
  for (const x of rows('-18, -9, 0, 9, 18')) pen.stroke(seg(x[0], -28, x[0], -13), BLACK, 2.4);
  for (const x of [-41, 41])
    pen
      .fill(oval(x, -24, 9.4), BLACK)
      .fill(oval(x, -24, 8), PAPER)
      .stroke(oval(x, -24, 5), ACCENT, 1.8);
  pen.fill(box(-56, -13, 112, 7, 3), PAPER).stroke(box(-56, -13, 112, 7, 3), BLACK, 1.4);
}
