import { mesas } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { type Picture, shadow } from '../../stage.ts';
import { carBack, carSide } from '../kit/cars.ts';
import { still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';

const STAR = '0 -17, 4.6 -5.4, 17 -4.6, 7.4 3.4, 10.6 15.6, 0 8.8, -10.6 15.6, -7.4 3.4, -17 -4.6, -4.6 -5.4';

/** A child on a swing at its highest, seen from the side; the chain hangs from 0,0. */
function swinging(pen: Pen): void {
  barred(pen, line('0 0!, 0 74!'), 6, 3.4);
  for (const leg of ['2 70, 24 66, 40 58', '2 72, 26 72, 42 66'])
    barred(pen, line(leg), 13, 10).stroke(line(leg), PAPER, 6);
  pen.fill(shape('38 54, 48 50, 52 60, 46 72, 40 70'), BLACK);
  inked(pen, shape('-10 74!, -12 56, -6 42, 4 42, 9 56, 10 74!'), ACCENT, 3);
  inked(pen, oval(-3, 32, 11), PAPER, 3);
  pen
    .fill(shape('-15 36!, -14 24, -4 19, 7 24, 8 28!, -2 28, -6 38'), BLACK)
    .fill(shape('-12 26, -24 20, -32 28!, -20 30, -12 34'), BLACK);
  pen.fill(oval(4, 32, 1.6), BLACK).stroke(line('2 38, 6 37'), BLACK, 1.6);
  edged(pen, line('0 50, 6 44, 0 38'), 8, 4.6);
  pen.fill(box(-14, 73, 28, 6, 2), BLACK);
}

export const MOONGLOW_SET_UPS: Picture[] = [
  still('set-up-premiere', 'yellow', { x: 120, y: 52, floor: 106, stars: 14 }, ({ pen }) => {
    for (const [x, a, b] of rows('30 90 150, 210 90 150, 74 -40 10, 166 230 280'))
      pen.fill(
        poly([
          [x - 6, 108],
          [x + 6, 108],
          [b, -10],
          [a, -10],
        ]),
        PAPER,
        0.75,
      );
    inked(pen, poly('70 30, 170 30, 164 88, 76 88'), BLACK, 4);
    pen.at(120, 59, () => pen.fill(poly(STAR), ACCENT).stroke(poly(STAR), PAPER, 2), 1.3);
    for (const [x] of rows('30, 210'))
      inked(
        pen,
        shape([
          [x - 14, 112],
          [x - 10, 100],
          [x + 10, 100],
          [x + 14, 112],
        ]),
        BLACK,
        3,
      );
    // The carpet, and who it is for.
    pen
      .fill(poly('104 106, 136 106, 176 152, 64 152'), ACCENT)
      .stroke(poly('104 106, 136 106, 176 152, 64 152'), BLACK, 2);
    pen.at(186, 138, () => carSide(pen), [-0.82, 0.82]);
    pen.at(40, 138, () => carSide(pen), 0.7);
  }),
  still(
    'set-up-kiddie',
    'yellow',
    { x: 120, y: 52, floor: 116 },
    ({ pen }) => {
      for (const leg of ['44 18!, 20 134!', '44 18!, 62 134!', '178 18!, 160 134!', '178 18!, 204 134!'])
        barred(pen, line(leg), 9, 6);
      barred(pen, line('40 18!, 184 18!'), 10, 7);
      shadow(pen, 110, 140, 70, 6);
      pen.at(72, 20, () => swinging(pen), 1, 0.34);
      pen.at(126, 20, () => swinging(pen), 1.06, -0.34);
      // The moon, with steps up its back.
      const moon = shape('222 30!, 206 52, 208 84, 226 104!, 192 96, 182 68, 196 40');
      inked(pen, moon, ACCENT, 3);
      pen.fill(oval(199, 62, 2.6), BLACK);
    },
    (s) => mesas(s, 116),
  ),
  still('set-up-necking', 'yellow', { x: 120, y: 48, floor: 110, stars: 16 }, ({ pen }) => {
    for (const x of [20, 220]) pen.at(x, 120, () => carBack(pen), 0.7);
    pen.at(
      120,
      146,
      () => {
        carBack(pen, { glass: ink(0.5, 0, 0) });
        // Nobody is watching the picture.
        pen.clip(shape('-30 -34!, -23 -48, 0 -51, 23 -48, 30 -34!, 0 -31'), () => {
          pen
            .fill(oval(-4.6, -40, 6, 6.6), BLACK)
            .fill(oval(5, -40, 5.8, 6.4), BLACK)
            .fill(box(-16, -35, 13, 9, 4), BLACK)
            .fill(box(3, -35, 13, 9, 4), BLACK);
        });
      },
      1.7,
    );
    for (const [x, y, s] of rows('120 34 1, 92 22 0.6, 148 20 0.66'))
      pen.at(x, y, () => inked(pen, shape('0 14!, -13 3, -14 -6, -8 -13, 0 -6!, 8 -13, 14 -6, 13 3'), ACCENT, 3), s);
  }),
  still('set-up-intermission', 'yellow', { x: 120, y: 64, floor: 124, stars: 0 }, ({ pen }) => {
    // Let us all.
    const legs = (x: number, y: number): void => {
      for (const d of ['-7 0, -12 12, -18 18', '7 0, 10 12, 18 16']) pen.at(x, y, () => barred(pen, line(d), 8, 5));
    };
    const eyes = (x: number, y: number): void => {
      for (const d of [-7, 7])
        pen
          .fill(oval(x + d, y, 5, 6), PAPER)
          .stroke(oval(x + d, y, 5, 6), BLACK, 1.8)
          .fill(oval(x + d + 1, y + 1, 2), BLACK);
      pen.stroke(
        line([
          [x - 7, y + 11],
          [x, y + 15],
          [x + 7, y + 11],
        ]),
        BLACK,
        2.4,
      );
    };
    legs(58, 122);
    legs(122, 122);
    legs(188, 122);
    for (const [x, y] of rows('40 48, 54 40, 70 44, 78 54, 46 56, 62 54')) pen.fill(oval(x, y, 10), BLACK);
    for (const [x, y] of rows('40 48, 54 40, 70 44, 78 54, 46 56, 62 54')) pen.fill(oval(x, y, 8), PAPER);
    inked(pen, poly('32 60, 86 60, 78 124, 40 124'), PAPER, 3.4);
    for (const x of [34, 54, 74])
      pen.fill(
        poly([
          [x, 61],
          [x + 10, 61],
          [x + 8, 123],
          [x + 2, 123],
        ]),
        ACCENT,
      );
    pen.fill(oval(59, 86, 18, 14), PAPER);
    eyes(59, 82);
    barred(pen, line('128 44!, 136 14!, 146 12!'), 9, 5.6);
    inked(pen, poly('98 50, 148 50, 142 124, 104 124'), ACCENT, 3.4);
    inked(pen, box(94, 42, 58, 11, 4), BLACK, 2.6);
    pen.fill(poly('100 74, 146 74, 144 100, 102 100'), PAPER);
    eyes(123, 82);
    pen.at(
      188,
      84,
      () => {
        inked(pen, box(-25, -40, 50, 80, 24), ink(0.9, 0.3, 0), 3.4);
        inked(pen, box(-14, -52, 28, 102, 14), ACCENT, 3);
        pen.stroke(line('0 -44, -6 -34, 6 -24, -6 -14'), PAPER, 4);
        eyes(0, 4);
      },
      0.94,
      0.1,
    );
  }),
  still('set-up-searchlight', 'yellow', { x: 76, y: 40, floor: 124, stars: 12 }, ({ pen }) => {
    pen
      .fill(poly('176 58, 140 92, -30 60, -10 -40, 60 -40'), PAPER, 0.92)
      .stroke(line('176 58!, 60 -40!'), BLACK, 2)
      .stroke(line('140 92!, -30 60!'), BLACK, 2);
    pen.at(62, 34, () => pen.fill(poly(STAR), ACCENT).stroke(poly(STAR), BLACK, 2), 1.5, 0.3);
    shadow(pen, 182, 142, 56, 6);
    for (const leg of ['180 88!, 156 138!', '186 88!, 214 138!']) barred(pen, line(leg), 13, 9);
    pen.fill(box(146, 134, 78, 10, 3), BLACK);
    pen.at(
      178,
      84,
      () => {
        const drum = poly('-30 -40, 34 -34, 42 0, 34 34, -30 40');
        inked(pen, drum, BLACK, 4);
        for (const x of [0, 14, 26]) pen.stroke(seg(x, -34, x, 34), ACCENT, 2.6);
        pen
          .fill(oval(-30, 0, 14, 41), PAPER)
          .stroke(oval(-30, 0, 14, 41), BLACK, 4)
          .stroke(oval(-30, 0, 8, 28), ACCENT, 3);
      },
      1,
      0.72,
    );
  }),
];
