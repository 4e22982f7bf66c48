import { ACCENTS } from '../../accents.ts';
import { hills, powerLines } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { line, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { ground, type Picture, type Stage } from '../../stage.ts';
import { bareTree, bridge, headstone, leaves, mill, terrace } from '../town.ts';
import { corpse, deadHead, type PoseName } from './corpse.ts';
import { stand, walk } from './walk.ts';

/** In his good suit, collar still shut. */
const uncle =
  (pose: PoseName) =>
  (pen: Pen): void =>
    corpse(pen, pose, {
      coat: '-6 -82!, -16 -81, -21 -73, -17 -58, -20 -38!, -10 -36, 0 -40!, 12 -35, 20 -38!, 17 -58, 21 -73, 16 -81, 6 -82!',
      head: (p) => deadHead(p),
      over: (p) =>
        p
          .fill(poly('-5 -82, 5 -82, 1 -60'), PAPER)
          .fill(poly('-1.6 -80, 1.8 -80, 3 -66, 0.6 -61, -1.6 -66'), ACCENT)
          .stroke(line('1 -60, 2 -42'), tone(0.4), 1.4),
    });

/** In the gown they laid her out in, hair let down. */
const aunt =
  (pose: PoseName) =>
  (pen: Pen): void =>
    corpse(pen, pose, {
      coat: '-6 -82!, -14 -81, -17 -72, -13 -58, -18 -34, -23 -12!, -12 -16, -4 -9, 6 -15, 14 -10, 24 -14!, 18 -34, 13 -58, 17 -72, 14 -81, 6 -82!',
      sleeve: 9,
      leg: 9,
      head: (p) => {
        const hair = shape('-12 22!, -14 0, -13 -12, 0 -20, 13 -12, 15 2, 13 24!, 8 12, -8 12');
        p.stroke(hair, PAPER, 2.2).fill(hair, BLACK);
        deadHead(p);
      },
      over: (p) => {
        for (const mark of ['-5 -56, -9 -20', '2 -56, 2 -16', '8 -56, 13 -20']) p.stroke(line(mark), tone(0.7), 1.6);
      },
    });

/** The road down from the hill, lit from behind. */
function road({ pen }: Stage, top: number, x: number, lean: number): void {
  const tar = shape([
    [x - 5, top, 1],
    [x + 5, top, 1],
    [x + 20 + lean * 0.4, top + 26],
    [x + 76 + lean, 224, 1],
    [x - 66 + lean, 224, 1],
    [x - 16 + lean * 0.4, top + 26],
  ]);
  pen.fill(tar, ink(0.35, 0, 0)).stroke(tar, BLACK, 1.6);
  for (const [a, b] of [
    [0.12, 0.2],
    [0.34, 0.46],
    [0.64, 0.84],
  ] as const) {
    const at = (t: number): readonly [number, number] => [x + lean * t * t * 0.9 + 2 * t, top + (224 - top) * t];
    const [[x0, y0], [x1, y1]] = [at(a), at(b)];
    pen.fill(
      poly([
        [x0 - 1 - a * 4, y0],
        [x0 + 1 + a * 4, y0],
        [x1 + 1 + b * 4, y1],
        [x1 - 1 - b * 4, y1],
      ]),
      BLACK,
    );
  }
}

export const LONERS: Picture[] = [
  walk('loners-1', ACCENTS.rust, [120, 86], (s) => {
    hills(s, 138);
    mill(s, 138, 10);
    ground(s, 138, 120, 1.2);
    road(s, 138, 120, 0);
    bareTree(s.pen, 214, 176, 1.1);
    stand(s, [
      [aunt('hang'), 80, 180, 0.76],
      [uncle('hail'), 146, 200, 1.02],
    ]);
    leaves(s, 4, [10, 12, 110, 60]);
  }),
  walk('loners-2', ACCENTS.rust, [160, 70], (s) => {
    terrace(s, -14, 142, 5);
    ground(s, 146, 150, 1.2);
    road(s, 146, 168, -40);
    stand(s, [
      [uncle('grab'), 186, 178, 0.72],
      [aunt('lurch'), 98, 212, 1.3],
    ]);
    leaves(s, 4, [150, 20, 236, 110]);
  }),
  walk('loners-3', ACCENTS.rust, [86, 78], (s) => {
    hills(s, 140, 20);
    powerLines(s, 142);
    ground(s, 142, 86, 1.2);
    road(s, 142, 84, 34);
    stand(s, [
      [aunt('grab'), 66, 182, 0.8, -1],
      [uncle('hail'), 166, 214, 1.3, -1],
    ]);
    leaves(s, 4, [8, 20, 70, 110]);
  }),
  walk('loners-4', ACCENTS.rust, [120, 80], (s) => {
    bridge(s, 144, 10);
    ground(s, 144, 120, 1.2);
    bareTree(s.pen, 26, 190, 1.2, -1);
    headstone(s.pen, 206, 172, 0.8, 0.12);
    stand(s, [
      [uncle('point'), 164, 196, 1.04, -1],
      [aunt('lurch'), 92, 212, 1.2],
    ]);
    leaves(s, 3, [66, 12, 150, 60]);
  }),
];
