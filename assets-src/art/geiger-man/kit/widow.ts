import { ACCENT, BLACK, type Ink, ink, PAPER } from '../../ink.ts';
import { limb, line, oval, type Point, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { edged, seg } from './strokes.ts';

export const SALT = ink(0.2, 0, 0);
const SHADE = ink(0.7, 0.35, 0);

/** A prism of salt, foot at x,y: one face lit, one in the brine's colour. */
export function prism(pen: Pen, x: number, y: number, h: number, lean = 0, wide = 0.32): void {
  const w = h * wide;
  const tip = x + lean * h;
  const at = (dx: number, dy: number): Point => [x + dx * w + lean * h * -dy, y + dy * h];
  const whole = poly([at(-0.5, 0), at(-0.5, -0.72), [tip, y - h], at(0.5, -0.66), at(0.5, 0)]);
  pen.stroke(whole, BLACK, 3.2).fill(whole, PAPER);
  pen.fill(poly([at(0.06, 0), at(0.06, -0.6), [tip, y - h], at(0.5, -0.66), at(0.5, 0)]), SHADE);
  pen.stroke(line([at(0.06, 0), [...at(0.06, -0.6), 1] as unknown as Point, [tip, y - h]]), BLACK, 1.4);
  pen.stroke(line([at(0.06, -0.6), at(-0.5, -0.72)]), BLACK, 1.2);
}

/** A cluster of prisms: `x y h lean` each. */
export const prisms = (pen: Pen, table: string): void => {
  for (const [x, y, h, lean] of rows(table)) prism(pen, x, y, h, lean);
};

/** Somebody who looked back: a figure with its arms about itself, grown into the ground. Foot at 0,0; 100 high. */
export function pillar(pen: Pen): void {
  prisms(pen, '-26 4 40 -0.2, 27 4 46 0.2');
  const body = poly('-24 4, -22 -34, -26 -58, -16 -70, -13 -92, 0 -102, 13 -92, 16 -70, 27 -56, 21 -34, 25 4');
  pen.stroke(body, BLACK, 5).fill(body, PAPER);
  pen.clip(body, () => {
    pen.fill(poly('4 10, 2 -30, 8 -60, 4 -110, 40 -110, 40 10'), SHADE);
    for (const f of ['-24 -40!, 2 -30!, 21 -34!', '-26 -58!, -6 -50!, 8 -60!, 27 -56!', '-6 -50!, 2 -30!, -4 4!'])
      pen.stroke(line(f), BLACK, 1.6);
    pen.fill(poly('-8 -92, 6 -94, 8 -78, 0 -72, -8 -78'), ink(1, 0.7, 0.1));
  });
  pen.fill(oval(-3.4, -85, 2, 3), BLACK).fill(oval(4, -85, 2, 3), BLACK);
  pen.stroke(body, BLACK, 2.4);
  prisms(pen, '-15 8 26 -0.1, 0 9 34 0.04, 15 8 24 0.14');
}

/** Her face: what the lake left. About 30 wide, 40 high round 0,0. */
export function saltFace(pen: Pen, eyes: Ink = ACCENT): void {
  const skin = shape('-14 -8, -12 -19, 0 -24, 12 -19, 14 -8, 12 5, 7 15, 0 19, -7 15, -12 5');
  pen.stroke(skin, BLACK, 2.4).fill(skin, PAPER);
  pen.clip(skin, () => {
    pen.fill(shape('4 -30!, 7 -10, 4 0, 7 8, 2 24!, 24 24!, 24 -30!'), ink(0.75, 0.4, 0));
    for (const c of ['-12 -16!, -6 -12!, -8 -8!', '-6 -12!, -2 -14!', '9 6!, 5 9!, 7 14!', '-11 6!, -7 8!, -8 13!'])
      pen.stroke(line(c), BLACK, 1.2);
  });
  for (const x of [-5.4, 5.4]) {
    pen.fill(
      shape([
        [x - 4.6, -4],
        [x, -8.4],
        [x + 4.6, -4],
        [x, 1],
      ]),
      BLACK,
    );
    pen.fill(oval(x, -3.6, 1.7), eyes);
    pen.stroke(seg(x, 2, x + (x > 0 ? 0.6 : -0.6), 9), ink(1, 0.5, 0.2), 1.6);
  }
  pen.fill(poly('0 0, 1.8 5, -1.8 5'), ink(0, 0.9, 0.4));
  pen.fill(shape('-5 9!, 0 7.6, 5 9!, 0 13'), BLACK).stroke(line('-3 10, 3 10'), PAPER, 1);
}

/** The veil over a head at 0,0, falling to `hem`; the face is drawn inside it. */
export function veiled(pen: Pen, hem: number, eyes?: Ink): void {
  const veil = shape([
    [0, -34],
    [-20, -27],
    [-27, -4],
    [-32, hem * 0.5],
    [-46, hem, 1],
    [-24, hem * 0.9],
    [-8, hem * 0.98, 1],
    [10, hem * 0.88],
    [26, hem, 1],
    [44, hem * 0.92, 1],
    [31, hem * 0.45],
    [26, -4],
    [20, -27],
  ]);
  edged(pen, veil, 5, 2.6).fill(veil, ink(0.85, 0.3, 0));
  pen.clip(veil, () => {
    pen.fill(
      shape([
        [-40, hem + 4, 1],
        [-26, 20],
        [-24, -10],
        [-10, -34, 1],
        [-14, -6],
        [-16, 30],
        [-20, hem + 4, 1],
      ]),
      SALT,
    );
    pen.fill(
      shape([
        [46, hem + 4, 1],
        [28, 24],
        [22, -10],
        [14, -34, 1],
        [40, -34, 1],
        [60, 20],
      ]),
      ink(0.5, 0.9, 0.2),
    );
  });
  saltFace(pen, eyes);
  for (const [x, dx] of rows('-20 -6, -13 -3, 14 4, 21 8'))
    pen.stroke(
      line([
        [x * 0.8, -22],
        [x * 1.1, 10],
        [x * 1.3 + dx, hem * 0.8],
      ]),
      PAPER,
      1.3,
    );
  // A wreath of what grows on salt.
  for (const [x, y] of rows('-19 -24, -11 -30, -1 -33, 9 -31, 18 -25'))
    pen
      .fill(oval(x, y, 4.6), BLACK)
      .fill(oval(x, y, 3.2), PAPER)
      .fill(oval(x + 0.6, y + 0.4, 1.2), ACCENT);
}

/** The Salt Widow on the flats: hem at 0,0, wreath at -170. */
export function widow(pen: Pen, { arm = 'down' as 'down' | 'reach', eyes = ACCENT as Ink } = {}): void {
  const gown = shape('-20 -104, -24 -80, -16 -66, -34 -34, -54 4!, 54 4!, 34 -34, 16 -66, 24 -80, 20 -104');
  edged(pen, gown, 5, 2.4).fill(gown, PAPER);
  pen.clip(gown, () => {
    pen.fill(shape('6 -110!, 10 -70, 8 -40, 16 8!, 70 8!, 70 -110!'), SHADE);
    for (const f of ['-8 -64, -22 -30, -34 4', '0 -64, -6 -30, -10 4', '8 -64, 16 -30, 26 4'])
      pen.stroke(line(f), BLACK, 1.8);
    pen.fill(shape('-60 8!, -40 -10, -20 -2, 0 -14, 22 -4, 44 -12, 60 8!'), SALT);
  });
  pen.stroke(gown, BLACK, 2.2);
  prisms(pen, '-46 6 22 -0.24, -32 7 30 -0.1, -14 8 20 0.06, 6 8 26 -0.06, 24 8 22 0.14, 40 7 30 0.2, 52 6 18 0.3');
  const hands =
    arm === 'reach'
      ? ['20 -96, 42 -92, 66 -100', '-20 -96, -42 -88, -62 -96']
      : ['20 -96, 32 -76, 12 -64', '-20 -96, -32 -76, -12 -64'];
  for (const spine of hands) {
    const sleeve = limb(spine, 14, 9);
    pen.stroke(sleeve, BLACK, 4).fill(sleeve, PAPER).stroke(sleeve, BLACK, 1.6);
  }
  if (arm === 'reach')
    for (const [x, y, s] of rows('66 -100 1, -62 -96 -1')) {
      for (const a of [-0.5, -0.15, 0.2, 0.55])
        pen.at(x, y, () => edged(pen, line('0 0, 12 -3'), 5, 2.6), [s, 1], a * s);
    }
  else {
    // What is left of the bouquet.
    for (const [x, y] of rows('-9 -66, 0 -72, 9 -66, -5 -58, 6 -58'))
      pen
        .fill(oval(x, y, 7), BLACK)
        .fill(oval(x, y, 5.4), SALT)
        .stroke(oval(x, y, 2.4), BLACK, 1.2);
    for (const stem of ['-4 -54, -8 -38', '0 -54, 0 -36', '4 -54, 8 -38']) pen.stroke(line(stem), BLACK, 2);
  }
  pen.at(0, -134, () => veiled(pen, 74, eyes), 1.06);
}
