import { ACCENT, BLACK, type Ink, PAPER, tone } from '../../ink.ts';
import { line, oval, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** A face that sees something: the screen, or what comes through it. About 34 wide round 0,0. */
export function staring(pen: Pen, hair: 'bob' | 'crew' | 'curl', mouth: 'open' | 'shut', skin: Ink = PAPER): void {
  if (hair === 'bob') {
    const bob = shape('-20 20, -23 -4, -14 -24, 0 -27, 14 -24, 23 -4, 20 20');
    pen.stroke(bob, PAPER, 3).fill(bob, BLACK);
  }
  const face = shape('-16 -4, -15 -17, 0 -22, 15 -17, 16 -4, 13 10, 6 19, -6 19, -13 10');
  pen.stroke(face, BLACK, 3).fill(face, skin);
  pen.clip(face, () => pen.fill(shape('6 -26!, 9 -4, 5 22!, 24 22!, 24 -26!'), tone(0.45)));
  if (hair === 'curl')
    for (const [x, y, r] of rows('-15 -14 7, -8 -21 8, 2 -23 8, 11 -19 8, 16 -11 6')) pen.fill(oval(x, y, r), BLACK);
  else pen.fill(shape('-17 -4!, -18 -18, -6 -26, 8 -26, 18 -18, 17 -4!, 12 -14, 0 -17, -12 -14'), BLACK);
  for (const x of [-6, 6])
    pen
      .fill(oval(x, -3, 5, 5.6), BLACK)
      .fill(oval(x, -3, 3.6, 4.2), PAPER)
      .fill(oval(x, -3.6, 1.6), BLACK);
  pen.stroke(line('-1 2, -2 6, 1 6.6'), BLACK, 1.4);
  if (mouth === 'open') pen.fill(oval(0, 12, 4, 4.6), BLACK).fill(oval(0, 13.6, 2.2, 1.8), ACCENT);
  else pen.stroke(line('-4 12, 4 12'), BLACK, 2);
}
