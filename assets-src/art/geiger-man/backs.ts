import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { BACK, frame } from '../scenes/backs.ts';
import { type Picture, spot } from '../stage.ts';
import { reel } from './kit/cinema.ts';
import { INKS, type InkName } from './kit/still.ts';
import { barred, inked } from './kit/strokes.ts';

/** One sign on a strip of film, large: a pile is seen as a stamp. The sign is drawn about 0,0 within ±80. */
const back = (id: string, accent: InkName, draw: (pen: Pen) => void): Picture => ({
  id: `back-${id}`,
  accent: INKS[accent],
  size: BACK,
  draw(stage) {
    const { pen, w, h } = stage;
    spot(stage, { x: 120, y: 170, rays: 9, reach: 0.92 });
    pen.fill(box(0, 0, 38, h), BLACK).fill(box(w - 38, 0, 38, h), BLACK);
    pen.at(120, 170, () => draw(pen));
    frame(stage);
  },
});

export const BACKS: Picture[] = [
  back('action', 'amber', (pen) =>
    pen.at(
      0,
      0,
      () => {
        const ticket = shape('-72 -40!, 72 -40!, 72 -14!, 58 0, 72 14!, 72 40!, -72 40!, -72 14!, -58 0, -72 -14!');
        inked(pen, ticket, ACCENT, 7);
        pen.stroke(line('-40 -36!, -40 36!'), BLACK, 4);
        pen
          .fill(poly('12 -30, 20 -9, 42 -8, 25 6, 31 28, 12 16, -7 28, -1 6, -18 -8, 4 -9'), PAPER)
          .stroke(poly('12 -30, 20 -9, 42 -8, 25 6, 31 28, 12 16, -7 28, -1 6, -18 -8, 4 -9'), BLACK, 5);
      },
      1,
      -0.7,
    ),
  ),
  back('terror', 'red', (pen) => {
    const eye = shape('-78 4!, -40 -40, 0 -52, 40 -40, 78 4!, 40 40, 0 50, -40 40');
    inked(pen, eye, PAPER, 8);
    pen
      .fill(oval(0, 0, 38), BLACK)
      .fill(oval(0, 0, 30), ACCENT)
      .fill(oval(0, 0, 15), BLACK)
      .fill(oval(-8, -9, 7), PAPER);
    for (const [x, y, s] of rows('-70 -40 -0.6, -40 -66 -0.3, 0 -76 0, 40 -66 0.3, 70 -40 0.6'))
      pen.at(x, y, () => barred(pen, line('0 8, 0 -10'), 12, 7), 1, s);
  }),
  back('item', 'green', (pen) => {
    barred(pen, line('26 30!, 66 74!'), 30, 22);
    inked(pen, oval(-12, -16, 54), BLACK, 6);
    pen
      .fill(oval(-12, -16, 42), PAPER)
      .fill(oval(-12, -16, 42), ink(0.5, 0, 0), 0.5)
      .stroke(line('-38 -20, -30 -40, -14 -46'), PAPER, 8);
  }),
  back('event', 'amber', (pen) => {
    const horn = poly('-70 -16, -30 -20, 44 -64, 44 64, -30 20, -70 16');
    inked(pen, box(-44, 14, 20, 52, 8), BLACK, 6);
    inked(pen, horn, ACCENT, 8);
    pen
      .fill(oval(46, 0, 17, 66), PAPER)
      .stroke(oval(46, 0, 17, 66), BLACK, 7)
      .fill(oval(48, 0, 8, 40), BLACK);
  }),
  back('power', 'silver', (pen) => {
    inked(pen, shape('-52 90!, -52 -30, -34 -76, 0 -92, 34 -76, 52 -30, 52 90!'), BLACK, 7);
    pen.fill(oval(0, -26, 26), ACCENT).fill(poly('-14 -10, 14 -10, 26 66, -26 66'), ACCENT);
    pen.fill(oval(-10, -28, 5, 8), BLACK).fill(oval(10, -28, 5, 8), BLACK);
  }),
  back('finale', 'red', (pen) => {
    pen.at(0, -8, () => reel(pen, 72));
    const tail = line('60 36, 74 66, 40 80, 20 96');
    barred(pen, tail, 24, 18);
    for (const [x, y] of rows('66 48, 66 66, 50 76, 34 84')) pen.fill(box(x - 3, y - 3, 6, 6), tone(0.1));
  }),
];
