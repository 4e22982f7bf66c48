import { hills, mesas } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { burst } from '../../scenes/parts.ts';
import type { Picture } from '../../stage.ts';
import { carBack } from '../kit/cars.ts';
import { LIT, still } from '../kit/still.ts';
import { edged, inked } from '../kit/strokes.ts';
import { suit, trefoil } from '../kit/suit.ts';

export const GEIGER_LIGHT: Picture[] = [
  still('terror-white-light', 'uranium', { x: 120, y: 72, stars: 0, rays: 17, reach: 1.1 }, ({ pen, w, h }) => {
    const wall = ink(0, 1, 0.6);
    pen
      .fill(box(0, 0, 70, h), wall)
      .fill(box(170, 0, w - 170, h), wall)
      .fill(box(0, 0, w, 12), wall);
    const door = box(70, 12, 100, h);
    pen.fill(door, PAPER);
    for (const [x, y] of rows('20 30, 20 84, 186 40, 196 96'))
      pen
        .fill(box(x, y, 34, 4), ACCENT)
        .fill(box(x + 3, y - 16, 8, 16), BLACK)
        .fill(box(x + 14, y - 22, 6, 22), BLACK)
        .fill(box(x + 23, y - 12, 9, 12), BLACK);
    for (const [a, b] of rows('70 0, 70 40, 70 90, 170 0, 170 40, 170 90'))
      pen.fill(
        poly([
          [a, b],
          [a, b + 14],
          [a < 120 ? -10 : 250, b + 24 + (b - 60) * 0.9],
          [a < 120 ? -10 : 250, b + (b - 60) * 0.9],
        ]),
        PAPER,
        0.5,
      );
    pen.stroke(line('70 150!, 70 12!, 170 12!, 170 150!'), BLACK, 4);
    pen.at(120, 156, () => suit(pen, { eyes: ACCENT }), 0.82);
  }),
  still(
    'terror-fallout',
    'uranium',
    { x: 120, y: 48, floor: 104, stars: 0 },
    ({ pen, rand, w }) => {
      const cloud = shape(
        '104 104!, 112 76, 108 58, 84 60, 68 46, 76 28, 96 26, 104 10, 128 6, 146 16, 166 22, 174 42, 158 58, 132 58, 130 76, 138 104!',
      );
      inked(pen, cloud, PAPER, 3);
      pen.clip(cloud, () => pen.fill(shape('124 0!, 132 40, 122 70, 126 110!, 200 110!, 200 0!'), ink(0.8, 0.4, 0)));
      for (const c of ['84 44, 100 50, 116 44, 132 50, 152 42', '96 30, 112 36, 130 28']) pen.stroke(line(c), BLACK, 2);
      pen.fill(oval(121, 80, 26, 6), PAPER).stroke(oval(121, 80, 26, 6), BLACK, 2);
      for (const [x, s] of rows('40 0.74, 122 0.86, 204 0.74')) pen.at(x, 142, () => carBack(pen), s);
      for (let i = 0; i < 34; i++) {
        const [x, y, r] = [rand() * w, rand() * 146, 1.6 + rand() * 2.2];
        pen.fill(oval(x, y, r + 1.4), BLACK).fill(oval(x, y, r), i % 3 ? PAPER : ACCENT);
      }
    },
    (s) => mesas(s, 104),
  ),
  still('terror-critical', 'uranium', { x: 120, y: 84, stars: 0, rays: 19 }, ({ pen }) => {
    pen.at(120, 240, () => suit(pen, { arms: 'up', eyes: ACCENT }), 1.34);
    burst(pen, 120, 120, 36, 12, PAPER, ACCENT);
    pen.at(120, 120, () => trefoil(pen, 21));
    for (const c of [
      '120 96!, 110 84!, 116 74!',
      '142 112!, 158 102!, 168 108!',
      '98 112!, 82 106!, 74 94!',
      '136 136!, 152 148!',
      '104 136!, 90 148!',
    ])
      edged(pen, line(c), 5.4, 3, ACCENT);
    for (const t of [0.5, -0.5]) edged(pen, oval(120, 118, 92, 22, t), 5, 2.4);
    for (const [x, y] of rows('42 72, 200 74, 196 166')) pen.fill(oval(x, y, 7), BLACK).fill(oval(x, y, 5), ACCENT);
  }),
  still('terror-dynamo', 'uranium', { x: 150, y: 84, floor: 122, stars: 0 }, ({ pen }) => {
    pen.at(58, 158, () => suit(pen, { arms: 'grasp', eyes: ACCENT }), 0.84);
    pen.at(
      178,
      92,
      () => {
        pen.rimmed(box(-48, 22, 96, 20, 3), LIT);
        pen
          .fill(oval(0, 0, 44), PAPER)
          .fill(oval(0, 0, 41), BLACK)
          .fill(oval(0, 0, 34), tone(0.3))
          .fill(oval(0, 0, 22), BLACK);
        for (let i = 0; i < 10; i++)
          pen.at(
            0,
            0,
            () => pen.fill(box(-3.4, -34, 6.8, 13, 2), ACCENT).stroke(box(-3.4, -34, 6.8, 13, 2), BLACK, 1.6),
            1,
            i * 0.628,
          );
        pen.fill(oval(0, 0, 9), PAPER).fill(oval(0, 0, 4), BLACK);
      },
      1.04,
    );
    for (const bolt of [
      '128 66!, 140 52!, 136 74!, 150 62!',
      '126 76!, 138 86!, 134 96!, 150 100!',
      '120 62!, 130 36!, 136 46!, 152 26!',
    ])
      edged(pen, line(bolt), 7, 3.4);
  }),
  still('terror-glow', 'uranium', { x: 120, y: 74, stars: 0, rays: 15, reach: 0.9 }, ({ pen }) => {
    // A hand held up before it, and everything that is in a hand.
    const flesh = shape(
      '92 160!, 92 126, 80 104, 62 84, 56 70, 66 66, 84 82, 80 44, 78 18, 90 14, 98 46, 100 8, 102 -4, 114 -4, 116 46, 124 4, 136 4, 134 48, 148 20, 158 26, 148 66, 152 96, 142 126, 144 160!',
    );
    inked(pen, flesh, ink(1, 0.34, 0), 3.4);
    const bone = (list: string): void => {
      for (const [w, c] of [
        [9, BLACK],
        [5.6, PAPER],
      ] as const)
        pen.stroke(line(list), c, w);
      for (const p of list.split(',')) {
        const [x = 0, y = 0] = p.trim().split(' ').map(Number);
        pen.fill(oval(x, y, 4.6), BLACK).fill(oval(x, y, 3.4), PAPER);
      }
    };
    for (const b of [
      '86 24, 89 42',
      '90 50, 95 68',
      '98 76, 106 100',
      '108 6, 108 26',
      '108 34, 110 58',
      '111 66, 114 98',
      '128 14, 127 32',
      '126 40, 125 60',
      '124 68, 122 98',
      '150 32, 145 46',
      '142 54, 138 70',
      '136 78, 130 102',
      '66 74, 78 88',
      '82 92, 98 108',
    ])
      bone(b);
    for (const [x, y] of rows('106 112, 118 110, 130 112, 112 122, 126 122'))
      pen.fill(oval(x, y, 6.4, 5), BLACK).fill(oval(x, y, 5, 3.6), PAPER);
    for (const b of ['110 132, 108 152', '128 132, 130 152']) bone(b);
  }),
  still(
    'terror-haze',
    'uranium',
    { x: 120, y: 60, floor: 96, stars: 0 },
    ({ pen, w }) => {
      pen
        .fill(poly('104 96, 136 96, 220 152, 20 152'), ink(0, 1, 0.66))
        .stroke(line('104 96!, 20 152!'), ACCENT, 1.6)
        .stroke(line('136 96!, 220 152!'), ACCENT, 1.6);
      // The road shakes him into slices.
      for (let i = 0; i < 15; i++) {
        const y = i * 10;
        const dx = [0, 7, -6, 9, -9, 5, -4, 10, -10, 6, -7, 9, -8, 4, -3][i] as number;
        pen.clip(box(0, y, w, 10.2), () =>
          pen.at(120 + dx, 134, () => suit(pen, { eyes: ACCENT, stride: true }), 0.74),
        );
      }
      for (const [x, y] of rows('40 30, 36 70, 196 40, 202 84, 60 120, 180 118'))
        edged(
          pen,
          line([
            [x - 22, y],
            [x - 10, y - 5],
            [x, y],
            [x + 10, y + 5],
            [x + 22, y],
          ]),
          5,
          2.6,
        );
    },
    (s) => hills(s, 96),
  ),
];
