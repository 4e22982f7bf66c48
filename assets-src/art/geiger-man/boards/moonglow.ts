import { MOONGLOW_PLAN } from '../../../../src/games/geiger-man/layout/moonglow.ts';
import { FRAME } from '../../../../src/games/geiger-man/layout/plan.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, type Point, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { between } from '../../prng.ts';
import type { Picture, Stage } from '../../stage.ts';
import { INKS } from '../kit/still.ts';
import { edged, seg } from '../kit/strokes.ts';
import { DARK, SLATE, ways } from './board.ts';

/** The middle of all rows: far above the screen. */
const FOCUS: Point = [600, -330];
const ROWS = rows('456 -0.54 0.66, 549 -0.5 0.66, 604 -0.42 0.64');
/** Flat inks only: at this size a screened car would be a smudge. */
const PAINTS = [BLACK, PAPER, SLATE, BLACK, SLATE];

/** A car from above, its nose up. */
function roof(pen: Pen, paint: string): void {
  const shell = box(-7.4, -13, 14.8, 26, 5);
  const glass = paint === BLACK ? SLATE : BLACK;
  pen.stroke(shell, BLACK, 4).fill(shell, paint);
  if (paint !== PAPER) pen.stroke(shell, PAPER, 1);
  pen.fill(box(-5, -6, 10, 5, 1.6), glass).fill(box(-4.6, 6, 9.2, 3.6, 1.4), glass);
  for (const x of [-4.4, 4.4]) pen.fill(oval(x, 12, 1.6), ACCENT);
}

/** Three arcs of ramps before the screen; a space keeps the ground under it clear. */
function arcs({ pen, rand }: Stage): void {
  const clear = Object.values(MOONGLOW_PLAN.spaces).map(({ at }) => at);
  for (const [r, from, to] of ROWS) {
    const ramp = (d: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => {
        const a = from + ((to - from) * i) / 24;
        return [FOCUS[0] + Math.sin(a) * (r + d), FOCUS[1] + Math.cos(a) * (r + d)];
      });
    const strip = poly([...ramp(-17), ...ramp(17).reverse()]);
    pen
      .fill(strip, ink(0, 1, 0.22))
      .stroke(line(ramp(19)), BLACK, 2)
      .stroke(line(ramp(-17)), tone(0.5), 1);
    const step = 23 / r;
    for (let a = from + step / 2; a < to; a += step) {
      const [x, y] = [FOCUS[0] + Math.sin(a) * r, FOCUS[1] + Math.cos(a) * r];
      const at = (d: number, t = 0): Point => [
        FOCUS[0] + Math.sin(a + t) * (r + d),
        FOCUS[1] + Math.cos(a + t) * (r + d),
      ];
      pen.stroke(line([at(-15, step / 2), at(15, step / 2)]), tone(0.45), 1.3);
      const free = clear.every(([cx, cy]) => Math.abs(cx * FRAME.w - x) > 36 || Math.abs(cy * FRAME.h - y) > 30);
      const paint = PAINTS[Math.floor(between(rand, 0, PAINTS.length))] as string;
      const taken = between(rand, 0, 1) < 0.8;
      if (free && taken) pen.at(x, y, () => roof(pen, paint), 1, -a);
    }
  }
}

/** A roof seen from above: lit on the screen's side, its ridge along the middle, lamps under the eaves. */
function house(pen: Pen, x: number, y: number, w: number, h: number, lamps = true): void {
  if (lamps)
    pen.wash(
      pen.radial(x, y + h / 2, w * 0.8, [
        [0, ink(0.9, 0.2, 0, 0.9)],
        [0.5, ink(0.7, 0.8, 0, 0.5)],
        [1, ink(0, 1, 0, 0)],
      ]),
      x - w,
      y - h,
      w * 2,
      h * 3,
    );
  const [l, t] = [x - w / 2, y - h / 2];
  pen.fill(box(l + 4, t + 6, w, h), BLACK, 0.8);
  pen
    .fill(box(l, t, w, h / 2), ink(0, 0.78, 0))
    .fill(box(l, t + h / 2, w, h / 2), ink(0, 1, 0.5))
    .stroke(box(l, t, w, h), BLACK, 2);
  for (let d = 10; d < w; d += 12) pen.stroke(seg(l + d, t, l + d, t + h), BLACK, 0.9, 0.5);
  pen.stroke(seg(l, y, l + w, y), PAPER, 1.6);
  if (lamps) for (let d = 12; d < w - 6; d += 22) pen.fill(box(l + d, t + h + 1, 12, 4, 1), ACCENT);
}

function playground(pen: Pen): void {
  pen.at(372, 112, () => {
    pen.stroke(oval(0, 0, 17), tone(0.2), 2.4);
    for (let i = 0; i < 4; i++)
      pen.at(0, 0, () => pen.stroke(line('-17 0!, 17 0!'), tone(0.2), 1.6), 1, (i * Math.PI) / 4);
    pen.fill(oval(0, 0, 3.4), PAPER);
  });
  pen.at(486, 112, () => {
    for (const leg of [
      '-16 -13!, -20 13!',
      '-16 -13!, -10 13!',
      '16 -13!, 10 13!',
      '16 -13!, 20 13!',
      '-16 -13!, 16 -13!',
    ])
      pen.stroke(line(leg), tone(0.2), 2);
    for (const x of [-7, 7]) pen.stroke(seg(x, -13, x, 3), tone(0.3), 1).fill(box(x - 4, 3, 8, 3), ACCENT);
  });
}

/** The wash comes down past the fence: dry, stony, a way out. */
function wash({ pen, rand }: Stage): void {
  const bed = shape(
    '1104 -20!, 1180 -20!, 1168 40, 1190 90, 1150 140, 1172 200, 1226 230!, 1226 300!, 1150 250, 1110 196, 1122 140, 1098 92, 1120 40',
  );
  pen.fill(bed, ink(0, 0.6, 0)).stroke(bed, BLACK, 3);
  pen.clip(bed, () => {
    for (let i = 0; i < 60; i++)
      pen.fill(
        oval(between(rand, 1100, 1220), between(rand, -4, 290), between(rand, 1, 3.4), between(rand, 1, 2.4)),
        i % 3 ? tone(0.85) : PAPER,
      );
    for (const c of ['1140 0, 1132 60, 1160 110, 1130 160, 1170 230', '1160 10, 1150 50, 1172 96'])
      pen.stroke(line(c), tone(0.9), 1.6);
  });
}

/** Wire all round but where it is down. */
function wire(pen: Pen): void {
  const run = (points: Point[]): void => {
    edged(pen, line(points), 3.4, 1.2, tone(0.2));
    for (const [x, y] of points) pen.fill(oval(x, y, 2.6), BLACK).fill(oval(x, y, 1.6), PAPER);
  };
  const down = (x: number, from: number, to: number): Point[] =>
    Array.from({ length: Math.floor((to - from) / 26) + 1 }, (_, i) => [x + (i % 2) * 0.6, from + i * 26, 1]);
  run(down(22, 14, 300));
  run(down(1084, 92, 150));
  run(down(1092, 222, 330));
  for (const c of ['1085 150, 1070 158, 1074 172, 1060 180', '1092 222, 1078 214, 1080 202, 1066 196'])
    pen.stroke(line(c), tone(0.2), 1.6);
}

function rangeBoard(pen: Pen): void {
  pen.at(912, 34, () => {
    pen
      .fill(box(-2, 6, 4, 20), BLACK)
      .fill(box(-20, -16, 40, 26, 2), BLACK)
      .fill(box(-18, -14, 36, 22, 1), PAPER);
    pen.fill(oval(0, -3, 7.4), BLACK);
    for (let i = 0; i < 3; i++)
      pen.at(0, -3, () => pen.fill(poly('-1 -1.6, -3.4 -6, 3.4 -6, 1 -1.6'), PAPER), 1, (i * Math.PI * 2) / 3);
  });
}

export const MOONGLOW_BOARD: Picture = {
  id: 'moonglow-board',
  accent: INKS.amber,
  size: FRAME,
  draw(stage) {
    const { pen, rand, w, h } = stage;
    pen.fill(box(0, 0, w, h), SLATE);
    for (let i = 0; i < 420; i++)
      pen.fill(box(between(rand, 0, w), between(rand, 0, h), 2, 1.2), i % 2 ? tone(0.8) : ink(0, 1, 0.9));
    // The corners are the desert's.
    pen.wash(
      pen.radial(600, 120, 760, [
        [0, ink(0, 1, 0, 0)],
        [0.55, ink(0, 1, 0.1, 0.3)],
        [1, ink(0, 1, 0.95)],
      ]),
      0,
      0,
      w,
      h,
    );
    wash(stage);
    // What falls back from the screen.
    pen.wash(
      pen.radial(600, -80, 470, [
        [0, ink(0, 0.2, 0, 0.95)],
        [0.4, ink(0, 0.45, 0, 0.7)],
        [1, ink(0, 1, 0, 0)],
      ]),
      0,
      0,
      w,
      400,
    );
    arcs(stage);
    // From the booth to the screen, over everybody's heads.
    const beam = poly('548 150, 572 150, 800 -4, 400 -4');
    pen.fill(
      beam,
      pen.linear(0, 150, 0, 0, [
        [0, ink(0, 0.1, 0, 0.95)],
        [1, ink(0, 0.35, 0, 0.55)],
      ]) as unknown as string,
    );
    // The road, and the turning to the gate.
    pen.fill(box(0, 398, w, 32), DARK).stroke(seg(0, 398, w, 398), tone(0.3), 2);
    pen.fill(poly('470 330, 730 330, 752 398, 420 398'), DARK);
    ways(pen, MOONGLOW_PLAN);
    house(pen, 110, 108, 96, 46);
    house(pen, 250, 176, 96, 42);
    house(pen, 410, 246, 132, 62);
    house(pen, 560, 150, 62, 40);
    house(pen, 1100, 330, 124, 44);
    pen.fill(oval(560, 128, 5), PAPER);
    // The gate: a booth between two lanes, its arm up.
    pen
      .fill(box(424, 318, 32, 26, 3), ink(0, 0.5, 0))
      .stroke(box(424, 318, 32, 26, 3), BLACK, 2)
      .stroke(line('456 330!, 506 318!'), ACCENT, 3.4);
    playground(pen);
    // The foot of the screen, and the catwalk behind it.
    pen.fill(box(392, 0, 416, 7), BLACK).fill(box(400, 0, 400, 4), PAPER);
    for (let x = 236; x < 380; x += 16)
      pen.stroke(seg(x, 20, x + 16, 34), tone(0.3), 1.4).stroke(seg(x + 16, 20, x, 34), tone(0.3), 1.4);
    pen.stroke(line('232 20!, 392 20!'), tone(0.2), 2.4).stroke(line('232 34!, 392 34!'), tone(0.2), 2.4);
    wire(pen);
    rangeBoard(pen);
    for (const [x, y, s] of rows(
      '60 60 1, 200 90 0.7, 40 250 0.8, 300 350 0.8, 880 370 0.9, 1000 90 0.7, 960 220 0.6, 1196 370 0.9',
    ))
      pen.at(
        x,
        y,
        () =>
          pen
            .fill(shape('-9 4, -10 -4, -3 -9, 5 -8, 10 0, 6 6'), BLACK)
            .stroke(line('-6 -3, 0 -7, 6 -4'), tone(0.4), 1.2),
        s,
      );
  },
};
