import { icon } from '../../icons.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { saucer } from '../../saucer.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { carFront } from '../kit/cars.ts';
import { speaker } from '../kit/cinema.ts';
import { LIT, still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { skull } from '../kit/suit.ts';

/** EXIT in tubes, as wide as 60. */
export function exitSign(pen: Pen, on = ACCENT): void {
  inked(pen, box(-32, -12, 64, 24, 4), BLACK, 3);
  for (const letter of [
    '-16 -7!, -25 -7!, -25 7!, -16 7!',
    '-25 0!, -18 0!',
    '-11 -7!, -1 7!',
    '-1 -7!, -11 7!',
    '5 -7!, 5 7!',
    '11 -7!, 23 -7!',
    '17 -7!, 17 7!',
  ])
    pen.stroke(line(letter), on, 3);
}

/** Two hands about to meet, from the left one's side. */
function clap(pen: Pen): void {
  for (const s of [-1, 1])
    pen.at(
      0,
      0,
      () => {
        inked(pen, poly('14 30, 34 22, 52 70, 26 78'), tone(0.88), 3);
        for (const f of ['12 2, 4 -22', '18 0, 13 -28', '25 0, 23 -28', '31 4, 33 -20'])
          barred(pen, line(f), 12, 9).stroke(line(f), PAPER, 5.6);
        inked(pen, shape('8 6, 20 -4, 34 2, 36 22, 26 32, 12 30'), PAPER, 3);
        edged(pen, line('10 12, -1 6, -4 -4'), 9, 5.6);
      },
      [s, 1],
      s * -0.1,
    );
}

const waves = (pen: Pen, x: number, y: number, s: 1 | -1): void => {
  for (const r of [20, 38, 56]) {
    const zig = line([
      [x + s * r, y - r * 0.7, 1],
      [x + s * (r + 8), y - r * 0.3, 1],
      [x + s * (r - 2), y - r * 0.06, 1],
      [x + s * (r + 10), y + r * 0.26, 1],
      [x + s * r, y + r * 0.7, 1],
    ]);
    edged(pen, zig, 7, 3.4);
  }
};

export const MOONGLOW_DREAD: Picture[] = [
  still('terror-stampede', 'red', { x: 186, y: 52, floor: 84 }, ({ pen }) => {
    pen.at(198, 26, () => exitSign(pen), 1.06);
    for (const [x, y, s] of rows(
      '30 84 0.34, 84 80 0.32, 138 84 0.36, 190 80 0.34, 58 104 0.56, 116 102 0.54, 172 106 0.58, 222 104 0.56, 24 122 0.8, 94 124 0.84, 164 124 0.86',
    )) {
      shadow(pen, x, y + 48 * s, 30 * s, 4 * s);
      pen.at(x, y, () => pen.rimmed(icon('run'), { ...LIT, halo: 3.4 }), s);
    }
  }),
  still('terror-applause', 'red', { x: 120, y: 44, stars: 0, rays: 13 }, ({ pen }) => {
    for (const [x, y, s] of rows('52 78 0.84, 190 78 0.84, 120 84 1.1')) {
      pen.at(
        x,
        y,
        () => {
          for (const [a, b, t] of rows('0 -46 0, -22 -42 -0.5, 22 -42 0.5'))
            pen.at(a, b, () => edged(pen, line('0 0, 0 -12'), 6, 3), 1, t);
          clap(pen);
        },
        s,
      );
    }
  }),
  still('terror-latecomers', 'red', { x: 112, y: 80, floor: 108, stars: 14 }, ({ pen }) => {
    // The gate, and lamps in it.
    pen.fill(box(30, 26, 8, 86), BLACK).fill(box(188, 26, 8, 86), BLACK);
    inked(pen, box(20, 10, 186, 26, 4), BLACK, 3);
    for (let x = 30; x < 200; x += 14) pen.fill(oval(x, 16, 3), ACCENT).fill(oval(x, 30, 3), ACCENT);
    pen
      .stroke(line('44 23!, 60 23!'), PAPER, 4)
      .stroke(line('70 23!, 96 23!'), PAPER, 4)
      .stroke(line('106 23!, 140 23!'), PAPER, 4)
      .stroke(line('150 23!, 180 23!'), PAPER, 4);
    pen.at(
      113,
      132,
      () => {
        pen
          .fill(poly('-40 -30, -34 -18, -150 40, -190 10'), PAPER, 0.85)
          .fill(poly('40 -30, 34 -18, 150 40, 190 10'), PAPER, 0.85);
        carFront(pen);
      },
      1.3,
    );
    pen.at(214, 130, () => carFront(pen), 0.6);
  }),
  still('terror-feedback', 'red', { x: 120, y: 72, stars: 0, rays: 15 }, ({ pen }) => {
    waves(pen, 146, 66, 1);
    waves(pen, 94, 66, -1);
    barred(pen, line('120 120!, 120 160!'), 15, 11);
    pen.at(120, 70, () => speaker(pen), 2.1);
    burst(pen, 120, 62, 21, 9, PAPER, BLACK);
  }),
  still('terror-lights-out', 'red', { x: 60, y: 52, stars: 0, reach: 0.7 }, ({ pen }) => {
    pen.stroke(line('-4 20, 60 34, 120 24, 180 34, 244 20'), BLACK, 5);
    const bulb = (x: number, y: number, s: number, lit: boolean): void => {
      pen.at(
        x,
        y,
        () => {
          inked(pen, box(-9, -14, 18, 18, 3), BLACK, 3);
          const glass = shape('-8 2!, -20 22, -18 40, 0 50, 18 40, 20 22, 8 2!');
          inked(pen, glass, lit ? PAPER : ink(0, 1, 0.4), 3.2);
          if (lit) pen.stroke(line('-7 30, -3 20, 3 30, 7 20'), ACCENT, 3);
          else {
            pen.stroke(line('-7 30, -3 20!'), tone(0.1), 2).stroke(line('3 30, 7 22!'), tone(0.1), 2);
            pen.stroke(line('-12 16!, -2 22!, -8 32!, 4 40!'), PAPER, 1.8);
          }
        },
        s,
      );
    };
    bulb(54, 34, 0.94, true);
    bulb(124, 32, 1.2, false);
    bulb(196, 34, 0.94, false);
    for (const c of ['124 100, 118 110, 128 120, 120 132, 126 144', '196 88, 191 98, 200 106, 194 116'])
      edged(pen, line(c), 5, 2.4);
    for (const [a, l] of rows('0.4 14, 1 16, 1.57 16, 2.2 16, 2.8 14'))
      pen.at(54, 60, () => edged(pen, seg(28, 0, 28 + l, 0), 6, 3), 1, a);
  }),
  still('terror-double-bill', 'red', { x: 120, y: 70, stars: 0 }, ({ pen }) => {
    for (const [x, t, k] of rows('74 -0.08 0, 166 0.08 1'))
      pen.at(
        x,
        76,
        () => {
          inked(pen, box(-40, -64, 80, 128, 3), PAPER, 4);
          pen.clip(box(-36, -60, 72, 96), () => {
            pen.fill(box(-36, -60, 72, 96), k ? BLACK : ACCENT).fill(oval(0, -14, 30), k ? ACCENT : PAPER);
            if (k) pen.at(0, -10, () => skull(pen), 1.7);
            else saucer(pen, 0, -26, 0.5, 60, 0.3);
          });
          pen
            .stroke(box(-36, -60, 72, 96), BLACK, 2)
            .fill(box(-30, 42, 60, 8, 1), BLACK)
            .fill(box(-20, 54, 40, 4, 1), BLACK);
        },
        0.98,
        t,
      );
    pen.at(120, 26, () => {
      burst(pen, 0, 0, 24, 12, ACCENT);
      pen.stroke(line('-8 0, 8 0'), PAPER, 5).stroke(line('0 -8, 0 8'), PAPER, 5);
    });
  }),
  still('terror-dead-air', 'red', { x: 120, y: 62, stars: 0 }, ({ pen, w }) => {
    edged(
      pen,
      line([
        [0, 74],
        [56, 74],
        [64, 52],
        [74, 96],
        [80, 74],
        [w, 74],
      ]),
      8,
      3.6,
    );
    pen.at(
      146,
      62,
      () => {
        barred(pen, line('0 40!, 0 100!'), 13, 9);
        const mic = box(-27, -52, 54, 92, 26);
        inked(pen, mic, tone(0.25), 4);
        pen.clip(mic, () => {
          pen.fill(box(8, -60, 30, 110), tone(0.65));
          for (let y = -40; y < 8; y += 9) pen.stroke(seg(-30, y, 30, y), BLACK, 3);
          pen.fill(box(-30, 6, 60, 12), ACCENT);
        });
        pen.stroke(mic, BLACK, 3).stroke(line('0 -52!, 0 6!'), BLACK, 3);
      },
      0.98,
      0.1,
    );
  }),
  still('terror-honk', 'red', { x: 120, y: 80, stars: 0, rays: 13 }, ({ pen }) => {
    const rim = oval(120, 92, 76, 70);
    barred(pen, rim, 19, 15).stroke(oval(118, 90, 76, 70), tone(0.5), 2);
    for (const s of ['120 92!, 50 92!', '120 92!, 190 92!', '120 92!, 120 166!']) barred(pen, line(s), 15, 11);
    burst(pen, 120, 88, 44, 12, ACCENT);
    inked(pen, oval(120, 92, 28), PAPER, 3.4);
    pen.stroke(oval(120, 92, 21), BLACK, 2);
    inked(pen, poly('116 -20, 166 -20, 150 40, 118 46'), tone(0.88), 3.4);
    const palm = shape('112 44, 128 34, 150 38, 156 62, 146 90, 126 102, 110 92, 106 66');
    inked(pen, palm, PAPER, 3.4);
    for (const [y, x] of rows('58 104, 70 100, 82 102, 93 108'))
      pen.fill(box(x, y - 6, 30, 12, 6), PAPER).stroke(box(x, y - 6, 30, 12, 6), BLACK, 2.4);
    for (const [x, y, t] of rows('30 30 -0.8, 22 66 -0.2, 206 26 0.8, 220 62 0.2'))
      pen.at(x, y, () => edged(pen, line('-12 0, 12 0'), 7, 3.4), 1, x < 120 ? 0.6 + t : -0.6 + t);
  }),
];
