import { ACCENTS } from '../accents.ts';
import { cactus, hills, mesas, town } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, limb, line, oval, type Point, type Points, points, rows, shape } from '../paths.ts';
import type { Rim } from '../pen.ts';
import { between } from '../prng.ts';
import { saucer } from '../saucer.ts';
import { type Picture, shadow } from '../stage.ts';
import { FLAILING } from './parts.ts';
import { scene } from './scene.ts';

const LIT: Rim = { light: [2, -2], rim: PAPER, body: BLACK, halo: 1.8 };

export const HORRORS: Picture[] = [
  scene(
    'blobbed',
    ACCENTS.red,
    { x: 120, y: 60, floor: 176, rays: 16 },
    ({ pen }) => {
      const blob: Points =
        '8 206, -10 170, 16 128, 30 84, 62 62, 92 30, 136 34, 158 66, 196 84, 214 124, 244 160, 232 204, 190 196, 168 214, 136 198, 110 216, 84 198, 52 214';
      pen
        .rimmed(shape(blob), { light: [6, -7], rim: PAPER, body: ink(1, 0.1, 0), halo: 2.4 })
        .stroke(shape(blob), BLACK, 3);
      pen.clip(shape(blob), () => {
        pen.fill(shape('-10 190, 30 160, 70 180, 120 166, 170 184, 220 160, 250 190, 240 230, 0 230'), ink(1, 0.55, 0));
        for (const [x, y, r] of rows('74 92 13, 180 110 16, 48 150 9, 206 150 8, 128 58 10, 100 186 8'))
          pen.fill(oval(x, y, r), ink(1, 0.45, 0)).fill(oval(x - r * 0.3, y - r * 0.3, r * 0.34), PAPER);
        pen.at(118, 152, () => pen.rimmed(shape(FLAILING), LIT), 1.3, -0.2);
        pen.at(176, 176, () => pen.rimmed(icon('tow-truck'), LIT), 0.46, 0.3);
        pen.at(72, 176, () => pen.rimmed(icon('cow'), LIT), 0.38, -0.5);
      });
      for (const [x, y] of rows('26 208, 206 212'))
        pen.fill(oval(x, y, 9, 4), ACCENT).stroke(oval(x, y, 9, 4), BLACK, 2);
    },
    (s) => town(s, 176, -6),
  ),
  scene(
    'spored',
    ACCENTS.green,
    { x: 74, y: 90, floor: 196, rays: 16 },
    ({ pen, rand }) => {
      const head: Points =
        '240 222!, 150 222!, 148 196, 132 188, 116 186, 110 172, 114 164, 106 158, 110 150, 104 146!, 94 138!, 106 118, 104 104, 110 76, 134 48, 176 40, 214 60, 226 100, 218 138, 206 164, 214 188, 240 200!';
      pen.rimmed(shape(head), { light: [-5, -3], rim: PAPER, body: BLACK, halo: 2.4 });
      pen.fill(shape('112 104!, 122 98, 134 104!, 122 110'), ACCENT).fill(oval(119, 104, 3), PAPER);
      const veins: readonly Points[] = [
        '134 104, 156 92, 168 66',
        '150 96, 178 100, 204 86',
        '134 110, 160 126, 166 156, 188 176',
        '158 124, 186 128, 204 146',
      ];
      for (const v of veins) pen.stroke(line(v), ACCENT, 2.8);
      for (const [x, y] of rows('168 66, 204 86, 204 146, 188 176')) {
        pen.fill(oval(x, y, 6), ACCENT).fill(oval(x, y, 2.6), PAPER);
      }
      for (let i = 0; i < 34; i++) {
        const x = between(rand, 8, 118);
        const y = between(rand, 24, 190);
        const r = between(rand, 1.6, 5.4);
        if (x > 92 && y > 90) continue;
        pen.fill(oval(x, y, r + 1.4), BLACK).fill(oval(x, y, r), i % 3 ? ACCENT : PAPER);
        if (r > 3.4)
          for (let k = 0; k < 6; k++)
            pen.stroke(
              line([
                [x + Math.cos(k) * r, y + Math.sin(k) * r],
                [x + Math.cos(k) * (r + 4), y + Math.sin(k) * (r + 4)],
              ]),
              BLACK,
              1.2,
            );
      }
      const stalk = shape('18 222!, 26 186, 22 158, 34 156, 38 186, 48 222!');
      pen.rimmed(stalk, LIT).rimmed(shape('2 162, 6 136, 28 124, 52 136, 58 160, 30 156'), LIT);
      for (const [x, y, r] of rows('18 144 4, 34 136 5, 46 148 3.4')) pen.fill(oval(x, y, r), ACCENT);
    },
    (s) => hills(s, 196),
  ),
  scene(
    'probed',
    ACCENTS.green,
    { x: 120, y: 50, floor: 186, rays: 14 },
    ({ pen }) => {
      saucer(pen, 120, 42, 1.9, 82, 0.34);
      pen.fill(oval(120, 198, 86, 15), PAPER).fill(oval(120, 198, 66, 10), ink(0.5, 0, 0));
      const arm = (spine: Points, tip: Point, turn: number): void => {
        pen.stroke(line(spine), PAPER, 7).stroke(line(spine), BLACK, 4.6);
        for (const p of points(spine).slice(1)) pen.rimmed(oval(p[0], p[1], 4.4), LIT);
        pen.at(tip[0], tip[1], () => pen.rimmed(shape('-4 -2!, 0 -20!, 4 -2!, 2 4, -2 4'), LIT), 1, turn);
      };
      arm('92 60, 62 92, 74 120', [86, 130], 2);
      arm('148 60, 180 86, 170 118', [156, 126], -2);
      arm('120 62, 122 78', [122, 84], Math.PI);
      pen.at(120, 168, () => pen.rimmed(shape(FLAILING), { ...LIT, rim: ACCENT, light: [2, -1] }), 1.34);
      pen.fill(oval(120, 99, 3), PAPER);
      for (const y of [120, 146, 172]) pen.stroke(oval(120, y, 40 + (y - 120) * 0.5, 6), PAPER, 1.6, 0.9);
      shadow(pen, 120, 200, 22, 3);
    },
    (s) => {
      mesas(s, 186);
      cactus(s.pen, 24, 192, 1.2);
      cactus(s.pen, 214, 190, 1);
    },
  ),
  scene(
    'swarmed',
    ACCENTS.red,
    { x: 120, y: 78, floor: 150, rays: 20 },
    ({ pen, rand }) => {
      pen.fill(box(0, 150, 240, 80), BLACK);
      const eyes = (x: number, y: number, s: number): void => {
        pen.at(
          x,
          y,
          () => {
            for (const side of [-1, 1])
              pen
                .fill(
                  shape([
                    [side * 3, 2, 1],
                    [side * 9, -4],
                    [side * 17, -6, 1],
                    [side * 12, 3],
                  ]),
                  ACCENT,
                )
                .fill(oval(side * 10, -1.6, 1.8), PAPER);
          },
          s,
        );
      };
      for (let row = 0; row < 3; row++) {
        const base = 150 + row * 26;
        for (let i = 0; i < 8; i++) {
          const x = i * 32 + (row % 2) * 16 + between(rand, -5, 5);
          const h = between(rand, 16, 26) + row * 3;
          const top: Point[] = [
            [x - 19, base + 30, 1],
            [x - 15, base - h * 0.2],
            [x - 8, base - h],
            [x + 8, base - h],
            [x + 15, base - h * 0.2],
            [x + 19, base + 30, 1],
          ];
          pen.rimmed(shape(top), { light: [1.6, -2.2], rim: row === 0 ? PAPER : ACCENT, body: BLACK, halo: 1.4 });
          eyes(x, base - h * 0.46, 0.62 + row * 0.14);
        }
      }
      for (const [x, y, s, t] of rows('40 128 0.5 -0.3, 92 112 0.58 0.1, 150 118 0.54 -0.1, 206 124 0.52 0.35')) {
        pen.at(
          x,
          y,
          () => {
            pen.rimmed(limb('2 36, 0 80, 4 150', 30, 40), { ...LIT, rim: ACCENT });
            pen.rimmed(icon('hand'), { ...LIT, rim: PAPER, light: [2.4, -2.4], halo: 3 });
          },
          s,
          t,
        );
      }
    },
    (s) => mesas(s, 150),
  ),
];
