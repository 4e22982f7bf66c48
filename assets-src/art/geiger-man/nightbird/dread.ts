import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { LIT, still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { carriage, lantern, locomotive, track } from '../kit/train.ts';

/** Somebody in a coat and hat, walking towards us, a lantern in one hand. Feet at 0,0; 96 high. */
export function walker(pen: Pen, side: 1 | -1): void {
  pen.at(
    0,
    0,
    () => {
      pen.rimmed(shape('-20 0!, -15 -34, -20 -62, -10 -72, 10 -72, 20 -62, 15 -34, 20 0!, 4 0!, 0 -22!, -4 0!'), LIT);
      pen.rimmed(oval(0, -82, 9, 10.6), LIT);
      pen.rimmed(shape('-18 -87, -10 -90, -9 -101, 9 -101, 10 -90, 18 -87, 0 -84'), LIT);
      pen.rimmed(limb('17 -64, 30 -56, 34 -44', 10, 8), LIT);
      pen.at(34, -44, () => lantern(pen), 0.62);
    },
    [side, 1],
  );
}

export const NIGHTBIRD_DREAD: Picture[] = [
  still('terror-back-aboard', 'red', { x: 116, y: 66, stars: 0 }, ({ pen, w }) => {
    pen.fill(box(0, 0, w, 118), ink(0, 1, 0.6));
    pen.fill(box(72, 8, 96, 112, 4), PAPER).stroke(box(72, 8, 96, 112, 4), BLACK, 5);
    for (const x of [10, 196])
      pen
        .fill(box(x, 22, 40, 44, 5), ACCENT)
        .stroke(box(x, 22, 40, 44, 5), BLACK, 4)
        .fill(oval(x + 20, 54, 9, 11), BLACK)
        .fill(box(x + 6, 62, 28, 6), BLACK);
    for (const [y, x] of rows('118 64, 130 54, 142 44')) inked(pen, box(x, y, w - x * 2, 8, 2), tone(0.3), 2.6);
    // Nobody wants to be the last one up.
    for (const [x, y, s, t] of rows('138 106 1 0.06, 104 120 1.06 0.12'))
      pen.at(
        x,
        y,
        () => {
          pen.rimmed(
            shape('-14 0!, -12 -30, -18 -52, -9 -60, 9 -60, 18 -52, 12 -30, 18 -8!, 8 -4!, 1 -22!, -4 0!'),
            LIT,
          );
          pen.rimmed(oval(2, -70, 9, 10.6), LIT);
        },
        s,
        t,
      );
    pen.at(66, 146, () => {
      pen.rimmed(shape('-20 10!, -18 -38, -8 -48, 10 -48, 20 -40, 22 10!'), LIT);
      pen.rimmed(oval(2, -60, 10, 11.6), LIT);
      pen.rimmed(limb('14 -40, 34 -54, 48 -52', 11, 8), LIT);
      pen.rimmed(limb('-12 -40, -30 -58, -34 -80', 11, 8), LIT);
    });
    pen.at(34, 52, () => lantern(pen), 0.56);
  }),
  still(
    'terror-all-clear',
    'red',
    { x: 90, y: 56, floor: 118, stars: 14 },
    ({ pen }) => {
      track(pen, 62, 100, 152, 110);
      pen.rimmed(box(150, -6, 13, 160), LIT);
      for (let y = 20; y < 150; y += 16) pen.stroke(seg(163, y, 176, y), BLACK, 3);
      pen.stroke(line('176 8!, 176 150!'), BLACK, 3);
      // The arm is up, and who pulled it?
      pen.at(
        156,
        62,
        () => {
          const arm = poly('8 -12, -96 -14, -106 0, -96 14, 8 12');
          inked(pen, arm, ACCENT, 4);
          pen.fill(box(-82, -13, 13, 26), PAPER).stroke(box(-82, -13, 13, 26), BLACK, 2);
          pen
            .fill(oval(18, -4, 15), BLACK)
            .fill(oval(18, -4, 11), PAPER)
            .stroke(oval(18, -4, 7), ACCENT, 3);
          pen.fill(oval(0, 0, 7), BLACK).fill(oval(0, 0, 3), PAPER);
        },
        1,
        0.52,
      );
    },
    (s) => hills(s, 118),
  ),
  still(
    'terror-walkers',
    'red',
    { x: 120, y: 62, floor: 84, stars: 10 },
    ({ pen }) => {
      track(pen, 120, 84, 152, 190);
      for (const [x, y, s, f] of rows('78 104 0.5 -1, 160 102 0.48 1, 104 146 1.12 -1, 150 130 0.84 1')) {
        shadow(pen, x, y + 2, 24 * s, 5 * s);
        pen.at(x, y, () => walker(pen, f as 1 | -1), s);
      }
    },
    (s) => hills(s, 84, 20),
  ),
  still('terror-rocking', 'red', { x: 120, y: 60, stars: 0 }, ({ pen }) => {
    pen.at(
      120,
      75,
      () => {
        // Everything that was straight.
        pen.fill(box(-170, 46, 340, 70), ink(0, 1, 0.6)).stroke(line('-170 46!, 170 46!'), PAPER, 3);
        for (const x of [-96, -4, 88]) {
          inked(pen, box(x - 32, -42, 64, 62, 7), ink(0.8, 0.8, 0.2), 4);
          pen.stroke(seg(x - 30, -10, x + 30, -22), ACCENT, 2);
        }
        barred(pen, line('-170 -54!, 170 -54!'), 8, 5);
        for (const x of [-120, -60, 0, 60, 120])
          inked(
            pen,
            shape([
              [x - 24, 80, 1],
              [x - 24, 34],
              [x - 14, 26],
              [x + 14, 26],
              [x + 24, 34],
              [x + 24, 80, 1],
            ]),
            ACCENT,
            3,
          );
      },
      1,
      0.2,
    );
    const bag = (x: number, y: number, t: number, s: number): void => {
      pen.at(
        x,
        y,
        () => {
          barred(pen, line('-8 -16!, -7 -24, 7 -24, 8 -16!'), 7, 4);
          inked(pen, box(-26, -17, 52, 36, 4), tone(0.3), 3.4);
          for (const d of [-14, 10]) pen.fill(box(d, -17, 5, 36), BLACK);
        },
        s,
        t,
      );
    };
    bag(74, 44, -0.7, 1);
    bag(152, 80, 0.9, 1.1);
    bag(206, 40, -0.3, 0.8);
    for (const [x, y] of rows('48 22, 118 34, 178 20')) edged(pen, seg(x, y, x + 4, y - 14), 5, 2.4);
  }),
  still('terror-lamps-out', 'red', { x: 56, y: 52, stars: 0, reach: 0.72 }, ({ pen, w }) => {
    inked(pen, box(20, 6, 92, 98, 8), ink(0.3, 0, 0), 4);
    pen.clip(box(20, 6, 92, 98, 8), () => {
      pen.fill(box(16, 76, 100, 40), ink(1, 0.5, 0));
      // Somebody outside has the better light.
      pen.rimmed(shape('40 110!, 42 66, 50 56, 46 34, 60 20, 76 26, 80 44, 74 56, 86 66, 92 110!'), LIT);
    });
    pen.stroke(line('66 6, 66 104'), BLACK, 4);
    pen.fill(box(0, 122, w, 30), BLACK).stroke(line('0 122!, 240 122!'), ACCENT, 2.4);
    pen.at(164, 122, () => {
      inked(pen, shape('-18 0!, -12 -10, 12 -10, 18 0!'), tone(0.4), 3);
      inked(pen, box(-3.4, -44, 6.8, 36), tone(0.4), 3);
      inked(pen, poly('-34 -42, -18 -82, 18 -82, 34 -42'), ink(0, 1, 0.3), 3.4);
      for (const x of [-14, 0, 14]) pen.stroke(seg(x * 0.7, -80, x * 1.6, -44), tone(0.1), 1.8);
    });
    for (const c of ['164 34, 154 24, 172 14, 160 2', '176 38, 186 28, 176 18, 190 6']) edged(pen, line(c), 6, 3);
  }),
  still(
    'terror-nowhere',
    'red',
    { x: 120, y: 50, floor: 104, stars: 16 },
    ({ pen }) => {
      pen.fill(oval(120, 46, 30), PAPER).stroke(oval(120, 46, 30), BLACK, 2);
      pen.fill(box(0, 116, 240, 40), ink(0, 1, 0.66)).stroke(line('0 116!, 240 116!'), PAPER, 2.6);
      for (let x = 12; x < 240; x += 26) pen.stroke(seg(x, 118, x - 6, 150), ink(0.6, 0.6, 0.1), 1.6);
      // A platform, and a board with no name on it.
      for (const x of [64, 170]) pen.rimmed(box(x, 60, 8, 70), LIT);
      inked(pen, box(42, 46, 158, 40, 4), PAPER, 4);
      pen.stroke(box(48, 52, 146, 28, 2), ACCENT, 3);
      for (const [x, y] of rows('62 56, 180 56')) pen.fill(oval(x, y, 2.4), BLACK);
      pen.at(120, 67, () =>
        pen.stroke(line('-36 0!, -8 0!'), tone(0.35), 4).stroke(line('4 0!, 30 0!'), tone(0.35), 4),
      );
      inked(pen, box(18, 100, 20, 26, 2), tone(0.4), 2.6);
      pen.stroke(line('22 100!, 24 92, 32 92, 34 100!'), BLACK, 3);
    },
    (s) => hills(s, 104),
  ),
  still('terror-cold-boiler', 'red', { x: 120, y: 64, floor: 124, stars: 6 }, ({ pen }) => {
    track(pen, 120, 118, 152, 100);
    pen.at(120, 138, () => locomotive(pen, false), 1.02);
    // What hangs from it was steam.
    for (const [x, y, l] of rows(
      '80 100 30, 90 106 22, 100 108 34, 112 110 24, 128 110 30, 140 108 38, 152 104 24, 162 98 32, 108 12 18, 132 12 20',
    ))
      pen
        .fill(
          poly([
            [x - 4.6, y],
            [x + 4.6, y],
            [x, y + l],
          ]),
          BLACK,
        )
        .fill(
          poly([
            [x - 3, y],
            [x + 3, y],
            [x, y + l - 4],
          ]),
          PAPER,
        );
    pen.at(206, 60, () => {
      inked(pen, oval(0, 0, 25), PAPER, 4);
      for (let i = 0; i < 6; i++) pen.at(0, 0, () => pen.fill(box(-1.4, -21, 2.8, 6), BLACK), 1, -2 + i * 0.8);
      pen.stroke(line('0 0!, -15 9!'), ACCENT, 4).fill(oval(0, 0, 4), BLACK);
    });
  }),
  still('terror-uncoupled', 'red', { x: 120, y: 82, stars: 6, rays: 13 }, ({ pen, w }) => {
    // Two halves of a train, and the night between them.
    pen.fill(box(0, 128, w, 30), ink(0, 1, 0.6)).fill(box(0, 124, w, 5), PAPER);
    pen.at(-166, 124, () => carriage(pen, 160), 1.5);
    pen.at(166, 124, () => carriage(pen, 160), 1.5);
    for (const [x, s] of rows('74 1, 166 -1')) {
      pen.at(
        x,
        100,
        () => {
          inked(pen, box(-4, -8, 16, 16, 2), tone(0.5), 3);
          for (const [lx, ly, t] of rows('16 2 0.2, 26 10 0.9'))
            pen.at(lx, ly, () => barred(pen, oval(0, 0, 8, 5), 8, 4.4), 1, t);
        },
        [s, 1],
      );
    }
    burst(pen, 120, 98, 19, 8, PAPER, BLACK);
    burst(pen, 120, 98, 10, 7, ACCENT, BLACK);
    for (const [x, s] of rows('104 -1, 136 1'))
      for (const y of [22, 36, 50]) edged(pen, seg(x, y, x + s * 22, y), 7, 3.4);
  }),
];
