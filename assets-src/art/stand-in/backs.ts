import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import { BACK, frame } from '../scenes/backs.ts';
import { type Picture, type Stage, spot } from '../stage.ts';
import { mask } from './kit/mask.ts';
import { KEYS } from './kit/shot.ts';

/** Black down both sides and out to the very edge, for a back may lie on the table without a border. */
function margins({ pen, w, h }: Stage): void {
  pen
    .fill(box(0, 0, 38, h), BLACK)
    .fill(box(w - 38, 0, 38, h), BLACK)
    .stroke(box(0, 0, w, h), BLACK, 8);
}

/** Two backs, so that everybody knows what lies on top; and what is thrown away lies in the dark. */
export const STAND_IN_BACKS: Picture[] = [
  {
    id: 'back-script',
    accent: KEYS.double,
    size: BACK,
    draw(stage) {
      const { pen } = stage;
      spot(stage, { x: 120, y: 170, rays: 26, reach: 0.92 });
      margins(stage);
      pen.at(
        120,
        170,
        () => {
          pen.at(4, 5, () => mask(pen, BLACK, BLACK, BLACK));
          mask(pen);
        },
        1.72,
      );
      frame(stage);
    },
  },
  {
    id: 'back-blackout',
    accent: KEYS.blackout,
    size: BACK,
    draw(stage) {
      const { pen, w, h } = stage;
      pen.wash(
        pen.radial(120, 160, 210, [
          [0, ink(0.8, 0, 0)],
          [0.3, ink(1, 0, 0)],
          [0.6, ink(1, 0.2, 0.1)],
          [1, ink(1, 0.4, 0.8)],
        ]),
        0,
        0,
        w,
        h,
      );
      for (let i = 0; i < 18; i++)
        pen.at(
          120,
          170,
          () => pen.fill(poly('-3 -84, 3 -84, 9 -200, -9 -200'), ink(1, 0.2, 0.6)),
          1,
          (i * Math.PI) / 9 + 0.17,
        );
      margins(stage);
      // The one bulb, and its wire in two.
      pen.stroke(line('120 0, 120 96'), BLACK, 8).stroke(line('120 0, 120 96'), PAPER, 3);
      const bulb = shape(
        '106 126!, 102 146, 76 166, 66 196, 78 228, 104 244, 120 246, 136 244, 162 228, 174 196, 164 166, 138 146, 134 126!',
      );
      pen.stroke(bulb, BLACK, 8).fill(bulb, PAPER);
      pen.clip(bulb, () => pen.fill(shape('140 110!, 150 170, 130 230, 120 260!, 200 260!, 200 110!'), tone(0.3)));
      pen
        .stroke(line('112 128!, 106 178!, 112 190!'), BLACK, 3.4)
        .stroke(line('128 128!, 134 178!, 126 186!'), BLACK, 3.4)
        .stroke(line('112 190, 104 198, 110 206'), BLACK, 3.4)
        .stroke(line('126 186, 134 194, 128 204'), BLACK, 3.4);
      for (const [x, y] of rows('118 212, 124 222, 114 226')) pen.fill(oval(x, y, 2.4), BLACK);
      const cap = box(102, 90, 36, 40, 4);
      pen.stroke(cap, PAPER, 3).fill(cap, BLACK);
      for (const y of [100, 110, 120])
        pen.stroke(
          line([
            [103, y],
            [137, y - 3],
          ]),
          PAPER,
          2.4,
        );
      pen.stroke(line('84 196, 86 182, 96 172'), ACCENT, 4);
      frame(stage);
    },
  },
  {
    id: 'back-discard',
    accent: KEYS.double,
    size: BACK,
    draw(stage) {
      const { pen, w, h } = stage;
      pen.fill(box(0, 0, w, h), ink(0, 1, 0.55));
      margins(stage);
      pen.at(120, 170, () => mask(pen, ink(0, 1, 0.1), ink(0, 1, 0.75), ink(0, 1, 0.1)), 1.72);
      // Scratched out in grease pencil.
      for (const stroke of ['66 86, 120 168, 176 262', '178 92, 122 166, 62 256'])
        pen.stroke(line(stroke), BLACK, 13).stroke(line(stroke), ACCENT, 8);
      pen.stroke(box(6, 6, w - 12, h - 12, 8), BLACK, 9).stroke(box(6, 6, w - 12, h - 12, 8), ink(0, 0.8, 0), 3);
      for (let i = 0; i < 15; i++)
        for (const x of [19, w - 29]) pen.fill(box(x, 24 + i * 20.4, 10, 9, 2), ink(0, 1, 0.1));
    },
  },
];
