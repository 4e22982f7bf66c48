import { ACCENTS } from '../../accents.ts';
import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { ground, type Picture, type Stage } from '../../stage.ts';
import { bareTree, leaves, terrace } from '../town.ts';
import { LIT } from './corpse.ts';
import { bones, devil, ghost, lantern, pumpkin, witch } from './costumes.ts';
import { type Place, stand, walk } from './walk.ts';

/** A porch at eye level: boards, posts, a lit door. */
function porch({ pen, w, h }: Stage): void {
  pen.wash(
    pen.radial(120, 112, 150, [
      [0, ink(1, 0, 0)],
      [0.5, ink(1, 0.3, 0)],
      [1, ink(0.3, 1, 0.3)],
    ]),
    0,
    34,
    w,
    h,
  );
  for (let y = 46; y < 168; y += 10)
    pen.stroke(
      line([
        [0, y],
        [w, y],
      ]),
      BLACK,
      1.2,
    );
  pen
    .fill(
      poly([
        [0, 0],
        [w, 0],
        [w, 26],
        [0, 26],
      ]),
      ink(0.1, 1, 0.5),
    )
    .fill(box(0, 26, w, 10), BLACK)
    .stroke(
      line([
        [0, 37],
        [w, 37],
      ]),
      ACCENT,
      1.4,
    );
  pen.fill(box(78, 52, 84, 120), BLACK).fill(box(84, 58, 72, 114), PAPER);
  pen.wash(
    pen.radial(120, 110, 62, [
      [0, ink(0, 0, 0)],
      [0.6, ink(0.3, 0, 0)],
      [1, ink(0.9, 0.05, 0)],
    ]),
    84,
    58,
    72,
    114,
  );
  for (const x of [22, 206])
    pen.rimmed(box(x, 34, 12, 140), { ...LIT, light: [x < 120 ? 3 : -3, 0], body: ink(0, 1, 0.3) });
}

const treat = (
  id: string,
  light: readonly [number, number],
  behind: (stage: Stage) => void,
  places: readonly Place[],
  front?: (stage: Stage) => void,
): Picture =>
  walk(id, ACCENTS.rust, light, (s) => {
    behind(s);
    stand(s, places);
    front?.(s);
  });

/** A bag that is not full of sweets. */
const bag = (pen: Pen, x: number, y: number): void => {
  pen.at(x, y, () =>
    pen.rimmed(poly('-10 0, -12 -20, 12 -20, 10 0'), { ...LIT, body: ACCENT }).fill(oval(0, -10, 4), BLACK),
  );
};

export const TRICK_OR_TREATERS: Picture[] = [
  treat(
    'trick-or-treaters-1',
    [120, 110],
    (s) => {
      porch(s);
      ground(s, 172, 120, 1);
    },
    [
      [pumpkin, 74, 198, 1.14],
      [devil, 164, 198, 1.14],
      [bones, 30, 212, 1.26],
      [witch, 212, 214, 1.24, -1],
      [ghost, 120, 214, 1.36],
    ],
  ),
  treat(
    'trick-or-treaters-2',
    [120, 66],
    (s) => {
      terrace(s, -10, 142, 5);
      terrace(s, 252, 142, 4, -1);
      ground(s, 146, 120, 1.2);
    },
    [
      [ghost, 40, 188, 1],
      [bones, 90, 192, 1.02],
      [witch, 204, 194, 1.1, -1],
      [devil, 144, 200, 1.2],
      [pumpkin, 82, 218, 1.44],
    ],
    (s) => leaves(s, 3, [130, 14, 230, 50]),
  ),
  treat(
    'trick-or-treaters-3',
    [80, 70],
    (s) => {
      terrace(s, 128, 150, 5);
      bareTree(s.pen, 30, 176, 1.1, -1);
      ground(s, 150, 90, 1.2);
    },
    [
      [devil, 30, 190, 0.96],
      [witch, 88, 188, 0.96],
      [pumpkin, 136, 192, 1.02],
      [bones, 62, 214, 1.28],
      [ghost, 190, 214, 1.74],
    ],
    (s) => bag(s.pen, 122, 214),
  ),
  treat(
    'trick-or-treaters-4',
    [120, 110],
    (s) => {
      porch(s);
      ground(s, 172, 120, 1);
    },
    [
      [witch, 44, 198, 1.16, -1],
      [ghost, 98, 196, 1.06],
      [pumpkin, 152, 196, 1.06],
      [bones, 206, 208, 1.26],
      [ghost, 124, 216, 1.2, -1],
    ],
    (s) => {
      for (const [x, y, size] of rows('68 206 0.66, 172 208 0.6')) lantern(s.pen, x, y, size);
    },
  ),
];
