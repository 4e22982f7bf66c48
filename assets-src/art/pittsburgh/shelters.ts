import { ACCENTS } from '../accents.ts';
import { hills } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { scene } from '../scenes/scene.ts';
import { LIT } from '../scenes/tools.ts';
import { type Picture, shadow } from '../stage.ts';
import { bareTree, leaves } from './town.ts';

/** A hand that was on the glass. */
function print(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(oval(0, 3, 4.6, 5), BLACK);
      for (const [fx, fy, a] of rows('-5 -4 -0.4, -1.8 -7 -0.1, 1.8 -7 0.1, 5 -4 0.4'))
        pen.fill(oval(fx, fy, 1.6, 4, a), BLACK);
      pen.fill(oval(7, 3, 1.6, 3.4, 1), BLACK);
    },
    1,
    turn,
  );
}

function wheel(pen: Pen, x: number, y: number): void {
  pen
    .fill(oval(x, y, 25), BLACK)
    .fill(oval(x, y, 19), PAPER)
    .fill(oval(x, y, 15), BLACK)
    .fill(oval(x, y, 9), ACCENT)
    .fill(oval(x, y, 4), PAPER);
}

/** Preserves, labelled, dated, counted. */
function jar(pen: Pen, x: number, y: number, fill: string): void {
  pen.at(x, y, () => {
    const glass = shape('-11 0!, -12 -20, -8 -26!, 8 -26!, 12 -20, 11 0!');
    pen
      .stroke(glass, BLACK, 3)
      .fill(glass, PAPER)
      .clip(glass, () => pen.fill(box(-14, -19, 28, 20), fill).fill(box(-9, -18, 3, 16), PAPER));
    pen.stroke(glass, BLACK, 1.8).fill(box(-9, -32, 18, 7, 2), BLACK);
  });
}

export const PITTSBURGH_SHELTERS: Picture[] = [
  scene(
    'car',
    ACCENTS.yellow,
    { x: 110, y: 70, floor: 160, rays: 10 },
    (s) => {
      const { pen } = s;
      shadow(pen, 120, 196, 118, 10);
      // Cabin, glass, then the long body with its fins.
      const roof = shape('52 118!, 74 82, 90 72, 158 72, 174 80, 196 118!');
      pen.rimmed(roof, { ...LIT, light: [4, -4], body: ink(0, 1, 0.3) });
      const front = poly('66 116, 82 86, 92 80, 120 80, 120 116');
      const rear = poly('128 116, 128 80, 154 80, 164 86, 182 116');
      for (const pane of [front, rear]) pen.fill(pane, PAPER).stroke(pane, BLACK, 2.6);
      pen.clip(front, () => pen.fill(poly('96 130, 112 70, 118 70, 102 130'), ACCENT));
      pen.clip(rear, () => pen.fill(poly('152 130, 168 70, 176 70, 160 130'), ACCENT));
      print(pen, 98, 102, -0.2);
      print(pen, 112, 94, 0.3);
      print(pen, 144, 96, 0.1);
      print(pen, 164, 108, -0.4);
      const body = shape(
        '4 168!, 4 140, 16 124, 56 116, 130 114, 190 116, 208 104, 236 96!, 230 118, 238 138, 236 168!, 190 172, 60 174',
      );
      pen.rimmed(body, { light: [0, -5], rim: PAPER, body: ink(1, 0.06, 0), halo: 2.6 }).stroke(body, BLACK, 3);
      pen.clip(body, () => pen.fill(shape('0 152!, 60 146, 140 148, 240 140!, 240 190!, 0 190!'), ink(1, 0.55, 0)));
      pen
        .stroke(line('10 138, 70 130, 150 130, 232 118'), BLACK, 5)
        .stroke(line('10 138, 70 130, 150 130, 232 118'), PAPER, 2.4)
        .stroke(line('124 116, 126 168'), BLACK, 2.2)
        .stroke(line('62 118, 58 168'), BLACK, 2.2)
        .stroke(line('186 118, 188 150'), BLACK, 2.2);
      pen
        .fill(box(104, 136, 13, 4, 2), BLACK)
        .fill(oval(12, 138, 7, 9), PAPER)
        .stroke(oval(12, 138, 7, 9), BLACK, 2.4)
        .fill(poly('222 114, 238 108, 236 120'), BLACK);
      pen
        .fill(box(-2, 160, 42, 9, 4), PAPER)
        .stroke(box(-2, 160, 42, 9, 4), BLACK, 2.2)
        .fill(box(206, 158, 40, 9, 4), PAPER)
        .stroke(box(206, 158, 40, 9, 4), BLACK, 2.2);
      wheel(pen, 58, 174);
      wheel(pen, 190, 174);
      leaves(s, 3, [60, 16, 190, 56]);
      for (const [x, y] of rows('20 206, 108 212, 226 208')) pen.fill(oval(x, y, 12, 3), ink(0.4, 1, 0.4));
    },
    (s) => {
      hills(s, 160);
      bareTree(s.pen, 22, 166, 1.1, -1);
      bareTree(s.pen, 224, 166, 1);
    },
  ),
  scene('cellar', ACCENTS.yellow, { x: 120, y: 62, rays: 10, stars: 0, reach: 1.1 }, ({ pen, w, h }) => {
    // Stone either side, a lamp between.
    for (let row = 0; row < 9; row++)
      for (let x = -20 + (row % 2) * 18; x < w; x += 36) pen.stroke(box(x, row * 22, 36, 22, 3), ink(0, 1, 0.3), 1.8);
    pen.fill(box(0, 190, w, h), BLACK).stroke(
      line([
        [0, 190],
        [w, 190],
      ]),
      PAPER,
      2.4,
    );
    const door = box(66, 50, 108, 142);
    pen.fill(box(58, 42, 124, 150), BLACK).fill(door, ink(0.9, 0.5, 0));
    pen.clip(door, () => {
      for (const x of [84, 102, 120, 138, 156]) pen.fill(box(x - 1.2, 50, 2.4, 142), BLACK);
      for (const mark of [
        '74 60, 76 120, 72 186',
        '94 60, 92 130, 96 186',
        '130 60, 128 110, 132 186',
        '148 60, 150 130, 146 186',
        '165 60, 163 130, 166 186',
      ])
        pen.stroke(line(mark), ink(0.6, 1, 0.3), 1.4);
    });
    for (const y of [68, 168])
      pen
        .fill(box(66, y, 74, 9), BLACK)
        .fill(oval(74, y + 4.5, 2.4), PAPER)
        .fill(oval(96, y + 4.5, 2.4), PAPER);
    // The bar, in its brackets.
    pen
      .rimmed(box(46, 112, 148, 20, 2), { ...LIT, light: [0, -4], body: ACCENT, halo: 3 })
      .stroke(box(46, 112, 148, 20, 2), BLACK, 3)
      .stroke(line('54 124, 100 121, 186 124'), BLACK, 1.6);
    for (const x of [70, 158]) pen.fill(box(x, 104, 13, 36, 3), BLACK).stroke(box(x, 104, 13, 36, 3), PAPER, 1.4);
    // Shelves.
    for (const [x, wide] of rows('0 54, 186 54'))
      for (const y of [86, 138, 188]) {
        pen.fill(box(x, y, wide, 6), BLACK).stroke(
          line([
            [x, y],
            [x + wide, y],
          ]),
          PAPER,
          1.6,
        );
        for (let i = 0; i < 2; i++) jar(pen, x + 14 + i * 26, y - 1, (i + y) % 3 ? ACCENT : tone(0.7));
      }
    // One lamp.
    pen.fill(poly('108 26, 132 26, 168 50, 72 50'), PAPER, 0.9);
    pen
      .stroke(line('120 -4!, 120 10!'), BLACK, 3.4)
      .fill(oval(120, 26, 8), ACCENT)
      .stroke(oval(120, 26, 8), BLACK, 2.2);
    pen.rimmed(poly('102 26, 112 8, 128 8, 138 26'), LIT);
  }),
];
