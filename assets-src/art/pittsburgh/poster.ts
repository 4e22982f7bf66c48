import { ACCENTS } from '../accents.ts';
import { ground, type Picture, POSTER_SIZE, spot, stars } from '../stage.ts';
import { lantern } from './dead/costumes.ts';
import { millHand } from './dead/mill-hands.ts';
import { widow } from './dead/mourners.ts';
import { mill } from './town.ts';

/** The night shift, and whoever came to fetch it. */
export const POSTER: Picture = {
  id: 'pittsburgh-68',
  accent: ACCENTS.rust,
  size: POSTER_SIZE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 220, y: 110, rays: 30, reach: 1.1, turn: 0.05 });
    stars(stage, 20, 110, [220, 110, 150]);
    mill(stage, 214, 112);
    ground(stage, 214, 220);
    pen.at(88, 292, () => millHand('hail')(pen), 2.1);
    pen.at(352, 298, () => widow(pen), 2.1);
    lantern(pen, 222, 240, 1.2);
  },
};
