import { ACCENT, BLACK, type Ink, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** Links from one point to another, flat and on edge by turns. */
export function chain(
  pen: Pen,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  s = 1,
  metal: Ink = PAPER,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const step = 11 * s;
  const count = Math.max(2, Math.round(length / step));
  const turn = Math.atan2(y1 - y0, x1 - x0);
  for (const flat of [true, false])
    for (let i = 0; i < count; i++) {
      if ((i % 2 === 0) !== flat) continue;
      const at = ((i + 0.5) * length) / count;
      pen.at(
        x0 + Math.cos(turn) * at,
        y0 + Math.sin(turn) * at,
        () => {
          if (flat) pen.stroke(oval(0, 0, 7.4, 4.6), BLACK, 5.4).stroke(oval(0, 0, 7.4, 4.6), metal, 2.4);
          else pen.stroke(line('-6 0, 6 0'), BLACK, 6.4).stroke(line('-6 0, 6 0'), metal, 3);
        },
        s,
        turn,
      );
    }
}

/** A padlock, its body about 0,0; `open` swings the shackle off. */
export function padlock(pen: Pen, body: Ink = ACCENT, open = false): void {
  const shackle = line('-11 -12!, -11 -26, -7 -33, 0 -36, 7 -33, 11 -26, 11 -12!');
  pen.at(
    open ? -11 : 0,
    open ? -12 : 0,
    () => pen.at(open ? 11 : 0, open ? 6 : 0, () => pen.stroke(shackle, BLACK, 10).stroke(shackle, PAPER, 5)),
    1,
    open ? -0.62 : 0,
  );
  const lock = shape('-19 -14!, 19 -14!, 20 8, 14 20, 0 23, -14 20, -20 8');
  pen.stroke(lock, BLACK, 5).fill(lock, body);
  pen.clip(lock, () => pen.fill(shape('6 -30!, 10 0, 4 40!, 40 40!, 40 -30!'), ink(1, 0.5, 0)));
  pen
    .stroke(lock, BLACK, 2)
    .fill(oval(0, -1, 4.6), BLACK)
    .fill(poly('-2.6 0, 2.6 0, 4 12, -4 12'), BLACK);
  pen.fill(box(-15, -10, 4, 14, 2), PAPER);
}

/** A stage door of planks, its foot at 0,0; as wide as `w`. */
export function plankDoor(pen: Pen, w: number, h: number, wood: Ink = ACCENT): void {
  const leaf = box(-w / 2, -h, w, h, 2);
  pen.stroke(leaf, BLACK, 6).fill(leaf, wood);
  const planks = 4;
  for (let i = 1; i < planks; i++) {
    const x = -w / 2 + (w * i) / planks;
    pen.stroke(
      poly([
        [x, -h],
        [x, 0],
      ]),
      BLACK,
      2,
    );
  }
  pen.clip(leaf, () => {
    for (const [x, y, long] of rows(
      '-0.4 -0.8 0.2, -0.14 -0.5 0.3, 0.1 -0.9 0.24, 0.36 -0.4 0.22, -0.36 -0.3 0.2, 0.12 -0.3 0.2',
    ))
      pen.stroke(
        poly([
          [x * w, y * h],
          [x * w + 1, (y + long) * h],
        ]),
        ink(1, 0.8, 0.2),
        1.6,
      );
    pen.fill(box(w * 0.3, -h, w * 0.3, h), tone(0.4), 0.4);
  });
  for (const y of [-h * 0.86, -h * 0.2])
    pen.fill(box(-w / 2, y, w, h * 0.09), ink(1, 0.75, 0.2)).stroke(box(-w / 2, y, w, h * 0.09), BLACK, 2);
}
