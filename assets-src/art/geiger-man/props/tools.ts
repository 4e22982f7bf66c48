import { BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { inked } from '../kit/strokes.ts';

export const WOOD = ink(0.9, 0.45, 0);
/** The side of a green thing that the lamp does not reach. */
export const SHADE = ink(1, 0.55, 0.1);

/** A tire iron: socket up, blade down; 110 long round 0,0. */
export function tyreIron(pen: Pen): void {
  const bar = limb('2 -52, -3 -30, 0 10, 0 54', 11, 9);
  inked(pen, bar, tone(0.35), 3.4);
  pen.clip(bar, () => pen.fill(box(-9, -60, 7, 130), PAPER));
  inked(pen, shape('-8 -48!, -12 -60, -3 -68, 12 -66, 16 -56, 9 -46!'), tone(0.35), 3.2);
  pen.fill(oval(3, -58, 6, 5), BLACK);
  inked(pen, poly('-6 44, 6 44, 8 60, 0 66, -8 60'), PAPER, 3);
}
