import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { blaze } from '../../pittsburgh/tools.ts';
import { type Picture, shadow } from '../../stage.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { holding } from '../kit/hands.ts';
import { arrow } from '../kit/marks.ts';
import { POSES, person } from '../kit/people.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { slipBack } from '../kit/slips.ts';

export const SHELTERS: Picture[] = [
  shot('wrong-room', KEYS.defence, { x: 170, y: 84, rays: 12, floor: 150 }, ({ pen, w }) => {
    pen.fill(box(0, 0, w, 150), ink(0.5, 0.9, 0));
    for (let x = 8; x < w; x += 16)
      pen.stroke(
        poly([
          [x, 0],
          [x, 150],
        ]),
        ink(0.5, 1, 0.3),
        2,
      );
    const frame = (x: number): void => {
      pen.fill(box(x - 6, 14, 78, 136), BLACK).stroke(box(x - 6, 14, 78, 138), PAPER, 2);
    };
    const star = (x: number, y: number, s: number): void => {
      pen.at(
        x,
        y,
        () =>
          pen
            .stroke(poly('0 -16, 4 -5, 15 -5, 7 3, 10 14, 0 7, -10 14, -7 3, -15 -5, -4 -5'), BLACK, 4)
            .fill(poly('0 -16, 4 -5, 15 -5, 7 3, 10 14, 0 7, -10 14, -7 3, -15 -5, -4 -5'), PAPER),
        s,
      );
    };
    frame(24);
    pen
      .fill(box(24, 20, 66, 130), ACCENT)
      .stroke(box(32, 28, 50, 44), BLACK, 2)
      .stroke(box(32, 84, 50, 58), BLACK, 2)
      .fill(oval(82, 90, 4), PAPER)
      .stroke(oval(82, 90, 4), BLACK, 2);
    star(57, 50, 1);
    frame(146);
    pen.fill(box(146, 20, 66, 130), PAPER);
    pen.clip(box(146, 20, 66, 130), () =>
      pen.at(
        176,
        82,
        () => {
          shoulders(pen, 54, 56, ACCENT);
          face(pen, { build: 'fine', brow: 'worried', eyes: 'wide', nose: 'small', mouth: 'open' });
          for (const lapel of ['-16 54, 2 84, -20 120, -52 70', '16 54, 2 84, 24 120, 56 70'])
            pen.fill(poly(lapel), ACCENT).stroke(poly(lapel), BLACK, 2.6);
          const towel = shape('-34 -12!, -42 -40, -22 -66, 2 -74, 30 -64, 42 -38, 36 -12!, 20 -30, -16 -30');
          pen.stroke(towel, BLACK, 4).fill(towel, PAPER);
          for (const fold of ['-30 -26, -14 -52, 12 -66', '-10 -32, 8 -50, 26 -54']) pen.stroke(line(fold), BLACK, 2);
        },
        0.66,
      ),
    );
    const leaf = poly('212 20, 240 6, 240 168, 212 150');
    pen.stroke(leaf, BLACK, 4).fill(leaf, ACCENT);
    star(227, 60, 0.6);
    arrow(pen, '64 12, 84 2, 112 0, 136 12, 152 34', 9, PAPER);
    holding(pen, 108, 118, () => pen.at(6, -24, () => slipBack(pen), 0.86, 0.2), { s: 0.9, turn: 0.34 });
  }),
  shot('asbestos', KEYS.defence, { x: 120, y: 136, rays: 16, floor: 146 }, ({ pen, w }) => {
    for (const [x, s] of rows('34 0.8, 200 0.8, 74 0.72, 164 0.72, 54 0.6, 186 0.62, 100 0.6, 140 0.6, 120 0.7'))
      pen.at(x, 150, () => blaze(pen, s));
    const curtain = poly('16 -6, 224 -6, 224 84, 16 84');
    pen.stroke(curtain, BLACK, 6).fill(curtain, ACCENT);
    pen.clip(curtain, () => {
      for (let x = 24; x < 224; x += 18)
        pen.fill(
          shape([
            [x, -6, 1],
            [x + 3, 40],
            [x, 86, 1],
            [x + 8, 86, 1],
            [x + 9, 40],
            [x + 8, -6, 1],
          ]),
          ink(1, 0.5, 0),
        );
    });
    pen.fill(box(16, 80, 208, 8), PAPER).stroke(box(16, 80, 208, 8), BLACK, 2);
    for (let x = 20; x < 224; x += 8)
      pen
        .stroke(
          poly([
            [x, 88],
            [x, 95],
          ]),
          BLACK,
          4.4,
        )
        .stroke(
          poly([
            [x, 88],
            [x, 95],
          ]),
          PAPER,
          2.4,
        );
    pen.at(
      120,
      42,
      () => {
        pen.fill(oval(0, 0, 41), BLACK).fill(oval(0, 0, 38), PAPER);
        pen.fill(shape('0 28, -19 14, -15 -6, -4 -16, -2 -30!, 6 -16, 14 -18!, 19 6, 14 22'), BLACK);
        pen
          .stroke(line('-24 -24!, 24 24!'), PAPER, 12)
          .stroke(line('-25 -25!, 25 25!'), ACCENT, 7)
          .stroke(oval(0, 0, 38), BLACK, 3);
      },
      0.86,
    );
    for (const x of [0, w - 16])
      pen.fill(box(x, 0, 16, 152), BLACK).stroke(
        poly([
          [x ? x : 16, 0],
          [x ? x : 16, 152],
        ]),
        PAPER,
        2,
      );
    shadow(pen, 120, 172, 22, 4);
    pen.at(120, 174, () => person(pen, POSES.stands, 'coat', 'fedora'), 0.62);
  }),
];
