import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { hand } from '../../scenes/tools.ts';
import type { Picture } from '../../stage.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { holding } from '../kit/hands.ts';
import { arrow, tape } from '../kit/marks.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { slip } from '../kit/slips.ts';

/** A shoe that points at you; the sole at 0,0. */
function toe(pen: Pen): void {
  const leg = poly('-17 -30, 17 -30, 22 -150, -22 -150');
  pen
    .stroke(leg, PAPER, 4)
    .fill(leg, ink(0, 1, 0.5))
    .stroke(line('2 -150, 0 -34'), BLACK, 2.2);
  const shoe = shape('-22 0!, -26 -14, -20 -32, -10 -40, 10 -40, 20 -32, 26 -14, 22 0!');
  pen.stroke(shoe, PAPER, 4).fill(shoe, BLACK);
  pen
    .stroke(line('-23 -12, -12 -22, 12 -22, 23 -12'), PAPER, 1.8)
    .fill(shape('-16 -10, -10 -17, -4 -15, -12 -6'), PAPER);
  for (const y of [-27, -33])
    pen.stroke(
      line([
        [-7, y],
        [7, y],
      ]),
      ACCENT,
      2.4,
    );
  pen.fill(box(-25, -3, 50, 6, 2), PAPER).stroke(box(-25, -3, 50, 6, 2), BLACK, 1.6);
}

/** Somebody who was sure, and looks again. */
function looker(pen: Pen, again: boolean): void {
  const coat = shoulders(pen, 62, 58, again ? tone(0.3) : ink(0.8, 0.4, 0));
  pen.clip(coat, () => pen.fill(poly('10 40, 110 40, 110 160, 18 160'), again ? DEEP : ink(0.8, 0.9, 0)));
  face(pen, {
    build: 'square',
    brow: again ? 'worried' : 'plain',
    eyes: again ? 'wide' : 'narrow',
    nose: 'straight',
    mouth: again ? 'open' : 'smirk',
  });
  pen.fill(shape('-36 -4!, -40 -32, -24 -58, 8 -64, 36 -48, 40 -2!, 35 -24, 18 -38, -12 -36, -31 -22'), BLACK);
  pen.fill(poly('-22 56, -2 74, -16 96, -36 64'), PAPER).stroke(poly('-22 56, -2 74, -16 96, -36 64'), BLACK, 2);
  pen.fill(poly('20 56, -2 74, 12 96, 32 64'), HALF).stroke(poly('20 56, -2 74, 12 96, 32 64'), BLACK, 2);
}

const LEFT_HALF = '-76 -66, 4 -66, -7 -48, 6 -30, -6 -10, 8 8, -6 26, 5 44, -4 66, -76 66';

/** Half of it: clauses, and on the other half the place to sign. */
function contract(pen: Pen, side: 1 | -1): void {
  const half = poly(LEFT_HALF);
  pen.at(
    0,
    0,
    () => {
      pen.stroke(half, BLACK, 5).fill(half, PAPER);
      pen.clip(half, () => pen.stroke(half, ink(0.5, 0, 0), 8));
      for (let i = 0; i < 7; i++)
        pen.stroke(
          poly([
            [-66, -52 + i * 14],
            [-16 - (i % 3) * 6, -52 + i * 14],
          ]),
          BLACK,
          i ? 2.6 : 6,
        );
    },
    [side, 1],
  );
}

export const REFUSALS: Picture[] = [
  shot('on-my-mark', KEYS.defence, { x: 120, y: 116, rays: 18, floor: 92 }, ({ pen }) => {
    pen.at(120, 136, () => pen.fill(oval(0, 0, 92, 34), PAPER).stroke(oval(0, 0, 92, 34), ACCENT, 3));
    tape(pen, 120, 142, 1.75, ACCENT);
    pen.at(94, 140, () => toe(pen), 1.08, 0.06);
    pen.at(147, 140, () => toe(pen), 1.08, -0.06);
    arrow(pen, '-10 70, 30 70, 52 82, 46 100, 12 106', 10, PAPER);
    arrow(pen, '250 70, 210 70, 188 82, 194 100, 228 106', 10, PAPER);
  }),
  shot('double-take', KEYS.defence, { x: 96, y: 80, rays: 18 }, ({ pen }) => {
    pen.at(60, 90, () => looker(pen, false), [-0.84, 0.84], -0.08);
    pen.fill(box(0, 0, 110, 180), ink(1, 0.1, 0), 0.5);
    pen.at(106, 92, () => looker(pen, true), [-0.96, 0.96], 0.04);
    for (const mark of ['62 34, 52 24', '74 24, 68 12', '90 18, 88 6'])
      pen.stroke(line(mark), BLACK, 6).stroke(line(mark), PAPER, 3);
    holding(pen, 200, 104, () => pen.at(-4, -26, () => slip(pen, 'grin'), 1.05, -0.1), {
      s: 0.92,
      turn: -0.16,
      flip: -1,
    });
  }),
  shot('my-contract', KEYS.defence, { x: 120, y: 70, rays: 22 }, ({ pen }) => {
    pen.at(
      108,
      92,
      () => {
        contract(pen, 1);
        hand(pen, -70, 44, 0.8, 0.5);
      },
      1,
      -0.16,
    );
    pen.at(
      134,
      92,
      () => {
        contract(pen, -1);
        pen.stroke(line('20 52, 28 42, 32 54, 40 44, 44 54, 56 48, 64 50'), ACCENT, 3);
        hand(pen, 70, 44, 0.8, -0.5);
      },
      1,
      0.16,
    );
    for (const [x, y, turn] of rows('118 24 0.4, 128 58 -0.6, 116 150 0.9, 132 134 0.2'))
      pen.at(
        x,
        y,
        () => pen.stroke(poly('-6 -4, 5 -5, 6 3, -4 5'), BLACK, 2.4).fill(poly('-6 -4, 5 -5, 6 3, -4 5'), PAPER),
        1,
        turn,
      );
  }),
];
