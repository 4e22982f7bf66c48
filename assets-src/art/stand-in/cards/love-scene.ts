import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { line, type Points, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import type { Picture } from '../../stage.ts';
import { holding } from '../kit/hands.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { slipBack } from '../kit/slips.ts';

const SUITOR: Points =
  '-112 130!, -104 98, -66 80, -58 58, -80 42, -94 8, -90 -34, -66 -64, -30 -70, -8 -54, -4 -36, -6 -24, 11 -6, 9 1, 0 4, 3 10, -1 14, 3 19, -3 25, -4 34, -16 42, -34 42, -38 62, -14 84, -2 130!';
const STAR: Points =
  '-104 130!, -92 100, -58 84, -48 60, -76 44, -90 8, -86 -34, -62 -62, -30 -68, -10 -52, -6 -36, -7 -22, 9 -7, 7 -2, -1 2, 5 8, 0 12, 4 18, -3 24, -6 34, -18 41, -34 41, -36 64, -16 86, -6 130!';

/** A head in profile to the right: dark, with the lamp's edge along the face. */
function profile(pen: Pen, who: Points, hair: Points, body: string): void {
  pen.rimmed(shape(who), { light: [3, -4], rim: PAPER, body, halo: 2.4 });
  pen.rimmed(shape(hair), { light: [3, -4], rim: PAPER, body: BLACK, halo: 1.4 });
  pen.stroke(line('-26 -22, -18 -17, -9 -20'), PAPER, 2.6).stroke(line('-28 -34, -18 -38, -8 -34'), PAPER, 2.6);
}

export const LOVE_SCENE: Picture[] = [
  shot('love-scene', KEYS.action, { x: 120, y: 74, rays: 18 }, ({ pen }) => {
    const heart = shape('120 142!, 66 96, 44 52, 62 16, 100 14, 120 38!, 140 14, 178 16, 196 52, 174 96');
    pen.stroke(heart, BLACK, 4).fill(heart, PAPER);
    pen.at(
      107,
      76,
      () =>
        profile(
          pen,
          SUITOR,
          '-6 -52!, -26 -58, -52 -48, -60 -22, -70 -16, -74 6, -94 10, -98 -34, -72 -70, -32 -78, -8 -66',
          ink(0, 1, 0.5),
        ),
      0.82,
      0.1,
    );
    pen.at(
      135,
      80,
      () =>
        profile(
          pen,
          STAR,
          '-8 -50!, -28 -58, -50 -44, -54 -14, -48 20, -66 48, -96 44, -112 4, -104 -44, -74 -76, -34 -82, -8 -68',
          ink(0, 1, 0.2),
        ),
      [-0.8, 0.8],
      -0.1,
    );
    holding(pen, 92, 140, () => pen.at(16, -18, () => slipBack(pen), 0.74, -0.5), { s: 0.62, turn: 1.05 });
    holding(pen, 150, 150, () => pen.at(16, -18, () => slipBack(pen), 0.74, -0.5), {
      s: 0.62,
      turn: -1.05,
      flip: -1,
      sleeve: ACCENT,
    });
  }),
];
