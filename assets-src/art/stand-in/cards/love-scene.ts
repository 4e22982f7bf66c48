import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { line, type Points, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import type { Picture } from '../../stage.ts';
import { HALF } from '../../survivors/features.ts';
import { holding } from '../kit/hands.ts';
import { KEYS, shot } from '../kit/shot.ts';
import { slipBack } from '../kit/slips.ts';

const SUITOR: Points =
  '-112 130!, -104 98, -66 80, -58 58, -80 42, -94 8, -90 -34, -66 -64, -30 -70, -8 -54, -4 -36, -6 -24, 11 -6, 9 1, 0 4, 3 10, -1 14, 3 19, -3 25, -4 34, -16 42, -34 42, -38 62, -14 84, -2 130!';
const STAR: Points =
  '-104 130!, -92 100, -58 84, -48 60, -76 44, -90 8, -86 -34, -62 -62, -30 -68, -10 -52, -6 -36, -7 -22, 9 -7, 7 -2, -1 2, 5 8, 0 12, 4 18, -3 24, -6 34, -18 41, -34 41, -36 64, -16 86, -6 130!';

const SUITOR_HAIR: Points =
  '-6 -52!, -26 -58, -52 -48, -60 -22, -70 -16, -74 6, -94 10, -98 -34, -72 -70, -32 -78, -8 -66';
const STAR_HAIR: Points =
  '-8 -50!, -28 -58, -50 -44, -54 -14, -48 20, -66 48, -96 44, -112 4, -104 -44, -74 -76, -34 -82, -8 -68';

/** A head in profile to the right, lit from between the two of them. */
function profile(pen: Pen, who: Points, hair: Points, coat: Points, cloth: string): void {
  const head = shape(who);
  pen.stroke(head, BLACK, 5).fill(head, PAPER);
  pen.clip(head, () =>
    pen.fill(shape('-120 -90!, -44 -90!, -38 -30, -48 10, -34 44, -46 70, -30 150!, -120 150!'), HALF),
  );
  pen.fill(shape(hair), BLACK).stroke(line('-40 -68, -68 -56, -84 -28'), tone(0.2), 2.4);
  pen.stroke(line('-27 -20, -18 -15, -9 -19'), BLACK, 3).stroke(line('-29 -33, -19 -38, -8 -34'), BLACK, 3.4);
  const body = shape(coat);
  pen.stroke(body, PAPER, 5).fill(body, cloth).stroke(body, BLACK, 2);
}

export const LOVE_SCENE: Picture[] = [
  shot('love-scene', KEYS.action, { x: 120, y: 74, rays: 18 }, ({ pen }) => {
    const heart = shape('120 150!, 60 100, 36 54, 56 12, 98 10, 120 36!, 142 10, 184 12, 204 54, 180 100');
    pen.stroke(heart, BLACK, 11).stroke(heart, PAPER, 6).fill(heart, ACCENT);
    pen.at(
      106,
      78,
      () => profile(pen, SUITOR, SUITOR_HAIR, '-118 140!, -108 96, -70 76, -46 72, -26 92, -4 140!', ink(0, 1, 0.5)),
      0.82,
      0.1,
    );
    pen.at(
      136,
      82,
      () => {
        profile(pen, STAR, STAR_HAIR, '-110 140!, -100 104, -62 92, -34 96, -10 140!', ACCENT);
        pen.fill(shape('6 8, -6 9, -9 13, -4 18, 4 18, 0 13'), ACCENT).stroke(line('-6 13, 1 12.4'), BLACK, 1.4);
      },
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
