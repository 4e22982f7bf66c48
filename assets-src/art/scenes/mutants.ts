import { ACCENTS } from '../accents.ts';
import { cactus, fence, hills, mesas, powerLines, waterTower } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { limb, line, oval, type Point, type Points, points, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { ground, type Picture, type Stage, shadow, spot, stars, WIDE } from '../stage.ts';

const LIT: Rim = { light: [2.4, -1.6], rim: ACCENT, body: BLACK, halo: 1.5 };

function claw(pen: Pen, spine: Points, turn: number): void {
  pen.rimmed(limb(spine, 13, 8), LIT);
  const hand = points(spine).at(-1) as Point;
  pen.at(
    hand[0],
    hand[1],
    () => {
      for (const a of [-0.7, -0.1, 0.5]) {
        pen.at(0, 0, () => pen.rimmed(shape('-3.6 0, -4 10, 3 25!, 4 8, 3.6 0'), { ...LIT, rim: PAPER }), 1, a);
      }
      pen.rimmed(oval(0, 0, 6.5), LIT);
    },
    1,
    turn,
  );
}

/** What the wells made: a hunched thing with too many eyes. Feet at 0,0; about 100 high. */
export function mutant(pen: Pen, kind: 0 | 1 | 2 | 3): void {
  const up = kind === 1 || kind === 3;
  claw(pen, up ? '-18 -62, -36 -72, -42 -98' : '-18 -62, -40 -58, -46 -30', up ? Math.PI - 0.2 : 0.3);
  pen.rimmed(limb('-8 -30, -20 -18, -15 0', 17, 9), LIT).rimmed(limb('10 -30, 22 -16, 17 0', 17, 9), LIT);
  const back = shape('-14 -22, -27 -46, -27 -70, -12 -85, 10 -86, 26 -72, 27 -48, 14 -22, 0 -16');
  pen.rimmed(back, { ...LIT, light: [3, -2.4] });
  for (const [x, y] of rows('-27 -54, -26 -66, -19 -78, 20 -79, 27 -66')) {
    pen.at(x, y, () => pen.rimmed(poly('-5 3, 0 -11, 5 3'), LIT), 0.9, Math.atan2(x, -(y + 50)));
  }
  for (let i = 0; i < 4; i++)
    pen.stroke(
      line([
        [-11 + i, -52 + i * 8],
        [0, -48 + i * 8],
        [12 - i, -52 + i * 8],
      ]),
      ink(1, 0.35, 0),
      1.5,
    );
  pen.at(kind === 2 ? -5 : 4, -78, () => {
    const heads: readonly Points[] = [
      '-17 -6, -14 -24, 2 -31, 18 -22, 20 -4, 11 12, -6 13',
      '-13 -4, -17 -26, -8 -35!, 2 -24, 13 -36!, 18 -22, 16 -2, 8 12, -6 12',
      '-24 -8, -14 -24, 4 -25, 22 -14, 25 2, 10 13, -12 12',
      '-12 -6, -13 -28, 0 -42, 13 -28, 13 -4, 8 14, -6 14',
    ];
    pen.rimmed(shape(heads[kind] as Points), { ...LIT, rim: PAPER, halo: 1.8 });
    const eyes: readonly (readonly [number, number, number])[][] = [
      [
        [-6, -10, 5.2],
        [8, -12, 6.4],
      ],
      [
        [-7, -12, 4],
        [1, -5, 4.6],
        [9, -13, 4],
      ],
      [[0, -9, 9]],
      [
        [0, -24, 5.4],
        [-5, -11, 3.6],
        [6, -11, 3.6],
      ],
    ];
    for (const [x, y, r] of eyes[kind] as (readonly [number, number, number])[]) {
      pen
        .fill(oval(x, y, r), ACCENT)
        .fill(oval(x, y, r * 0.6), PAPER)
        .fill(oval(x, y, r * 0.28, r * 0.55), BLACK);
    }
    pen.fill(shape('-12 3!, 0 1, 14 2!, 8 10, -6 10'), ink(1, 0.6, 0.2));
    for (let i = 0; i < 5; i++)
      pen.fill(
        poly([
          [-10 + i * 5, 2.4],
          [-6 + i * 5, 2.2],
          [-8 + i * 5, 8],
        ]),
        PAPER,
      );
  });
  claw(
    pen,
    up && kind === 3 ? '20 -62, 40 -70, 44 -96' : '20 -62, 42 -54, 44 -24',
    up && kind === 3 ? Math.PI + 0.2 : -0.2,
  );
}

type Place = readonly [kind: 0 | 1 | 2 | 3, x: number, y: number, s: number, flip?: 1 | -1];

const scene = (
  id: string,
  light: readonly [number, number],
  back: (stage: Stage) => void,
  places: readonly Place[],
): Picture => ({
  id,
  accent: ACCENTS.red,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: light[0], y: light[1], rays: 18 });
    stars(stage, 24, 80, [light[0], light[1], 80]);
    back(stage);
    ground(stage, 146, light[0], 1.2);
    for (const [kind, x, y, s, flip = 1] of places) {
      shadow(pen, x, y, 34 * s, 6 * s);
      pen.at(x, y, () => mutant(pen, kind), [s * flip, s]);
    }
  },
});

/** The well it all came out of. */
function well(pen: Pen, x: number, y: number, s: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(poly('-22 -24, -18 -24, -18 0, -22 0'), BLACK).fill(poly('22 -24, 18 -24, 18 0, 22 0'), BLACK);
      pen.rimmed(poly('-30 -24, 0 -42, 30 -24'), LIT);
      pen.rimmed(poly('-26 -2, 26 -2, 23 18, -23 18'), { ...LIT, body: ink(0, 0.7, 0.5) });
      pen.fill(oval(0, -2, 26, 5), PAPER);
    },
    s,
  );
}

export const MUTANTS: Picture[] = [
  scene('mutants-1', [120, 74], (s) => mesas(s, 146), [
    [3, 46, 176, 0.86],
    [1, 196, 176, 0.86, -1],
    [2, 152, 212, 1.16, -1],
    [0, 84, 214, 1.2],
  ]),
  scene(
    'mutants-2',
    [176, 66],
    (s) => {
      hills(s, 146);
      powerLines(s, 146);
    },
    [
      [0, 38, 170, 0.7],
      [2, 92, 180, 0.86],
      [1, 206, 178, 0.86, -1],
      [3, 152, 216, 1.32, -1],
    ],
  ),
  scene(
    'mutants-3',
    [64, 72],
    (s) => {
      mesas(s, 146, -20);
      waterTower(s.pen, 212, 148, 1.2);
    },
    [
      [1, 24, 176, 0.84],
      [0, 116, 172, 0.76, -1],
      [3, 202, 204, 1.1, -1],
      [2, 76, 216, 1.34],
    ],
  ),
  scene(
    'mutants-4',
    [120, 100],
    (s) => {
      hills(s, 146, 20);
      s.pen.at(0, 0, () => well(s.pen, 120, 150, 1.2));
    },
    [
      [2, 36, 180, 0.9],
      [3, 204, 184, 0.92, -1],
      [0, 172, 214, 1.1, -1],
      [1, 74, 214, 1.16],
    ],
  ),
  scene(
    'mutants-5',
    [112, 60],
    (s) => {
      mesas(s, 146, 30);
      cactus(s.pen, 222, 160, 1);
      fence(s, 152);
    },
    [
      [2, 190, 178, 0.82, -1],
      [3, 34, 190, 0.94],
      [1, 78, 214, 1.1],
      [0, 152, 216, 1.36, -1],
    ],
  ),
];
