import { oval, poly } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** A cone of light in dots that thin out downward; for the card that is being passed. */
export const BEAM = { w: 360, h: 420 } as const;
export function beam(pen: Pen): void {
  const { w, h } = BEAM;
  const cone = poly([
    [w / 2 - 26, 0],
    [w / 2 + 26, 0],
    [w, h - 40],
    [0, h - 40],
  ]);
  pen.clip(cone, () => {
    pen.wash(
      pen.linear(0, 0, 0, h, [
        [0, 'rgba(255,246,223,0.5)'],
        [0.6, 'rgba(255,246,223,0.2)'],
        [1, 'rgba(255,246,223,0.06)'],
      ]),
      0,
      0,
      w,
      h,
    );
    for (let row = 0; row < h / 6; row++)
      for (let x = (row % 2) * 3; x < w; x += 6) {
        const y = row * 6;
        const r = 2.4 * (1 - y / h);
        if (r > 0.4) pen.fill(oval(x, y, r), 'rgba(255,246,223,0.16)');
      }
  });
  pen.at(
    w / 2,
    h - 42,
    () =>
      pen.wash(
        pen.radial(0, 0, w / 2, [
          [0, 'rgba(255,246,223,0.62)'],
          [0.55, 'rgba(255,246,223,0.3)'],
          [1, 'rgba(255,246,223,0)'],
        ]),
        -w,
        -w,
        w * 2,
        w * 2,
      ),
    [1, 0.22],
  );
}
