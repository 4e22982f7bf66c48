import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import type { Picture } from '../../stage.ts';
import { holding } from '../kit/hands.ts';
import { arrow } from '../kit/marks.ts';
import { dark, white } from '../kit/shot.ts';
import { slipBack } from '../kit/slips.ts';

/** A page of the script, 46 by 60 about 0,0. */
function page(pen: Pen): void {
  const sheet = shape('-22 -30!, 10 -28, 22 -30!, 20 0, 23 30!, 0 27, -22 31!, -20 0');
  pen
    .stroke(sheet, BLACK, 4)
    .fill(sheet, PAPER)
    .fill(box(-8, -22, 16, 3), BLACK);
  for (const [y, x, w] of rows('-12 -14 28, -5 -14 24, 2 -8 16, 9 -14 28, 16 -14 20'))
    pen.fill(box(x, y, w, 2.2), BLACK);
}

function skull(pen: Pen): void {
  white(pen, shape('-24 -8, -20 -28, 0 -36, 20 -28, 24 -8, 17 8, 14 12!, 13 24!, -13 24!, -14 12!, -17 8'));
  for (const x of [-9, 9]) pen.fill(oval(x, -7, 6.4, 7), BLACK);
  pen.fill(poly('0 2, 4 10, -4 10'), BLACK);
  for (const x of [-5, 0, 5])
    pen.stroke(
      poly([
        [x, 15],
        [x, 24],
      ]),
      BLACK,
      1.8,
    );
}

/** Three arms, one of them still burning. */
function candles(pen: Pen): void {
  const arms = line('-22 -46, -20 -30, 0 -24, 20 -30, 22 -46');
  pen
    .stroke(arms, BLACK, 9)
    .stroke(arms, PAPER, 4.6)
    .stroke(line('0 -56!, 0 -4!'), BLACK, 10)
    .stroke(line('0 -56!, 0 -4!'), PAPER, 5.6);
  white(pen, shape('-18 0!, -10 -8, 10 -8, 18 0!'), 4);
  for (const [x, y] of rows('-22 -50, 0 -60, 22 -50')) {
    white(pen, box(x - 4, y - 14, 8, 16, 1), 3.4);
    pen
      .stroke(
        shape([
          [x, y - 32, 1],
          [x + 5, y - 20],
          [x, y - 15],
          [x - 5, y - 20],
        ]),
        BLACK,
        3,
      )
      .fill(
        shape([
          [x, y - 32, 1],
          [x + 5, y - 20],
          [x, y - 15],
          [x - 5, y - 20],
        ]),
        PAPER,
      );
  }
}

export const SWAPPED: Picture[] = [
  dark('lost-pages', { x: 130, y: 80 }, ({ pen }) => {
    for (const gust of [
      '-6 60, 50 30, 110 44, 150 22, 200 30, 244 10',
      '-6 96, 60 84, 120 104, 180 78, 244 84',
      '20 150, 90 128, 150 150, 244 124',
    ])
      pen.stroke(line(gust), BLACK, 2.4);
    for (const [x, y, s, turn] of rows('214 36 0.7 0.7, 44 44 0.74 -0.6, 216 140 0.8 -0.3, 28 128 0.6 0.9'))
      pen.at(x, y, () => page(pen), s, turn);
    for (const [x, y, s, turn] of rows('96 56 1.24 -0.3, 156 52 1.2 0.24, 166 116 1.24 0.5'))
      pen.at(x, y, () => page(pen), s, turn);
    pen.at(104, 150, () => {
      const arm = limb('-50 70, -22 34, 0 6', 44, 30);
      pen.stroke(arm, PAPER, 5).fill(arm, BLACK);
      for (const finger of [
        '-12 4, -22 -14, -20 -30',
        '-4 -4, -8 -24, -4 -40',
        '6 -4, 6 -26, 12 -40',
        '14 2, 20 -16, 28 -26',
        '-14 14, -32 8, -40 -2',
      ]) {
        const one = limb(finger, 12, 8);
        pen.stroke(one, BLACK, 4.4);
      }
      const palm = oval(0, 6, 20, 17, -0.6);
      pen.stroke(palm, BLACK, 4.4);
      for (const finger of [
        '-12 4, -22 -14, -20 -30',
        '-4 -4, -8 -24, -4 -40',
        '6 -4, 6 -26, 12 -40',
        '14 2, 20 -16, 28 -26',
        '-14 14, -32 8, -40 -2',
      ])
        pen.fill(limb(finger, 12, 8), PAPER);
      pen.fill(palm, PAPER).stroke(line('-10 8, 0 2, 12 6'), BLACK, 1.8);
    });
  }),
  dark('pass-props', {}, ({ pen }) => {
    pen
      .fill(oval(120, 92, 96, 66), PAPER)
      .fill(oval(120, 92, 92, 62), BLACK)
      .stroke(oval(120, 92, 80, 51), ACCENT, 1.6);
    for (const list of [
      '88 66, 104 56, 124 54, 146 62',
      '160 76, 166 92, 162 108, 150 122',
      '140 128, 120 133, 100 130, 84 120',
      '76 106, 74 92, 78 80, 88 68',
    ] as const)
      arrow(pen, list, 6, PAPER, BLACK, 1.6);
    for (const [x, y, turn] of rows('40 44 2.1, 198 36 -2.3, 204 146 -0.9, 40 148 0.9'))
      holding(pen, x, y, () => pen.at(0, -20, () => slipBack(pen), 0.78), { s: 0.74, turn, sleeve: ACCENT });
  }),
  dark('prop-table', { x: 120, y: 70 }, ({ pen, w, h }) => {
    const top = poly([
      [-4, 122],
      [w + 4, 122],
      [w + 20, 146],
      [-20, 146],
    ]);
    pen.fill(top, PAPER).stroke(top, BLACK, 3);
    pen.at(48, 112, () => skull(pen), 1.16);
    pen.at(200, 138, () => candles(pen), 1.06);
    for (let i = 0; i < 6; i++)
      white(
        pen,
        poly([
          [96 + i, 136 - i * 4],
          [144 + i, 136 - i * 4],
          [150 + i, 146 - i * 4],
          [90 + i, 146 - i * 4],
        ]),
        3,
      );
    pen.fill(box(0, 147, w, h - 147), BLACK).stroke(
      line([
        [0, 147],
        [w, 147],
      ]),
      PAPER,
      2,
    );
    for (let x = 10; x < w; x += 22)
      pen.stroke(
        line([
          [x, 150],
          [x - 3, 182],
        ]),
        ink(1, 0, 0.3),
        2,
      );
    pen.at(122, 62, () => slipBack(pen), 1.02, 0.1);
    arrow(pen, '86 44, 76 66, 78 88, 90 104', 8, PAPER);
    arrow(pen, '160 106, 170 88, 170 66, 160 46', 8, PAPER);
    holding(pen, 132, 30, () => {}, { s: 0.72, turn: 2.9, sleeve: ACCENT });
  }),
];
