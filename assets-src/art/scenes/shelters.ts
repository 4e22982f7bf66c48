import { ACCENTS } from '../accents.ts';
import { cactus, mesas } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { type Picture, shadow } from '../stage.ts';
import { HALF } from '../survivors/features.ts';
import { scene } from './scene.ts';

const LIT: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };
const WALL = ink(0, 1, 0.25);

function bunkerDoor(pen: Pen): void {
  const wall = shape('-112 60!, -104 10, -70 -22, -40 -34!, 40 -34!, 70 -22, 104 10, 112 60!');
  pen.rimmed(wall, { light: [0, -5], rim: PAPER, body: WALL, halo: 2.4 });
  for (const [x0, y0, x1, y1] of rows('-90 14 -60 16, 62 -6 92 18, -76 34 -50 34, 60 38 96 40'))
    pen.stroke(
      line([
        [x0, y0],
        [x1, y1],
      ]),
      BLACK,
      1.6,
    );
  pen.fill(box(-44, -26, 88, 88, 4), BLACK).fill(box(-38, -20, 76, 84, 3), tone(0.3));
  pen.clip(box(-38, -20, 76, 84, 3), () => {
    for (let i = -6; i < 8; i++)
      pen.fill(
        poly([
          [i * 18, 40],
          [i * 18 + 9, 40],
          [i * 18 - 7, 58],
          [i * 18 - 16, 58],
        ]),
        BLACK,
      );
    pen.fill(box(6, -30, 60, 70), HALF);
  });
  pen
    .stroke(line('-38 39, 38 39'), BLACK, 2)
    .stroke(oval(0, 10, 19), BLACK, 7)
    .stroke(oval(0, 10, 19), ACCENT, 3.4);
  for (let i = 0; i < 4; i++)
    pen.at(
      0,
      10,
      () => pen.stroke(line('0 0, 19 0'), BLACK, 5).stroke(line('0 0, 19 0'), ACCENT, 2),
      1,
      (i * Math.PI) / 2 + 0.4,
    );
  pen
    .fill(oval(0, 10, 6), BLACK)
    .fill(box(-30, -15, 60, 8, 2), BLACK)
    .fill(box(-26, -13, 52, 4), ACCENT);
  for (const x of [-92, 78]) pen.fill(box(x, 6, 20, 7), BLACK).fill(box(x + 2, 8, 16, 3), ACCENT);
  pen
    .stroke(line('0 -34, 0 -64'), BLACK, 3)
    .fill(oval(0, -66, 6), ACCENT)
    .stroke(oval(0, -66, 6), BLACK, 2);
}

const bag = (pen: Pen, x: number, y: number): void => {
  pen
    .rimmed(
      shape([
        [x - 19, y],
        [x - 16, y - 11],
        [x + 16, y - 11],
        [x + 19, y],
        [x + 15, y + 5],
        [x - 15, y + 5],
      ]),
      { ...LIT, body: ink(0, 0.85, 0.1), halo: 2 },
    )
    .stroke(
      line([
        [x, y - 8],
        [x + 1, y + 2],
      ]),
      BLACK,
      1.4,
    );
};

export const SHELTERS: Picture[] = [
  scene(
    'lab',
    ACCENTS.yellow,
    { x: 120, y: 80, floor: 176, rays: 16 },
    ({ pen }) => {
      shadow(pen, 120, 190, 108, 9);
      pen.at(196, 104, () => pen.rimmed(icon('radar-dish'), { ...LIT, light: [2, -2], halo: 2.4 }), 0.78);
      const dome = shape('52 112!, 58 76, 98 52, 138 76, 144 112!');
      pen.rimmed(dome, { ...LIT, light: [5, -4], body: WALL });
      pen.fill(poly('92 54, 106 54, 112 112, 86 112'), BLACK);
      pen.at(
        98,
        70,
        () => pen.rimmed(poly('-7 24, 7 24, 9 -40, -9 -40'), LIT).fill(oval(0, -40, 9, 3), ACCENT),
        1,
        0.5,
      );
      const hall = box(30, 112, 180, 74);
      pen.rimmed(hall, { ...LIT, light: [5, -4], body: WALL });
      for (let i = 0; i < 5; i++) {
        const x = 42 + i * 34 + (i > 2 ? 12 : 0);
        pen
          .fill(box(x, 126, 22, 24), PAPER)
          .stroke(box(x, 126, 22, 24), BLACK, 2.4)
          .stroke(
            line([
              [x + 11, 126],
              [x + 11, 150],
            ]),
            BLACK,
            1.6,
          );
      }
      pen
        .fill(box(118, 156, 28, 30), ACCENT)
        .stroke(box(118, 156, 28, 30), BLACK, 2.6)
        .stroke(line('132 156, 132 186'), BLACK, 2);
      pen
        .fill(shape('54 144, 60 134, 64 150!, 50 150!'), BLACK)
        .fill(shape('86 150!, 86 140, 90 134, 95 140, 95 150!'), BLACK);
      for (let i = 0; i < 12; i++) pen.rimmed(box(i * 21 - 4, 190, 2.6, 20), { ...LIT, halo: 0, light: [1, 0] });
      for (const y of [196, 203])
        pen.stroke(
          line([
            [0, y],
            [240, y],
          ]),
          BLACK,
          1.6,
        );
    },
    (s) => {
      mesas(s, 176);
      cactus(s.pen, 18, 184, 0.9);
    },
  ),
  scene(
    'bunker',
    ACCENTS.yellow,
    { x: 120, y: 70, floor: 160, rays: 16 },
    ({ pen }) => {
      pen.at(120, 132, () => bunkerDoor(pen), 1.16);
      for (const [x, y] of rows('24 214, 62 216, 178 216, 218 214, 42 200, 198 200, 4 202, 238 200')) bag(pen, x, y);
    },
    (s) => mesas(s, 160, -8),
  ),
];
