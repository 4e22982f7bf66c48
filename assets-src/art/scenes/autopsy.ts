import { ACCENTS } from '../accents.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { scene } from './scene.ts';

const LIT: Rim = { light: [2, -2], rim: PAPER, body: BLACK, halo: 1.8 };
const GOWN = ink(0, 1, 0.35);

/** A surgeon behind the slab: cap, goggles, mask, and one arm over the patient. Chin at 0,0. */
function surgeon(pen: Pen): void {
  pen.rimmed(shape('-50 90!, -46 34, -30 16, -12 8, 12 8, 30 16, 46 34, 50 90!'), { ...LIT, body: GOWN });
  pen.stroke(line('-8 12, -14 40, -12 80'), BLACK, 2).stroke(line('8 12, 14 40, 12 80'), BLACK, 2);
  const head = shape('-22 -30, -20 -10, -10 6, 0 9, 10 6, 20 -10, 22 -30, 0 -46');
  pen.stroke(head, BLACK, 3).fill(head, PAPER);
  pen.clip(head, () => pen.fill(shape('-30 -50!, -9 -50!, -12 -20, -6 20!, -30 20!'), tone(0.55)));
  pen.rimmed(shape('-25 -28!, -26 -44, -14 -56, 0 -59, 14 -56, 26 -44, 25 -28!, 0 -35'), { ...LIT, body: GOWN });
  const mask = shape('-19 -12!, 0 -8, 19 -12!, 13 4, 0 11, -13 4');
  pen.fill(mask, tone(0.2)).stroke(mask, BLACK, 2).stroke(line('-14 -3, 0 0, 14 -3'), BLACK, 1.2);
  pen.stroke(line('-22 -22, 22 -22'), BLACK, 3);
  for (const x of [-10, 10]) {
    pen
      .fill(oval(x, -21, 9), BLACK)
      .fill(oval(x, -21, 6.4), ACCENT)
      .fill(oval(x + 2, -23, 2.4), PAPER);
  }
}

function patient(pen: Pen): void {
  const body = shape('24 170!, 26 158, 56 150, 96 148, 136 152, 150 148, 160 132, 186 126, 212 138, 218 158, 204 170!');
  pen.rimmed(body, { light: [0, -4], rim: PAPER, body: ink(1, 0.2, 0), halo: 2.4 }).stroke(body, BLACK, 2.6);
  pen.fill(shape('176 154!, 186 140, 206 144!, 198 156'), BLACK).fill(oval(194, 146, 2.4), PAPER);
  pen.stroke(line('204 163, 212 161'), BLACK, 2).stroke(line('60 152, 96 150, 134 156'), BLACK, 2.2);
  for (const stitch of ['80 145, 82 156', '96 144, 97 156', '112 146, 112 158']) pen.stroke(line(stitch), BLACK, 1.8);
  // The hand nobody is looking at.
  const arm = line('120 164, 128 182, 118 196, 122 206');
  pen.stroke(arm, BLACK, 10).stroke(arm, ACCENT, 6.4);
  for (const finger of ['118 204, 112 216', '122 206, 122 218', '125 204, 132 214']) {
    pen.stroke(line(finger), BLACK, 5).stroke(line(finger), ACCENT, 2.8);
  }
}

/** Tiles, lamp, two surgeons, and on the slab the guest of honour. */
export const AUTOPSY = scene(
  'alien-autopsy',
  ACCENTS.blue,
  { x: 120, y: 60, stars: 0, rays: 12, reach: 1.1 },
  ({ pen, w, h }) => {
    for (let y = 12; y < 160; y += 22) pen.fill(box(0, y, w, 1), tone(0.8));
    pen.fill(poly('84 40, 156 40, 224 170, 16 170'), PAPER, 0.7);
    pen.at(52, 104, () => surgeon(pen), 1.06, 0.06);
    pen.at(188, 104, () => surgeon(pen), [-1.06, 1.06], -0.06);
    pen
      .fill(box(116, -4, 7, 22), BLACK)
      .rimmed(shape('84 38!, 98 14, 141 14, 156 38!'), LIT)
      .fill(oval(120, 39, 36, 6), PAPER);
    pen.rimmed(limb('72 150, 92 138, 104 128', 22, 14), { ...LIT, body: GOWN });
    pen.at(116, 106, () => pen.rimmed(icon('scalpel'), { ...LIT, halo: 4 }), [-0.4, 0.4], 0.3);
    pen.fill(oval(107, 124, 10, 8), PAPER).stroke(oval(107, 124, 10, 8), BLACK, 2.2);
    pen.fill(box(0, 172, w, h - 172), BLACK).fill(box(0, 169, w, 5), PAPER);
    for (const [x] of rows('30, 80, 160, 210')) pen.stroke(box(x - 20, 184, 40, 28, 2), tone(0.7), 1.4);
    patient(pen);
  },
);
