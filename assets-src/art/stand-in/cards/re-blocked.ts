import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { hand } from '../../scenes/tools.ts';
import type { Picture } from '../../stage.ts';
import { holding } from '../kit/hands.ts';
import { arrow } from '../kit/marks.ts';
import { GHOST, POSES, person } from '../kit/people.ts';
import { dark, white } from '../kit/shot.ts';

/** A way somebody is to go, in dashes of chalk. */
function chalked(pen: Pen, way: string): void {
  pen.ctx.setLineDash([7, 6]);
  pen.stroke(line(way), PAPER, 4);
  pen.ctx.setLineDash([]);
  arrow(pen, way.split(',').slice(-2).join(','), 4.4, PAPER, BLACK, 0);
}

/** The director's voice, its mouth to the right at 0,0. */
function megaphone(pen: Pen): void {
  const cone = poly('-96 -12, -6 -46, -6 46, -96 12');
  white(pen, cone, 6);
  pen.clip(cone, () => pen.fill(poly('-100 4, 0 10, 0 60, -100 60'), ink(1, 0.3, 0)));
  pen.stroke(cone, BLACK, 3);
  white(pen, oval(-6, 0, 15, 46), 6).fill(oval(-4, 0, 10, 37), BLACK);
  white(pen, box(-112, -8, 18, 16, 4), 4).stroke(poly('-70 -22, -70 22'), BLACK, 3);
}

export const RE_BLOCKED: Picture[] = [
  dark('new-blocking', {}, ({ pen }) => {
    const board = box(30, 16, 166, 124, 3);
    pen.stroke(board, BLACK, 12).stroke(board, PAPER, 7).fill(board, BLACK);
    for (const [x, y] of rows('58 46, 160 104, 108 76')) pen.stroke(oval(x, y, 10.5), PAPER, 5);
    for (const [x, y] of rows('58 108, 160 46'))
      pen.at(x, y, () => pen.stroke(poly('-9 -9, 9 9'), PAPER, 5.4).stroke(poly('-9 9, 9 -9'), PAPER, 5.4));
    for (const way of [
      '72 36, 94 28, 120 28, 146 40',
      '66 94, 74 84, 84 78, 94 76',
      '146 114, 124 124, 98 124, 72 114',
    ])
      chalked(pen, way);
    holding(
      pen,
      190,
      128,
      () =>
        pen.at(-6, -18, () => pen.stroke(line('0 0!, 0 26!'), BLACK, 11).stroke(line('0 0!, 0 26!'), PAPER, 7), 1, 0.2),
      { s: 0.95, turn: -0.5, sleeve: ACCENT },
    );
  }),
  dark('three-over', { floor: 126 }, ({ pen }) => {
    const chair = (x: number, lit: boolean): void => {
      pen.at(
        x,
        162,
        () => {
          for (const leg of ['-18 0, 16 -28', '18 0, -16 -28'])
            pen.stroke(line(leg), BLACK, 8).stroke(line(leg), PAPER, 4);
          for (const side of [-20, 20])
            pen
              .stroke(
                poly([
                  [side, -26],
                  [side, -72],
                ]),
                BLACK,
                8,
              )
              .stroke(
                poly([
                  [side, -26],
                  [side, -72],
                ]),
                PAPER,
                4,
              );
          pen.stroke(box(-23, -34, 46, 8, 2), BLACK, 4).fill(box(-23, -34, 46, 8, 2), lit ? PAPER : BLACK);
          const back = box(-22, -72, 44, 19, 2);
          pen.stroke(back, BLACK, 4).fill(back, lit ? PAPER : BLACK);
          if (!lit) pen.stroke(back, PAPER, 1.6);
        },
        0.98,
      );
    };
    for (const [x, lit] of rows('32 1, 90 0, 148 0, 206 1')) chair(x, lit > 0);
    const hop = (x: number): string => `${x} 74, ${x + 8} 52, ${x + 29} 40, ${x + 50} 52, ${x + 58} 74`;
    for (const x of [32, 90]) pen.stroke(line(hop(x)), BLACK, 11).stroke(line(hop(x)), PAPER, 6.4);
    arrow(pen, '148 74, 156 52, 177 40, 196 50, 206 80', 6.4, PAPER);
    pen.at(61, 20, () =>
      pen.stroke(line('-6 -8!, 1 -13!, 1 13!'), BLACK, 9).stroke(line('-6 -8!, 1 -13!, 1 13!'), PAPER, 5),
    );
    pen.at(119, 20, () =>
      pen
        .stroke(line('-8 -7, -2 -13, 7 -9, 5 0, -9 12!, 10 12!'), BLACK, 9)
        .stroke(line('-8 -7, -2 -13, 7 -9, 5 0, -9 12!, 10 12!'), PAPER, 5),
    );
    pen.at(177, 20, () =>
      pen
        .stroke(line('-8 -10, 0 -13, 7 -8, 0 -1!, 8 5, 4 12, -8 10'), BLACK, 9)
        .stroke(line('-8 -10, 0 -13, 7 -8, 0 -1!, 8 5, 4 12, -8 10'), PAPER, 5),
    );
  }),
  dark('places', { x: 130, y: 80, floor: 140 }, ({ pen }) => {
    for (const [x, y, turn] of rows('110 26 -0.5, 120 54 -0.16, 118 92 0.24'))
      pen.at(x, y, () => pen.stroke(line('0 0!, 22 0!'), BLACK, 8).stroke(line('0 0!, 22 0!'), PAPER, 4), 1, turn);
    for (const [x, y, s] of rows('164 82 0.54, 214 82 0.54, 152 168 0.68, 214 168 0.68'))
      pen.at(
        x,
        y,
        () =>
          person(pen, POSES.walks, x > 180 ? 'skirt' : 'suit', x > 180 ? 'waves' : y > 100 ? 'fedora' : 'cap', {
            ...GHOST,
            width: 3,
          }),
        [x > 180 ? -s : s, s],
      );
    for (const [x, y, s] of rows('189 26 0.8, 184 100 0.9')) {
      pen.at(
        x,
        y,
        () => {
          arrow(pen, '-16 4, -8 -6, 8 -8, 18 2', 5, PAPER, BLACK, 2);
        },
        s,
      );
    }
    pen.at(98, 74, () => megaphone(pen), 0.98, -0.1);
    hand(pen, 46, 110, 0.84, 0.1);
  }),
];
