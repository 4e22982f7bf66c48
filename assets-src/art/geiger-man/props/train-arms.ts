import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import { burst } from '../../scenes/parts.ts';
import type { Picture } from '../../stage.ts';
import { prop } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { SHADE, WOOD } from './tools.ts';

export const TRAIN_ARMS: Picture[] = [
  prop('cleaver', ({ pen }) => {
    pen.at(
      55,
      56,
      () => {
        inked(pen, limb('0 14, 0 30, 0 54', 12, 14), WOOD, 3.2);
        for (const y of [24, 36, 46]) pen.fill(oval(0, y, 2.4), BLACK);
        const blade = shape('-10 14!, -12 -46!, 6 -50, 30 -46!, 34 -8, 28 16!');
        inked(pen, blade, PAPER, 3.6);
        pen.clip(blade, () => pen.fill(poly('14 -60, 50 -60, 50 30, 18 30'), tone(0.45)));
        pen.stroke(blade, BLACK, 2.6).fill(oval(-4, -38, 4), BLACK);
      },
      1,
      0.5,
    );
  }),
  prop('maul', ({ pen }) => {
    pen.at(
      56,
      58,
      () => {
        inked(pen, limb('0 -40, 1 0, 0 56', 9, 11), WOOD, 3.2);
        inked(pen, shape('-46 -44!, -12 -52, 12 -52, 46 -44!, 46 -34!, 12 -28, -12 -28, -46 -34!'), tone(0.7), 3.4);
        pen.stroke(line('-40 -42, -10 -48, 30 -46'), PAPER, 3).fill(box(-7, -46, 14, 12), BLACK);
        for (const x of [-46, 40]) pen.fill(box(x, -45, 6, 12), ACCENT).stroke(box(x, -45, 6, 12), BLACK, 1.8);
      },
      0.92,
      0.6,
    );
  }),
  prop('shovel', ({ pen }) => {
    pen.at(
      54,
      54,
      () => {
        inked(pen, limb('0 -44, 0 0, 0 16', 8, 8), WOOD, 3.2);
        barred(pen, line('-10 -52!, 10 -52!, 4 -40!, -4 -40!, -10 -52!'), 9, 5.6);
        const blade = shape('-20 12!, 20 12!, 22 38, 14 56, -14 56, -22 38');
        inked(pen, blade, tone(0.25), 3.6);
        pen.clip(blade, () => pen.fill(box(4, 0, 30, 70), tone(0.7)));
        pen.stroke(line('0 16, 0 40'), BLACK, 2.4);
        for (const [x, y, r] of rows('-10 46 8, 4 44 9, 14 50 6'))
          pen.fill(oval(x, y, r), BLACK).fill(oval(x - 2, y - 2, r * 0.4), ACCENT);
      },
      0.96,
      0.64,
    );
  }),
  prop('pepperbox', ({ pen }) => {
    pen.at(
      48,
      58,
      () => {
        inked(pen, shape('-32 0!, -10 2!, -14 20, -20 42, -42 38, -38 18'), WOOD, 3.2);
        barred(pen, oval(-4, 14, 9, 9), 6, 3.4);
        inked(pen, poly('-34 -18, -6 -22, -6 8, -34 4'), BLACK, 3);
        for (const y of [-22, -12, -2]) inked(pen, box(-8, y, 56, 11, 4), tone(0.3), 2.8);
        for (const [x, y] of rows('48 -17, 48 -7, 48 4')) pen.fill(oval(x, y + 0.6, 3.6, 4.4), BLACK);
        pen
          .stroke(line('-2 -19, 40 -19'), PAPER, 2)
          .stroke(line('-2 -9, 40 -9'), PAPER, 2)
          .fill(box(16, -24, 6, 36, 2), ACCENT)
          .stroke(box(16, -24, 6, 36, 2), BLACK, 1.8);
      },
      1.04,
      -0.3,
    );
  }),
  prop('carbine', ({ pen }) => {
    pen.at(
      55,
      56,
      () => {
        inked(pen, box(-58, -7, 70, 7, 3), BLACK, 2.6);
        inked(pen, box(-50, 1, 56, 6, 3), tone(0.4), 2.6);
        inked(pen, shape('24 -8!, 34 -4, 62 0!, 66 22!, 44 18, 26 10!'), WOOD, 3.2);
        inked(pen, poly('4 -10, 28 -10, 28 10, 4 10'), ACCENT, 3);
        barred(pen, shape('6 12, 28 10, 44 20, 36 26, 14 24'), 7, 4);
        inked(pen, box(-30, -9, 24, 18, 4), WOOD, 2.8);
        pen.fill(poly('26 -10, 34 -20, 38 -16, 32 -6'), BLACK).fill(poly('-56 -7, -53 -14, -50 -7'), BLACK);
      },
      0.98,
      -0.7,
    );
  }),
  prop(
    'signal-pistol',
    ({ pen }) => {
      for (const a of [0, 0.785, 1.57, 2.356]) pen.at(88, 26, () => edged(pen, line('-19 0, 19 0'), 7, 3.4), 1, a);
      pen.fill(oval(88, 26, 10), BLACK).fill(oval(88, 26, 8), ACCENT);
      pen.at(
        46,
        62,
        () => {
          // Broken open, the shell half in.
          inked(pen, shape('-26 2!, -6 4!, -10 22, -8 42!, -34 42!, -36 22'), WOOD, 3.2);
          barred(pen, oval(0, 14, 9, 9), 6, 3.4);
          inked(pen, poly('-26 -16, 0 -18, 0 6, -26 4'), BLACK, 3);
          pen.at(
            -2,
            -4,
            () => {
              inked(pen, box(0, -12, 44, 24, 4), tone(0.3), 3.2);
              pen.stroke(line('4 -6, 38 -6'), PAPER, 3);
              pen.fill(oval(44, 0, 5, 12), BLACK).fill(oval(44, 0, 2.4, 8), PAPER);
            },
            1,
            -0.1,
          );
        },
        1,
        -0.26,
      );
    },
    [84, 32],
  ),
  prop('blasting-cap', ({ pen }) => {
    const wire = line('72 86, 92 84, 98 66, 86 52, 92 34');
    barred(pen, wire, 7, 4);
    pen.at(90, 26, () => inked(pen, box(-7, -16, 14, 30, 3), ACCENT, 3), 1, 0.5);
    burst(pen, 98, 9, 9, 6, PAPER, BLACK);
    barred(pen, line('42 54!, 42 20!'), 11, 7.4);
    inked(pen, box(16, 12, 52, 11, 5), ACCENT, 3.4);
    const chest = box(12, 50, 62, 52, 4);
    inked(pen, chest, tone(0.3), 3.6);
    pen.clip(chest, () => pen.fill(box(52, 40, 30, 70), tone(0.75)));
    pen.stroke(line('12 64, 74 64'), BLACK, 2.4).fill(box(34, 46, 16, 9, 2), BLACK);
    pen.fill(poly('43 68, 31 86, 41 86, 37 99, 55 80, 45 80'), BLACK);
  }),
  prop('torpedo', ({ pen }) => {
    // Strapped to the head of the rail, and patient.
    inked(pen, poly('-6 76, 116 60, 116 78, -6 94'), tone(0.3), 3.4);
    inked(pen, poly('-6 98, 116 82, 116 92, -6 108'), BLACK, 2.4);
    pen.stroke(line('0 80, 112 65'), PAPER, 3);
    for (const x of [30, 78])
      edged(
        pen,
        line([
          [x - 5, 96 - x * 0.13],
          [x - 4, 58 - x * 0.13],
          [x + 5, 58 - x * 0.13],
          [x + 6, 96 - x * 0.13],
        ]),
        6,
        2.6,
      );
    pen.at(
      54,
      52,
      () => {
        inked(pen, box(-34, -20, 68, 38, 12), ACCENT, 3.6);
        pen.clip(box(-34, -20, 68, 38, 12), () => pen.fill(box(12, -30, 40, 60), SHADE));
        pen
          .fill(oval(0, -2, 12), BLACK)
          .fill(poly('0 -12, 3 -5, 10 -5, 5 0, 7 7, 0 3, -7 7, -5 0, -10 -5, -3 -5'), PAPER);
      },
      0.98,
      -0.13,
    );
    for (const [x, y] of rows('24 22, 86 18, 54 14')) edged(pen, seg(54 + (x - 54) * 0.7, 30 + (y - 22), x, y), 6, 2.8);
  }),
];
