import { ACCENTS } from '../accents.ts';
import { town } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, oval, poly, rows, shape } from '../paths.ts';
import type { Picture } from '../stage.ts';
import { hero, onlooker } from './parts.ts';
import { scene } from './scene.ts';

/** Reminders lie beside every deck: whoever comes, and wherever to, is not shown. */
export const ENDGAME: Picture[] = [
  scene('turning-point', ACCENTS.amber, { x: 120, y: 96, rays: 24 }, ({ pen }) => {
    pen.at(120, 104, () => {
      pen
        .fill(oval(0, 0, 84), BLACK)
        .stroke(oval(0, 0, 84), PAPER, 3)
        .fill(oval(0, 0, 74), PAPER);
      pen.clip(oval(0, 0, 74), () => pen.fill(poly('0 0, 0 -100, -100 -100, -100 40'), ink(1, 0.1, 0)));
      for (let i = 0; i < 12; i++)
        pen.at(0, 0, () => pen.fill(box(-2.6, -72, 5.2, i % 3 ? 9 : 15), BLACK), 1, (i * Math.PI) / 6);
      pen.at(0, 0, () => pen.fill(poly('-5 10, 5 10, 3 -58, 0 -66, -3 -58'), BLACK), 1, -0.02);
      pen.at(0, 0, () => pen.fill(poly('-6 10, 6 10, 4 -38, 0 -48, -4 -38'), BLACK), 1, -0.5);
      pen.fill(oval(0, 0, 9), BLACK).fill(oval(0, 0, 4), ACCENT);
      // The arrow that turns everything round.
      const arrow = shape(
        '-98 26!, -86 70, -40 102, 20 104, 74 78, 96 34!, 78 26!, 58 62, 16 86, -36 84, -72 58, -82 18!',
      );
      pen.stroke(arrow, BLACK, 4).fill(arrow, ACCENT);
      const tip = poly('112 40, 62 22, 98 -16');
      pen.stroke(tip, BLACK, 4).fill(tip, ACCENT);
    });
  }),
  scene(
    'last-one-standing',
    ACCENTS.red,
    { x: 120, y: 92, rays: 26, floor: 190, reach: 1.1 },
    ({ pen }) => {
      const hill = shape('10 222!, 60 190, 104 172, 138 172, 184 192, 232 222!');
      pen.rimmed(hill, { light: [0, -3], rim: PAPER, body: BLACK, halo: 1.4 });
      // One figure, coat out, wrench in hand.
      pen.at(120, 176, () => hero(pen), 0.96);
      for (const [x, y, s] of rows('26 196 1.1, 58 212 1.3, 94 214 1, 150 214 1.1, 188 210 1.3, 218 194 1.05')) {
        onlooker(pen, x, y, s);
      }
    },
    (s) => town(s, 190),
  ),
];
