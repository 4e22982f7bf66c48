import { ACCENT, BLACK, type Ink, ink, PAPER } from './ink.ts';
import { box, line, type Point, type Points, points, poly, rows, shape } from './paths.ts';
import type { Pen } from './pen.ts';
import type { Stage } from './stage.ts';

/** Far shapes are a middle tone, so that the black figures in front of them stay readable. */
export const FAR: Ink = ink(0.3, 1, 0);
export const NEAR: Ink = ink(0, 1, 0.62);

const ridge = (pen: Pen, list: readonly Point[], base: number, body: Ink, w: number): void => {
  pen.fill(poly([[0, base + 1], ...list, [w, base + 1]]), body);
  const top = line(list.map(([x, y]) => [x, y, 1] as const));
  pen.stroke(top, ACCENT, 1.1);
};

export function mesas({ pen, w }: Stage, y: number, shift = 0): void {
  const at = (list: Points, dx: number): Point[] => points(list).map(([x, py]) => [x + dx, y + py]);
  ridge(pen, at('0 -8, 18 -10, 24 -34, 30 -38, 62 -38, 66 -33, 76 -12, 104 -8', shift - 6), y, FAR, w);
  ridge(pen, at('136 -6, 158 -10, 166 -26, 170 -46, 206 -48, 212 -44, 220 -16, 246 -10', shift), y, FAR, w);
  ridge(pen, at('84 0, 100 -9, 106 -20, 124 -21, 129 -10, 150 -4, 170 0', shift), y, NEAR, w);
}

export function hills({ pen, w }: Stage, y: number, shift = 0): void {
  const back = shape([
    [-20, y + 30, 1],
    [-10, y - 6],
    [30 + shift, y - 22],
    [80 + shift, y - 10],
    [130 + shift, y - 26],
    [190, y - 12],
    [w + 20, y - 24],
    [w + 20, y + 30, 1],
  ]);
  pen.clip(box(0, 0, w, y + 1), () => {
    pen.fill(back, FAR).stroke(back, ACCENT, 1.1);
  });
}

/** A small town: a church, a few roofs, a water tower. */
export function town({ pen, w }: Stage, y: number, shift = 0): void {
  pen.at(shift, y, () => {
    const roofs = poly([
      [-40, 2],
      [-40, -10],
      [4, -10],
      [4, -18],
      [16, -27],
      [28, -18],
      [28, -12],
      [46, -12],
      [46, -22],
      [70, -22],
      [70, -14],
      [92, -14],
      [92, -30],
      [96, -30],
      [99, -48],
      [102, -30],
      [106, -30],
      [106, -18],
      [126, -18],
      [126, -10],
      [150, -10],
      [150, -20],
      [162, -29],
      [174, -20],
      [174, -13],
      [206, -13],
      [206, -24],
      [230, -24],
      [230, -10],
      [w + 40, -10],
      [w + 40, 2],
    ]);
    pen.fill(roofs, FAR).stroke(roofs, ACCENT, 1);
    for (const [x, wy] of rows('12 -14, 52 -17, 60 -17, 96 -24, 156 -16, 166 -16, 212 -18, 220 -18')) {
      pen.fill(box(x, wy, 4, 4), ink(0.25, 0, 0));
    }
  });
}

export function waterTower(pen: Pen, x: number, y: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      const tank = poly('-13 -52, 13 -52, 13 -34, 9 -30, -9 -30, -13 -34');
      const roof = poly('-15 -52, 0 -63, 15 -52');
      const legs = line('-10 -30!, -14 0!');
      const legs2 = line('10 -30!, 14 0!');
      const brace = poly('-11 -22, 12 -8, -12 -8, 11 -22');
      pen.stroke(legs, NEAR, 2.4).stroke(legs2, NEAR, 2.4).stroke(brace, NEAR, 1);
      pen
        .rimmed(tank, { body: NEAR, rim: ACCENT, light: [2, 0] })
        .rimmed(roof, { body: NEAR, rim: ACCENT, light: [2, 0] });
    },
    s,
  );
}

export function powerLines({ pen, w }: Stage, y: number, tilt = 0): void {
  const pole = (x: number, s: number): void => {
    pen.at(
      x,
      y,
      () => {
        pen.fill(poly('-1.6 2, -1.2 -64, 1.2 -64, 1.6 2'), NEAR);
        pen.fill(box(-12, -59, 24, 2.2), NEAR).fill(box(-9, -51, 18, 2), NEAR);
        for (const px of [-11, -5, 5, 10]) pen.fill(box(px, -62.5, 1.8, 3.6), ACCENT);
      },
      s,
    );
  };
  const far = 0.55;
  for (const side of [-10, 10]) {
    pen.stroke(
      line([
        [24 + side, y - 59],
        [90 + tilt, y - 30],
        [150 + side * far, y - 59 * far],
        [w + 6, y - 20],
      ]),
      NEAR,
      0.8,
    );
    pen.stroke(
      line([
        [24 + side, y - 59],
        [0, y - 54],
        [-20, y - 64],
      ]),
      NEAR,
      0.8,
    );
  }
  pole(24, 1);
  pole(150, far);
  pole(208, 0.36);
}

export function fence({ pen, w }: Stage, y: number): void {
  for (let x = 8; x < w; x += 34) {
    pen.rimmed(
      poly([
        [x - 2.4, y + 10],
        [x - 2, y - 17],
        [x + 2.2, y - 15],
        [x + 2.6, y + 10],
      ]),
      { body: BLACK, rim: ACCENT, light: [1, 0] },
    );
  }
  for (const dy of [-12, -4])
    pen.stroke(
      line([
        [0, y + dy],
        [w * 0.3, y + dy + 1.6],
        [w * 0.7, y + dy - 0.6],
        [w, y + dy + 1],
      ]),
      BLACK,
      1.3,
    );
}

/** A white picket fence, between us and the neighbours. */
export function pickets({ pen, w }: Stage, y: number): void {
  const rail = (at: number): void => {
    pen.fill(box(-2, at, w + 4, 5), ink(0, 0.3, 0)).stroke(box(-2, at, w + 4, 5), BLACK, 1.6);
  };
  rail(y - 24);
  rail(y - 9);
  for (let x = 6; x < w; x += 20) {
    pen.at(x, y, () => {
      const picket = poly('-5 24, -5 -30, 0 -38, 5 -30, 5 24');
      pen
        .stroke(picket, BLACK, 2.6)
        .fill(picket, PAPER)
        .fill(poly('1.6 24, 1.6 -35, 5 -30, 5 24'), ink(0.7, 0.3, 0));
    });
  }
}

/** The drive-in itself: the screen's back and a row of speaker posts. */
export function driveIn({ pen }: Stage, x: number, y: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(poly('-38 0, -30 -20, -26 -20, -32 0'), NEAR).fill(poly('38 0, 30 -20, 26 -20, 32 0'), NEAR);
      const screen = poly('-44 -56, 44 -56, 40 -18, -40 -18');
      pen.fill(screen, ink(0.12, 0.06, 0)).stroke(screen, NEAR, 3);
      for (let i = -5; i < 6; i++) {
        const post = i * 15;
        pen.fill(box(post, -6, 1.3, 6), NEAR).fill(box(post - 1.4, -8, 4, 3), NEAR);
      }
    },
    s,
  );
}

export function cactus(pen: Pen, x: number, y: number, s = 1, body: Ink = BLACK): void {
  pen.at(
    x,
    y,
    () => {
      const arms = line('-11 -26, -11 -16, -4 -13, 0 -13');
      const arms2 = line('10 -32, 10 -22, 4 -19, 0 -19');
      const trunk = line('0 0, 0 -40');
      for (const [ink2, grow] of [
        [ACCENT, 2],
        [body, 0],
      ] as const) {
        pen
          .stroke(arms, ink2, 4.4 + grow)
          .stroke(arms2, ink2, 4.4 + grow)
          .stroke(trunk, ink2, 6.4 + grow);
      }
    },
    s,
  );
}
