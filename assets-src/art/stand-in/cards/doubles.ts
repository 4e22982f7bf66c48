import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import type { Picture } from '../../stage.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP } from '../../survivors/features.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { jacket, ringEye, smile, thing } from '../kit/thing.ts';

const _eyes = (pen: Pen, wrong: boolean): void => {
  for (const x of [-3.4, 3.4])
    if (wrong)
      pen
        .fill(oval(x, -88, 3.4), BLACK)
        .fill(oval(x, -88, 2), ACCENT)
        .fill(oval(x, -88, 0.9), PAPER);
    else pen.fill(oval(x, -88, 1.3), BLACK);
};

const TEAR = [
  [124, -4],
  [113, 14],
  [126, 30],
  [112, 48],
  [124, 66],
  [110, 84],
  [122, 104],
  [112, 124],
  [125, 144],
  [114, 162],
  [122, 186],
] as const;

/** The one in the photograph: a parting, a tie, a studio smile. */
function juvenile(pen: Pen): void {
  const coat = shoulders(pen, 70, 58, tone(0.3));
  pen.clip(coat, () => pen.fill(poly('-4 40, 110 40, 110 160, 4 160'), DEEP));
  face(pen, { build: 'oval', brow: 'plain', eyes: 'open', nose: 'straight', mouth: 'smile' });
  pen.fill(shape('-34 4!, -40 -26, -26 -54, 6 -62, 36 -46, 40 0!, 34 -24, 14 -40, -12 -38, -30 -22'), BLACK);
  pen.stroke(line('-24 -44, -6 -52, 12 -50'), tone(0.2), 2).stroke(line('-30 -34, -14 -44'), tone(0.2), 1.6);
  pen.fill(poly('-22 56, -4 74, -16 98, -36 64'), PAPER).stroke(poly('-22 56, -4 74, -16 98, -36 64'), BLACK, 2);
  pen.fill(poly('-9 70, 5 70, 7 110, -12 110'), BLACK);
}

/** The one who has the part now. */
function understudy(pen: Pen): void {
  pen.fill(box(-140, -140, 280, 300), BLACK);
  for (const [spine, from, to] of [
    ['10 -46, 40 -66, 66 -56, 72 -40', 11, 3],
    ['26 -36, 58 -44, 84 -26, 82 -10', 11, 3],
    ['34 -18, 66 -14, 84 8, 78 24', 11, 3],
  ] as const) {
    const tendril = limb(spine, from, to);
    pen.stroke(tendril, ACCENT, 2.4).fill(tendril, ink(0, 1, 0.6));
  }
  const coat = shape('-20 58!, 46 72, 74 90, 84 140!, -40 140!');
  pen.stroke(coat, ACCENT, 3).fill(coat, ink(0, 1, 0.7));
  const head = shape('-33 -18, -34 6, -29 26, -18 42, -5 52, 9 52, 22 44, 34 26, 38 4, 36 -20, 26 -44, 0 -52, -24 -44');
  pen.stroke(head, PAPER, 3).fill(head, ink(0, 0.9, 0.25));
  pen.clip(head, () => pen.fill(shape('22 -60!, 28 -10, 20 60!, 70 60!, 70 -60!'), BLACK));
  ringEye(pen, 13, -6, 14);
  pen.stroke(oval(13, -6, 14), BLACK, 3).stroke(line('-2 -22, 14 -28, 32 -22'), BLACK, 4);
  for (const [x, y, r] of rows('28 14 3, 22 -36 3.4')) ringEye(pen, x, y, r);
  const maw = shape('-14 22!, 4 20, 34 14!, 28 38, 10 47, -14 42');
  pen.fill(maw, BLACK);
  for (const tooth of [
    '-8 21, -2 21, -5 36',
    '0 21, 6 20, 4 37',
    '9 19, 15 18, 13 35',
    '18 17, 23 16, 21 31',
    '26 16, 31 15, 28 26',
    '-4 45, 0 46, -2 36',
    '5 47, 9 47, 7 37',
    '13 45, 17 43, 15 35',
  ])
    pen.fill(poly(tooth), PAPER);
}

/** White with a line of ink: the way everything is printed while the lamp is out. */
const _white = (pen: Pen, path: ReturnType<typeof shape>, width = 5): Pen =>
  pen.stroke(path, BLACK, width).fill(path, PAPER);

export const DOUBLES: Picture[] = [
  shot('stand-in', KEYS.double, { x: 120, y: 76, rays: 20, turn: 0.2 }, ({ pen }) => {
    pen.at(124, 92, () => {
      jacket(pen);
      thing(pen);
    });
    pen.at(92, 106, () => smile(pen), 0.96, -0.16);
  }),
  shot('recast', KEYS.double, { x: 74, y: 74, rays: 16 }, ({ pen, w, h }) => {
    pen.clip(poly([...TEAR, [w, h + 9], [w, -4]]), () => pen.at(118, 88, () => understudy(pen), 1.2));
    pen.clip(poly([[0, -4], ...TEAR, [0, h + 9]]), () => pen.at(118, 88, () => juvenile(pen), 1.2));
    // The white of the paper where it was torn.
    const torn = poly([...TEAR, ...[...TEAR].reverse().map(([x, y], i) => [x + (i % 2 ? 8 : 5), y + 3] as const)]);
    pen.fill(torn, PAPER).stroke(line(TEAR.map(([x, y]) => [x, y, 1] as const)), BLACK, 1.6);
  }),
];
