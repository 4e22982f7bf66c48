import { ACCENTS } from '../accents.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { saucer } from '../saucer.ts';
import type { Picture } from '../stage.ts';
import { HALF } from '../survivors/features.ts';
import { burst } from './parts.ts';
import { scene } from './scene.ts';

const LIT: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };
const SLEEVE = ink(0, 1, 0.25);

/** A fist straight at the viewer. */
function fist(pen: Pen): void {
  const arm = poly('-34 30, 34 30, 52 120, -52 120');
  pen.rimmed(arm, { ...LIT, body: SLEEVE }).fill(poly('-38 46, 38 46, 41 62, -41 62'), ACCENT);
  const back = shape('-46 -30, -52 6, -38 40, 0 48, 38 40, 52 6, 46 -30, 0 -40');
  pen.stroke(back, BLACK, 4).fill(back, PAPER);
  pen.clip(back, () => pen.fill(shape('10 -60, 24 0, 8 60, 80 60, 80 -60'), HALF));
  for (let i = 0; i < 4; i++) {
    const x = -39 + i * 26;
    const f = shape([
      [x - 13, -34],
      [x - 10, -48],
      [x, -52],
      [x + 10, -48],
      [x + 13, -34],
      [x + 13, 4],
      [x + 8, 14],
      [x - 8, 14],
      [x - 13, 4],
    ]);
    pen.fill(f, PAPER);
    pen.clip(f, () =>
      pen.fill(box(x + 3, -60, 20, 90), i > 1 ? tone(0.75) : HALF).fill(box(x - 14, -4, 28, 20), tone(0.35)),
    );
    pen.stroke(f, BLACK, 3).stroke(
      line([
        [x - 7, -26],
        [x + 1, -29],
        [x + 8, -26],
      ]),
      BLACK,
      1.8,
    );
  }
  const thumb = shape('-50 8, -46 26, -22 34, 8 30, 22 22, 18 12, -8 14, -30 8');
  pen.fill(thumb, PAPER).stroke(thumb, BLACK, 3).stroke(line('6 15, 15 18, 14 25'), BLACK, 2);
}

export const POWERS: Picture[] = [
  scene('payback', ACCENTS.red, { x: 120, y: 92, rays: 26, stars: 10 }, ({ pen }) => {
    burst(pen, 120, 96, 108, 15, ink(1, 0.1, 0));
    burst(pen, 120, 96, 84, 14, PAPER, ACCENT);
    for (const [x, y, s, t] of rows('34 42 0.5 -0.5, 204 40 0.56 0.6')) pen.at(x, y, () => saucer(pen, 0, 0, 1), s, t);
    pen.at(120, 118, () => fist(pen), 1.24, 0.04);
    for (const [x, y] of rows('20 120, 222 116, 44 180, 200 186')) burst(pen, x, y, 10, 5, ACCENT);
  }),
  scene('fight-or-flight', ACCENTS.red, { x: 120, y: 100, rays: 22, stars: 0 }, ({ pen, w, h }) => {
    pen.clip(
      poly([
        [0, 0],
        [156, 0],
        [84, h],
        [0, h],
      ]),
      () => {
        pen.fill(box(0, 0, w, h), ink(1, 0.12, 0));
        for (let i = 0; i < 9; i++)
          pen.fill(
            poly([
              [70, 120],
              [-60 + i * 40, -20],
              [-40 + i * 40, -20],
            ]),
            ink(1, 0.5, 0),
          );
        pen.at(74, 122, () => pen.rimmed(icon('fist'), { ...LIT, light: [3, -3], halo: 4 }), 1.34, -0.1);
      },
    );
    pen.clip(
      poly([
        [160, 0],
        [w, 0],
        [w, h],
        [88, h],
      ]),
      () => {
        pen.fill(box(0, 0, w, h), ink(0, 1, 0.5));
        for (let i = 0; i < 8; i++)
          pen.stroke(
            line([
              [80, 40 + i * 22],
              [150 - (i % 3) * 16, 40 + i * 22],
            ]),
            tone(0.1),
            2,
          );
        pen.fill(oval(176, 60, 22), ink(0.1, 0, 0));
        pen.at(176, 140, () => pen.rimmed(icon('run'), { ...LIT, light: [-3, -3], halo: 3 }), 1.16);
      },
    );
    pen
      .stroke(
        line([
          [160, -2, 1],
          [86, h + 2, 1],
        ]),
        BLACK,
        8,
      )
      .stroke(
        line([
          [160, -2, 1],
          [86, h + 2, 1],
        ]),
        PAPER,
        3,
      );
  }),
];
