import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, oval, poly } from '../../paths.ts';
import { type Picture, shadow, stars } from '../../stage.ts';
import { chain, padlock, plankDoor } from '../kit/locks.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { blind, trailer } from '../kit/trailer.ts';

export const SETS: Picture[] = [
  shot(
    'trailer',
    KEYS.set,
    { x: 128, y: 70, rays: 16, reach: 1.05 },
    ({ pen }) => {
      shadow(pen, 112, 156, 100, 9);
      pen.at(
        112,
        152,
        () => {
          trailer(pen);
          blind(pen, -78, -72, 46, 32, true);
          blind(pen, 40, -72, 38, 32, false);
          pen
            .stroke(box(-22, -76, 48, 72, 6), BLACK, 6)
            .fill(box(-22, -76, 48, 72, 6), ACCENT)
            .stroke(box(-14, -68, 32, 22, 3), BLACK, 2);
          chain(pen, [-93, -56], [95, -18], 0.9);
          chain(pen, [-93, -18], [95, -56], 0.9);
          pen.at(1, -32, () => padlock(pen), 0.78);
        },
        1.12,
      );
    },
    (stage) => {
      stars(stage, 24, 60, [128, 70, 80]);
      hills(stage, 138);
      stage.pen.fill(box(0, 138, 240, 42), ink(0.2, 1, 0.4));
    },
  ),
  shot('chained-door', KEYS.set, { x: 120, y: 88, rays: 18, floor: 158 }, ({ pen }) => {
    pen.fill(box(54, 4, 132, 160), BLACK).stroke(box(54, 4, 132, 162), PAPER, 2.4);
    pen.fill(poly('64 150, 176 150, 206 182, 34 182'), PAPER, 0.9);
    pen.at(120, 154, () => plankDoor(pen, 108, 140, ink(1, 0.2, 0)));
    for (const [x, y] of [
      [50, 26],
      [190, 26],
      [50, 144],
      [190, 144],
    ] as const)
      pen.fill(oval(x, y, 9), BLACK).stroke(oval(x, y, 7), PAPER, 3);
    chain(pen, [50, 26], [190, 144], 1.35);
    chain(pen, [190, 26], [50, 144], 1.35);
    pen.at(120, 92, () => padlock(pen), 1.14);
  }),
];
