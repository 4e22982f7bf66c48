import { ACCENTS } from '../../accents.ts';
import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { ground, type Picture, type Stage } from '../../stage.ts';
import { bareTree, headstone, leaves, mill, terrace } from '../town.ts';
import { claw, corpse, deadHead, LIT, type PoseName } from './corpse.ts';
import { type Place, stand, walk } from './walk.ts';

/** The widow: wide hat, and a veil one would rather not have lifted. Hem at 0,0; 112 high. */
export function widow(pen: Pen): void {
  const gown = shape(
    '-5 -82!, -14 -80, -20 -70, -17 -54, -22 -30, -32 2!, -12 -2, 6 3, 32 1!, 23 -30, 17 -54, 20 -70, 14 -80, 5 -82!',
  );
  pen.rimmed(gown, LIT);
  for (const mark of ['-6 -50, -13 -6', '0 -50, -1 -4', '7 -50, 14 -6']) pen.stroke(line(mark), tone(0.7), 1.6);
  // What is left of the wreath.
  pen.rimmed(shape('-19 -70, -24 -58, -8 -47, 8 -47, 24 -58, 19 -70, 8 -58, -8 -58'), LIT);
  for (const [x, y] of rows('-5 -54, 4 -56, 0 -50')) pen.fill(oval(x, y, 4), BLACK).fill(oval(x, y, 2.8), ACCENT);
  claw(pen, -9, -51, -0.9, 0.8);
  claw(pen, 9, -51, 0.9, 0.8);
  pen.at(
    0,
    -96,
    () => {
      deadHead(pen, { jaw: 'bared' });
      const veil = shape('-15 -9!, -14 8, -18 26!, -6 22, 0 27, 7 22, 18 26!, 14 8, 15 -9!');
      pen.clip(veil, () => {
        for (let i = -6; i < 7; i++)
          pen
            .stroke(
              line([
                [i * 6 - 18, -12, 1],
                [i * 6 + 18, 28, 1],
              ]),
              BLACK,
              0.8,
            )
            .stroke(
              line([
                [i * 6 + 18, -12, 1],
                [i * 6 - 18, 28, 1],
              ]),
              BLACK,
              0.8,
            );
      });
      pen.stroke(veil, BLACK, 1.4);
      for (const x of [-4.8, 4.8]) pen.fill(oval(x, -2, 4.6), BLACK).fill(oval(x, -2, 2), PAPER);
      const hat = shape('-24 -9, -12 -14!, -11 -24, 0 -28, 11 -24, 12 -14!, 24 -9, 0 -5');
      pen.rimmed(hat, LIT).fill(shape('-11.6 -17!, 0 -19, 11.6 -17!, 12 -13!, 0 -15, -12 -13!'), ACCENT);
    },
    1,
    0.08,
  );
}

const gentleman =
  (tall: boolean) =>
  (pose: PoseName) =>
  (pen: Pen): void =>
    corpse(pen, pose, {
      coat: '-6 -83!, -16 -82, -21 -74, -17 -58, -20 -34, -23 -12!, -12 -10!, 0 -38!, 12 -10!, 23 -12!, 20 -34, 17 -58, 21 -74, 16 -82, 6 -83!',
      head: (p) => {
        deadHead(p, { bald: true });
        const hat = tall
          ? shape('-19 -9, -11 -12!, -13 -40!, 0 -42, 13 -40!, 11 -12!, 19 -9, 0 -5')
          : shape('-17 -8, -12 -12!, -12 -22, 0 -27, 12 -22, 12 -12!, 17 -8, 0 -5');
        p.rimmed(hat, LIT).fill(shape('-11.6 -17!, 0 -19, 11.6 -17!, 11.6 -12!, 0 -14, -11.6 -12!'), ACCENT);
      },
      over: (p) => p.fill(poly('-6 -83, 6 -83, 0 -60'), PAPER).fill(poly('-5 -80, 5 -74, 5 -80, -5 -74'), BLACK),
    });

const tall = gentleman(true);
const bowler = gentleman(false);

/** The old churchyard, ground not quite flat any more. */
function yard(stage: Stage, y: number, stones: string): void {
  for (const [x, dy, s, tilt, cut] of rows(stones)) headstone(stage.pen, x, y + dy, s, tilt, cut as 0 | 1 | 2);
}

function chapel({ pen }: Stage, x: number, y: number): void {
  pen.at(x, y, () => {
    const wall = poly('-30 4, -30 -40, -16 -58, -16 -74, -8 -104, 0 -74, 0 -58, 28 -40, 28 4');
    pen.fill(wall, ink(0.3, 1, 0)).stroke(wall, ACCENT, 1.2);
    pen.fill(shape('-13 4!, -13 -16, -8 -22, -3 -16, -3 4!'), BLACK).fill(oval(-8, -48, 5), PAPER);
    for (const wx of [8, 18])
      pen.fill(
        shape([
          [wx - 3, -12, 1],
          [wx - 3, -24],
          [wx, -28],
          [wx + 3, -24],
          [wx + 3, -12, 1],
        ]),
        PAPER,
      );
    pen.stroke(line('-8 -104, -8 -114'), ACCENT, 1.6).stroke(line('-12 -110, -4 -110'), ACCENT, 1.6);
  });
}

/** An iron fence with spears. */
function railings({ pen, w }: Stage, y: number): void {
  for (const dy of [-4, -26]) pen.fill(box(0, y + dy, w, 3), BLACK);
  for (let x = 6; x < w; x += 14)
    pen.rimmed(
      poly([
        [x - 1.8, y + 8],
        [x - 1.8, y - 32],
        [x - 4, y - 32],
        [x, y - 42],
        [x + 4, y - 32],
        [x + 1.8, y - 32],
        [x + 1.8, y + 8],
      ]),
      { light: [1, 0], rim: ACCENT, body: BLACK },
    );
}

const mourning = (
  id: string,
  light: readonly [number, number],
  behind: (stage: Stage) => void,
  places: readonly Place[],
  front?: (stage: Stage) => void,
): Picture =>
  walk(id, ACCENTS.silver, light, (s) => {
    behind(s);
    stand(s, places);
    front?.(s);
  });

export const MOURNERS: Picture[] = [
  mourning(
    'mourners-1',
    [120, 70],
    (s) => {
      hills(s, 146);
      bareTree(s.pen, 22, 160, 1, -1);
      ground(s, 146, 120, 1.2);
      yard(s, 156, '62 0 0.7 -0.16 0, 176 2 0.8 0.14 1, 222 10 0.9 -0.1 0');
    },
    [
      [tall('hang'), 92, 194, 0.96],
      [bowler('hang'), 150, 194, 0.96, -1],
      [widow, 40, 214, 1.1],
      [widow, 200, 214, 1.1, -1],
    ],
    (s) => headstone(s.pen, 120, 224, 1.2, -0.08),
  ),
  mourning(
    'mourners-2',
    [150, 64],
    (s) => {
      chapel(s, 60, 146);
      ground(s, 146, 150, 1.2);
      yard(s, 158, '116 0 0.7 0.1 2, 208 4 0.8 -0.14 0');
    },
    [
      [bowler('grab'), 188, 194, 0.86],
      [widow, 138, 200, 0.98],
      [bowler('hang'), 92, 206, 1.04, -1],
      [tall('lurch'), 48, 216, 1.2],
    ],
  ),
  mourning(
    'mourners-3',
    [84, 74],
    (s) => {
      mill(s, 144, 40);
      ground(s, 144, 90, 1.2);
      yard(s, 154, '26 4 0.8 -0.12 1, 150 0 0.6 0.1 0');
    },
    [
      [widow, 40, 198, 0.92],
      [bowler('point'), 92, 200, 0.96, -1],
      [tall('hang'), 140, 206, 1.04],
      [widow, 198, 232, 1.52],
    ],
  ),
  mourning(
    'mourners-4',
    [120, 84],
    (s) => {
      terrace(s, 252, 146, 4, -1);
      hills(s, 146, 10);
      ground(s, 146, 120, 1.2);
    },
    [
      [widow, 52, 206, 1.1],
      [tall('hang'), 126, 212, 1.2],
      [widow, 172, 206, 1.06, -1],
      [bowler('hang'), 214, 212, 1.12],
    ],
    (s) => railings(s, 202),
  ),
  mourning(
    'mourners-5',
    [176, 66],
    (s) => {
      hills(s, 148);
      bareTree(s.pen, 206, 170, 1.1);
      ground(s, 148, 160, 1.2);
      yard(s, 160, '132 0 0.8 0.12 2, 92 2 0.7 -0.1 0');
    },
    [
      [bowler('hail'), 196, 198, 0.92, -1],
      [widow, 148, 202, 1],
      [tall('lurch'), 106, 210, 1.08],
      [bowler('hang'), 46, 232, 1.5],
    ],
    (s) => leaves(s, 3, [96, 14, 170, 60]),
  ),
];
