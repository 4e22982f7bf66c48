import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { type Picture, shadow } from '../../stage.ts';
import { girl, POSES } from '../kit/girl.ts';
import { paleHand } from '../kit/lake.ts';
import { still } from '../kit/still.ts';
import { edged, inked, seg } from '../kit/strokes.ts';
import { prisms, SALT, saltFace, veiled, widow } from '../kit/widow.ts';

export const WIDOW_HUNT: Picture[] = [
  still('terror-crust', 'brine', { x: 120, y: 70, stars: 0 }, ({ pen, w, h }) => {
    pen.at(
      120,
      70,
      () => {
        veiled(pen, 70);
        saltFace(pen);
      },
      1.06,
    );
    // The pane between, growing over.
    for (const [x, y, t, s] of rows(
      '8 8 0.8 1.3, 232 6 2.3 1.3, 6 142 -0.6 1.3, 234 142 -2.3 1.3, 120 -6 1.57 0.9, -4 76 0.1 1, 244 76 3 1',
    ))
      pen.at(
        x,
        y,
        () => {
          const frost = (len: number, a: number): void => {
            pen.at(
              0,
              0,
              () => {
                edged(pen, seg(0, 0, len, 0), 5, 2.6);
                for (let i = 12; i < len; i += 11)
                  for (const d of [-1, 1]) edged(pen, seg(i, 0, i + 8, d * 8), 4.4, 2.2);
              },
              1,
              a,
            );
          };
          frost(54, 0);
          frost(40, 0.5);
          frost(40, -0.5);
        },
        s,
        t,
      );
    pen.stroke(box(3, 3, w - 6, h - 6, 3), BLACK, 8).stroke(box(6, 6, w - 12, h - 12, 2), PAPER, 1.6);
  }),
  still('terror-thirst', 'brine', { x: 118, y: 66, floor: 120, stars: 0 }, ({ pen }) => {
    // A glass, tipped; what runs out of it is dry.
    pen.at(
      112,
      66,
      () => {
        const glass = poly('-26 -34, 26 -34, 19 40, -19 40');
        inked(pen, glass, PAPER, 3.6);
        pen.clip(glass, () =>
          pen
            .fill(poly('-30 10, 30 -22, 30 50, -30 50'), ink(0.7, 0, 0))
            .fill(poly('8 -40, 14 50, 40 50, 40 -40'), tone(0.4), 0.7),
        );
        pen
          .stroke(glass, BLACK, 2.6)
          .fill(oval(0, -34, 26, 6), PAPER)
          .stroke(oval(0, -34, 26, 6), BLACK, 2.4);
      },
      1.1,
      1.9,
    );
    const heap = shape('6 146!, 22 128, 44 116, 62 122, 84 138, 96 146!');
    const fall = shape('58 76!, 46 86, 40 118!, 56 118!, 60 92, 72 82!');
    inked(pen, fall, SALT, 2.6);
    inked(pen, heap, PAPER, 3);
    pen.clip(heap, () => pen.fill(shape('46 110!, 56 130, 52 150!, 110 150!, 100 110!'), ink(0.8, 0.35, 0)));
    for (const [x, y] of rows('30 106, 66 108, 24 118, 78 122, 52 98'))
      pen.fill(box(x, y, 4, 4), PAPER).stroke(box(x, y, 4, 4), BLACK, 1.2);
    pen.at(196, 140, () => paleHand(pen), 1.5, -0.86);
  }),
  still('terror-turn-round', 'brine', { x: 158, y: 66, floor: 124 }, ({ pen }) => {
    pen.at(176, 142, () => widow(pen, { arm: 'reach' }), 0.78);
    shadow(pen, 66, 142, 34, 5);
    pen.at(64, 144, () => girl(pen, POSES.walk, { skirt: tone(0.8), top: PAPER }), [-1.06, 1.06]);
    for (const [x, y, a] of rows('30 36 -0.5, 44 24 -0.1, 84 26 0.5'))
      pen.at(x, y, () => edged(pen, line('0 0, 0 -11'), 5, 2.4), 1, a);
  }),
  still('terror-cold-feet', 'brine', { x: 120, y: 80, floor: 124, stars: 0 }, ({ pen }) => {
    for (const [x, lean] of rows('96 -3, 144 3')) {
      const leg = poly([
        [x - 15, -8],
        [x + 15, -8],
        [x + 12 + lean, 118],
        [x - 12 + lean, 118],
      ]);
      inked(pen, leg, tone(0.85), 3.4);
      pen.clip(leg, () =>
        pen.fill(
          poly([
            [x + 3, -8],
            [x + 30, -8],
            [x + 30, 120],
            [x + 5, 120],
          ]),
          BLACK,
        ),
      );
      inked(
        pen,
        shape([
          [x - 16, 132],
          [x - 14, 112],
          [x, 106],
          [x + 14, 112],
          [x + 30, 124],
          [x + 30, 134],
        ]),
        BLACK,
        3,
      );
    }
    prisms(
      pen,
      '52 142 46 -0.3, 190 142 50 0.3, 72 144 70 -0.12, 172 144 66 0.16, 92 146 84 -0.02, 152 146 88 0.06, 110 148 54 0.02, 132 148 50 0, 84 150 40 -0.2, 164 150 38 0.22, 122 150 30 0.04',
    );
  }),
  still('terror-veil', 'brine', { x: 130, y: 60, stars: 14, floor: 128 }, ({ pen }) => {
    pen.fill(oval(130, 56, 44), PAPER).stroke(oval(130, 56, 44), BLACK, 2.4);
    const sheet = shape(
      '62 40!, 88 22, 110 30, 128 16, 152 24, 190 10, 236 22, 246 60!, 220 56, 246 96!, 206 92, 186 116, 156 104, 132 126, 112 110, 92 122, 86 88, 74 66',
    );
    inked(pen, sheet, ink(0.8, 0.2, 0), 3.4);
    pen.clip(sheet, () => {
      for (const f of [
        '92 118, 98 70, 96 28',
        '132 126, 128 80, 130 18',
        '160 104, 160 60, 176 20',
        '206 94, 196 60, 212 16',
      ])
        pen.stroke(line(f), BLACK, 2);
      pen
        .fill(shape('60 40!, 80 30, 84 70, 78 90!'), PAPER)
        .fill(shape('110 30, 122 26, 118 80, 112 110!, 104 80'), PAPER)
        .fill(shape('150 24, 164 22, 150 70, 148 104!, 142 70'), PAPER);
    });
    pen.stroke(sheet, BLACK, 2.4);
    pen.at(84, 60, () => saltFace(pen), 1.3, -0.1);
    for (const [x, y] of rows('62 34, 70 24, 82 18, 95 19, 106 26'))
      pen
        .fill(oval(x, y, 6.4), BLACK)
        .fill(oval(x, y, 5), PAPER)
        .fill(oval(x, y, 2), ACCENT);
    shadow(pen, 96, 142, 40, 5);
  }),
];
