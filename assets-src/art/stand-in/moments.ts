import { ACCENTS } from '../accents.ts';
import { FAR } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { moment } from '../scenes/moments.ts';
import { ground, type Picture } from '../stage.ts';
import { face, shoulders } from '../survivors/face.ts';
import { DEEP } from '../survivors/features.ts';
import { wrongEye } from './faces.ts';
import { burn } from './kit/burn.ts';
import { clasp } from './kit/clasp.ts';
import { reel } from './kit/film.ts';
import { mask } from './kit/mask.ts';
import { type Dress, type Hat, POSES, person } from './kit/people.ts';
import { KEYS } from './kit/shot.ts';
import { bared } from './kit/thing.ts';

const LIT: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };

/** Somebody, before; and the same somebody. */
function somebody(pen: Pen, after: boolean): void {
  const coat = shoulders(pen, 70, 58, tone(0.3));
  pen.clip(coat, () => pen.fill(poly('16 40, 110 40, 110 160, 22 160'), DEEP));
  face(pen, {
    build: 'square',
    brow: after ? 'thin' : 'worried',
    eyes: after ? 'open' : 'wide',
    nose: 'straight',
    mouth: after ? 'smile' : 'open',
  });
  pen.fill(shape('-36 -4!, -40 -32, -24 -58, 8 -64, 36 -48, 40 -2!, 35 -24, 18 -38, -12 -36, -31 -22'), BLACK);
  pen.fill(poly('-22 56, -2 74, -16 96, -36 64'), PAPER).stroke(poly('-22 56, -2 74, -16 96, -36 64'), BLACK, 2);
  pen.fill(poly('20 56, -2 74, 12 96, 34 64'), tone(0.5)).stroke(poly('20 56, -2 74, 12 96, 34 64'), BLACK, 2);
  if (after) for (const x of [-21.5, 11.5]) wrongEye(pen, x, -4, 10);
}

/** A chair with nobody's name on it any more. */
function chair(pen: Pen): void {
  for (const leg of ['-24 0, 22 -40', '24 0, -22 -40']) pen.stroke(line(leg), PAPER, 9).stroke(line(leg), BLACK, 6);
  for (const x of [-27, 27])
    pen
      .stroke(
        poly([
          [x, -38],
          [x, -100],
        ]),
        PAPER,
        9,
      )
      .stroke(
        poly([
          [x, -38],
          [x, -100],
        ]),
        BLACK,
        6,
      );
  pen.rimmed(box(-31, -48, 62, 11, 2), LIT).rimmed(box(-30, -100, 60, 26, 2), LIT);
}

const LEAVING: readonly (readonly [number, number, number, Dress, Hat])[] = [
  [66, 232, 1.1, 'coat', 'fedora'],
  [116, 214, 0.86, 'skirt', 'waves'],
  [154, 204, 0.7, 'suit', 'cap'],
  [318, 208, 0.78, 'suit', 'none'],
  [364, 216, 0.88, 'skirt', 'bun'],
  [414, 232, 1.1, 'coat', 'brim'],
];

export const STAND_IN_MOMENTS: Picture[] = [
  moment('turned', KEYS.film, 120, ({ pen }) => {
    pen.at(84, 128, () => somebody(pen, false), [-1.5, 1.5], -0.04);
    pen.at(396, 128, () => somebody(pen, true), [1.5, 1.5], 0.04);
    pen.at(240, 232, () => clasp(pen), 1.16);
  }),
  moment('burnt', ACCENTS.rust, 130, (stage) => {
    const { pen, w, h } = stage;
    ground(stage, 212, 240);
    pen.at(70, 236, () => chair(pen), 1.24);
    pen.at(412, 206, () => reel(pen, 46, ink(0.7, 0, 0)));
    burn(stage, 240, 132, 80, 1.9);
    for (const y of [0, h - 26]) {
      pen.fill(box(0, y, w, 26), BLACK);
      for (let x = 8; x < w; x += 26) pen.fill(box(x, y + 7, 14, 12, 3), PAPER);
    }
  }),
  moment('revealed', KEYS.film, 118, ({ pen }) => {
    for (const [spine, from, to] of [
      ['200 190, 130 220, 70 180, 40 110, 66 60, 40 20', 40, 5],
      ['280 190, 350 220, 410 180, 440 110, 414 60, 440 20', 40, 5],
      ['190 220, 120 262, 50 250, 10 200, 20 160', 34, 5],
      ['290 220, 360 262, 430 250, 470 200, 460 160', 34, 5],
      ['210 150, 150 150, 112 110, 120 60, 150 40', 28, 5],
      ['270 150, 330 150, 368 110, 360 60, 330 40', 28, 5],
    ] as const)
      pen.rimmed(limb(spine, from, to), { ...LIT, light: [3, -3] });
    pen.rimmed(shape('160 290!, 172 220, 206 190, 274 190, 308 220, 320 290!'), { ...LIT, light: [0, -4] });
    pen.at(236, 128, () => bared(pen), 1.5);
    pen.at(108, 214, () => mask(pen, PAPER, BLACK, BLACK), 0.8, -0.6);
    pen.at(384, 222, () => mask(pen, PAPER, BLACK, BLACK), 0.66, 0.8);
    pen.at(60, 92, () => mask(pen, PAPER, BLACK, BLACK), 0.5, 0.5);
  }),
  moment('dawn', ACCENTS.amber, 150, (stage) => {
    const { pen, w, h } = stage;
    pen.fill(oval(240, 168, 62), PAPER).stroke(oval(240, 168, 62), ACCENT, 3);
    const range = shape('-20 190!, 0 150, 70 132, 130 160, 190 168, 250 176, 300 160, 360 136, 430 150, 500 190!');
    pen.fill(range, FAR).stroke(range, ACCENT, 1.2);
    ground(stage, 178, 240, 1.2);
    pen.fill(poly('222 178, 258 178, 330 280, 150 280'), PAPER, 0.8);
    // The great door of the stage, both leaves back.
    for (const side of [1, -1])
      pen.at(
        side > 0 ? 0 : w,
        0,
        () => {
          pen.rimmed(
            poly([
              [-4, -4],
              [44, -4],
              [44, h],
              [-4, h],
            ]),
            { ...LIT, light: [3, 0] },
          );
          for (const x of [12, 26])
            pen.stroke(
              poly([
                [x, 0],
                [x, h],
              ]),
              tone(0.9),
              2,
            );
        },
        [side, 1],
      );
    pen.rimmed(box(-4, -6, w + 8, 28), { ...LIT, light: [0, 3] });
    for (const [x, y, s, dress, hat] of LEAVING) {
      const away = (x - 240) * 0.5;
      const odd = hat === 'none';
      pen.fill(
        poly([
          [x - 10 * s, y],
          [x + 10 * s, y],
          [x + away + 26 * s, y + 90 * s],
          [x + away - 26 * s, y + 90 * s],
        ]),
        BLACK,
      );
      // Light is honest: one of them throws more arms than he has.
      if (odd)
        for (const [dx, dy, ex, ey] of rows('34 22 62 12, -6 40 -34 34, 40 46 70 50, -2 26 -26 12'))
          pen.fill(
            limb(
              [
                [x + away * 0.5, y + 34],
                [x + dx, y + dy],
                [x + ex, y + ey],
              ],
              11,
              3,
            ),
            BLACK,
          );
      pen.at(x, y, () => person(pen, POSES.walks, dress, hat), [x < 240 ? s : -s, s]);
    }
  }),
];
