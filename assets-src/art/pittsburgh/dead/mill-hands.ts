import { ACCENTS } from '../../accents.ts';
import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { ground, type Picture, type Stage } from '../../stage.ts';
import { bridge, mill, terrace } from '../town.ts';
import { corpse, deadHead, LIT, type PoseName } from './corpse.ts';
import { stand, walk } from './walk.ts';

function hardHat(pen: Pen): void {
  deadHead(pen, { bald: true });
  const brim = shape('-17 -8!, -12 -12, 12 -12, 17 -7!, 0 -7');
  const dome = shape('-13 -10!, -12 -21, 0 -26, 12 -21, 13 -10!');
  pen.stroke(dome, BLACK, 3).rimmed(dome, { light: [3.4, -2], rim: PAPER, body: ACCENT });
  pen.stroke(line('0 -25, 0 -12'), BLACK, 1.6).stroke(brim, BLACK, 2.4).fill(brim, ACCENT);
}

/** The lid has come open; so has lunch. */
function pail(pen: Pen): void {
  pen.stroke(line('-7 5, -6 -2, 6 -2, 7 5'), PAPER, 4).stroke(line('-7 5, -6 -2, 6 -2, 7 5'), BLACK, 2);
  const tin = shape('-11 22!, -11 10, 0 4, 11 10, 11 22!');
  pen.rimmed(tin, { ...LIT, light: [3, -2], body: ink(0, 1, 0.3) }).stroke(line('-11 12, 11 12'), PAPER, 1.4);
}

export const millHand =
  (pose: PoseName, carries = false) =>
  (pen: Pen): void =>
    corpse(pen, pose, {
      coat: '-6 -83!, -17 -82, -22 -74, -18 -58, -17 -40!, 0 -38, 17 -40!, 18 -58, 22 -74, 17 -82, 6 -83!',
      sleeve: 13,
      leg: 15,
      head: hardHat,
      over: (p) => {
        const bib = poly('-9 -70, 9 -70, 13 -42, -13 -42');
        p.fill(bib, tone(0.55)).stroke(bib, BLACK, 1.4);
        for (const side of [-1, 1])
          p.stroke(
            line([
              [side * 8, -70],
              [side * 12, -82],
            ]),
            tone(0.4),
            3,
          );
        p.fill(box(-5, -64, 10, 8), BLACK)
          .fill(oval(-8, -68, 1.6), PAPER)
          .fill(oval(8, -68, 1.6), PAPER);
      },
      ...(carries && { right: pail }),
    });

/** The mouth of the open hearth, and what runs out of it. */
function hearth({ pen, w }: Stage, y: number): void {
  pen.fill(box(0, 0, w, y), ink(0, 1, 0.55));
  for (let x = 4; x < w; x += 38)
    pen.fill(box(x, 0, 5, y), BLACK).stroke(
      line([
        [x + 5, 0, 1],
        [x + 5, y, 1],
      ]),
      ACCENT,
      1,
    );
  const mouth = shape([
    [66, y, 1],
    [66, 76],
    [84, 44],
    [120, 34],
    [156, 44],
    [174, 76],
    [174, y, 1],
  ]);
  pen.stroke(mouth, BLACK, 9).stroke(mouth, ACCENT, 3).fill(mouth, PAPER);
  pen.clip(mouth, () =>
    pen.wash(
      pen.radial(120, 110, 78, [
        [0, ink(0, 0, 0)],
        [0.5, ink(0.4, 0, 0)],
        [1, ink(1, 0.2, 0)],
      ]),
      40,
      20,
      160,
      160,
    ),
  );
}

/** The gate at the end of a shift. */
function gate({ pen, w }: Stage, y: number): void {
  for (let x = 10; x < w; x += 15) pen.fill(box(x, y - 54, 2.6, 60), BLACK);
  for (const dy of [-50, -14]) pen.fill(box(0, y + dy, w, 3), BLACK);
  for (const x of [34, 190])
    pen.rimmed(box(x, y - 70, 16, 78), { ...LIT, light: [3, -2], body: ink(0, 1, 0.4), halo: 1.4 });
}

export const MILL_HANDS: Picture[] = [
  walk('mill-hands-1', ACCENTS.rust, [120, 84], (s) => {
    mill(s, 148, 14);
    ground(s, 148, 120, 1.1);
    stand(s, [
      [millHand('hang', true), 54, 204, 1.12],
      [millHand('grab'), 184, 206, 1.14],
      [millHand('lurch'), 124, 214, 1.28],
    ]);
  }),
  walk('mill-hands-2', ACCENTS.amber, [120, 100], (s) => {
    hearth(s, 152);
    ground(s, 152, 120, 1);
    stand(s, [
      [millHand('lurch'), 186, 198, 1.06, -1],
      [millHand('point', true), 118, 202, 1.1],
      [millHand('hang'), 50, 212, 1.28],
    ]);
  }),
  walk('mill-hands-3', ACCENTS.rust, [70, 72], (s) => {
    terrace(s, 116, 150, 5);
    hills(s, 150, -20);
    ground(s, 150, 80, 1.2);
    stand(s, [
      [millHand('hang', true), 40, 190, 0.92],
      [millHand('hail'), 106, 202, 1.1],
      [millHand('hang', true), 182, 236, 1.66, -1],
    ]);
  }),
  walk('mill-hands-4', ACCENTS.rust, [130, 76], (s) => {
    mill(s, 146, -60);
    gate(s, 152);
    ground(s, 158, 130, 1.1);
    stand(s, [
      [millHand('point'), 178, 200, 1.04],
      [millHand('hang', true), 118, 206, 1.12, -1],
      [millHand('lurch', true), 62, 214, 1.26],
    ]);
  }),
  walk('mill-hands-5', ACCENTS.amber, [176, 74], (s) => {
    bridge(s, 148, 0);
    ground(s, 148, 150, 1.2);
    stand(s, [
      [millHand('hang'), 210, 192, 0.92, -1],
      [millHand('lurch', true), 156, 204, 1.1],
      [millHand('hail'), 60, 234, 1.62],
    ]);
  }),
];
