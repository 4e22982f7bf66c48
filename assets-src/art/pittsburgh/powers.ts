import { ACCENTS } from '../accents.ts';
import { hills } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { scene } from '../scenes/scene.ts';
import type { Picture } from '../stage.ts';
import { face } from '../survivors/face.ts';
import { claw, LIT } from './dead/corpse.ts';
import { axe, blaze } from './tools.ts';

/** One that will not get up again: a heap, a hand, the soles of two shoes. */
function down(pen: Pen, x: number, y: number, s: number, flip: 1 | -1): void {
  pen.at(
    x,
    y,
    () => {
      pen.rimmed(shape('-34 6!, -30 -6, -14 -12, 8 -9, 24 -4, 34 6!'), LIT);
      pen.rimmed(limb('-22 -4, -34 -14, -32 -26', 7, 5), LIT);
      claw(pen, -32, -25, Math.PI + 0.2, 0.8);
      for (const fx of [26, 36])
        pen.rimmed(
          shape([
            [fx - 4, 6],
            [fx - 5, -8],
            [fx + 1, -13],
            [fx + 5, -8],
            [fx + 5, 6],
          ]),
          { ...LIT, body: tone(0.8) },
        );
    },
    [s * flip, s],
  );
}

/** Feet apart, axe over the head. Feet at 0,0; 110 high. */
export function killer(pen: Pen): void {
  pen.at(8, -142, () => axe(pen), 0.56, 1.35);
  const body = shape(
    '-26 0!, -16 -34, -14 -52, -20 -72, -16 -86, -24 -104, -14 -126, -6 -142!, 2 -138!, -2 -122, -8 -104, -2 -90, 6 -90, 12 -104, 10 -124, 16 -140!, 24 -138!, 24 -122, 26 -104, 20 -86, 20 -70, 14 -52, 20 -32, 30 0!, 18 0!, 4 -36, -12 0!',
  );
  pen.rimmed(body, { ...LIT, light: [3, -2], halo: 2.4 }).rimmed(oval(3, -102, 11, 13), { ...LIT, light: [3, -2] });
  pen.fill(box(-12, -58, 26, 5), ACCENT);
}

/** A car with nobody to save in it. Wheels at 0. */
function wreck(pen: Pen): void {
  for (const [x, y, s] of rows('-44 -30 1.1, 52 -30 1.2, 6 -40 1.6')) pen.at(x, y, () => blaze(pen, s));
  const car = shape('-92 -6!, -90 -28, -58 -36, -38 -60, 34 -62, 60 -38, 92 -30, 96 -6!');
  pen.rimmed(car, { ...LIT, light: [0, -3] });
  for (const window of ['-48 -37, -32 -55, -6 -55, -6 -37', '4 -37, 4 -56, 30 -56, 48 -38'])
    pen.fill(poly(window), ACCENT).fill(poly(window), PAPER, 0.4);
  for (const x of [-56, 58])
    pen
      .fill(oval(x, -6, 17), PAPER)
      .fill(oval(x, -6, 15), BLACK)
      .stroke(oval(x, -6, 7), tone(0.5), 2.4);
}

export const PITTSBURGH_POWERS: Picture[] = [
  scene(
    'killing-machine',
    ACCENTS.red,
    { x: 120, y: 80, rays: 12, floor: 172, reach: 1.1, stars: 8 },
    ({ pen }) => {
      pen.at(126, 180, () => wreck(pen), 1.08);
      pen.at(112, 206, () => killer(pen), 1.1);
      for (const [x, y, s, flip] of rows('36 186 0.74 1, 208 190 0.74 -1, 30 216 1 -1, 214 216 1 1, 166 220 0.86 -1'))
        down(pen, x, y, s, flip as 1 | -1);
    },
    (s) => hills(s, 172),
  ),
  scene('queen-of-screams', ACCENTS.red, { x: 120, y: 96, rays: 12, stars: 0, reach: 1.2 }, ({ pen, w, h }) => {
    pen.fill(box(0, 0, w, h), BLACK);
    pen.at(
      128,
      78,
      () => {
        face(pen, { build: 'fine', brow: 'worried', eyes: 'wide', nose: 'small', mouth: 'lips' });
        pen.fill(shape('-24 20, -18 48, -2 52, 12 48, 17 22, -3 13'), PAPER);
        const scream = shape('-18 34, -14 21, -4 17, 8 21, 13 34, 8 50, -4 56, -14 50');
        pen.stroke(scream, ACCENT, 4.4).stroke(scream, BLACK, 1.4).fill(scream, BLACK);
        pen.clip(scream, () =>
          pen.fill(shape('-13 22, -4 18, 7 22, 6 26, -11 26'), PAPER).fill(shape('-10 50, -3 42, 5 50, -2 58'), ACCENT),
        );
        for (const x of [-7, -1, 4])
          pen.stroke(
            line([
              [x, 20],
              [x, 25],
            ]),
            BLACK,
            0.8,
          );
        // Hair in her face, and one tear.
        for (const lock of [
          '-34 -60, -36 -20, -32 10, -36 40',
          '30 -60, 35 -20, 34 20, 38 44',
          '-30 -52, -22 -34, -28 -16',
        ])
          pen.stroke(line(lock), BLACK, 3.4);
        pen
          .fill(shape('-24 6!, -21.4 12, -24 15, -26.4 12'), PAPER)
          .stroke(shape('-24 6!, -21.4 12, -24 15, -26.4 12'), BLACK, 1);
      },
      2.5,
      0.05,
    );
    // What she sees, by its shadow.
    const shade = ink(0.35, 1, 0.5);
    for (const [finger, from, to] of [
      ['250 160, 206 120, 168 92, 140 88', 34, 9],
      ['250 120, 206 78, 168 54, 132 46', 34, 9],
      ['250 80, 212 44, 176 20, 146 8', 34, 9],
      ['250 196, 214 172, 184 158, 160 158', 32, 9],
    ] as const)
      pen.fill(limb(finger, from, to), shade);
    pen.fill(shape('250 40!, 214 60, 204 110, 212 160, 250 190!'), shade);
  }),
];
