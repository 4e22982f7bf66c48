import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { burst } from '../../scenes/parts.ts';
import { hand } from '../../scenes/tools.ts';
import { type Picture, shadow } from '../../stage.ts';
import { girl, POSES } from '../kit/girl.ts';
import { LIT, still } from '../kit/still.ts';
import { edged, inked, seg } from '../kit/strokes.ts';
import { gauntlet } from '../kit/suit.ts';
import { WOOD } from '../props/tools.ts';

/** A tin lid with its knob, seen at a slant. */
function lid(pen: Pen): void {
  inked(pen, oval(0, 0, 20, 44), tone(0.25), 4);
  pen.clip(oval(0, 0, 20, 44), () => pen.fill(oval(-8, -6, 16, 40), PAPER));
  pen.stroke(oval(0, 0, 13, 32), BLACK, 2).stroke(oval(0, 0, 7, 18), BLACK, 1.6);
}

function torch(pen: Pen): void {
  pen.fill(poly('22 -11, 22 11, 120 44, 120 -44'), PAPER, 0.85);
  inked(pen, box(-34, -8, 44, 16, 4), ACCENT, 3);
  inked(pen, poly('8 -8, 24 -15, 24 15, 8 8'), BLACK, 3);
  pen
    .fill(oval(24, 0, 4, 13), PAPER)
    .stroke(oval(24, 0, 4, 13), BLACK, 2)
    .fill(box(-20, -10, 12, 4, 2), BLACK);
}

export const SECOND_ACTIONS: Picture[] = [
  still('action-rummage', 'green', { x: 120, y: 56, floor: 118, stars: 0 }, ({ pen }) => {
    // A tool chest, thrown open, and an arm in it to the elbow.
    pen.at(66, 34, () => torch(pen), 0.62, 0.5);
    pen.at(
      204,
      44,
      () => {
        inked(pen, box(-16, -12, 34, 24, 3), PAPER, 3);
        pen
          .fill(oval(1, 0, 8), BLACK)
          .fill(oval(1, 0, 4), ACCENT)
          .fill(box(-12, -17, 12, 6), BLACK);
      },
      0.9,
      0.24,
    );
    pen.at(
      38,
      84,
      () => inked(pen, poly('-14 -4, 4 -8, 10 -16, 20 -12, 18 2, 8 4, 4 10, -14 8'), tone(0.3), 3),
      1,
      -0.4,
    );
    const back = poly('52 62, 188 62, 178 26, 62 26');
    inked(pen, back, ink(1, 0.55, 0), 3.4);
    pen.fill(poly('60 92, 180 92, 186 62, 54 62'), BLACK);
    const sleeve = limb('176 -14, 158 26, 128 58', 36, 28);
    inked(pen, sleeve, tone(0.85), 3.4);
    inked(pen, shape('118 46, 140 58, 130 74, 108 90, 100 70'), PAPER, 3);
    for (const f of ['112 84, 106 96', '120 82, 118 96', '126 76, 130 90']) edged(pen, line(f), 9, 5);
    const chest = poly('48 88, 192 88, 182 144, 58 144');
    inked(pen, chest, ACCENT, 3.4);
    pen.clip(chest, () => pen.fill(poly('140 80, 200 80, 200 150, 150 150'), ink(1, 0.5, 0.1)));
    pen
      .fill(box(104, 96, 32, 18, 3), PAPER)
      .stroke(box(104, 96, 32, 18, 3), BLACK, 2.4)
      .fill(oval(120, 104, 3), BLACK);
    for (const x of [66, 174]) pen.fill(oval(x, 98, 3), BLACK).fill(oval(x, 134, 3), BLACK);
  }),
  still('action-run', 'blue', { x: 152, y: 62, floor: 122 }, ({ pen }) => {
    for (const [y, x, l] of rows('34 16 62, 52 4 56, 72 22 50, 92 2 66, 108 30 40'))
      edged(pen, seg(x, y, x + l, y), 6.4, 3);
    shadow(pen, 136, 140, 46, 6);
    pen.at(126, 138, () => girl(pen, POSES.run), 1.24);
    for (const [x, y, r] of rows('58 134 7, 44 128 5, 70 128 5'))
      pen.fill(oval(x, y, r), BLACK).fill(oval(x, y, r - 1.6), PAPER);
  }),
  still('action-duck', 'blue', { x: 118, y: 84, floor: 124 }, ({ pen }) => {
    // His arm goes where her head was.
    const sweep = shape('2 66!, 60 44, 130 44, 200 62!, 132 58, 64 58');
    pen.fill(sweep, PAPER).stroke(sweep, BLACK, 2);
    pen.rimmed(limb('252 6, 214 22, 176 36', 48, 36), { ...LIT, light: [-2, 3] });
    gauntlet(pen, 176, 36, -1.9, 1.7);
    shadow(pen, 92, 142, 52, 6);
    pen.at(86, 142, () => girl(pen, POSES.crouch), 1.2);
    for (const [x, y, a] of rows('42 78 -0.7, 60 66 -0.3, 134 76 0.5'))
      pen.at(x, y, () => edged(pen, line('0 0, 0 -12'), 5.4, 2.6), 1, a);
  }),
  still('action-racket', 'orange', { x: 120, y: 74, stars: 0, rays: 12 }, ({ pen }) => {
    burst(pen, 120, 72, 62, 13, ink(1, 0.15, 0));
    burst(pen, 120, 72, 42, 12, PAPER, ACCENT);
    for (const s of [-1, 1])
      pen.at(
        120,
        72,
        () => {
          pen.at(27, 0, () => lid(pen), 1.06, 0.14);
          hand(pen, 58, 18, 0.72, -0.5);
          for (const r of [24, 40, 56]) {
            const arc = line([
              [58 + r * 0.5, -20 - r * 0.6],
              [64 + r, -16],
              [60 + r * 0.8, 12 - r * 0.1],
            ]);
            if (r > 24) edged(pen, arc, 5, 2.6);
          }
        },
        [s, 1],
      );
    for (const [x, y, r] of rows('120 14 8, 96 22 5, 146 24 5, 120 132 7, 92 126 5, 148 124 5'))
      burst(pen, x, y, r, 5, ACCENT);
  }),
  still('action-make-do', 'yellow', { x: 132, y: 64, floor: 120, stars: 0 }, ({ pen }) => {
    // A broom, a kitchen knife, a yard of tape: a spear.
    pen.at(196, 112, () => {
      pen
        .fill(oval(0, 0, 22), BLACK)
        .fill(oval(0, 0, 19), PAPER)
        .fill(oval(0, 0, 10), BLACK)
        .fill(oval(0, 0, 7), ACCENT);
      pen.stroke(oval(0, 0, 14.6), BLACK, 1.4);
    });
    pen.at(
      112,
      74,
      () => {
        inked(pen, limb('0 110, 0 20, 0 -20', 10, 10), WOOD, 3);
        const blade = shape('-11 -30!, -12 -70, 0 -104!, 9 -64, 8 -30!');
        inked(pen, blade, PAPER, 3.4);
        pen.clip(blade, () => pen.fill(poly('0 -20, -1 -110, 20 -110, 20 -20'), tone(0.5)));
        inked(pen, box(-9, -34, 18, 30, 3), BLACK, 2.4);
        for (let y = -28; y < 16; y += 9) edged(pen, seg(-11, y + 4, 11, y - 3), 8, 4.6);
      },
      1.06,
      0.86,
    );
    const tail = line('126 60, 150 84, 168 82, 182 96');
    edged(pen, tail, 9, 5.6);
    hand(pen, 66, 110, 0.74, 0.86);
    for (const [x, y, r] of rows('214 40 8, 36 40 7, 96 26 5')) burst(pen, x, y, r, 4, ACCENT);
  }),
];
