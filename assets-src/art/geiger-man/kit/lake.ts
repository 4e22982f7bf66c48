import { ACCENT, BLACK, PAPER } from '../../ink.ts';
import { line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { barred, inked } from './strokes.ts';

/** A long hand the lake has had for a while: the wrist at 0,0, fingers up. */
export function paleHand(pen: Pen): void {
  inked(pen, poly('-9 60, -8 2, 8 2, 10 60'), PAPER, 3);
  const fingers = [
    '-8 -16, -16 -34, -18 -50',
    '-3 -18, -6 -42, -5 -60',
    '3 -18, 5 -42, 8 -58',
    '8 -14, 15 -32, 20 -46',
    '-9 -4, -22 -12, -28 -22',
  ];
  for (const f of fingers) barred(pen, line(f), 12, 8.6);
  inked(pen, shape('-11 6, -12 -12, -6 -20, 7 -20, 12 -12, 11 6'), PAPER, 3);
  for (const f of fingers) pen.stroke(line(f), PAPER, 5.2);
  for (const [x, y] of rows('-18 -50, -5 -60, 8 -58, 20 -46, -28 -22')) pen.fill(oval(x, y, 2.4), BLACK);
  for (const m of ['-6 -4, 0 0, 7 -3', '-4 24, -3 40']) pen.stroke(line(m), BLACK, 1.6);
}

/** The dry bed: plates of mud with the light in the cracks. */
export function cracks(pen: Pen, top: number, ink2 = ACCENT): void {
  for (const c of [
    '0 0!, 30 10!, 24 26!, 52 40!',
    '30 10!, 66 4!, 84 20!, 70 40!',
    '66 4!, 60 -6!',
    '84 20!, 124 14!, 138 34!, 120 48!',
    '124 14!, 130 -4!',
    '138 34!, 176 26!, 188 44!',
    '176 26!, 170 4!, 200 -4!',
    '170 4!, 150 0!',
    '176 26!, 214 16!, 240 26!',
    '214 16!, 222 -4!',
  ])
    pen.at(0, top, () => pen.stroke(line(c), ink2, 1.8));
}
