import { ACCENT, BLACK, type Ink, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

const HULL = '-92 -8!, -94 -50, -80 -78, -50 -90, 50 -90, 80 -80, 94 -52, 94 -8!';

/** A dressing room on wheels, its wheels on 0; 190 long, the hitch to the right. */
export function trailer(pen: Pen, skin: Ink = PAPER, band: Ink = ACCENT): void {
  pen
    .stroke(line('90 -14!, 122 -14!'), BLACK, 9)
    .stroke(line('90 -14!, 122 -14!'), PAPER, 4)
    .fill(oval(123, -14, 6), BLACK)
    .fill(box(106, -14, 5, 14), BLACK);
  const hull = shape(HULL);
  pen.stroke(hull, BLACK, 6).fill(hull, skin);
  pen.clip(hull, () => {
    pen.fill(box(-100, -34, 200, 30), band).fill(box(-100, -38, 200, 3), BLACK);
    pen.fill(shape('60 -100!, 72 -50, 66 0!, 110 0!, 110 -100!'), ink(0.2, 0.6, 0), 0.7);
    pen.stroke(line('-80 -60, -70 -76, -48 -84, 20 -84'), PAPER, 4);
    for (let x = -84; x < 90; x += 12) pen.fill(oval(x, -12, 1.3), BLACK);
  });
  pen.stroke(hull, BLACK, 2.4);
  for (const x of [-34, 38])
    pen
      .fill(oval(x, -8, 15), PAPER)
      .fill(oval(x, -8, 13), BLACK)
      .fill(oval(x, -8, 6), PAPER)
      .fill(oval(x, -8, 2), BLACK);
  const vent = poly('-30 -90, -26 -98, -4 -98, 0 -90');
  pen.fill(vent, BLACK).stroke(vent, PAPER, 1.4);
}

/** Its window: a blind, and perhaps two fingers in it. */
export function blind(pen: Pen, x: number, y: number, w: number, h: number, eyes: boolean): void {
  pen.fill(box(x, y, w, h, 5), BLACK).fill(box(x + 3, y + 3, w - 6, h - 6, 3), PAPER);
  if (eyes) {
    pen.fill(
      shape([
        [x + 3, y + h * 0.5, 1],
        [x + w / 2, y + h * 0.22],
        [x + w - 3, y + h * 0.5, 1],
        [x + w / 2, y + h * 0.78],
      ]),
      BLACK,
    );
    for (const side of [-1, 1])
      pen
        .fill(oval(x + w / 2 + side * 6, y + h / 2, 3.4), PAPER)
        .fill(oval(x + w / 2 + side * 6, y + h / 2, 1.4), BLACK);
  }
  for (let row = y + 8; row < y + h - 3; row += 6)
    if (!eyes || Math.abs(row - y - h / 2) > h * 0.24)
      pen.stroke(
        poly([
          [x + 3, row],
          [x + w - 3, row],
        ]),
        BLACK,
        1.6,
      );
}
