import { ACCENTS } from '../accents.ts';
import { hills, mesas, powerLines } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { limb, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { ground, type Picture, type Stage, spot, stars, WIDE } from '../stage.ts';

const LIT: Rim = { light: [1.8, -2], rim: PAPER, body: BLACK, halo: 1.5 };
const WING = ink(0.45, 0, 0);

/** A wasp the size of a pony, and what sits on it. Flies to the right; about 110 long. */
function rider(pen: Pen, beat: number): void {
  const wing = (turn: number, long: number): void => {
    pen.at(
      -4,
      -10,
      () => {
        const w = shape([
          [0, 0, 1],
          [6, -long * 0.5],
          [2, -long],
          [-13, -long * 0.92],
          [-14, -long * 0.45],
        ]);
        pen.stroke(w, BLACK, 3.2).fill(w, WING);
        pen
          .stroke(
            line([
              [0, 0],
              [-2, -long * 0.5],
              [-4, -long * 0.9],
            ]),
            BLACK,
            1.2,
          )
          .stroke(
            line([
              [-1, -10],
              [-9, -long * 0.7],
            ]),
            BLACK,
            1,
          );
      },
      1,
      turn,
    );
  };
  wing(-0.55 + beat, 54);
  wing(-0.05 + beat, 60);
  const tail = shape('-8 -8, -26 -10, -44 2, -54 18, -58 30!, -44 24, -26 14, -8 8');
  pen.rimmed(tail, LIT);
  pen.clip(tail, () => {
    for (const [x, y] of rows('-20 0, -32 6, -43 13'))
      pen.at(x, y, () => pen.fill(poly('-2.6 -18, 2.6 -18, 2.6 18, -2.6 18'), ACCENT), 1, 0.5);
  });
  for (const x of [-6, 3, 12])
    pen.stroke(
      line([
        [x, 6],
        [x - 6, 18],
        [x - 1, 27],
        [x - 6, 33],
      ]),
      BLACK,
      2.2,
    );
  pen.rimmed(shape('-12 -2, -6 -12, 8 -13, 17 -4, 14 8, -4 10'), LIT);
  const head = shape('15 -10, 25 -14, 35 -4, 32 9, 22 11, 14 4');
  pen
    .rimmed(head, LIT)
    .fill(oval(26, -4, 5.6, 7, -0.4), ACCENT)
    .fill(oval(27.5, -6, 2, 2.6, -0.4), PAPER);
  pen.stroke(line('28 -12, 36 -22, 45 -23'), BLACK, 1.6).stroke(line('24 -13, 29 -25, 37 -29'), BLACK, 1.6);
  pen.rimmed(poly('31 8, 37 14, 28 14'), LIT);
  pen.rimmed(limb('-2 -10, 8 0, 4 12', 6, 4), LIT);
  pen.rimmed(limb('-3 -12, -4 -24, 2 -34', 11, 8), LIT);
  pen.rimmed(limb('0 -28, 10 -24, 18 -16', 4.6, 3), LIT);
  pen.stroke(line('-8 -20!, 48 -42!'), BLACK, 2.6).fill(poly('46 -45, 60 -47, 49 -38'), PAPER);
  pen.rimmed(shape('-6 -40, -8 -50, 2 -58, 13 -51, 12 -42, 4 -33'), LIT);
  pen.fill(oval(1, -45, 2.6, 3.6, 0.5), ACCENT).fill(oval(9, -45, 2.6, 3.6, -0.5), ACCENT);
}

type Place = readonly [x: number, y: number, s: number, turn: number, flip?: 1 | -1];

const scene = (
  id: string,
  light: readonly [number, number],
  back: (stage: Stage) => void,
  places: readonly Place[],
): Picture => ({
  id,
  accent: ACCENTS.amber,
  size: WIDE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: light[0], y: light[1], rays: 22, reach: 1.1 });
    stars(stage, 30, 120, [light[0], light[1], 90]);
    back(stage);
    ground(stage, 184, light[0]);
    places.forEach(([x, y, s, turn, flip = 1], i) => {
      pen.at(x, y, () => rider(pen, (i % 3) * 0.18 - 0.1), [s * flip, s], turn);
    });
  },
});

export const RIDERS: Picture[] = [
  scene('riders-1', [120, 96], (s) => mesas(s, 184), [
    [36, 52, 0.44, 0.1],
    [96, 42, 0.38, 0.2],
    [206, 58, 0.5, 0, -1],
    [190, 118, 0.72, -0.1, -1],
    [46, 124, 0.74, 0.1],
    [124, 172, 1.12, 0.12],
  ]),
  scene(
    'riders-2',
    [186, 52],
    (s) => {
      hills(s, 184);
      powerLines(s, 184);
    },
    [
      [214, 104, 0.4, 0.1, -1],
      [140, 48, 0.4, 0.2, -1],
      [56, 46, 0.5, 0.3, -1],
      [40, 112, 0.66, 0.25, -1],
      [204, 160, 0.74, 0.15, -1],
      [112, 158, 1.2, 0.3, -1],
    ],
  ),
  scene('riders-3', [60, 84], (s) => mesas(s, 184, 24), [
    [24, 44, 0.36, -0.3],
    [74, 34, 0.42, -0.2],
    [40, 108, 0.56, -0.2],
    [62, 172, 0.8, -0.15],
    [206, 66, 0.62, 0.2, -1],
    [160, 134, 1.16, -0.3],
  ]),
];
