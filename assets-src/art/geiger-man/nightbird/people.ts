import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { fist, sleeve } from '../../pittsburgh/fist.ts';
import type { Picture } from '../../stage.ts';
import { face, shoulders } from '../../survivors/face.ts';
import { DEEP, HALF } from '../../survivors/features.ts';
import { still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';

function stowaway(pen: Pen): void {
  shoulders(pen, 46, 48, tone(0.8), 16);
  face(pen, { build: 'child', brow: 'worried', eyes: 'wide', nose: 'small', mouth: 'grim' });
  for (const [x, y] of rows('-26 18, -20 22, 12 20, 18 17')) pen.fill(oval(x, y, 1.6), BLACK);
  pen.fill(shape('-30 24, -20 30, -26 36, -34 30'), tone(0.55)).fill(shape('10 30, 20 26, 22 34, 12 36'), tone(0.9));
  pen
    .fill(shape('-38 2!, -42 -16, -36 -26!, -20 -22, -26 -10, -32 4'), BLACK)
    .fill(shape('39 2!, 43 -16, 38 -26!, 20 -22, 28 -10, 34 4'), BLACK);
  // A cap that was his brother's.
  const cap = shape('-48 -22!, -52 -46, -30 -66, 4 -72, 38 -64, 54 -42, 46 -20!, 20 -30, -14 -30');
  barred(pen, cap, 3.4, 2.4).fill(cap, ACCENT);
  pen.clip(cap, () => {
    pen.fill(shape('8 -80!, 16 -50, 10 -10!, 70 -10!, 70 -80!'), ink(1, 0.6, 0.1));
    for (const m of ['2 -72, -26 -50, -44 -30', '2 -72, 2 -32', '2 -72, 30 -50, 44 -28']) pen.stroke(line(m), BLACK, 2);
  });
  const peak = shape('-40 -24!, -12 -32, 18 -31, 34 -26!, 24 -14, -6 -12, -34 -14');
  pen
    .fill(peak, BLACK)
    .stroke(line('-34 -16, -8 -14, 20 -15'), PAPER, 2)
    .fill(oval(2, -71, 4.4), BLACK);
}

function heiress(pen: Pen): void {
  const fur = shoulders(pen, 68, 58, PAPER, 12);
  pen.clip(fur, () =>
    pen.fill(poly('22 40, 110 40, 110 160, 30 160'), HALF).fill(poly('50 40, 110 40, 110 160, 54 160'), DEEP),
  );
  pen.stroke(fur, BLACK, 2);
  face(pen, { build: 'oval', brow: 'thin', eyes: 'narrow', nose: 'hook', mouth: 'lips', neck: 14 });
  pen.fill(shape('-35 10!, -42 -16, -30 -42, -4 -52, 24 -46, 40 -22, 38 10!, 32 -12, 14 -28, -10 -30, -26 -16'), BLACK);
  for (const m of ['-30 -26, -10 -42', '-8 -34, 12 -46', '14 -32, 28 -38']) pen.stroke(line(m), tone(0.1), 1.6);
  // A hat the size of the dowry, and a veil to the nose.
  const hat = shape('-66 -30!, -60 -50, -30 -66, 10 -72, 48 -64, 70 -44, 72 -28!, 30 -42, -20 -44');
  barred(pen, hat, 3.4, 2.4).fill(hat, ACCENT);
  pen.clip(hat, () => pen.fill(shape('14 -80!, 24 -50, 18 -20!, 80 -20!, 80 -80!'), ink(1, 0.6, 0.1)));
  for (const [x, y, r] of rows('28 -64 11, 44 -58 9, 36 -74 8'))
    pen
      .fill(oval(x, y, r + 2), BLACK)
      .fill(oval(x, y, r), PAPER)
      .stroke(oval(x, y, r * 0.5), BLACK, 1.6);
  pen.clip(shape('-42 -40!, 44 -38!, 38 6, 18 16, -6 10, -28 16, -40 4'), () => {
    for (let i = -70; i < 80; i += 11)
      pen.stroke(seg(i, -44, i + 34, 24), BLACK, 1.1).stroke(seg(i + 34, -44, i, 24), BLACK, 1.1);
  });
  for (const x of [-36, 37]) pen.fill(oval(x, 20, 5.4), BLACK).fill(oval(x, 20, 4), PAPER);
  for (const [x, y] of rows('-22 66, -14 74, -4 78, 6 78, 16 74, 24 66'))
    pen.fill(oval(x, y, 5.4), BLACK).fill(oval(x, y, 4), ACCENT);
  // Bijou, who bites.
  pen.at(
    -62,
    84,
    () => {
      inked(pen, shape('-18 40!, -20 8, -8 -2, 10 -2, 22 8, 22 40!'), PAPER, 3);
      for (const s of [-1, 1]) pen.at(0, -8, () => pen.fill(shape('10 -12!, 20 -24!, 22 -6, 14 2'), BLACK), [s, 1]);
      inked(pen, shape('-16 -8, -10 -20, 10 -20, 16 -8, 10 4, 6 10, -6 10, -10 4'), PAPER, 3);
      pen
        .fill(oval(-6, -9, 3), BLACK)
        .fill(oval(6, -9, 3), BLACK)
        .fill(shape('-4 0, 4 0, 0 5'), BLACK)
        .stroke(line('-7 8, 0 6, 7 8'), BLACK, 1.8);
      pen.fill(box(-13, 10, 26, 5, 2), ACCENT).stroke(box(-13, 10, 26, 5, 2), BLACK, 1.6);
    },
    0.96,
    -0.06,
  );
}

function conductor(pen: Pen): void {
  const coat = shoulders(pen, 70, 56, ink(1, 0.72, 0.1), 12);
  pen.clip(coat, () => pen.fill(poly('22 40, 110 40, 110 160, 30 160'), BLACK));
  face(pen, { build: 'round', brow: 'heavy', eyes: 'open', nose: 'broad', mouth: 'grim', lines: true, neck: 24 });
  // Moustache, waxed on schedule.
  const tache = shape('-34 22!, -26 30, -14 24, -5 20, 4 24, 18 30, 28 20!, 20 36, 4 32, -5 28, -14 32, -28 36');
  pen.fill(tache, PAPER).stroke(tache, BLACK, 2);
  pen
    .fill(shape('-37 8!, -42 -10, -38 -24!, -32 -10'), PAPER)
    .stroke(shape('-37 8!, -42 -10, -38 -24!, -32 -10'), BLACK, 1.6);
  pen
    .fill(poly('-22 56, 0 76, -14 92, -34 64'), PAPER)
    .stroke(poly('-22 56, 0 76, -14 92, -34 64'), BLACK, 2)
    .fill(poly('22 56, 0 76, 12 92, 32 64'), HALF)
    .stroke(poly('22 56, 0 76, 12 92, 32 64'), BLACK, 2);
  pen.fill(poly('-6 74, 6 74, 5 112, -5 112'), BLACK);
  for (const y of [96, 110])
    for (const x of [-28, 26]) pen.fill(oval(x, y, 4), PAPER).stroke(oval(x, y, 4), BLACK, 1.6);
  const band = shape('-44 -24!, -44 -46, 0 -54, 46 -46, 46 -24!, 0 -34');
  const top = shape('-46 -46!, -50 -62, 0 -76, 54 -62, 48 -46!, 0 -56');
  pen
    .stroke(band, PAPER, 3.4)
    .stroke(top, PAPER, 3.4)
    .stroke(top, BLACK, 2.4)
    .fill(top, ACCENT)
    .stroke(band, BLACK, 2.4)
    .fill(band, BLACK);
  pen.clip(top, () => pen.fill(poly('8 -90, 60 -90, 60 -40, 12 -40'), ink(1, 0.72, 0.1)));
  pen.fill(box(-26, -46, 52, 13, 2), PAPER).stroke(box(-26, -46, 52, 13, 2), BLACK, 1.8);
  for (const [x, w] of rows('-21 8, -10 6, -1 9, 11 9')) pen.fill(box(x, -42, w, 5), BLACK);
  const peak = shape('-44 -24!, 0 -34, 46 -24!, 36 -14, 0 -20, -36 -13');
  pen.fill(peak, BLACK).stroke(line('-38 -16, 0 -23, 38 -16'), PAPER, 2);
  // And his watch, which is right.
  sleeve(pen, '44 150!, 56 118, 66 94, 88 98, 92 150!', ink(1, 0.72, 0.1));
  edged(pen, line('30 100, 50 112, 68 84'), 4, 2);
  pen.at(82, 46, () => {
    pen.stroke(oval(0, -30, 6), BLACK, 4);
    inked(pen, oval(0, 0, 24), PAPER, 4);
    for (let i = 0; i < 12; i++) pen.at(0, 0, () => pen.fill(box(-1.2, -20, 2.4, i % 3 ? 4 : 7), BLACK), 1, i * 0.5236);
    pen
      .stroke(line('0 0!, 0 -14!'), BLACK, 3.4)
      .stroke(line('0 0!, 8 5!'), ACCENT, 3.4)
      .fill(oval(0, 0, 3), BLACK);
  });
  fist(pen, 78, 76, 0.96, -0.1);
}

/** The three who come with a card of their own. */
export const NIGHTBIRD_PEOPLE: Picture[] = [
  still('event-stowaway', 'silver', { x: 130, y: 56, stars: 0 }, ({ pen, w }) => {
    pen.at(120, 76, () => stowaway(pen), 0.9, -0.04);
    // Between a crate and a crate.
    for (const [x, y] of rows('-40 40, 168 62')) {
      const crate = box(x, y, 112, 130, 2);
      inked(pen, crate, tone(0.4), 3.6);
      pen.clip(crate, () => {
        for (let d = 26; d < 130; d += 26) pen.stroke(seg(x, y + d, x + 112, y + d), BLACK, 2.6);
        edged(pen, seg(x + 6, y + 124, x + 106, y + 6), 15, 10, tone(0.2));
      });
    }
    inked(pen, box(-4, 122, w + 8, 40, 2), tone(0.3), 3.4);
    for (const x of [92, 150])
      for (const d of [-8, 0, 8])
        pen.fill(box(x + d - 4, 112, 8, 18, 4), PAPER).stroke(box(x + d - 4, 112, 8, 18, 4), BLACK, 2);
  }),
  still('event-heiress', 'orange', { x: 160, y: 56, rays: 11 }, ({ pen }) =>
    pen.at(138, 68, () => heiress(pen), 0.82, 0.03),
  ),
  still('event-conductor', 'blue', { x: 64, y: 56, stars: 8 }, ({ pen }) =>
    pen.at(112, 82, () => conductor(pen), 0.92, -0.03),
  ),
];
