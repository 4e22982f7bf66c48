import { ACCENT, BLACK, ink, PAPER } from './ink.ts';
import { box, line, oval, poly, shape } from './paths.ts';
import type { Pen } from './pen.ts';

/** Our flying saucer: dome, rim, three ports; lit from its own glow. `beam` is how far its light falls. */
export function saucer(pen: Pen, x: number, y: number, s = 1, beam = 0, spread = 0.55): void {
  pen.at(
    x,
    y,
    () => {
      if (beam) {
        const cone = poly([
          [-20, 4],
          [20, 4],
          [20 + beam * spread, beam],
          [-20 - beam * spread, beam],
        ]);
        pen.clip(cone, () => {
          pen.wash(
            pen.linear(0, 4, 0, beam, [
              [0, ink(0, 0, 0)],
              [0.35, ink(0.35, 0, 0, 0.95)],
              [1, ink(0.9, 0, 0, 0.75)],
            ]),
            -300,
            0,
            600,
            beam + 4,
          );
        });
        pen
          .stroke(
            line([
              [-20, 4, 1],
              [-20 - beam * spread, beam, 1],
            ]),
            PAPER,
            0.9,
          )
          .stroke(
            line([
              [20, 4, 1],
              [20 + beam * spread, beam, 1],
            ]),
            PAPER,
            0.9,
          );
      }
      const dome = shape('-19 -6!, -17 -20, 0 -29, 17 -20, 19 -6!');
      const hull = shape('-54 0, -34 -9, 0 -12.5, 34 -9, 54 0, 30 8.5, 0 11, -30 8.5');
      pen.rimmed(dome, { light: [-3, -2], rim: ACCENT, body: ink(0.4, 0.7, 0.2), halo: 1.4 });
      pen.fill(oval(-7, -19, 4.5, 3, -0.5), PAPER);
      pen.rimmed(hull, { light: [0, -2.6], rim: PAPER, body: BLACK, halo: 1.6 });
      pen.clip(hull, () => {
        pen.fill(box(-60, 4.5, 120, 10), ink(1, 0.25, 0));
        pen.stroke(line('-52 1.5, 0 5.5, 52 1.5'), ACCENT, 1.2);
      });
      for (const px of [-33, -12, 12, 33])
        pen.fill(oval(px, -2 + Math.abs(px) * 0.02, 4.2, 2.8), ACCENT).fill(oval(px - 1, -2.6, 1.8, 1.2), PAPER);
    },
    s,
  );
}
