import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import { blaze } from '../../pittsburgh/tools.ts';
import { burst } from '../../scenes/parts.ts';
import type { Picture } from '../../stage.ts';
import { reel, speaker } from '../kit/cinema.ts';
import { prop } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { sledge } from './heavy.ts';
import { tyreIron, WOOD } from './tools.ts';

export const DRIVE_IN_ARMS: Picture[] = [
  prop('tire-iron', ({ pen }) => pen.at(55, 54, () => tyreIron(pen), 0.86, 0.72)),
  prop('sledge', ({ pen }) => pen.at(56, 56, () => sledge(pen), 0.84, 0.66)),
  prop('prod', ({ pen }) => {
    pen.at(
      50,
      60,
      () => {
        inked(pen, limb('0 -30, 0 10, 0 40', 8, 9), tone(0.3), 3);
        inked(pen, box(-7.5, 14, 15, 38, 4), ACCENT, 3);
        for (const y of [22, 30, 38]) pen.stroke(seg(-7, y, 7, y), BLACK, 2);
        inked(pen, box(-7, -36, 14, 9, 2), BLACK, 2);
        for (const x of [-5, 5]) edged(pen, seg(x, -36, x * 1.6, -50), 6, 2.6);
      },
      1,
      0.72,
    );
    burst(pen, 91, 18, 17, 8, PAPER, BLACK);
    burst(pen, 91, 18, 9, 6, ACCENT, BLACK);
  }),
  prop('pole', ({ pen }) => {
    pen.at(
      54,
      56,
      () => {
        inked(pen, box(-4, -44, 8, 80), tone(0.35), 3);
        inked(pen, shape('-16 46, -14 32, 0 28, 14 33, 16 46, 6 54, -8 53'), tone(0.7), 3);
        inked(pen, box(-14, -48, 28, 9, 3), BLACK, 2.4);
        barred(pen, line('12 -42, 26 -34, 22 -26'), 6, 3.4);
        pen.at(22, -6, () => speaker(pen), 0.82, 0.1);
      },
      1,
      0.5,
    );
  }),
  prop('rifle', ({ pen }) => {
    pen.at(
      55,
      56,
      () => {
        barred(pen, line('-62 0!, 8 0!'), 11, 7.4);
        const stock = shape('-32 2!, 10 2!, 24 -4, 36 2, 62 2!, 66 22!, 44 18, 32 12, 20 12, -20 9!');
        inked(pen, stock, WOOD, 3.2);
        pen.stroke(shape('6 10, 20 11, 19 21, 9 21'), BLACK, 3).fill(box(0, -6, 24, 8, 2), BLACK);
        pen
          .stroke(line('20 -3, 28 8'), BLACK, 4)
          .fill(oval(29, 9, 4), BLACK)
          .fill(poly('-60 -3, -57 -11, -54 -3'), BLACK);
      },
      1,
      -0.72,
    );
  }),
  prop(
    'flare-gun',
    ({ pen }) => {
      burst(pen, 88, 28, 20, 9, PAPER, BLACK);
      pen.at(
        50,
        56,
        () => {
          inked(pen, poly('-30 2, -8 2, -14 42, -40 42'), BLACK, 3);
          for (const y of [14, 22, 30]) pen.stroke(seg(-33, y, -15, y), tone(0.2), 2);
          barred(pen, shape('-8 6, 8 5, 9 18, -8 21'), 6, 3.4);
          const barrel = poly('-34 -18, 30 -22, 40 -26, 40 8, 30 4, -34 4');
          inked(pen, barrel, ACCENT, 3.4);
          pen.fill(oval(40, -9, 6, 17), BLACK).fill(oval(40, -9, 3, 11), PAPER);
          pen.stroke(line('-28 -10, 24 -13'), PAPER, 3).fill(poly('-34 -14, -44 -26, -34 -26, -26 -17'), BLACK);
        },
        0.98,
        -0.3,
      );
    },
    [84, 32],
  ),
  prop('nitrate', ({ pen }) => {
    for (const [x, y, s] of rows('30 42 0.62, 78 40 0.66, 54 30 0.8')) pen.at(x, y, () => blaze(pen, 1), s);
    pen.at(54, 66, () => reel(pen, 34));
    const loose = line('86 78, 100 90, 90 104, 104 112');
    barred(pen, loose, 10, 7);
    pen.at(34, 92, () => blaze(pen, 1), 0.4);
  }),
  prop(
    'cable',
    ({ pen }) => {
      for (const r of [34, 27, 20])
        barred(pen, oval(48, 64, r, r * 0.92), 10, 7).stroke(oval(48, 64, r, r * 0.92), ACCENT, 2.4);
      const end = line('76 46, 88 40, 88 28');
      barred(pen, end, 11, 8);
      for (const w of ['88 28, 82 16', '88 28, 89 14', '88 28, 96 18']) edged(pen, line(w), 4.4, 2);
      burst(pen, 88, 14, 15, 8, PAPER, BLACK);
      burst(pen, 88, 14, 8, 6, ACCENT, BLACK);
      burst(pen, 62, 20, 7, 5, PAPER, BLACK);
    },
    [80, 24],
  ),
];
