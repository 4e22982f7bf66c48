import { ACCENT, BLACK, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { DEEP, HALF } from './features.ts';

export function robot(pen: Pen): void {
  const steel = tone(0.16);
  const chest = shape('-62 70!, -54 62, 54 62, 62 70!, 66 150!, -66 150!');
  pen.stroke(chest, ACCENT, 3).fill(chest, steel);
  pen.clip(chest, () =>
    pen
      .fill(box(26, 50, 60, 120), DEEP)
      .fill(box(10, 50, 16, 120), HALF)
      .fill(box(58, 50, 5, 120), ACCENT),
  );
  pen.stroke(chest, BLACK, 2).fill(box(-40, 74, 46, 30, 3), BLACK);
  for (let i = 0; i < 3; i++) pen.fill(oval(-30 + i * 13, 83, 4.4), i === 1 ? ACCENT : PAPER);
  pen.fill(box(-36, 92, 38, 6), ACCENT);
  for (const s of [-1, 1]) {
    pen.fill(oval(s * 74, 86, 16), BLACK).stroke(oval(s * 74, 86, 16), s > 0 ? ACCENT : PAPER, 2.4);
    for (let i = 0; i < 3; i++)
      pen.stroke(
        line([
          [s * 66, 96 + i * 8],
          [s * 84, 98 + i * 8],
        ]),
        PAPER,
        2,
      );
  }
  for (let i = 0; i < 3; i++) pen.fill(box(-22 + i, 50 + i * 5, 44 - i * 2, 3.6, 1.5), i % 2 ? steel : BLACK);
  const head = box(-46, -46, 92, 98, 12);
  pen.stroke(head, ACCENT, 3).fill(head, steel);
  pen.clip(head, () =>
    pen
      .fill(box(26, -60, 40, 130), DEEP)
      .fill(box(10, -60, 16, 130), HALF)
      .fill(box(40, -60, 4, 130), ACCENT),
  );
  pen.stroke(head, BLACK, 2.6);
  const dome = shape('-34 -46!, -26 -66, 0 -74, 26 -66, 34 -46!');
  pen.fill(dome, steel).stroke(dome, BLACK, 2.6);
  pen.clip(dome, () => pen.fill(box(8, -80, 40, 40), HALF));
  pen
    .stroke(line('0 -74, 0 -88'), BLACK, 3)
    .fill(oval(0, -90, 5.4), ACCENT)
    .stroke(oval(0, -90, 5.4), BLACK, 1.6);
  for (const a of [-1, 1])
    pen.stroke(
      line([
        [a * 10, -96],
        [a * 16, -90],
        [a * 10, -84],
      ]),
      PAPER,
      1.6,
    );
  for (const x of [-20, 20]) {
    pen
      .fill(oval(x, -14, 17), BLACK)
      .fill(oval(x, -14, 12.5), ACCENT)
      .fill(oval(x, -14, 7), PAPER)
      .fill(oval(x, -14, 3), BLACK);
    pen.stroke(oval(x, -14, 17), PAPER, 1.4);
  }
  pen.fill(poly('-5 2, 5 2, 8 14, -8 14'), BLACK);
  pen.fill(box(-30, 22, 60, 20, 4), BLACK);
  for (let i = 0; i < 6; i++) pen.fill(box(-26 + i * 9, 25, 6, 14), i > 3 ? ACCENT : PAPER);
  for (const [x, y] of rows('-40 -40, -40 46, 40 -40, 40 46')) pen.fill(oval(x, y, 2.2), BLACK);
  for (const s of [-1, 1])
    pen
      .fill(box(s > 0 ? 46 : -56, -16, 10, 26, 3), BLACK)
      .fill(oval(s * 60, -3, 6, 9), s > 0 ? ACCENT : PAPER)
      .stroke(oval(s * 60, -3, 6, 9), BLACK, 2);
}
