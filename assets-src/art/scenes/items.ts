import { ACCENTS } from '../accents.ts';
import { cactus, hills, mesas, powerLines } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, PAPER } from '../ink.ts';
import { box, limb, line, oval, type Point, poly, rows, shape } from '../paths.ts';
import { saucer } from '../saucer.ts';
import { type Picture, shadow } from '../stage.ts';
import { burst } from './parts.ts';
import { scene } from './scene.ts';
import { DARK, flame, hand, LIT, pistol, radio, raygun, scattergun, sticks } from './tools.ts';

export const ITEMS: Picture[] = [
  scene(
    'wrench',
    ACCENTS.amber,
    { x: 76, y: 128, floor: 170 },
    ({ pen }) => {
      pen.at(
        196,
        150,
        () => pen.rimmed(icon('tow-truck'), { light: [-1.6, -1.6], rim: ACCENT, body: BLACK, halo: 1.6 }),
        0.78,
      );
      shadow(pen, 196, 182, 36, 4);
      pen.at(
        110,
        84,
        () => pen.rimmed(icon('monkey-wrench'), { light: [1.6, -1.4], rim: PAPER, body: BLACK, halo: 2.4 }),
        1.72,
      );
      hand(pen, 62, 150, 0.86, 0.62);
    },
    (s) => mesas(s, 170),
  ),
  scene(
    'pistol',
    ACCENTS.amber,
    { x: 190, y: 82, floor: 178, rays: 18 },
    ({ pen }) => {
      burst(pen, 200, 84, 36, 9, ACCENT);
      burst(pen, 200, 84, 20, 8, PAPER, ACCENT);
      pen.at(96, 100, () => pistol(pen), 1.24, -0.1);
      hand(pen, 62, 146, 0.86, 0.24);
    },
    (s) => hills(s, 178),
  ),
  scene(
    'scattergun',
    ACCENTS.red,
    { x: 196, y: 56, floor: 182, rays: 18 },
    ({ pen }) => {
      burst(pen, 206, 46, 34, 10, ACCENT);
      burst(pen, 206, 46, 18, 8, PAPER, ACCENT);
      pen.at(104, 108, () => scattergun(pen), 1.02, -0.5);
      for (const [x, y, a] of rows('44 62 0.6, 78 40 -0.4, 176 168 1.2')) {
        pen.at(
          x,
          y,
          () => pen.rimmed(box(-8, -16, 16, 26, 2), { ...LIT, body: ACCENT }).rimmed(box(-9, 8, 18, 8, 1), LIT),
          1,
          a,
        );
      }
    },
    (s) => mesas(s, 182, -10),
  ),
  scene(
    'flamethrower',
    ACCENTS.amber,
    { x: 62, y: 84, floor: 176, rays: 16 },
    ({ pen }) => {
      pen.at(104, 104, () => flame(pen, 1.02));
      shadow(pen, 58, 206, 40, 6);
      const man = shape(
        '44 206!, 46 164, 40 128, 42 104, 54 92, 72 94, 82 110, 78 138, 82 166, 92 206!, 78 206!, 66 168, 58 206!',
      );
      pen.rimmed(limb('74 112, 92 122, 104 112', 13, 8), { ...LIT, light: [2, -2] });
      pen
        .rimmed(man, LIT)
        .rimmed(oval(68, 80, 14, 15), LIT)
        .fill(shape('68 72, 82 74, 81 84, 70 85'), ACCENT)
        .fill(box(66, 91, 12, 6, 2), BLACK);
      for (const x of [30, 46])
        pen.rimmed(box(x - 9, 96, 18, 58, 8), { ...LIT, body: DARK }).fill(box(x - 9, 114, 18, 4), ACCENT);
      const hose = line('30 154, 34 172, 70 168, 84 128');
      pen.stroke(hose, PAPER, 4.4).stroke(hose, BLACK, 2.8);
      pen.stroke(line('72 128!, 112 100!'), PAPER, 9).stroke(line('72 128!, 112 100!'), BLACK, 6.4);
    },
    (s) => {
      hills(s, 176);
      cactus(s.pen, 214, 182, 1.2);
      cactus(s.pen, 186, 178, 0.8);
    },
  ),
  scene(
    'dynamite',
    ACCENTS.red,
    { x: 166, y: 44, floor: 186, rays: 20 },
    ({ pen }) => {
      shadow(pen, 112, 202, 76, 9);
      pen.at(112, 136, () => sticks(pen), 1.2, 0.12);
      burst(pen, 196, 26, 25, 9, ACCENT);
      burst(pen, 196, 26, 13, 8, PAPER, ACCENT);
      for (const [x, y] of rows('168 20, 228 40, 214 50, 180 44')) pen.fill(oval(x, y, 2.4), PAPER);
    },
    (s) => mesas(s, 186, 12),
  ),
  scene(
    'spear',
    ACCENTS.green,
    { x: 140, y: 70, floor: 178, rays: 18 },
    ({ pen }) => {
      shadow(pen, 100, 196, 54, 7);
      pen.at(
        112,
        124,
        () => {
          pen
            .stroke(line('0 86!, 0 -50!'), PAPER, 11)
            .stroke(line('0 86!, 0 -50!'), BLACK, 8)
            .stroke(line('2.4 84!, 2.4 -46!'), ACCENT, 1.8);
          for (const y of [-34, -22, 30, 42]) pen.rimmed(box(-9, y, 18, 6, 2), LIT);
          const blade = shape('0 -122!, 20 -84, 13 -58, 26 -40!, 0 -48, -26 -40!, -13 -58, -20 -84');
          pen
            .rimmed(blade, { ...LIT, light: [4, -3] })
            .fill(shape('0 -108!, 8 -84, 0 -58!, -8 -84'), ACCENT)
            .fill(oval(0, -82, 3, 12), PAPER);
        },
        0.9,
        0.2,
      );
      pen.rimmed(shape('60 206!, 74 188, 96 182, 120 188, 134 206!'), { ...LIT, light: [1, -3] });
      for (const [x, y] of rows('66 60, 190 108, 60 118')) burst(pen, x, y, 9, 4, PAPER, ACCENT);
    },
    (s) => {
      mesas(s, 178, -16);
      saucer(s.pen, 44, 46, 0.5);
    },
  ),
  scene(
    'raygun',
    ACCENTS.green,
    { x: 206, y: 72, floor: 180, rays: 16 },
    ({ pen }) => {
      const beam = poly('180 76, 240 54, 240 88, 182 86');
      pen.fill(beam, PAPER).stroke(line('182 76!, 240 56!'), BLACK, 1.6).stroke(line('184 86!, 240 86!'), BLACK, 1.6);
      pen.at(96, 106, () => raygun(pen), 1.24, -0.14);
      hand(pen, 54, 152, 0.84, 0.2);
      for (const [r, a] of rows('16 1, 26 0.8')) pen.stroke(oval(212, 74, r * 0.4, r), PAPER, 2, a);
    },
    (s) => mesas(s, 180),
  ),
  scene(
    'radio',
    ACCENTS.green,
    { x: 178, y: 30, floor: 172, rays: 14 },
    ({ pen }) => {
      shadow(pen, 124, 194, 84, 9);
      for (const r of [14, 25, 36]) {
        for (const start of [-0.6, Math.PI - 0.6]) {
          const arc: Point[] = [0, 0.3, 0.6, 0.9, 1.2].map((t) => [
            190 + Math.cos(start + t) * r,
            18 + Math.sin(start + t) * r,
          ]);
          pen.stroke(line(arc), BLACK, 4.6).stroke(line(arc), PAPER, 2.6);
        }
      }
      pen.at(126, 146, () => radio(pen), 0.98);
    },
    (s) => {
      hills(s, 172);
      powerLines(s, 172);
    },
  ),
];
