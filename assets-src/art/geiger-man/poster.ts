import { FAR, NEAR } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, line, oval, poly, rows } from '../paths.ts';
import { ground, type Picture, spot, stars } from '../stage.ts';
import { carBack } from './kit/cars.ts';
import { INKS } from './kit/still.ts';
import { suit } from './kit/suit.ts';

/** In the glass case: he stands up behind the last row, and nobody has looked round yet. */
export const POSTER: Picture = {
  id: 'poster',
  accent: INKS.uranium,
  size: { w: 220, h: 130 },
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 110, y: 44, rays: 15, reach: 1.02, turn: 0.1 });
    stars(stage, 12, 50, [110, 44, 90]);
    const mesa = poly('-4 98, 10 92, 18 64, 24 60, 56 60, 60 66, 68 92, 84 98');
    pen.fill(mesa, FAR).stroke(mesa, ACCENT, 1);
    // The screen, which shows nothing now.
    for (const x of [166, 204]) pen.fill(box(x, 80, 5, 22), NEAR);
    const screen = poly('150 44, 220 40, 218 84, 154 84');
    pen
      .stroke(screen, BLACK, 5)
      .fill(screen, ink(0.14, 0, 0))
      .stroke(screen, NEAR, 2);
    pen.stroke(line('158 50, 176 48'), PAPER, 2);
    ground(stage, 98, 110, 1.2);
    pen.at(110, 140, () => suit(pen, { arms: 'down', eyes: ACCENT }), 0.8);
    for (const [x, y, s] of rows('24 112 0.5, 196 112 0.5')) pen.at(x, y, () => carBack(pen), s);
    for (const [x, y, s] of rows('60 130 0.6, 110 132 0.62, 160 130 0.6, 10 132 0.6, 210 132 0.6')) {
      pen.at(
        x,
        y,
        () => {
          carBack(pen);
          for (const d of [-9, 9]) pen.fill(oval(d, -39, 4.6, 5.4), BLACK).fill(box(d - 7, -35, 14, 4, 2), BLACK);
        },
        s,
      );
    }
  },
};
