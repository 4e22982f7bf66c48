import { ACCENTS } from '../accents.ts';
import { hills, town } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, type Points, poly, rows, shape } from '../paths.ts';
import type { Rim } from '../pen.ts';
import { saucer } from '../saucer.ts';
import { type Picture, shadow } from '../stage.ts';
import { AUTOPSY } from './autopsy.ts';
import { FLAILING } from './parts.ts';
import { scene } from './scene.ts';

const LIT: Rim = { light: [2, -2], rim: PAPER, body: BLACK, halo: 1.8 };

export const PLOTS: Picture[] = [
  scene(
    'theyre-out-there',
    ACCENTS.blue,
    { x: 120, y: 66, floor: 168, rays: 18 },
    ({ pen, w, h }) => {
      saucer(pen, 120, 48, 0.8, 100, 0.4);
      for (const [x, y, s] of rows('58 150 1, 92 160 1.3, 152 158 1.26, 186 148 0.96, 122 148 0.8')) {
        pen.at(
          x,
          y,
          () => {
            pen.rimmed(shape('-14 40!, -13 8, -8 2, -14 -12, 0 -28, 14 -12, 8 2, 13 8, 14 40!'), {
              ...LIT,
              rim: ACCENT,
            });
            for (const a of [-1, 1])
              pen.fill(
                shape([
                  [a * 2, -6, 1],
                  [a * 6, -13],
                  [a * 11, -14, 1],
                  [a * 8, -7],
                ]),
                PAPER,
              );
          },
          s,
        );
      }
      // Seen from indoors: the window, its cross, the curtains, somebody's fingers in the blind.
      const frame = ink(0, 1, 0.55);
      pen
        .fill(box(0, 0, w, 16), frame)
        .fill(box(0, h - 22, w, 22), frame)
        .fill(box(115, 0, 9, h), frame)
        .fill(box(0, 108, w, 8), frame);
      pen
        .stroke(line('115 16, 115 108'), ACCENT, 1.4)
        .stroke(
          line([
            [124, 116],
            [124, h - 22],
          ]),
          ACCENT,
          1.4,
        )
        .stroke(
          line([
            [28, h - 22],
            [212, h - 22],
          ]),
          ACCENT,
          1.4,
        );
      const curtain: Points = '-4 -4!, 62 -4!, 52 60, 30 120, 36 180, 30 226!, -4 226!';
      pen.rimmed(shape(curtain), { light: [4, 0], rim: ACCENT, body: BLACK, halo: 0 });
      for (const [a, b] of rows('14 8, 30 16, 44 24'))
        pen.stroke(
          line([
            [a, 0],
            [a - 4, 80],
            [b * 0.7, 130],
            [b, 222],
          ]),
          tone(0.9),
          2,
        );
      pen.at(
        w,
        0,
        () => {
          pen.rimmed(shape(curtain), { light: [4, 0], rim: ACCENT, body: BLACK, halo: 0 });
          for (const [a, b] of rows('14 8, 30 16, 44 24'))
            pen.stroke(
              line([
                [a, 0],
                [a - 4, 80],
                [b * 0.7, 130],
                [b, 222],
              ]),
              tone(0.9),
              2,
            );
        },
        [-1, 1],
      );
    },
    (s) => hills(s, 168),
  ),
  scene(
    'mass-hysteria',
    ACCENTS.blue,
    { x: 120, y: 70, floor: 146, rays: 22 },
    ({ pen }) => {
      saucer(pen, 60, 34, 0.7, 128, 0.3);
      saucer(pen, 190, 26, 0.56, 150, 0.3);
      for (const [x, y, s, f] of rows(
        '30 156 0.3 1, 112 152 0.28 -1, 210 158 0.3 1, 70 172 0.44 -1, 158 170 0.42 1, 222 196 0.6 1, 36 192 0.62 -1, 126 196 0.74 1',
      )) {
        shadow(pen, x, y + 48 * s, 34 * s, 4 * s);
        pen.at(x, y, () => pen.rimmed(icon('run'), { ...LIT, light: [2.2, -2.2], halo: 2.4 }), [s * f, s]);
      }
      for (const [x, y, s] of rows('84 216 0.9, 184 218 0.8')) pen.at(x, y, () => pen.rimmed(shape(FLAILING), LIT), s);
    },
    (s) => town(s, 146),
  ),
  scene(
    'bodies-missing',
    ACCENTS.blue,
    { x: 150, y: 56, floor: 142, rays: 16 },
    ({ pen }) => {
      const stone = (x: number, y: number, s: number, tilt: number): void => {
        pen.at(
          x,
          y,
          () => {
            const slab = shape('-16 4!, -16 -26, -10 -38, 0 -41, 10 -38, 16 -26, 16 4!');
            pen
              .rimmed(slab, { ...LIT, body: ink(0, 1, 0.2) })
              .stroke(line('0 -31, 0 -14'), ACCENT, 2)
              .stroke(line('-6 -25, 6 -25'), ACCENT, 2);
          },
          s,
          tilt,
        );
      };
      stone(48, 152, 0.9, -0.1);
      stone(112, 146, 0.72, 0.06);
      stone(202, 152, 0.9, 0.12);
      const grave = (x: number, y: number, s: number): void => {
        pen.at(
          x,
          y,
          () => {
            pen.rimmed(shape('-46 6, -40 -6, -20 -10, 30 -9, 50 4, 30 14, -26 14'), {
              light: [0, -3],
              rim: ACCENT,
              body: ink(0, 1, 0.4),
              halo: 1,
            });
            pen.fill(poly('-30 -3, 30 -3, 38 8, -38 8'), BLACK).stroke(line('-30 -3, 30 -3'), PAPER, 1.4);
            for (const [dx, dy, r] of rows('-46 9 8, -38 12 6, 46 10 8, 38 13 6'))
              pen.rimmed(oval(dx, dy, r, r * 0.7), LIT);
          },
          s,
        );
      };
      grave(62, 176, 0.9);
      grave(186, 178, 0.9);
      pen.at(124, 204, () => {
        grave(0, 0, 1.5);
        pen.at(
          -4,
          -8,
          () =>
            pen
              .rimmed(poly('-34 -8, -20 -20, 28 -20, 36 -8, 28 4, -20 4'), { ...LIT, body: ink(0, 1, 0.3) })
              .stroke(line('-10 -8, 16 -8'), ACCENT, 2)
              .stroke(line('-3 -14, -3 -2'), ACCENT, 2),
          1,
          -0.5,
        );
      });
      pen.stroke(line('214 214!, 188 146!'), PAPER, 6).stroke(line('214 214!, 188 146!'), BLACK, 4);
      pen.at(216, 216, () => pen.rimmed(shape('-9 -6!, 9 -6!, 8 14, 0 22, -8 14'), LIT), 1, -0.36);
      // Footprints lead away.
      for (const [x, y, s] of rows('150 188 0.9, 164 180 0.8, 156 168 0.7, 166 162 0.6, 160 154 0.5, 166 150 0.4'))
        pen.at(
          x,
          y,
          () =>
            pen
              .fill(oval(0, 0, 4, 2.4), PAPER)
              .fill(oval(5, -2, 1.4), PAPER)
              .fill(oval(5, 1.6, 1.2), PAPER),
          s,
        );
      // A bare tree.
      for (const [spine, a, b] of [
        ['14 156, 18 110, 10 70, 16 40', 11, 3],
        ['16 100, 36 78, 52 74', 6, 1.6],
        ['12 80, -4 60, -10 44', 6, 2],
        ['14 62, 30 42, 34 24', 5, 1.4],
        ['36 78, 44 60, 42 50', 3.4, 1],
      ] as [Points, number, number][])
        pen.rimmed(limb(spine, a, b), { ...LIT, halo: 1 });
    },
    (s) => hills(s, 142),
  ),
  AUTOPSY,
];
