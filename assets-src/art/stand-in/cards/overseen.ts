import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, limb, line, oval, type Points, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { hand } from '../../scenes/tools.ts';
import type { Picture } from '../../stage.ts';
import { dark, white } from '../kit/shot.ts';
import { type Front, slip } from '../kit/slips.ts';

const WHISPERER: Points =
  '-100 140!, -92 96, -60 80, -54 58, -78 42, -92 8, -88 -34, -64 -64, -28 -70, -8 -54, -4 -36, -6 -24, 11 -6, 9 1, 0 4, 4 10, -4 14, 4 20, -3 25, -4 34, -16 42, -34 42, -38 62, -14 84, -2 140!';

/** A head to the right, white, the hair black. */
function listener(pen: Pen, hair: Points): void {
  white(pen, shape(WHISPERER));
  pen.fill(shape(hair), BLACK);
  pen.stroke(line('-27 -20, -18 -16, -10 -19'), BLACK, 2.6).stroke(line('-29 -33, -19 -38, -8 -34'), BLACK, 3);
  white(pen, shape('-58 -22, -48 -24, -44 -12, -50 -2, -56 4, -60 -6'), 3).stroke(
    line('-54 -16, -50 -14, -53 -6'),
    BLACK,
    1.8,
  );
}

const SPILT: readonly (readonly [Front, number, number, number])[] = [
  ['eye', 112, 124, -0.5],
  ['flame', 144, 116, -0.1],
  ['grin', 178, 122, 0.3],
  ['lock', 206, 140, 0.7],
];

export const OVERSEEN: Picture[] = [
  dark('aside', { x: 120, y: 70 }, ({ pen }) => {
    pen.at(
      204,
      92,
      () =>
        listener(
          pen,
          '-6 -50!, -30 -56, -44 -34, -42 -26, -60 -26, -62 10, -60 44, -90 50, -110 6, -104 -44, -72 -76, -32 -82, -6 -68',
        ),
      0.86,
      -0.12,
    );
    pen.at(
      104,
      84,
      () =>
        listener(pen, '-6 -52!, -26 -58, -44 -46, -50 -26, -62 -22, -72 10, -94 10, -98 -34, -72 -70, -32 -78, -6 -66'),
      0.86,
      0.06,
    );
    // The hand that keeps it between the two of them.
    const palm = shape('84 112, 92 84, 104 70, 114 66, 118 74, 112 88, 120 92, 118 112, 106 132, 92 136');
    white(pen, palm);
    for (const mark of ['100 82, 96 100', '108 88, 104 106', '114 98, 110 112']) pen.stroke(line(mark), BLACK, 2);
    const cuff = poly('82 124, 108 136, 96 190, 56 190');
    pen.stroke(cuff, PAPER, 4).fill(cuff, BLACK);
    for (const [x, turn, front] of [
      [140, -0.3, 'eye'],
      [158, 0, 'star'],
      [176, 0.3, 'grin'],
    ] as const)
      pen.at(x, 156, () => slip(pen, front), 0.62, turn);
  }),
  dark('thermos', { x: 150, y: 70 }, ({ pen }) => {
    for (const [steam, width] of [
      ['176 86, 164 66, 184 50, 168 28, 184 6', 7],
      ['198 88, 190 70, 206 56, 194 38, 208 18', 5],
      ['156 90, 146 74, 158 60, 148 44', 5],
    ] as const)
      pen.stroke(line(steam), BLACK, width + 4).stroke(line(steam), PAPER, width);
    const stream = shape('122 66!, 150 72, 166 92, 170 126!, 158 126!, 154 98, 142 84, 120 78!');
    white(pen, stream, 4);
    pen.at(
      70,
      76,
      () => {
        const flask = shape('-30 -84!, 30 -84!, 34 -70, 34 54, 26 60!, -26 60!, -34 54, -34 -70');
        white(pen, flask, 6);
        pen.clip(flask, () => {
          pen.fill(box(-40, -56, 80, 92), ACCENT);
          for (let i = 0; i < 5; i++)
            pen
              .stroke(
                poly([
                  [-34 + i * 17, -56],
                  [-34 + i * 17, 36],
                ]),
                BLACK,
                2,
              )
              .stroke(
                poly([
                  [-40, -46 + i * 18],
                  [40, -46 + i * 18],
                ]),
                BLACK,
                2,
              );
          pen
            .fill(box(-40, -60, 80, 6), BLACK)
            .fill(box(-40, 34, 80, 6), BLACK)
            .fill(shape('-24 -90!, -20 0, -24 60!, -16 60!, -12 0, -14 -90!'), PAPER);
        });
        white(pen, box(-24, 58, 48, 16, 3), 5);
      },
      [0.86, -0.86],
      1.15,
    );
    hand(pen, 46, 104, 0.84, 0.7);
    const cup = shape('138 112!, 200 112!, 194 150, 184 160, 154 160, 144 150');
    white(pen, cup, 6)
      .fill(oval(169, 112, 31, 7), BLACK)
      .stroke(oval(169, 112, 31, 7), PAPER, 2)
      .stroke(line('200 120, 218 120, 218 142, 196 146'), BLACK, 10)
      .stroke(line('200 120, 218 120, 218 142, 196 146'), PAPER, 5);
    for (const finger of ['140 166, 132 150, 146 138', '150 172, 146 158, 160 148', '166 176, 164 164, 176 156'])
      white(pen, limb(finger, 15, 11), 4);
    const cuff = poly('128 166, 182 172, 190 200, 120 200');
    pen.stroke(cuff, PAPER, 4).fill(cuff, BLACK);
  }),
  dark('dropped-bag', { x: 110, y: 80, floor: 104 }, ({ pen }) => {
    for (const [x, y, long] of rows('30 8 26, 52 2 30, 74 10 24'))
      pen.stroke(
        poly([
          [x, y],
          [x, y + long],
        ]),
        PAPER,
        3,
      );
    pen.at(
      62,
      88,
      () => {
        const strap = line('-34 -14, -30 -52, 6 -62, 36 -40, 38 -12');
        pen.stroke(strap, BLACK, 11).stroke(strap, PAPER, 6);
        const bag = shape('-46 -16!, 46 -16!, 54 34, 44 44, -44 44, -54 34');
        white(pen, bag, 6);
        pen.clip(bag, () => pen.fill(shape('14 -30!, 22 10, 14 60!, 70 60!, 70 -30!'), ink(1, 0.4, 0)));
        pen
          .stroke(bag, BLACK, 3)
          .fill(shape('-46 -16!, 0 -26, 46 -16!, 0 -4'), BLACK)
          .stroke(shape('-46 -16!, 0 -26, 46 -16!, 0 -4'), PAPER, 2);
        pen
          .fill(oval(-6, 0, 6), BLACK)
          .fill(oval(6, 0, 6), BLACK)
          .fill(oval(-6, 0, 3), ACCENT)
          .fill(oval(6, 0, 3), ACCENT);
      },
      1.02,
      1.9,
    );
    for (const [front, x, y, turn] of SPILT) pen.at(x, y, () => slip(pen, front), 0.86, turn);
    pen.at(
      92,
      164,
      () => {
        white(pen, box(-20, -6, 22, 12, 2), 4);
        white(pen, box(2, -5, 10, 10, 1), 4);
        pen.stroke(poly('12 -4, 22 -4, 18 4, 12 4'), BLACK, 3).fill(poly('12 -4, 22 -4, 18 4, 12 4'), ACCENT);
      },
      1,
      0.3,
    );
    pen.at(34, 158, () =>
      pen
        .stroke(oval(0, 0, 9), BLACK, 8)
        .stroke(oval(0, 0, 9), PAPER, 4)
        .stroke(line('9 0, 32 4'), BLACK, 8)
        .stroke(line('9 0, 32 4'), PAPER, 4)
        .stroke(line('26 4, 25 11'), BLACK, 6)
        .stroke(line('26 4, 25 11'), PAPER, 3),
    );
    for (const [x, y] of rows('228 112, 150 170, 222 172, 92 96')) white(pen, oval(x, y, 6, 4), 3);
  }),
];
