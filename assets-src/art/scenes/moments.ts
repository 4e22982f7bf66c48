import { ACCENTS } from '../accents.ts';
import { mesas } from '../horizon.ts';
import { ACCENT, BLACK, PAPER } from '../ink.ts';
import { box, line, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { saucer } from '../saucer.ts';
import { ground, type Picture, type Size, type Stage, spot, stars } from '../stage.ts';
import { mutant } from './mutants.ts';
import { burst, hero, onlooker, warlordHead } from './parts.ts';
import { pod } from './pods.ts';
import { terror } from './terrors.ts';

/** Title cards: wide, the drama at the edges, the middle left to the words. */
export const TITLE: Size = { w: 480, h: 270 };

export const moment = (id: string, accent: string, y: number, draw: (stage: Stage) => void): Picture => ({
  id: `moment-${id}`,
  accent,
  size: TITLE,
  draw(stage) {
    spot(stage, { x: 240, y, rays: 32, reach: 1.15, turn: 0.05 });
    draw(stage);
  },
});

/** A clock as large as the card is high, its hands nearly up. */
export function clockFace(pen: Pen): void {
  for (const [r, w] of [
    [128, 6],
    [116, 2],
    [74, 1.6],
  ] as const)
    pen.stroke(oval(240, 135, r), BLACK, w);
  for (let i = 0; i < 12; i++)
    pen.at(240, 135, () => pen.fill(box(-4, -112, 8, i % 3 ? 14 : 24), BLACK), 1, (i * Math.PI) / 6);
  pen.at(240, 135, () => pen.fill(poly('-5 0, 5 0, 3 -88, 0 -100, -3 -88'), BLACK), 1, -0.03);
  pen.at(240, 135, () => pen.fill(poly('-6 0, 6 0, 4 -56, 0 -70, -4 -56'), BLACK), 1, -0.55);
  pen.fill(oval(240, 135, 12), BLACK).fill(oval(240, 135, 5), ACCENT);
}

/** Cross hairs, and where they meet. */
export function sights(pen: Pen): void {
  for (const [r, w] of [
    [104, 7],
    [64, 4],
  ] as const)
    pen.stroke(oval(240, 128, r), PAPER, w + 3).stroke(oval(240, 128, r), BLACK, w);
  for (const arm of ['240 6, 240 96', '240 160, 240 250', '114 128, 206 128', '274 128, 366 128']) {
    pen.stroke(line(arm), PAPER, 8).stroke(line(arm), BLACK, 5);
  }
  burst(pen, 240, 128, 20, 9, ACCENT);
}

export const MOMENTS: Picture[] = [
  moment('creature-feature', ACCENTS.green, 120, (stage) => {
    const { pen } = stage;
    stars(stage, 40, 120, [240, 120, 150]);
    mesas(stage, 226);
    ground(stage, 226, 240);
    pen.at(84, 96, () => terror(pen, 10, [0.8, 0.3]), 1.3);
    pen.at(408, 262, () => mutant(pen, 2), [-1.9, 1.9]);
    pen.at(240, 292, () => pod(pen, 0.45, 8), 1.3);
  }),
  moment('turning-point', ACCENTS.amber, 135, ({ pen }) => {
    clockFace(pen);
    saucer(pen, 62, 66, 0.9, 150, 0.3);
    saucer(pen, 420, 66, 0.9, 150, 0.3);
  }),
  moment('last-one-standing', ACCENTS.red, 120, (stage) => {
    const { pen } = stage;
    saucer(pen, 86, 50, 0.9, 170, 0.25);
    saucer(pen, 396, 46, 0.9, 170, 0.25);
    mesas(stage, 222, 120);
    ground(stage, 222, 240);
    pen.rimmed(shape('120 280!, 180 240, 220 222, 262 222, 304 240, 366 280!'), {
      light: [0, -3],
      rim: PAPER,
      body: BLACK,
      halo: 1.4,
    });
    pen.at(240, 226, () => hero(pen), 0.8);
    for (const [x, y, s] of [
      [26, 232, 1.5],
      [84, 244, 1.2],
      [140, 258, 1.1],
      [340, 258, 1.1],
      [396, 244, 1.2],
      [452, 232, 1.5],
    ] as const)
      onlooker(pen, x, y, s);
  }),
  moment('head-shot', ACCENTS.red, 135, ({ pen }) => {
    pen.at(240, 170, () => warlordHead(pen), 1.16);
    sights(pen);
    pen.fill(oval(240, 128, 5), PAPER);
  }),
];
