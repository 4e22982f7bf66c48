import { ACCENTS } from '../../accents.ts';
import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, PAPER } from '../../ink.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { ground, type Picture, type Stage } from '../../stage.ts';
import { bridge, leaves, mill, terrace } from '../town.ts';
import { corpse, deadHead, LIT, type PoseName } from './corpse.ts';
import { type Place, stand, walk } from './walk.ts';

/** Shako and plume; the plume alone still stands to attention. */
const shako =
  (bent: number) =>
  (pen: Pen): void => {
    deadHead(pen, { bald: true });
    pen.at(
      0,
      -28,
      () => pen.rimmed(shape('-4 4!, -7 -8, -4 -24, 2 -30!, 6 -18, 5 -6, 4 4!'), { ...LIT, body: ACCENT }),
      1,
      bent,
    );
    const hat = poly('-11 -9, -13 -32, 13 -32, 11 -9');
    pen.rimmed(hat, { ...LIT, body: BLACK }).fill(poly('-12.6 -29, 12.6 -29, 12.4 -25, -12.4 -25'), ACCENT);
    pen.fill(shape('0 -23!, 5 -19, 3 -14, 0 -12!, -3 -14, -5 -19'), PAPER);
    pen.fill(shape('-14 -8!, 0 -12, 14 -8!, 0 -5'), BLACK).stroke(line('-12 -8, 0 -6, 12 -8'), PAPER, 1.2);
  };

/** Braid, buttons, a cross-belt. */
const tunic = (pen: Pen): void => {
  pen.fill(poly('-13 -80, -7 -82, 14 -46, 8 -43'), PAPER).fill(poly('13 -80, 7 -82, -14 -46, -8 -43'), PAPER);
  pen
    .stroke(poly('-13 -80, -7 -82, 14 -46, 8 -43'), BLACK, 1.2)
    .stroke(poly('13 -80, 7 -82, -14 -46, -8 -43'), BLACK, 1.2);
  pen.fill(poly('0 -70, 6 -63, 0 -56, -6 -63'), ACCENT).stroke(poly('0 -70, 6 -63, 0 -56, -6 -63'), BLACK, 1.4);
  for (const side of [-1, 1]) {
    pen
      .fill(oval(side * 18, -79, 7, 3.4, side * 0.3), ACCENT)
      .stroke(oval(side * 18, -79, 7, 3.4, side * 0.3), BLACK, 1.2);
  }
};

const player =
  (pose: PoseName, bent = 0.1, right?: (pen: Pen) => void) =>
  (pen: Pen): void =>
    corpse(pen, pose, {
      coat: '-6 -83!, -16 -82, -20 -74, -15 -58, -17 -40!, 0 -37, 17 -40!, 15 -58, 20 -74, 16 -82, 6 -83!',
      head: shako(bent),
      over: tunic,
      ...(right && { right }),
    });

function trumpet(pen: Pen): void {
  pen.at(
    0,
    0,
    () => {
      const horn = shape('-18 -3!, 14 -4, 24 -12!, 30 0, 24 12!, 14 4, -18 3!');
      pen.rimmed(horn, { ...LIT, body: ACCENT }).stroke(horn, BLACK, 1.6);
      for (const x of [-6, -1, 4]) pen.fill(box(x - 1.6, -12, 3.2, 10, 1), BLACK);
      pen.fill(oval(25, 0, 3, 11), BLACK);
    },
    0.9,
    1.2,
  );
}

/** The drum hangs where it hung; the skin is split. */
const drummer =
  (pose: PoseName) =>
  (pen: Pen): void => {
    player(pose, -0.2)(pen);
    pen.at(0, -40, () => {
      const shell = shape('-22 -12!, 0 -9, 22 -12!, 21 16!, 0 20, -21 16!');
      pen.stroke(shell, BLACK, 3).rimmed(shell, { light: [4, 0], rim: PAPER, body: ACCENT });
      for (const x of [-18, -9, 0, 9])
        pen.stroke(
          line([
            [x, -9, 1],
            [x + 4.5, 16, 1],
            [x + 9, -9, 1],
          ]),
          PAPER,
          1.4,
        );
      pen
        .fill(oval(0, -12, 22, 5.4), PAPER)
        .stroke(oval(0, -12, 22, 5.4), BLACK, 2.2)
        .stroke(line('-8 -13!, -1 -10!, 3 -14!, 10 -11!'), BLACK, 1.6);
    });
  };

/** Somebody has run into it, or it into somebody. */
const sousaphone = (pen: Pen): void => {
  const coil = line('-18 -46, 24 -48, 30 -78, 20 -108');
  pen.stroke(coil, BLACK, 13).stroke(coil, ACCENT, 9);
  pen.at(
    20,
    -128,
    () => {
      const bell = shape('-5 26!, -9 12, -30 2, -34 -10!, -20 -22, 10 -24, 30 -14, 34 -2!, 14 6, 8 26!');
      pen
        .stroke(bell, PAPER, 4)
        .rimmed(bell, { light: [4, -3], rim: PAPER, body: ACCENT })
        .stroke(bell, BLACK, 2.6);
      const mouth = shape('-34 -10, -20 -22, 10 -24, 30 -14, 34 -2, 12 -6, -4 0, -18 -3');
      pen.fill(mouth, BLACK).stroke(mouth, PAPER, 1.6).stroke(line('-8 -20, -2 -12, -8 -6, -4 0'), PAPER, 1.4);
    },
    1,
    0.24,
  );
  player('hang', -0.5)(pen);
  const front = line('27 -84, 20 -66, 0 -54, -20 -58');
  pen.stroke(front, BLACK, 13).stroke(front, ACCENT, 9).stroke(line('24 -82, 17 -68, 0 -57'), PAPER, 2);
};

/** Goal posts over the home end. */
function field({ pen, w }: Stage, y: number): void {
  for (let x = -40; x < w + 60; x += 44)
    pen.fill(
      poly([
        [x, y + 80],
        [x + 5, y + 80],
        [120 + (x - 120) * 0.35 + 2, y],
        [120 + (x - 120) * 0.35, y],
      ]),
      PAPER,
    );
  const posts = line([
    [190, y + 6, 1],
    [190, y - 26, 1],
    [164, y - 26, 1],
    [164, y - 84, 1],
  ]);
  const other = line([
    [190, y - 26, 1],
    [216, y - 26, 1],
    [216, y - 84, 1],
  ]);
  for (const p of [posts, other]) pen.stroke(p, BLACK, 6).stroke(p, PAPER, 3.4);
}

const parade = (
  id: string,
  light: readonly [number, number],
  behind: (stage: Stage) => void,
  places: readonly Place[],
): Picture =>
  walk(id, ACCENTS.red, light, (s) => {
    behind(s);
    stand(s, places);
  });

export const MARCHING_BAND: Picture[] = [
  parade(
    'marching-band-1',
    [120, 76],
    (s) => {
      hills(s, 142);
      ground(s, 142, 120, 1.2);
      field(s, 142);
    },
    [
      [player('hang'), 52, 188, 0.76],
      [player('lurch', -0.3), 138, 186, 0.76],
      [player('hang', 0.4, trumpet), 206, 190, 0.84],
      [drummer('hang'), 166, 214, 1.1],
      [player('hang', -0.2), 26, 216, 1.04],
      [sousaphone, 86, 222, 1.16],
    ],
  ),
  parade(
    'marching-band-2',
    [70, 66],
    (s) => {
      terrace(s, 118, 146, 5);
      hills(s, 146);
      ground(s, 146, 80, 1.2);
    },
    [
      [player('hang'), 26, 180, 0.66],
      [player('lurch', 0.4), 68, 182, 0.68],
      [player('hang', -0.4), 110, 184, 0.7],
      [sousaphone, 60, 216, 1.06],
      [player('lurch', -0.2, trumpet), 132, 214, 1.04],
      [drummer('hang'), 196, 234, 1.5],
    ],
  ),
  parade(
    'marching-band-3',
    [160, 70],
    (s) => {
      mill(s, 144, -40);
      bridge(s, 148, 30);
      ground(s, 146, 150, 1.2);
      leaves(s, 3, [10, 14, 80, 50]);
    },
    [
      [player('hang', 0.3), 216, 182, 0.66, -1],
      [player('lurch', -0.3), 176, 184, 0.7, -1],
      [player('hang', 0.2), 136, 186, 0.72],
      [drummer('lurch'), 190, 216, 1.06, -1],
      [player('hang', 0.5, trumpet), 122, 218, 1.08],
      [player('hail', -0.1), 48, 238, 1.5],
    ],
  ),
];
