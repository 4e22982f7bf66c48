import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { barred, inked, seg } from './strokes.ts';

/** A railwayman's lantern; its handle hangs from 0,0, its foot is at 60. */
export function lantern(pen: Pen, light = PAPER): void {
  barred(pen, line('-15 26!, -14 6, 0 0, 14 6, 15 26!'), 6, 3.4);
  inked(pen, poly('-11 14, 11 14, 14 24, -14 24'), BLACK, 2.6);
  inked(pen, shape('-13 24!, -17 36, -13 50!, 13 50!, 17 36, 13 24!'), light, 3);
  pen.fill(shape('0 30!, -5 40, 0 46, 5 40'), ACCENT);
  for (const x of [-8, 8])
    pen.stroke(
      line([
        [x, 25],
        [x * 1.2, 37],
        [x, 50],
      ]),
      BLACK,
      1.8,
    );
  inked(pen, poly('-15 50, 15 50, 18 60, -18 60'), BLACK, 2.6);
}

/** Rails going off to a point: from `near` wide at the bottom to the horizon at x,y. */
export function track(pen: Pen, x: number, y: number, bottom: number, near = 150): void {
  const h = bottom - y;
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.8;
    const half = (near / 2) * (0.06 + t * 1.24);
    pen.fill(box(x - half, y + h * t, half * 2, 2 + 7 * t), ink(0, 1, 0.66));
  }
  for (const s of [-1, 1])
    pen
      .fill(
        poly([
          [x + s * 2, y],
          [x + s * 4, y],
          [x + s * (near / 2 + 6), bottom + 2],
          [x + s * (near / 2 - 4), bottom + 2],
        ]),
        PAPER,
      )
      .stroke(seg(x + s * 4, y, x + s * (near / 2 + 6), bottom + 2), BLACK, 1.6);
}

/** A passenger car from the side: `w` long from 0, rails at 0, 62 high. */
export function carriage(pen: Pen, w: number, lit = true): void {
  for (const x of [24, 40, w - 40, w - 24]) pen.fill(oval(x, -6, 8), PAPER).fill(oval(x, -6, 6.6), BLACK);
  const body = box(0, -58, w, 50, 3);
  pen
    .stroke(body, PAPER, 4)
    .fill(body, BLACK)
    .fill(
      shape([
        [-2, -56, 1],
        [6, -66],
        [w - 6, -66],
        [w + 2, -56, 1],
      ]),
      BLACK,
    );
  pen.stroke(seg(6, -66, w - 6, -66), ACCENT, 1.8).fill(box(0, -26, w, 4), ACCENT);
  for (let x = 10; x < w - 18; x += 24) pen.fill(box(x, -48, 15, 16, 2), lit ? PAPER : ink(0, 1, 0.4));
}

/** The engine, head on: rails at 0, 120 high, 92 wide. */
export function locomotive(pen: Pen, lamp = true): void {
  pen.rimmed(poly('-46 -22, 46 -22, 58 0, -58 0'), { light: [2, -2], rim: PAPER, body: BLACK, halo: 2 });
  for (const x of [-40, -24, -8, 8, 24, 40]) pen.stroke(seg(x, -20, x * 1.24, -1), PAPER, 2.4);
  inked(pen, box(-44, -34, 88, 14, 3), ACCENT, 3);
  inked(pen, oval(0, -66, 42), BLACK, 4);
  pen.stroke(oval(0, -66, 34), tone(0.2), 2.4).stroke(oval(0, -66, 20), tone(0.2), 2);
  for (let i = 0; i < 12; i++) pen.fill(oval(Math.cos(i * 0.5236) * 38, -66 + Math.sin(i * 0.5236) * 38, 1.8), PAPER);
  inked(pen, poly('-10 -104, 10 -104, 13 -124, -13 -124'), BLACK, 3);
  pen
    .fill(oval(0, -66, 15), PAPER)
    .fill(oval(0, -66, 12), lamp ? PAPER : tone(0.7))
    .stroke(oval(0, -66, 13), BLACK, 2.6)
    .stroke(oval(0, -66, 7), lamp ? ACCENT : BLACK, 2.4);
  for (const [x, y] of rows('-30 -27, 30 -27')) pen.fill(oval(x, y, 5), BLACK).fill(oval(x, y, 3), PAPER);
}
