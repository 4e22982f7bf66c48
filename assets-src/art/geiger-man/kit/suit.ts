import { ACCENT, BLACK, type Ink, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, type Point, type Points, points, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { LIT } from './still.ts';
import { barred, seg } from './strokes.ts';

const LEAD = ink(0, 1, 0.72);

/** What looks out of the window. About 26 wide, 32 high round 0,0. */
export function skull(pen: Pen, eyes: Ink = BLACK): void {
  const bone = shape('-12.6 -4, -11 -13, 0 -17, 11 -13, 12.6 -4, 10 4, 7.6 6.4!, 7 14!, -7 14!, -7.6 6.4!, -10 4');
  pen.stroke(bone, BLACK, 3).fill(bone, PAPER);
  pen.clip(bone, () => pen.fill(shape('5 -20!, 9 -6, 6 4, 8 16!, 20 16!, 20 -20!'), tone(0.45)));
  for (const x of [-5, 5]) pen.fill(oval(x, -3, 4, 4.4), BLACK);
  if (eyes !== BLACK) for (const x of [-4.6, 5.4]) pen.fill(oval(x, -2.6, 1.8), eyes);
  pen.fill(poly('0 1.6, 2.2 6, -2.2 6'), BLACK);
  for (const x of [-3.6, 0, 3.6]) pen.stroke(seg(x, 9, x, 14), BLACK, 1.3);
}

/** The warning, r units across its half. */
export function trefoil(pen: Pen, r: number, on: Ink = BLACK, under: Ink = ACCENT): void {
  pen.fill(oval(0, 0, r * 1.16), BLACK).fill(oval(0, 0, r), under);
  for (let i = 0; i < 3; i++)
    pen.at(
      0,
      0,
      () => {
        const blade = shape([
          [-r * 0.14, -r * 0.25, 1],
          [-r * 0.45, -r * 0.78, 1],
          [0, -r * 0.9],
          [r * 0.45, -r * 0.78, 1],
          [r * 0.14, -r * 0.25, 1],
        ]);
        pen.fill(blade, on);
      },
      1,
      (i * Math.PI * 2) / 3,
    );
  pen.fill(oval(0, 0, r * 0.17), on);
}

/** The hood: lead, a seam, a window, and nobody alive behind it. About 68 wide, 84 high round 0,0. */
export function helmet(pen: Pen, { eyes = BLACK as Ink, crack = false } = {}): void {
  const hood = shape('-31 42!, -34 8, -31 -22, -17 -38, 0 -42, 17 -38, 31 -22, 34 8, 31 42!');
  pen.rimmed(hood, { ...LIT, light: [3.4, -3], halo: 3, body: BLACK });
  pen.clip(hood, () =>
    pen
      .fill(shape('-40 -50!, -22 -30, -28 0, -26 50!, -50 50!'), LEAD)
      .stroke(line('0 -44, 0 -27'), tone(0.4), 1.6)
      .stroke(line('-34 30, 0 35, 34 30'), tone(0.3), 1.8),
  );
  const glass = box(-21, -25, 42, 48, 15);
  barred(pen, glass, 5, 2).fill(glass, ACCENT);
  pen.clip(glass, () => {
    pen.fill(oval(0, -4, 17, 20), ink(0.35, 0, 0));
    pen.at(0, 0, () => skull(pen, eyes), 1.12);
    pen.fill(poly('-22 -8, -8 -28, -2 -28, -22 2'), PAPER, 0.9);
    if (crack) for (const c of ['6 -24!, 10 -12!, 4 -6!, 14 4!', '10 -12!, 20 -8!']) pen.stroke(line(c), BLACK, 1.8);
  });
  for (const [x, y] of rows('-26 -22, 26 -22, -27 22, 27 22')) pen.fill(oval(x, y, 2.2), tone(0.15));
}

/** Arms as spines from the shoulder to the glove; left and right as we see them. */
const ARMS = {
  down: ['-38 -92, -52 -70, -50 -44', '38 -92, 52 -70, 50 -44'],
  reach: ['-36 -92, -52 -84, -64 -84, -69 -98, -70 -112', '36 -92, 52 -84, 64 -84, 69 -98, 70 -112'],
  up: ['-36 -94, -58 -112, -52 -146', '36 -94, 58 -112, 52 -146'],
  wide: ['-38 -92, -62 -86, -88 -92', '38 -92, 62 -86, 88 -92'],
  grasp: ['-38 -92, -54 -70, -34 -58', '38 -92, 60 -92, 84 -104'],
} as const satisfies Record<string, readonly [Points, Points]>;

/** A gauntlet with four thick fingers, pointing up; the wrist at 0,0. */
export function gauntlet(pen: Pen, x: number, y: number, turn: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      const palm = shape('-10 4, -12 -10, -9 -17, 9 -17, 12 -10, 10 4');
      for (const [fx, fy, a] of rows('-8.4 -16 -0.3, -2.8 -18 -0.1, 3 -18 0.1, 8.6 -16 0.3, -11 -6 -1'))
        pen.at(fx, fy, () => pen.rimmed(box(-2.9, -9, 5.8, 13, 2.9), { ...LIT, halo: 1.6, light: [1.2, -1] }), 1, a);
      pen.rimmed(palm, { ...LIT, halo: 1.4, light: [1.8, -1.4] });
      pen.rimmed(poly('-12 2, 12 2, 14 11, -14 11'), { ...LIT, halo: 1.4, body: LEAD });
    },
    s,
    turn,
  );
}

export type Suit = { arms?: keyof typeof ARMS; eyes?: Ink; stride?: boolean };

/** The Geiger Man on his feet: they stand at 0,0; the hood's top is at -166. */
export function suit(pen: Pen, { arms = 'down', eyes = BLACK, stride = false }: Suit = {}): void {
  const [far, near] = ARMS[arms];
  const legs: readonly Points[] = stride
    ? ['-20 -54, -28 -30, -36 -6', '18 -54, 26 -30, 20 -2']
    : ['-17 -54, -21 -30, -22 -4', '17 -54, 21 -30, 22 -4'];
  for (const spine of legs) {
    const leg = limb(spine, 31, 27);
    pen.rimmed(leg, LIT);
  }
  for (const x of stride ? [-40, 22] : [-24, 24])
    pen.rimmed(
      shape([
        [x - 18, 2, 1],
        [x - 19, -8],
        [x - 8, -15],
        [x + 10, -14],
        [x + 19, -6],
        [x + 18, 2, 1],
      ]),
      { ...LIT, body: LEAD },
    );
  const torso = shape('-18 -106, -40 -98, -47 -78, -40 -58, -36 -44!, 36 -44!, 40 -58, 47 -78, 40 -98, 18 -106');
  pen.rimmed(torso, { ...LIT, light: [3.4, -3] });
  pen.clip(torso, () => pen.fill(shape('-60 -110!, -32 -100, -36 -76, -30 -40!, -60 -40!'), LEAD));
  pen.fill(box(-38, -57, 76, 9, 2), LEAD).stroke(line('-37 -57, 37 -57'), tone(0.1), 1.4);
  pen.fill(box(-8, -58, 16, 11, 2), PAPER).fill(box(-5, -55, 10, 5), BLACK);
  pen.at(0, -78, () => trefoil(pen, 13));
  for (const spine of [far, near]) {
    pen.rimmed(limb(spine, 27, 20), LIT);
    const ends = points(spine);
    const [a, b] = [ends.at(-2), ends.at(-1)] as [Point, Point];
    gauntlet(pen, b[0], b[1], Math.atan2(b[0] - a[0], a[1] - b[1]));
  }
  pen.at(0, -132, () => helmet(pen, { eyes }), 0.86);
}
