import { ACCENTS } from '../accents.ts';
import { cactus, mesas } from '../horizon.ts';
import { BLACK, ink, PAPER } from '../ink.ts';
import { oval, rows, shape } from '../paths.ts';
import { saucer } from '../saucer.ts';
import { ground, type Picture, POSTER_SIZE, spot, stars } from '../stage.ts';
import { FLAILING } from './parts.ts';

/** Somebody has come for them, and says hello. */
export const POSTER: Picture = {
  id: 'roswell-51',
  accent: ACCENTS.green,
  size: POSTER_SIZE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 220, y: 62, rays: 30, reach: 0.72, turn: 0.05 });
    stars(stage, 70, 190, [220, 62, 130]);
    mesas(stage, 206, -12);
    pen.at(196, 0, () => mesas(stage, 206, 26));
    ground(stage, 206, 220, 0.72);
    saucer(pen, 220, 58, 1.72, 94, 0.4);
    pen.fill(oval(220, 224, 106, 15), PAPER).fill(oval(220, 224, 84, 10), ink(0.5, 0, 0));
    for (const [x, y, s] of rows('152 228 0.98, 220 240 1.28, 290 228 0.98'))
      pen.at(x, y, () => pen.rimmed(shape(FLAILING), { light: [2, -2], rim: PAPER, body: BLACK, halo: 2.4 }), s);
    cactus(pen, 46, 240, 1.5);
    cactus(pen, 398, 236, 1.3);
  },
};
