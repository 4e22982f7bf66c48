import { NIGHTBIRD_PLAN } from '../../../../src/games/geiger-man/layout/nightbird.ts';
import { FRAME } from '../../../../src/games/geiger-man/layout/plan.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, type Point, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { between } from '../../prng.ts';
import type { Picture, Stage } from '../../stage.ts';
import { INKS } from '../kit/still.ts';
import { seg } from '../kit/strokes.ts';
import { DARK, SLATE, ways } from './board.ts';

/** Where the rails lie. */
const LINE = 205;

/** Rails and sleepers along a spine of points. */
function rails(pen: Pen, spine: readonly Point[], gauge = 11): void {
  for (let i = 0; i + 1 < spine.length; i++) {
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
    pen.at(
      a[0],
      a[1],
      () => {
        for (let x = 4; x < length; x += 13) pen.fill(box(x, -gauge - 6, 6, gauge * 2 + 12, 1), BLACK);
        for (const y of [-gauge, gauge]) pen.stroke(seg(0, y, length, y), tone(0.15), 2.2);
      },
      1,
      turn,
    );
  }
}

/** A car from above: a long roof, vents down its spine, the light of its windows on the snow beside it. */
function car(pen: Pen, x: number, w: number, h = 76, lit = true): void {
  const t = LINE - h / 2;
  if (lit)
    for (const [y, k] of [
      [t - 3, -1],
      [t + h + 3, 1],
    ] as const)
      for (let d = 14; d < w - 16; d += 26)
        pen.fill(
          poly([
            [x + d, y],
            [x + d + 13, y],
            [x + d + 17, y + k * 17],
            [x + d - 4, y + k * 17],
          ]),
          ink(0.8, 0.25, 0),
          0.85,
        );
  pen.fill(box(x + 3, t + 6, w, h, 8), BLACK, 0.8);
  const roof = box(x, t, w, h, 8);
  pen.fill(roof, ink(0, 0.9, 0));
  pen.clip(roof, () => pen.fill(box(x, t, w, 14), ink(0, 0.5, 0)).fill(box(x, t + h - 16, w, 16), ink(0, 1, 0.75)));
  pen
    .stroke(roof, BLACK, 2.4)
    .stroke(seg(x + 6, t + 18, x + w - 6, t + 18), BLACK, 1, 0.6)
    .stroke(seg(x + 6, t + h - 18, x + w - 6, t + h - 18), BLACK, 1, 0.6);
  for (let d = 20; d < w - 12; d += 34)
    pen.fill(box(x + d - 5, t + 4, 10, 7, 2), BLACK).fill(box(x + d - 5, t + h - 11, 10, 7, 2), BLACK);
}

const coupling = (pen: Pen, x: number): void => {
  pen.fill(box(x - 6, LINE - 5, 12, 10, 2), BLACK).stroke(seg(x - 4, LINE, x + 4, LINE), PAPER, 1.6);
};

function engine(pen: Pen): void {
  pen.fill(
    poly([
      [24, LINE - 20],
      [0, LINE - 60],
      [-160, LINE - 130],
      [-160, LINE + 130],
      [0, LINE + 60],
      [24, LINE + 20],
    ]),
    ink(0.3, 0, 0),
    0.3,
  );
  pen.fill(box(9, LINE - 26, 60, 56, 22), BLACK, 0.8);
  pen.fill(box(6, LINE - 30, 62, 60, 24), ink(0, 1, 0.75)).stroke(box(6, LINE - 30, 62, 60, 24), tone(0.3), 1.6);
  for (const x of [26, 46]) pen.stroke(oval(x, LINE, 9), tone(0.3), 2).fill(oval(x, LINE, 5), BLACK);
  pen.fill(oval(6, LINE, 6), BLACK).fill(oval(6, LINE, 4), PAPER);
  pen.fill(box(62, LINE - 38, 74, 76, 6), ink(0, 0.9, 0)).stroke(box(62, LINE - 38, 74, 76, 6), BLACK, 2.4);
  // The tender, and what is left in it.
  pen
    .fill(box(150, LINE - 36, 112, 72, 5), ink(0, 0.8, 0))
    .stroke(box(150, LINE - 36, 112, 72, 5), BLACK, 2.4)
    .fill(box(158, LINE - 28, 96, 56, 4), BLACK);
  for (const [x, y] of rows('166 184, 182 190, 176 206, 168 222, 236 186, 246 200, 240 218, 224 190, 228 226'))
    pen.fill(oval(x, y, 5, 4), ink(0, 1, 0.4)).fill(oval(x - 1.4, y - 1.4, 1.4), tone(0.2));
}

/** Plates of salt, each a little tilted. */
function flats({ pen, rand, w, h }: Stage): void {
  for (let i = 0; i < 150; i++) {
    const [x, y] = [between(rand, 0, w), between(rand, 0, h)];
    const arm = (): string =>
      `${x.toFixed(1)} ${y.toFixed(1)}!, ${(x + between(rand, -34, 34)).toFixed(1)} ${(y + between(rand, -20, 20)).toFixed(1)}!`;
    pen.stroke(line(arm()), i % 3 ? BLACK : tone(0.3), 1.3).stroke(line(arm()), BLACK, 1.2);
  }
}

function north(stage: Stage): void {
  const { pen } = stage;
  // The siding, and the handcar on it.
  rails(
    pen,
    [
      [420, 84],
      [700, 84],
      [1210, 84],
    ],
    7,
  );
  pen
    .fill(box(1124, 70, 46, 28, 3), ink(0, 0.6, 0))
    .stroke(box(1124, 70, 46, 28, 3), BLACK, 2)
    .stroke(line('1130 84!, 1164 84!'), ACCENT, 3)
    .stroke(line('1147 74, 1147 94'), BLACK, 3);
  // The tank on its legs, from above; its spout reaches for the engine.
  pen
    .fill(oval(88, 50, 36), BLACK, 0.8)
    .fill(oval(84, 46, 36), ink(0, 0.7, 0))
    .stroke(oval(84, 46, 36), BLACK, 2.6);
  for (let i = 0; i < 12; i++) pen.at(84, 46, () => pen.stroke(line('0 0, 36 0'), BLACK, 1, 0.6), 1, i * 0.5236);
  pen
    .fill(oval(84, 46, 6), PAPER)
    .stroke(line('84 82!, 92 128!'), BLACK, 7)
    .stroke(line('84 82!, 92 128!'), tone(0.3), 3);
  // Planks up to the baggage door.
  pen
    .fill(poly('306 28, 392 28, 372 160, 318 160'), ink(0, 0.8, 0))
    .stroke(poly('306 28, 392 28, 372 160, 318 160'), BLACK, 2);
  for (let y = 38; y < 158; y += 11) pen.stroke(seg(308 + (y - 28) * 0.09, y, 390 - (y - 28) * 0.15, y), BLACK, 1.2);
  for (const [x, y] of rows('410 40, 430 58, 412 66'))
    pen
      .fill(box(x, y, 16, 15, 1), ink(0, 0.5, 0))
      .stroke(box(x, y, 16, 15, 1), BLACK, 1.8)
      .stroke(seg(x, y, x + 16, y + 15), BLACK, 1);
}

function south({ pen }: Stage): void {
  const brow = shape(
    '-20 306!, 90 312, 200 300, 330 316, 470 300, 640 312, 780 322, 900 310, 1040 318, 1230 304!, 1230 322!, 1040 336, 900 328, 780 340, 640 330, 470 318, 330 334, 200 318, 90 330, -20 324!',
  );
  pen
    .fill(brow, ink(0, 0.72, 0))
    .stroke(
      line('-20 306, 90 312, 200 300, 330 316, 470 300, 640 312, 780 322, 900 310, 1040 318, 1230 304'),
      BLACK,
      2.4,
    );
  // The culvert's two mouths, with water once.
  pen.fill(poly('96 320, 244 320, 258 372, 82 372'), DARK).stroke(poly('96 320, 244 320, 258 372, 82 372'), BLACK, 2);
  for (const x of [112, 228]) pen.fill(oval(x, 346, 17, 13), ink(0, 0.5, 0)).fill(oval(x, 347, 13, 10), BLACK);
  // The signal hut, one lamp lit, and its mast.
  pen.wash(
    pen.radial(992, 356, 90, [
      [0, ink(0.9, 0.1, 0, 0.9)],
      [0.5, ink(0.6, 0.8, 0, 0.5)],
      [1, ink(0, 1, 0, 0)],
    ]),
    880,
    260,
    240,
    180,
  );
  pen
    .fill(box(964, 322, 62, 52), BLACK, 0.8)
    .fill(box(960, 316, 62, 27), ink(0, 0.7, 0))
    .fill(box(960, 343, 62, 25), ink(0, 1, 0.5))
    .stroke(box(960, 316, 62, 52), BLACK, 2.4)
    .stroke(line('960 343!, 1022 343!'), PAPER, 1.6)
    .fill(box(982, 369, 16, 4, 1), ACCENT);
  pen
    .stroke(line('1050 380!, 1050 300!'), tone(0.2), 3)
    .stroke(line('1050 304!, 1084 312!'), ACCENT, 5)
    .fill(oval(1050, 304, 4), PAPER);
  for (const x of [40, 300, 640, 820, 1150])
    pen.fill(box(x - 1.6, 372, 3.2, 26), BLACK).fill(box(x - 12, 376, 24, 3), BLACK);
  pen.stroke(
    line('-10 378, 40 376, 170 388, 300 376, 470 390, 640 376, 730 386, 820 376, 990 390, 1150 376, 1220 384'),
    BLACK,
    1.4,
  );
}

export const NIGHTBIRD_BOARD: Picture = {
  id: 'nightbird-board',
  accent: INKS.amber,
  size: FRAME,
  draw(stage) {
    const { pen, w, h } = stage;
    pen.fill(box(0, 0, w, h), SLATE);
    pen.wash(
      pen.radial(600, LINE, 700, [
        [0, ink(0, 0.75, 0)],
        [0.4, ink(0, 1, 0)],
        [1, ink(0, 1, 0.95)],
      ]),
      0,
      0,
      w,
      h,
    );
    // Drifts of salt, where the moon finds them.
    for (const [x, y, rx, ry] of rows(
      '240 120 90 16, 520 110 70 12, 760 40 100 14, 1000 130 60 10, 60 280 60 12, 330 270 110 14, 620 290 60 8, 900 290 120 12, 1120 270 80 12, 420 400 130 14, 760 400 110 12, 1120 420 90 12',
    ))
      pen.fill(
        poly(
          Array.from({ length: 15 }, (_, i): Point => {
            const a = (i / 15) * Math.PI * 2;
            const d = between(stage.rand, 0.6, 1.05);
            return [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d];
          }),
        ),
        ink(0, 0.55, 0),
      );
    flats(stage);
    north(stage);
    south(stage);
    // Ballast, and the line on it.
    pen.fill(box(0, LINE - 26, w, 52), ink(0, 0.62, 0));
    rails(pen, [
      [0, LINE],
      [w, LINE],
    ]);
    engine(pen);
    // The kitchen hangs on the dining car, a compartment on the sleeper.
    pen
      .fill(box(716, 234, 92, 62, 6), BLACK, 0.8)
      .fill(box(712, 236, 92, 56, 6), ink(0, 0.8, 0))
      .stroke(box(712, 236, 92, 56, 6), BLACK, 2.4);
    pen
      .fill(box(724, 244, 12, 12, 2), BLACK)
      .fill(oval(730, 250, 3), ACCENT)
      .fill(box(742, 292, 28, 4, 1), ACCENT);
    pen
      .fill(box(836, 108, 92, 64, 6), ink(0, 0.8, 0))
      .stroke(box(836, 108, 92, 64, 6), BLACK, 2.4)
      .fill(box(900, 104, 18, 5, 1), ACCENT);
    car(pen, 276, 122, 76, false);
    car(pen, 412, 118);
    // Between two cars: bellows.
    pen.fill(box(536, LINE - 34, 108, 68, 4), ink(0, 0.8, 0)).stroke(box(536, LINE - 34, 108, 68, 4), BLACK, 2.4);
    for (let x = 542; x < 644; x += 8) pen.stroke(seg(x, LINE - 33, x, LINE + 33), BLACK, 1.4);
    car(pen, 652, 136);
    car(pen, 800, 142);
    car(pen, 954, 116);
    pen
      .fill(box(1076, LINE - 34, 108, 68, 5), ink(0, 0.72, 0))
      .stroke(box(1076, LINE - 34, 108, 68, 5), BLACK, 2.4)
      .stroke(line('1180 174!, 1180 236!'), PAPER, 3)
      .fill(oval(1182, 180, 4), ACCENT)
      .fill(oval(1182, 230, 4), ACCENT);
    for (let y = LINE - 24; y < LINE + 30; y += 11) pen.stroke(seg(1080, y, 1176, y), BLACK, 1, 0.6);
    for (const x of [143, 269, 405, 534, 648, 794, 948, 1073]) coupling(pen, x);
    // Over the roofs as well: who walks through the cars walks this way.
    ways(pen, NIGHTBIRD_PLAN);
  },
};
