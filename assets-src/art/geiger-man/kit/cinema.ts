import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { oval, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { inked, seg } from './strokes.ts';

/** A reel seen flat; r units across its half. */
export function reel(pen: Pen, r: number): void {
  pen
    .fill(oval(0, 0, r + 2), PAPER)
    .fill(oval(0, 0, r), BLACK)
    .fill(oval(0, 0, r * 0.86), tone(0.25));
  for (let i = 0; i < 5; i++) {
    const a = i * 1.2566 - 1.57;
    pen.fill(oval(Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5, r * 0.22), BLACK);
  }
  pen.fill(oval(0, 0, r * 0.14), ACCENT);
}

/** A speaker as it hangs on every post; 40 wide, 50 high round 0,0. */
export function speaker(pen: Pen): void {
  inked(pen, shape('-20 22!, -22 -10, -12 -26, 12 -26, 22 -10, 20 22!'), ACCENT, 3.2);
  pen.fill(oval(0, -4, 13), BLACK);
  for (const y of [-11, -6, -1, 4]) pen.stroke(seg(-9, y, 9, y), PAPER, 2);
  pen.fill(oval(0, 16, 4), BLACK);
}
