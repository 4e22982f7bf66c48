import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, type Point, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { type Picture, shadow } from '../../stage.ts';
import { HALF } from '../../survivors/features.ts';
import { arrow, tape } from '../kit/marks.ts';
import { POSES, person } from '../kit/people.ts';
import { KEYS, shot } from '../kit/shot.ts';

/** A trouser leg and its shoe, the toe to the right; the sole at 0,0. */
function trouser(pen: Pen): void {
  const leg = shape('-16 -150!, 16 -150!, 14 -60, 12 -16!, -14 -16!, -15 -60');
  pen
    .stroke(leg, PAPER, 4)
    .fill(leg, ink(0, 1, 0.5))
    .stroke(line('2 -150, 2 -20'), BLACK, 2);
  const shoe = shape('-16 -18!, 10 -18!, 22 -12, 40 -8, 44 0!, -16 0!');
  pen
    .stroke(shoe, PAPER, 4)
    .fill(shoe, BLACK)
    .stroke(line('14 -12, 26 -8'), PAPER, 2)
    .fill(box(-17, -2, 62, 4, 1), PAPER);
}

/** A stocking and its heel. */
function stocking(pen: Pen): void {
  const leg = shape('-17 -150!, 17 -150!, 14 -96, 15 -60, 8 -26, 6 -12!, -10 -12!, -9 -30, -16 -60, -14 -100');
  pen.stroke(leg, BLACK, 4).fill(leg, PAPER);
  pen.clip(leg, () => pen.fill(shape('4 -160!, 6 -90, 2 -40, 0 0!, 30 0!, 30 -160!'), HALF));
  const shoe = shape('-12 -18!, -2 -12, 10 -16!, 24 -8, 38 -4, 40 0!, 16 0, 2 -6, -6 -8!, -8 4!, -12 4!');
  pen.stroke(shoe, BLACK, 4).fill(shoe, ACCENT).stroke(shoe, BLACK, 1.6);
}

const ring = (r: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => {
    const a = from + ((to - from) * i) / 12;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });

/** A camera that looks at you. */
function lens(pen: Pen): void {
  for (const [x, y, r] of rows('-27 -66 25, 27 -66 25')) {
    pen
      .stroke(oval(x, y, r), PAPER, 4)
      .fill(oval(x, y, r), BLACK)
      .stroke(oval(x, y, r * 0.6), ACCENT, 2)
      .fill(oval(x, y, r * 0.2), PAPER);
  }
  for (const door of [
    '-44 -34, -62 -52, -62 52, -44 34',
    '44 -34, 62 -52, 62 52, 44 34',
    '-44 -34, -62 -52, 62 -52, 44 -34',
    '-44 34, -62 52, 62 52, 44 34',
  ])
    pen
      .stroke(poly(door), PAPER, 3.4)
      .fill(poly(door), ink(0, 1, 0.4))
      .stroke(poly(door), BLACK, 2);
  pen.fill(box(-44, -34, 88, 68), BLACK);
  for (const [r, inks] of [
    [31, PAPER],
    [28.6, BLACK],
    [22, ACCENT],
    [19, BLACK],
    [12, ink(0.8, 0.4, 0)],
    [7, BLACK],
  ] as const)
    pen.fill(oval(0, 0, r), inks);
  pen.fill(shape('-18 -16, -8 -22, -4 -18, -14 -10'), PAPER).fill(oval(10, 10, 3), PAPER);
}

export const ACTION_MOVES: Picture[] = [
  shot('swap-marks', KEYS.hot, { x: 120, y: 96, rays: 14, floor: 58 }, ({ pen }) => {
    for (const x of [62, 178]) {
      pen.fill(oval(x, 140, 60, 24), PAPER).stroke(oval(x, 140, 60, 24), ACCENT, 2.4);
      tape(pen, x, 142, 1.3, ACCENT);
    }
    pen.at(56, 132, () => trouser(pen), 0.98);
    pen.at(40, 141, () => trouser(pen), 1.04);
    pen.at(186, 130, () => stocking(pen), [-0.96, 0.96]);
    pen.at(204, 139, () => stocking(pen), [-1, 1]);
    arrow(pen, '86 62, 98 36, 120 28, 142 36, 156 64', 14, PAPER);
    arrow(pen, '152 156, 140 169, 120 172, 100 167, 88 148', 11, PAPER);
  }),
  shot('reverse-shot', KEYS.action, { x: 120, y: 90, rays: 24 }, ({ pen }) => {
    pen.at(120, 94, () => {
      arrow(pen, ring(79, 0.7, -3.1), 13, PAPER);
      pen.at(0, 24, () => lens(pen), 0.8);
    });
  }),
  shot('exit-running', KEYS.hot, { x: 186, y: 84, rays: 16, floor: 142 }, ({ pen }) => {
    const door = poly([
      [156, 36],
      [222, 36],
      [222, 148],
      [156, 148],
    ]);
    pen.stroke(door, BLACK, 8).fill(door, PAPER);
    pen.fill(poly('156 148, 222 148, 240 182, 120 182'), PAPER, 0.85);
    const leaf = poly('222 36, 250 22, 250 174, 222 148');
    pen
      .stroke(leaf, BLACK, 4)
      .fill(leaf, ink(1, 0.5, 0))
      .stroke(line('232 100, 232 108'), BLACK, 4);
    const sign = box(166, 6, 46, 20, 3);
    pen.stroke(sign, BLACK, 4).fill(sign, ACCENT);
    arrow(pen, '174 16, 190 16, 204 16', 5, PAPER, BLACK, 1.4);
    for (const [y, x, long] of rows('70 6 60, 92 0 44, 116 12 52, 134 2 36'))
      pen.stroke(
        line([
          [x, y],
          [x + long, y],
        ]),
        PAPER,
        3,
      );
    shadow(pen, 118, 162, 46, 6);
    pen.at(
      112,
      160,
      () => {
        person(pen, POSES.runs, 'suit', 'none');
        pen
          .fill(shape('-2 -74!, -26 -66, -40 -48, -34 -44, -14 -48, -8 -44!'), BLACK)
          .stroke(line('-20 -69, -30 -62, -40 -48'), PAPER, 2);
        pen.fill(poly('12 -74, 18 -72, 12 -56'), PAPER);
      },
      1.28,
    );
    pen.at(
      66,
      40,
      () => {
        pen.stroke(oval(0, 4, 20, 5), PAPER, 4).fill(oval(0, 4, 20, 5), BLACK);
        const crown = shape('-12 3!, -11 -12, 0 -9, 11 -13, 12 3!');
        pen
          .stroke(crown, PAPER, 3)
          .fill(crown, BLACK)
          .fill(box(-12, -2, 24, 4), ACCENT);
      },
      1.1,
      -0.4,
    );
    for (const [x, y, r] of rows('58 158 9, 44 150 7, 34 162 8, 68 166 6'))
      pen.fill(oval(x, y, r), PAPER).stroke(oval(x, y, r), BLACK, 1.8);
  }),
];
