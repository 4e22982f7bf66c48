import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { fist } from '../../pittsburgh/fist.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { carSide } from '../kit/cars.ts';
import { girl, POSES } from '../kit/girl.ts';
import { LIT, still } from '../kit/still.ts';
import { edged, inked, seg } from '../kit/strokes.ts';
import { gauntlet, helmet } from '../kit/suit.ts';
import { sledge } from '../props/heavy.ts';

const PIPS: Record<number, string> = {
  2: '-1 -1, 1 1',
  5: '-1 -1, 1 -1, 0 0, -1 1, 1 1',
  6: '-1 -1, 1 -1, -1 0, 1 0, -1 1, 1 1',
};

function die(pen: Pen, x: number, y: number, n: number, turn: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      inked(pen, box(-17, -17, 34, 34, 7), PAPER, 3);
      for (const [px, py] of rows(PIPS[n] as string)) pen.fill(oval(px * 8.6, py * 8.6, 3.6), BLACK);
    },
    s,
    turn,
  );
}

/** A woman's head from the side, looking right; about 80 high round 0,0. */
function profile(pen: Pen): void {
  const bun = oval(-40, -16, 17, 16);
  inked(pen, bun, BLACK, 3);
  const head = shape(
    '-8 52!, -10 34, -30 24, -34 -10, -20 -38, 8 -42, 26 -28, 28 -12!, 38 6!, 29 10!, 30 17!, 27 20!, 28 26!, 20 34, 8 34, 10 52!',
  );
  inked(pen, head, PAPER, 3);
  pen.clip(head, () => pen.fill(shape('-40 60!, -12 30, 2 36, 10 60!'), tone(0.5)));
  pen.fill(shape('-36 20!, -40 -12, -24 -42, 8 -48, 30 -32!, 12 -28, -2 -16, -8 2, -18 18'), BLACK);
  pen
    .stroke(line('14 -10, 24 -12'), BLACK, 2.6)
    .stroke(line('14 -3, 19 -6, 25 -4'), BLACK, 2.2)
    .fill(oval(21, -3.4, 1.8), BLACK);
  pen.stroke(line('22 20, 28 20'), BLACK, 1.8).stroke(line('-10 2, -6 8, -9 12'), BLACK, 2);
}

export const THIRD_ACTIONS: Picture[] = [
  still('action-think', 'yellow', { x: 156, y: 58, stars: 0, rays: 11 }, ({ pen }) => {
    const coat = shape('12 160!, 20 128, 52 118, 84 118, 104 130, 110 160!');
    inked(pen, coat, tone(0.9), 3);
    pen.at(72, 74, () => profile(pen), 1.1);
    inked(pen, shape('92 118, 100 104, 110 98, 116 104, 112 120, 112 150, 90 150'), PAPER, 3);
    pen.stroke(line('104 104, 112 100'), BLACK, 8).stroke(line('104 104, 112 99'), PAPER, 4.6);
    for (const [x, y, r] of rows('122 76 5, 134 66 7')) pen.fill(oval(x, y, r), BLACK).fill(oval(x, y, r - 2), PAPER);
    die(pen, 164, 42, 5, -0.2, 1.06);
    die(pen, 206, 64, 6, 0.24, 1);
    die(pen, 172, 92, 2, 0.1, 0.92);
  }),
  still('action-not-this-time', 'blue', { x: 124, y: 72, stars: 0, rays: 13 }, ({ pen }) => {
    burst(pen, 126, 70, 54, 12, PAPER, ACCENT);
    // His wrist, her grip.
    const arm = limb('168 -30, 158 20, 146 64', 66, 44);
    pen.rimmed(arm, { ...LIT, halo: 3 });
    gauntlet(pen, 140, 88, Math.PI + 0.2, 2.1);
    const sleeve = limb('-30 108, 20 98, 76 82', 66, 46);
    inked(pen, sleeve, ACCENT, 3.6);
    pen.clip(sleeve, () => pen.fill(poly('-40 118, 80 92, 100 140, -40 160'), ink(1, 0.5, 0.1)));
    inked(pen, poly('66 58, 72 106, 86 104, 82 55'), PAPER, 3);
    inked(pen, shape('84 60, 104 48, 128 50, 134 70, 126 94, 102 104, 86 98'), PAPER, 3.2);
    for (const [y, x] of rows('48 172, 61 176, 74 174, 86 166'))
      pen
        .fill(box(112, y - 7.4, x - 112, 14.4, 7.2), PAPER)
        .stroke(box(112, y - 7.4, x - 112, 14.4, 7.2), BLACK, 2.6)
        .fill(box(x - 15, y - 4.4, 11, 8, 4), tone(0.45));
    inked(pen, shape('92 62, 100 40, 118 30, 128 36, 120 50, 112 66'), PAPER, 2.6);
  }),
  still('action-haul-off', 'red', { x: 170, y: 70, stars: 0, rays: 13 }, ({ pen }) => {
    pen.at(188, 74, () => helmet(pen, { crack: true }), 1.3, 0.34);
    burst(pen, 138, 76, 48, 11, ACCENT);
    burst(pen, 138, 76, 32, 10, PAPER, ACCENT);
    const sleeve = limb('-30 138, 20 116, 66 98', 70, 46);
    inked(pen, sleeve, tone(0.88), 3.6);
    inked(pen, poly('52 76, 66 118, 80 112, 68 72'), ACCENT, 3);
    const back = shape('72 66, 100 50, 130 56, 138 78, 132 104, 104 116, 80 110');
    inked(pen, back, PAPER, 3.4);
    for (const [y, l] of rows('62 136, 76 141, 90 139, 103 132'))
      pen
        .fill(box(100, y - 7, l - 100, 14, 7), PAPER)
        .stroke(box(100, y - 7, l - 100, 14, 7), BLACK, 2.6)
        .fill(box(l - 13, y - 4, 10, 8, 4), tone(0.45));
    inked(pen, shape('88 104, 104 94, 122 98, 122 110, 102 116'), PAPER, 2.6);
    for (const [y, x, l] of rows('40 10 44, 58 2 36, 140 60 40')) edged(pen, seg(x, y, x + l, y - 6), 6, 2.8);
  }),
  still('action-lie-low', 'green', { x: 120, y: 116, stars: 10 }, ({ pen, w }) => {
    pen.fill(box(0, 122, w, 30), ink(0.4, 0.9, 0.2)).stroke(line('0 122!, 240 122!'), ACCENT, 1.4);
    // What walks past on the other side.
    for (const x of [40, 74])
      pen.rimmed(
        shape([
          [x - 13, 124, 1],
          [x - 12, 60],
          [x - 12, -6, 1],
          [x + 12, -6, 1],
          [x + 12, 62],
          [x + 20, 118],
          [x + 20, 124, 1],
        ]),
        { ...LIT, light: [2, -1] },
      );
    pen.at(134, 126, () => carSide(pen), 1.34);
    // Under it: two eyes.
    pen.fill(box(76, 108, 122, 20), BLACK);
    const head = shape('96 134, 92 118, 104 106, 126 104, 144 110, 146 128, 134 138, 108 140');
    inked(pen, head, PAPER, 3);
    pen.clip(head, () => pen.fill(shape('86 120!, 92 100!, 150 96!, 152 124!, 140 112, 118 110, 102 116'), BLACK));
    for (const x of [112, 130])
      pen
        .fill(oval(x, 122, 5.4, 6), BLACK)
        .fill(oval(x, 122, 4, 4.6), PAPER)
        .fill(oval(x - 1.4, 122, 2.2), BLACK);
    fist(pen, 88, 136, 0.8, 1.5);
    fist(pen, 152, 136, 0.8, 1.6);
  }),
  still('action-all-in', 'red', { x: 124, y: 70, floor: 128, rays: 15, stars: 0 }, ({ pen }) => {
    burst(pen, 122, 72, 72, 15, PAPER, ACCENT);
    pen.at(74, 27, () => sledge(pen), 0.72, -1.5);
    shadow(pen, 120, 144, 44, 5);
    pen.at(112, 146, () => girl(pen, POSES.leap), 0.94);
    for (const [x, y, l] of rows('32 88 30, 30 110 34, 46 128 26'))
      edged(pen, seg(x, y, x + l * 0.6, y - l * 0.4), 6, 3, ACCENT);
  }),
];
