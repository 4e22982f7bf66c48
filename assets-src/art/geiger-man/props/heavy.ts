import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, limb, poly } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { inked } from '../kit/strokes.ts';
import { WOOD } from './tools.ts';

/** A sledgehammer, head up; 120 long round 0,0. */
export function sledge(pen: Pen): void {
  inked(pen, limb('0 -50, 0 0, 0 64', 9, 11), WOOD, 3.2);
  for (const y of [44, 52]) pen.fill(box(-6, y, 12, 4), BLACK);
  const head = poly('-34 -62, -30 -66, 30 -66, 34 -62, 34 -38, 30 -34, -30 -34, -34 -38');
  inked(pen, head, tone(0.7), 3.6);
  pen.clip(head, () =>
    pen
      .fill(box(-40, -70, 80, 14), PAPER)
      .fill(box(-34, -70, 9, 40), ACCENT)
      .fill(box(25, -70, 9, 40), ACCENT),
  );
  pen.stroke(head, BLACK, 2.4).fill(box(-6, -58, 12, 16), BLACK);
}
