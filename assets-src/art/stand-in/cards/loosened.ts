import { ACCENT, BLACK, PAPER } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import type { Picture } from '../../stage.ts';
import { chain, padlock } from '../kit/locks.ts';
import { type Dress, GHOST, type Hat, POSES, person } from '../kit/people.ts';
import { dark } from '../kit/shot.ts';
import { blind, trailer } from '../kit/trailer.ts';

const eyes = (pen: Pen, wrong: boolean): void => {
  for (const x of [-3.4, 3.4])
    if (wrong)
      pen
        .fill(oval(x, -88, 3.4), BLACK)
        .fill(oval(x, -88, 2), ACCENT)
        .fill(oval(x, -88, 0.9), PAPER);
    else pen.fill(oval(x, -88, 1.3), BLACK);
};

export const LOOSENED: Picture[] = [
  dark('line-up', { floor: 152 }, ({ pen, w }) => {
    for (const [i, y] of [30, 54, 78, 102, 126].entries()) {
      pen.stroke(
        poly([
          [0, y],
          [w, y],
        ]),
        BLACK,
        2,
      );
      for (let x = 6; x < w; x += 12)
        pen.stroke(
          poly([
            [x, y],
            [x, y + (i % 2 ? 4 : 6)],
          ]),
          BLACK,
          1.2,
        );
    }
    // What the fourth one throws on the wall.
    for (const spine of [
      '172 96, 196 70, 190 44, 206 26',
      '176 84, 210 82, 222 56, 236 54',
      '158 90, 140 62, 150 38, 138 22',
      '170 120, 204 124, 220 106, 232 110',
    ])
      pen.fill(limb(spine, 16, 3), BLACK);
    const cast: (readonly [number, Dress, Hat, number])[] = [
      [32, 'suit', 'fedora', 1.06],
      [76, 'skirt', 'waves', 0.94],
      [120, 'coat', 'brim', 1.12],
      [164, 'suit', 'none', 1],
      [208, 'skirt', 'bun', 0.98],
    ];
    for (const [x, dress, hat, s] of cast)
      pen.at(
        x,
        164,
        () => {
          person(pen, POSES.stands, dress, hat, GHOST);
          eyes(pen, hat === 'none');
        },
        [s, s * 1.12],
      );
  }),
  dark('loose-hitch', { x: 110, y: 80 }, ({ pen, w, h }) => {
    pen
      .fill(
        poly([
          [0, 176],
          [w, 118],
          [w, h],
          [0, h],
        ]),
        BLACK,
      )
      .stroke(
        line([
          [0, 176, 1],
          [w, 118, 1],
        ]),
        PAPER,
        2,
      );
    for (const [x, y, long] of rows('112 30 60, 150 46 74, 170 66 60, 190 100 34'))
      pen.stroke(
        line([
          [x, y],
          [x + long, y - long * 0.24],
        ]),
        PAPER,
        3,
      );
    pen.at(
      98,
      146,
      () => {
        trailer(pen, PAPER, ACCENT);
        blind(pen, -76, -72, 48, 32, true);
        pen
          .stroke(box(8, -76, 32, 70, 5), BLACK, 3.4)
          .fill(box(8, -76, 32, 70, 5), PAPER)
          .stroke(box(14, -68, 20, 20, 3), BLACK, 2)
          .fill(oval(14, -34, 2.6), BLACK);
        pen.fill(box(56, -72, 22, 24, 4), BLACK);
      },
      0.86,
      -0.24,
    );
    // What is left of the car, and of the pin.
    pen.at(
      226,
      100,
      () =>
        pen
          .stroke(shape('-10 24!, -14 0, 0 -16, 30 -18!, 30 24!'), PAPER, 3)
          .fill(shape('-10 24!, -14 0, 0 -16, 30 -18!, 30 24!'), BLACK)
          .fill(oval(-4, 6, 4), ACCENT),
      1,
      -0.24,
    );
    for (const [x, y] of rows('196 92, 206 86, 200 76')) pen.fill(oval(x, y, 2.6), PAPER);
  }),
  dark('rusted-chains', { x: 120, y: 78 }, ({ pen }) => {
    const crack = shape(
      '120 18!, 130 58, 168 34!, 150 72, 196 84!, 150 96, 166 136!, 130 110, 118 150!, 106 112, 70 132!, 90 96, 44 86!, 90 72, 74 36!, 108 58',
    );
    pen.stroke(crack, BLACK, 4).fill(crack, PAPER);
    chain(pen, [-20, 30], [80, 74], 3);
    chain(pen, [160, 88], [260, 48], 3);
    for (const [d, x, y, turn] of rows('0 100 66 0.9, 0 138 100 -0.5')) {
      const half = line(d ? '0 0' : '-20 -8, -8 -15, 10 -13, 20 0, 12 12');
      pen.at(x, y, () => pen.stroke(half, BLACK, 15).stroke(half, PAPER, 7), 1, turn);
    }
    pen.at(112, 142, () => padlock(pen, PAPER, true), 1.16, 0.3);
    for (const [x, y, r] of rows(
      '60 150 3, 84 164 2, 170 150 3, 190 128 2.4, 40 118 2.4, 206 158 2, 150 166 2.4, 150 24 2, 92 22 2.4',
    ))
      pen.fill(
        poly([
          [x - r, y],
          [x, y - r * 1.4],
          [x + r, y + r],
          [x - r * 0.4, y + r],
        ]),
        PAPER,
      );
  }),
];
