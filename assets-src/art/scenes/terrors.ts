import { ACCENTS } from '../accents.ts';
import { driveIn, hills, mesas, town, waterTower } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { limb, line, oval, type Point, points, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { ground, type Picture, type Stage, shadow, spot, stars, WIDE } from '../stage.ts';

const LIT: Rim = { light: [2.4, -2], rim: ACCENT, body: BLACK, halo: 1.5 };

/** A brain on stalks with one eye in it; `sway` bends the arms. Eye at 0,0; arms reach about 90 down. */
export function terror(pen: Pen, sway: number, look: readonly [number, number] = [0, 0]): void {
  const bent = (list: string, dx: number, dy: number): Point[] =>
    points(list).map(([x, y], i) => (i < 2 ? [x, y] : [x + dx, y + dy]));
  const arms = [
    bent('-22 12, -46 26, -62 50, -52 74, -68 88', sway, 0),
    bent('22 12, 48 22, 66 42, 58 68, 76 82', sway, 0),
    bent('-28 -4, -54 -8, -72 10, -88 2', 0, -sway),
    bent('28 -4, 56 -12, 72 4, 90 -8', 0, sway),
    bent('-12 24, -26 46, -20 70, -34 92', sway, 0),
    bent('12 24, 26 48, 18 72, 34 94', sway, 0),
    bent('0 28, 4 52, -6 74, 4 96', sway, 0),
  ];
  for (const spine of arms) {
    pen.rimmed(limb(spine, 15, 2.5), LIT);
    for (const p of spine.slice(1, -1)) pen.fill(oval(p[0] - 1.5, p[1] + 1, 2), ACCENT);
  }
  const brain = shape('-33 6, -39 -12, -30 -32, -10 -42, 14 -41, 34 -28, 40 -8, 32 10, 14 26, -14 26');
  pen.rimmed(brain, { ...LIT, rim: PAPER, light: [3, -3], halo: 2 });
  for (const fold of [
    '-30 -16, -20 -24, -22 -32',
    '-14 -38, -6 -28, -14 -22',
    '6 -40, 4 -30, 14 -26',
    '22 -34, 22 -24, 32 -18',
    '-35 -2, -26 -8',
    '36 -4, 27 -9',
  ] as const)
    pen.stroke(line(fold), ACCENT, 1.7);
  pen.fill(shape('-24 4!, -12 -12, 12 -12, 24 4!, 12 16, -12 16'), PAPER);
  pen
    .fill(oval(look[0] * 6, 2 + look[1] * 4, 12.5), ACCENT)
    .fill(oval(look[0] * 8, 2 + look[1] * 5, 6, 9), BLACK)
    .fill(oval(look[0] * 8 + 3.4, -2 + look[1] * 5, 2.4), PAPER);
  for (const a of [-1, 1])
    pen.stroke(
      line([
        [a * 22, 3],
        [a * 17, 1],
        [a * 13, 3],
      ]),
      ink(1, 0.4, 0),
      1,
    );
}

/** A beam of nothing good: something being lifted. */
const cow = (pen: Pen, x: number, y: number, s: number, turn: number): void => {
  pen.at(x, y, () => pen.rimmed(icon('cow'), { ...LIT, light: [0, -2] }), s, turn);
};

type Place = readonly [x: number, y: number, s: number, sway: number, look: readonly [number, number]];

const scene = (
  id: string,
  light: readonly [number, number],
  back: (stage: Stage) => void,
  places: readonly Place[],
  front?: (stage: Stage) => void,
): Picture => ({
  id,
  accent: ACCENTS.green,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: light[0], y: light[1], rays: 20 });
    stars(stage, 40, 120, [light[0], light[1], 84]);
    back(stage);
    ground(stage, 178, light[0], 1.1);
    for (const [x, y, s, sway, look] of places) {
      shadow(pen, x, Math.max(194, y + 96 * s), 40 * s, 6 * s);
      pen.at(x, y, () => terror(pen, sway, look), s);
    }
    front?.(stage);
  },
});

export const TERRORS: Picture[] = [
  scene('terrors-1', [120, 84], (s) => mesas(s, 178), [
    [206, 96, 0.44, -8, [-1, 0]],
    [34, 84, 0.42, 8, [1, 0]],
    [120, 92, 1.18, 8, [0, 0.2]],
  ]),
  scene('terrors-2', [84, 76], (s) => town(s, 178, -14), [
    [196, 72, 0.6, 10, [-1, 0.4]],
    [92, 86, 1.24, -10, [0.7, 0.6]],
  ]),
  scene(
    'terrors-3',
    [160, 74],
    (s) => {
      hills(s, 178);
      waterTower(s.pen, 30, 180, 1.2);
    },
    [
      [152, 84, 1.22, 12, [-0.8, 0.5]],
      [48, 66, 0.46, -8, [1, 0.4]],
    ],
    (s) => cow(s.pen, 50, 150, 0.44, -0.35),
  ),
  scene('terrors-4', [120, 90], (s) => driveIn(s, 120, 178, 1.15), [
    [120, 54, 0.4, 0, [0, 1]],
    [62, 92, 0.92, 10, [0.8, 0.2]],
    [182, 104, 0.96, -10, [-0.8, 0]],
  ]),
];
