import { FAR, NEAR } from '../horizon.ts';
import { ACCENT, BLACK, type Ink, ink, PAPER } from '../ink.ts';
import { box, limb, line, oval, type Points, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { between } from '../prng.ts';
import type { Stage } from '../stage.ts';

/** A lit window, and the smoke that hangs over everything. */
const WINDOW = ink(0.25, 0, 0);
const SMOKE = ink(0, 1, 0);

const plume = (pen: Pen, x: number, y: number, s: number): void => {
  pen.at(
    x,
    y,
    () => pen.fill(limb('0 2, 4 -12, 20 -22, 48 -28, 84 -26', 5, 24), SMOKE).fill(oval(62, -30, 20, 11), SMOKE),
    s,
  );
};

/** The mill: sheds with saw-tooth roofs, a furnace, stacks that never stop. */
export function mill({ pen, w }: Stage, y: number, shift = 0): void {
  pen.at(shift, y, () => {
    for (const [x, top, s] of rows('24 -66 0.7, 42 -78 0.9, 176 -62 0.8')) plume(pen, x, top, s);
    const works = poly([
      [-60, 2],
      ...([
        [-60, -14],
        [-44, -24],
        [-44, -14],
        [-26, -24],
        [-26, -14],
        [-8, -24],
        [-8, -12],
        [18, -12],
        [20, -66],
        [27, -66],
        [29, -12],
        [36, -12],
        [38, -78],
        [46, -78],
        [48, -12],
        [64, -12],
        [70, -34],
        [68, -44],
        [74, -54],
        [86, -54],
        [92, -44],
        [90, -34],
        [96, -18],
        [128, -18],
        [128, -30],
        [146, -20],
        [146, -30],
        [164, -20],
        [170, -20],
        [172, -62],
        [179, -62],
        [181, -16],
        [204, -16],
        [204, -26],
        [232, -26],
        [232, -12],
      ] as const),
      [w + 60, -12],
      [w + 60, 2],
    ]);
    pen.fill(works, FAR).stroke(works, ACCENT, 1);
    // The charging bridge up to the furnace, and its open mouth.
    pen.stroke(line('118 -18!, 88 -50!'), FAR, 4).stroke(line('118 -20!, 88 -52!'), ACCENT, 1);
    pen.fill(box(75, -26, 10, 14, 2), PAPER).fill(box(77, -22, 6, 10, 2), ACCENT);
    for (const [x, wy] of rows('-52 -10, -34 -10, -16 -10, 106 -12, 116 -12, 136 -12, 152 -12, 212 -20, 222 -20'))
      pen.fill(box(x, wy, 5, 4), WINDOW);
  });
}

/** Brick rows climbing a hill, one step lower each. `dir` is the way they climb. */
export function terrace({ pen }: Stage, x: number, y: number, count: number, dir: 1 | -1 = 1, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      for (let i = 0; i < count; i++) {
        const left = i * 27;
        const top = -40 - i * 5;
        const house = poly([
          [left, 12],
          [left, top],
          [left + 3, top],
          [left + 3, top - 8],
          [left + 8, top - 8],
          [left + 8, top - 3],
          [left + 27, top - 3],
          [left + 27, 12],
        ]);
        pen.fill(house, FAR).stroke(house, ACCENT, 1);
        pen.fill(box(left + 5, top + 8, 6, 9), i % 3 === 1 ? BLACK : WINDOW).fill(box(left + 16, top + 8, 6, 9), NEAR);
        pen.fill(box(left + 5, top + 24, 6, 9), NEAR).fill(box(left + 15, top + 24, 8, 26), BLACK);
      }
    },
    [dir * s, s],
  );
}

/** The bridge over the river: a long truss on two piers. */
export function bridge({ pen, w }: Stage, y: number, shift = 0): void {
  pen.at(shift, y, () => {
    pen.stroke(line('-30 -14, 40 -20, 110 -46, 180 -20, 250 -14'), NEAR, 3.2);
    pen.stroke(line('-30 -15.4, 40 -21.4, 110 -47.4, 180 -21.4, 250 -15.4'), ACCENT, 0.9);
    pen.fill(box(-40, -12, w + 80, 4), NEAR);
    for (let x = -20; x < w + 10; x += 13) {
      const lift = 12 + 34 * Math.exp(-(((x - 110) / 44) ** 2));
      pen.stroke(
        line([
          [x, -10, 1],
          [x, -lift, 1],
        ]),
        NEAR,
        1.4,
      );
    }
    for (const x of [40, 180])
      pen.fill(
        poly([
          [x - 6, -8],
          [x + 6, -8],
          [x + 9, 2],
          [x - 9, 2],
        ]),
        NEAR,
      );
  });
}

const BOUGHS: readonly [Points, number, number][] = [
  ['0 4, 3 -34, -4 -74, 2 -112', 11, 2.4],
  ['1 -48, 20 -70, 38 -74, 48 -86', 6, 1.2],
  ['-3 -66, -22 -84, -26 -102', 5.4, 1.2],
  ['-2 -84, 14 -102, 16 -122', 4.4, 1],
  ['20 -70, 26 -88, 36 -98', 3.4, 1],
  ['-16 -78, -34 -82, -42 -92', 3, 1],
  ['0 -30, -16 -44, -30 -46', 4, 1],
];

/** A tree that has let go of nearly all. Foot at 0,0; 120 high. */
export function bareTree(pen: Pen, x: number, y: number, s = 1, flip: 1 | -1 = 1, rim: Ink = ACCENT): void {
  pen.at(
    x,
    y,
    () => {
      for (const [spine, from, to] of BOUGHS) pen.stroke(limb(spine, from, to), rim, 2.2);
      for (const [spine, from, to] of BOUGHS) pen.fill(limb(spine, from, to), BLACK);
    },
    [s * flip, s],
  );
}

const LEAF = shape('0 -10!, 4.6 -5, 5 1, 0.6 7!, 0 12!, -0.8 7!, -5 1, -4.6 -5');
const RIB = line('0 7, 0 -6');

export function leaf(pen: Pen, x: number, y: number, s = 1, turn = 0, fill: Ink = ACCENT): void {
  pen.at(x, y, () => pen.stroke(LEAF, BLACK, 2.2).fill(LEAF, fill).stroke(RIB, BLACK, 1.1), s, turn);
}

/** October coming down, in the given part of the picture. */
export function leaves(
  { pen, rand }: Stage,
  count: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): void {
  for (let i = 0; i < count; i++)
    leaf(
      pen,
      between(rand, x0, x1),
      between(rand, y0, y1),
      between(rand, 0.7, 1.2),
      between(rand, 0, 6),
      i % 4 ? ACCENT : PAPER,
    );
}

/** A headstone of one of three cuts; foot at 0,0. */
export function headstone(pen: Pen, x: number, y: number, s: number, tilt: number, cut: 0 | 1 | 2 = 0): void {
  const cuts = [
    shape('-16 6!, -16 -26, -10 -38, 0 -41, 10 -38, 16 -26, 16 6!'),
    poly('-5 6, -5 -18, -17 -18, -17 -28, -5 -28, -5 -44, 5 -44, 5 -28, 17 -28, 17 -18, 5 -18, 5 6'),
    poly('-11 6, -8 -44, 0 -54, 8 -44, 11 6'),
  ] as const;
  pen.at(
    x,
    y,
    () => {
      pen.rimmed(cuts[cut], { light: [2, -2], rim: PAPER, body: ink(0, 1, 0.2), halo: 1.8 });
      if (cut === 0)
        for (const dy of [-28, -21, -14])
          pen.stroke(
            line([
              [-9, dy],
              [9 - (dy === -14 ? 6 : 0), dy],
            ]),
            ACCENT,
            1.6,
          );
    },
    s,
    tilt,
  );
}
