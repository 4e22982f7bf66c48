import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { axe } from '../../pittsburgh/tools.ts';
import { type Picture, shadow } from '../../stage.ts';
import { clapper, reel, strip } from '../kit/film.ts';
import { chain, plankDoor } from '../kit/locks.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { slip } from '../kit/slips.ts';

const BLAZE =
  '-56 52, -74 14, -62 -14, -74 -46!, -48 -36, -46 -74!, -22 -54, -8 -96!, 12 -60, 32 -86!, 38 -52, 66 -66!, 60 -30, 80 -22!, 70 12, 58 50, 0 70';

/** Three fires, each inside the other. */
function fire(pen: Pen): void {
  for (const [size, fill] of [
    [1, ACCENT],
    [0.84, ink(0.42, 0, 0)],
    [0.7, PAPER],
  ] as const)
    pen.at(0, 6 * (1 - size), () => pen.stroke(shape(BLAZE), BLACK, 3 / size).fill(shape(BLAZE), fill), size);
}

export const ACTION_TOOLS: Picture[] = [
  shot('nitrate', KEYS.hot, { x: 118, y: 84, rays: 18, floor: 158 }, ({ pen }) => {
    shadow(pen, 118, 166, 84, 8);
    pen.at(116, 96, () => fire(pen), 1.04);
    strip(pen, '150 132, 178 152, 206 148, 214 126, 202 112, 190 122, 198 138, 228 132, 250 104', 17, ink(0.9, 0, 0));
    pen.at(116, 100, () => reel(pen, 47, ink(0.7, 0, 0)));
    for (const [x, y, r] of rows('40 40 3, 30 62 2, 196 44 3.2, 208 70 2, 62 20 2, 172 18 2.4, 218 90 2'))
      pen.fill(oval(x, y, r), PAPER).stroke(oval(x, y, r), BLACK, 1);
  }),
  shot('fire-axe', KEYS.action, { x: 150, y: 74, rays: 16 }, ({ pen, h }) => {
    pen.at(122, h + 30, () => plankDoor(pen, 178, 220, tone(0.24)));
    pen.at(-58, 26, () =>
      pen.fill(
        shape('98 66!, 116 50, 128 58, 152 44!, 146 70, 164 84!, 138 94, 130 116!, 116 98, 92 102!, 104 84'),
        BLACK,
      ),
    );
    chain(pen, [-6, 142], [44, 118], 1.5);
    chain(pen, [250, 112], [104, 158], 1.5);
    for (const [x, y, turn] of rows('84 140 0.5, 30 92 -0.7'))
      pen.at(x, y, () => pen.stroke(oval(0, 0, 10, 6.4), BLACK, 7).stroke(oval(0, 0, 10, 6.4), PAPER, 3.4), 1, turn);
    pen.at(172, 98, () => axe(pen), [-1.02, 1.02], -0.95);
    for (const [x, y, turn, s] of rows('50 52 0.4 1, 22 64 -0.8 0.8, 100 140 1.2 0.9, 62 148 -0.3 0.7'))
      pen.at(
        x,
        y,
        () => pen.stroke(poly('-12 -2, 10 -5, 14 2, -8 4'), BLACK, 2.6).fill(poly('-12 -2, 10 -5, 14 2, -8 4'), PAPER),
        s,
        turn,
      );
  }),
  shot('second-take', KEYS.action, { x: 120, y: 70, rays: 22 }, ({ pen }) => {
    for (const [x, y, turn] of rows('46 66 -0.34, 196 66 0.34')) pen.at(x, y, () => slip(pen, 'plain'), 1.1, turn);
    pen.at(124, 50, () => slip(pen, 'star'), 1.16, 0.04);
    pen.at(
      122,
      126,
      () => {
        clapper(pen, 0.3);
        // The second, in strokes: a font would make the bytes depend on it.
        pen.stroke(line('-12 8, -8 -0, 2 -2, 11 4, 10 13, -2 24, -13 33!, 14 33!'), PAPER, 6.4);
      },
      1.16,
      -0.06,
    );
  }),
];
