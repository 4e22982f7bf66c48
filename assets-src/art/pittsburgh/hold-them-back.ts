import { ACCENTS } from '../accents.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, limb, line, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { scene } from '../scenes/scene.ts';
import { face, shoulders } from '../survivors/face.ts';
import { claw } from './dead/corpse.ts';

const LIT: Rim = { light: [2, -2], rim: PAPER, body: BLACK, halo: 1.8 };

/** Back to the boards, arms along them, everything shut but the teeth. Drawn as the cast is, about the face. */
function holder(pen: Pen, woman: boolean): void {
  if (woman) pen.rimmed(shape('-34 40!, -46 10, -44 -30, -22 -58, 14 -62, 42 -40, 48 4, 40 44!'), LIT);
  for (const side of [-1, 1]) {
    const arm = limb(
      [
        [side * 50, 84],
        [side * 78, 50],
        [side * 88, 0],
      ],
      34,
      24,
    );
    pen
      .stroke(arm, PAPER, 5)
      .fill(arm, woman ? ink(1, 0.4, 0) : ink(0, 1, 0.4))
      .stroke(arm, BLACK, 2.6);
    const palm = shape([
      [side * 76, -8],
      [side * 72, -30],
      [side * 82, -46],
      [side * 98, -44],
      [side * 104, -24],
      [side * 100, -6],
    ]);
    pen.stroke(palm, BLACK, 3.4).fill(palm, PAPER);
    for (const d of [80, 88, 96])
      pen.stroke(
        line([
          [side * d, -42],
          [side * (d - 1), -24],
        ]),
        BLACK,
        2,
      );
  }
  shoulders(pen, 62, 58, woman ? ink(1, 0.4, 0) : ink(0, 1, 0.4), 14);
  face(pen, {
    build: woman ? 'fine' : 'square',
    brow: 'angry',
    eyes: 'narrow',
    nose: woman ? 'small' : 'broad',
    mouth: 'teeth',
  });
  pen.fill(
    woman
      ? shape('-33 8!, -38 -26, -20 -50, 12 -54, 36 -32, 38 8!, 30 -18, 12 -32, -12 -26, -27 -12')
      : shape('-37 -6!, -40 -34, -20 -58, 12 -60, 38 -40, 40 -6!, 34 -26, 10 -34, -16 -32, -32 -22'),
    BLACK,
  );
  for (const [x, y] of rows('-40 -26, 46 -22, -44 -8'))
    pen.fill(
      shape([
        [x, y - 7, 1],
        [x + 4, y + 2],
        [x, y + 6],
        [x - 4, y + 2],
      ]),
      PAPER,
    );
  pen.fill(woman ? poly('-18 56, 0 74, 18 56, 8 60, -8 60') : poly('-24 54, 0 76, 24 54, 18 50, -18 50'), PAPER);
}

export const HOLD_THEM_BACK = scene(
  'hold-them-back',
  ACCENTS.blue,
  { x: 120, y: 88, rays: 12, stars: 0 },
  ({ pen, w, h }) => {
    pen.fill(box(0, 0, w, h), ink(0, 1, 0.5));
    pen.fill(box(22, -4, 196, 196), BLACK).stroke(box(22, -4, 196, 196), ACCENT, 3);
    // The light of whatever is on the other side, through every joint.
    pen.fill(box(30, 2, 180, 190), PAPER);
    const planks = [
      [34, 66, -5],
      [70, 100, -2],
      [104, 136, 1],
      [140, 170, 2],
      [174, 206, 6],
    ] as const;
    for (const [x0, x1, bow] of planks) {
      const plank = shape([
        [x0, 10, 1],
        [x1, 6, 1],
        [x1 + bow, 96],
        [x1, 192, 1],
        [x0, 192, 1],
        [x0 + bow, 96],
      ]);
      pen.stroke(plank, BLACK, 3).fill(plank, ACCENT);
      pen.clip(plank, () =>
        pen
          .stroke(
            line([
              [x0 + 9, 10],
              [x0 + 12 + bow, 90],
              [x0 + 8, 190],
            ]),
            ink(1, 1, 0.2),
            2,
          )
          .stroke(
            line([
              [x0 + 20, 10],
              [x0 + 18 + bow, 100],
              [x0 + 22, 190],
            ]),
            ink(1, 1, 0.2),
            2,
          ),
      );
    }
    for (const [x, y, turn] of rows('68 30 1.5, 102 10 0.3, 138 14 -0.4, 171 34 -1.5')) claw(pen, x, y, turn, 1.5);
    const bar = poly('18 66, 222 56, 222 74, 18 84');
    pen
      .rimmed(bar, { ...LIT, light: [0, -3], body: ink(0, 1, 0.3) })
      .stroke(bar, BLACK, 2)
      .stroke(line('112 60, 118 66, 110 72, 116 80'), BLACK, 2.4);
    pen.at(70, 142, () => holder(pen, false), 0.72, 0.1);
    pen.at(174, 150, () => holder(pen, true), 0.68, -0.1);
  },
);
