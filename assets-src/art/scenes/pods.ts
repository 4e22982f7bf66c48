import { ACCENTS } from '../accents.ts';
import { cactus, driveIn, fence, mesas, town } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { limb, line, oval, type Point, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { ground, type Picture, type Stage, shadow, spot, stars, WIDE } from '../stage.ts';

/** A pod on its stalk; `gape` opens the jaws. Drawn facing right, its foot at 0,0. */
export function pod(pen: Pen, gape: number, lean = 0): void {
  const neck: Point[] = [
    [0, 0],
    [-8, -16],
    [4 + lean * 0.3, -34],
    [lean - 4, -54],
  ];
  const leaf = (flip: number, len: number, lift: number): void => {
    const l = shape([
      [0, -2, 1],
      [flip * len * 0.4, -lift],
      [flip * len, -lift * 0.5, 1],
      [flip * len * 0.5, -lift * 0.05],
    ]);
    pen.rimmed(l, { light: [0, -2.2], rim: ACCENT, body: BLACK, halo: 1.2 });
    pen.stroke(
      line([
        [flip * 4, -3],
        [flip * len * 0.5, -lift * 0.5],
        [flip * len * 0.85, -lift * 0.5],
      ]),
      ACCENT,
      0.8,
    );
  };
  leaf(-1, 40, 20);
  leaf(1, 44, 16);
  leaf(-1, 26, 34);
  leaf(1, 28, 32);
  pen.rimmed(limb(neck, 13, 10), { light: [2.4, -0.6], rim: ACCENT, body: BLACK, halo: 1.4 });
  for (const [i, p] of neck.slice(1).entries()) pen.fill(oval(p[0] - 4, p[1] + 4, 2 - i * 0.3), ACCENT);
  pen.at(lean, -64, () => {
    // The throat is dark, so that the teeth show whatever burns behind them.
    pen.fill(
      shape([
        [-18, 0],
        [8, -16 - gape * 14],
        [27, -6 - gape * 10],
        [27, 8],
        [4, 12],
      ]),
      ink(0.9, 0.85, 0.45),
    );
    pen.at(
      0,
      0,
      () => {
        const top = shape('-26 5, -28 -12, -12 -31, 12 -31, 31 -13, 37 1!, 14 -3, -8 1');
        pen.rimmed(top, { light: [2.6, -2.8], rim: PAPER, body: BLACK, halo: 1.6 });
        for (const [x, y, r] of rows('-13 -12 4.2, 3 -21 5, -3 -8 2.6, 17 -15 3.4, -19 -2 2.2'))
          pen.fill(oval(x, y, r), ACCENT);
        for (let i = 0; i < 6; i++) {
          const x = 33 - i * 9;
          pen.fill(
            poly([
              [x - 4, -3 + i * 0.5],
              [x + 3.6, -2 + i * 0.4],
              [x - 0.5, 9 - i * 0.4],
            ]),
            PAPER,
          );
        }
      },
      1,
      -gape,
    );
    pen.at(
      0,
      4,
      () => {
        const bottom = shape('-25 -6, -8 0, 13 1, 33 -3!, 28 15, 6 24, -17 17');
        pen.rimmed(bottom, { light: [2, 2], rim: ACCENT, body: BLACK, halo: 1.6 });
        for (let i = 0; i < 5; i++) {
          const x = 27 - i * 9;
          pen.fill(
            poly([
              [x - 3.6, 1],
              [x + 3.4, 0],
              [x, -10],
            ]),
            PAPER,
          );
        }
        pen.stroke(line('18 5, 21 18, 19 28'), PAPER, 1.3);
      },
      1,
      gape * 0.6,
    );
  });
}

const scene = (id: string, light: readonly [number, number], back: (stage: Stage) => void, pods: string): Picture => ({
  id,
  accent: ACCENTS.green,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: light[0], y: light[1], rays: 16 });
    stars(stage, 26, 80, [light[0], light[1], 80]);
    back(stage);
    ground(stage, 158, light[0], 1.1);
    for (const [x, y, s, gape, flip] of rows(pods)) {
      shadow(pen, x, y + 2, 44 * s);
      pen.at(x, y, () => pod(pen, gape, 8), [s * flip, s]);
    }
  },
});

export const PODS: Picture[] = [
  scene('pods-1', [120, 84], (s) => mesas(s, 158), '176 182 0.92 0.5 -1, 80 200 1.36 0.42 1'),
  scene(
    'pods-2',
    [70, 70],
    (s) => {
      town(s, 158, -10);
      fence(s, 160);
    },
    '58 182 0.9 0.25 -1, 158 210 1.56 0.55 -1',
  ),
  scene(
    'pods-3',
    [120, 76],
    (s) => {
      mesas(s, 158, -30);
      cactus(s.pen, 122, 168, 1.2);
    },
    '62 204 1.22 0.6 -1, 180 202 1.16 0.4 1',
  ),
  scene('pods-4', [176, 66], (s) => driveIn(s, 182, 158, 1), '192 190 0.8 0.5 -1, 78 246 2.1 0.62 1'),
];
