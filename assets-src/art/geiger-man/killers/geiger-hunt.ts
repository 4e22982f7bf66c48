import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { carSide } from '../kit/cars.ts';
import { skitter } from '../kit/skitter.ts';
import { still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { gauntlet, helmet, suit } from '../kit/suit.ts';

/** The counter that tells how near he is; 100 wide, 70 high round 0,0. */
function geigerCounter(pen: Pen): void {
  barred(pen, line('-26 -34!, -26 -50, 26 -50, 26 -34!'), 11, 7);
  inked(pen, box(-50, -36, 100, 72, 7), ACCENT, 3.6);
  pen.clip(box(-50, -36, 100, 72, 7), () => pen.fill(box(18, -40, 40, 90), ink(1, 0.5, 0)));
  const dial = box(-40, -27, 58, 40, 5);
  pen.fill(dial, PAPER).stroke(dial, BLACK, 2.8);
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.14 + i * 0.12);
    pen.stroke(
      seg(-11 + Math.cos(a) * 24, 12 + Math.sin(a) * 28, -11 + Math.cos(a) * 29, 12 + Math.sin(a) * 34),
      BLACK,
      i > 4 ? 3 : 1.8,
    );
  }
  pen.stroke(line('-11 11!, 10 -16!'), BLACK, 3.4).fill(oval(-11, 12, 4), BLACK);
  for (const y of [-20, -2]) pen.fill(oval(34, y, 8), BLACK).stroke(seg(34, y, 38, y - 5), PAPER, 2.2);
  pen.fill(box(-40, 20, 58, 8, 4), BLACK);
  for (const x of [-34, -26, -18, -10, -2, 6]) pen.fill(oval(x, 24, 1.8), PAPER);
  pen.fill(oval(34, 20, 6), BLACK).fill(oval(34, 20, 3.4), PAPER);
}

const brick = (pen: Pen, x: number, y: number, turn: number, s = 1): void => {
  pen.at(x, y, () => inked(pen, box(-13, -7, 26, 14, 1), tone(0.3), 2.6), s, turn);
};

export const GEIGER_HUNT: Picture[] = [
  still('terror-click', 'uranium', { x: 104, y: 74, stars: 0 }, ({ pen }) => {
    const cord = line('150 96, 178 118, 198 100, 192 76');
    pen.at(96, 82, () => geigerCounter(pen), 1.06);
    barred(pen, cord, 7, 4.4);
    pen.at(190, 52, () => inked(pen, box(-8, -34, 16, 60, 8), PAPER, 3), 1, 0.2);
    gauntlet(pen, 200, 92, -0.3, 1.7);
    for (const r of [16, 28, 40]) {
      const arc = line([
        [22 - r * 0.2, 46 - r],
        [14 - r * 0.8, 50 - r * 0.3],
        [10 - r * 0.8, 74 + r * 0.1],
      ]);
      if (r < 30) edged(pen, arc, 5, 2.6);
    }
    for (const [x, y, r] of rows('224 22 9, 160 20 7, 228 58 6, 20 120 6')) burst(pen, x, y, r, 5, PAPER, BLACK);
  }),
  still('terror-wall', 'uranium', { x: 120, y: 70, stars: 0, rays: 13 }, ({ pen }) => {
    const left = poly('-4 -4, 96 -4, 70 14, 76 40, 62 66, 78 92, 70 118, 84 154, -4 154');
    const right = poly('244 -4, 150 -4, 172 16, 162 44, 180 70, 164 96, 174 124, 158 154, 244 154');
    for (const side of [left, right]) {
      pen.fill(side, ink(0, 1, 0.45));
      pen.clip(side, () => {
        for (let y = 0, r = 0; y < 160; y += 16, r++) {
          pen.stroke(seg(0, y, 240, y), PAPER, 1.8, 0.85);
          for (let x = r % 2 ? 0 : 17; x < 245; x += 34) pen.stroke(seg(x, y, x, y + 16), PAPER, 1.8, 0.85);
        }
      });
      edged(pen, side, 5, 2, ACCENT);
    }
    pen.at(121, 158, () => suit(pen, { arms: 'grasp', eyes: ACCENT, stride: true }), 0.86);
    for (const [x, y, t, s] of rows(
      '46 30 0.5 1, 30 104 -0.6 1.1, 66 136 0.3 1, 198 34 -0.4 1, 214 110 0.7 1.1, 184 140 -0.2 1',
    ))
      brick(pen, x, y, t, s);
  }),
  still('terror-looks', 'uranium', { x: 120, y: 70, stars: 0, reach: 1 }, ({ pen, w, h }) => {
    pen.at(120, 88, () => helmet(pen, { eyes: ACCENT }), 1.3);
    // From the driver's seat.
    const cabin = ink(0, 1, 0.62);
    pen
      .fill(
        poly([
          [0, 0],
          [34, 0],
          [8, h],
          [0, h],
        ]),
        cabin,
      )
      .fill(
        poly([
          [w, 0],
          [206, 0],
          [232, h],
          [w, h],
        ]),
        cabin,
      );
    pen.stroke(line('34 0!, 8 150!'), ACCENT, 2).stroke(line('206 0!, 232 150!'), ACCENT, 2);
    pen.fill(box(0, 130, w, 20), BLACK).stroke(line('0 130!, 240 130!'), PAPER, 2.4);
    const wheel = oval(120, 170, 66, 52);
    barred(pen, wheel, 13, 9);
    inked(pen, box(82, 3, 76, 22, 8), tone(0.2), 3);
    pen.fill(box(116, -6, 8, 10), BLACK);
    for (const x of [106, 132])
      pen
        .fill(
          shape([
            [x - 10, 14],
            [x, 8],
            [x + 10, 14],
            [x, 19],
          ]),
          PAPER,
        )
        .stroke(
          shape([
            [x - 10, 14],
            [x, 8],
            [x + 10, 14],
            [x, 19],
          ]),
          BLACK,
          1.8,
        )
        .fill(oval(x, 13.6, 3.4), BLACK);
    for (const c of ['60 40!, 74 58!, 62 70!, 80 84!', '74 58!, 96 52!', '62 70!, 44 76!'])
      barred(pen, line(c), 2.4, 1);
  }),
  still('terror-heat', 'uranium', { x: 120, y: 66, floor: 104, stars: 0 }, ({ pen }) => {
    pen.at(196, 112, () => carSide(pen), [-0.9, 0.9]);
    for (const x of [136, 152, 168])
      edged(
        pen,
        line([
          [x, 70],
          [x - 6, 56],
          [x + 4, 44],
          [x - 3, 30],
        ]),
        5,
        2.6,
      );
    shadow(pen, 80, 140, 60, 8);
    pen.at(30, 78, () => skitter(pen), 0.5);
    pen.at(186, 120, () => skitter(pen), 0.62);
    pen.at(86, 96, () => skitter(pen), 1.04);
  }),
  still('terror-footprints', 'uranium', { x: 120, y: 40, floor: 58, stars: 14 }, ({ pen }) => {
    pen
      .fill(poly('96 58, 144 58, 236 152, 4 152'), ink(0, 1, 0.72))
      .stroke(line('96 58!, 4 152!'), ACCENT, 1.6)
      .stroke(line('144 58!, 236 152!'), ACCENT, 1.6);
    pen.at(120, 66, () => suit(pen), 0.34);
    const sole = (): void => {
      const tread = shape('-10 -20, 0 -25, 10 -20, 12 -4, 9 6, -9 6, -12 -4');
      pen
        .stroke(tread, PAPER, 5)
        .fill(tread, ACCENT)
        .fill(box(-9, 10, 18, 14, 5), ACCENT)
        .stroke(box(-9, 10, 18, 14, 5), PAPER, 3);
      for (const y of [-17, -10, -3]) pen.stroke(seg(-8, y, 8, y), BLACK, 2.6);
      pen.stroke(line('-6 17, 6 17'), BLACK, 2.6);
    };
    for (const [x, y, s] of rows('84 128 1, 152 104 0.7, 100 90 0.52, 138 78 0.38')) {
      pen.at(x, y, sole, [s, s * 0.8]);
      for (const dx of [-12, 10])
        pen.stroke(
          line([
            [x + dx * s, y - 22 * s],
            [x + dx * s - 4 * s, y - 32 * s],
            [x + dx * s + 3 * s, y - 42 * s],
          ]),
          PAPER,
          2.4 * s,
        );
    }
  }),
];
