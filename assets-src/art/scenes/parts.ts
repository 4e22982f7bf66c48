import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { line, mirror, oval, type Point, type Points, poly, shape, twin } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';

const LIT: Rim = { light: [2.4, -2], rim: ACCENT, body: BLACK, halo: 1.6 };

/** A person seen from far off, arms up. Feet at 0,0; 50 high. */
export const FLAILING: Points =
  '-8 0!, -5 -22, -7 -36, -20 -50!, -16 -53!, -5 -42, -5 -44!, -6 -52, 0 -58, 6 -52, 5 -44!, 5 -42, 16 -54!, 20 -51!, 7 -36, 5 -22, 9 0!, 3 0!, 0 -18!, -3 0!';

/** A burst with uneven points: muzzles, sparks, impacts. */
export function burst(pen: Pen, x: number, y: number, r: number, points: number, fill = PAPER, edge = BLACK): void {
  const star: Point[] = [];
  for (let i = 0; i < points * 2; i++) {
    const a = (i / (points * 2)) * Math.PI * 2;
    const d = i % 2 ? r * 0.5 : r * (0.82 + 0.18 * Math.sin(i * 2.7));
    star.push([x + Math.cos(a) * d, y + Math.sin(a) * d]);
  }
  pen.stroke(poly(star), edge, 2.6).fill(poly(star), fill);
}

/** The head of the thing itself: crown of horns, eyes under a shelf of bone, tusks for a beard. */
export function warlordHead(pen: Pen): void {
  const cape = shape(twin('0 40!, -30 26, -64 -44!, -84 -10, -96 60, -128 130!, 0 150!'));
  pen.rimmed(cape, { ...LIT, light: [0, -3.4], halo: 2 });
  pen.fill(shape(twin('0 48!, -26 30, -56 -28!, -66 20, -44 80!, 0 92!')), ink(1, 0.35, 0));
  for (const s of [-1, 1]) {
    for (const x of [30, 42, 54])
      pen.stroke(
        line([
          [s * (x - 6), 40 - x * 0.5],
          [s * (x - 16), 84],
        ]),
        ink(0.4, 1, 0.5),
        2.2,
      );
  }
  const horns: readonly Points[] = [
    '-26 -62, -46 -78, -52 -104!, -34 -92, -14 -76',
    '-10 -76, -14 -98, -6 -116!, 0 -98, 2 -78',
  ];
  for (const h of horns) for (const pts of [h, mirror(h)]) pen.rimmed(shape(pts), { ...LIT, rim: PAPER });
  const skull = shape(twin('0 -82, -34 -74, -52 -44, -48 -14, -36 0!, -30 24, -14 36, 0 38'));
  pen.rimmed(skull, { ...LIT, rim: PAPER, light: [4, -4], halo: 2.4 });
  for (const s of [-1, 1]) {
    pen.fill(
      shape([
        [s * 10, -6, 1],
        [s * 20, -20],
        [s * 42, -26, 1],
        [s * 38, -10],
        [s * 24, -1],
      ]),
      ACCENT,
    );
    pen.fill(oval(s * 27, -13, 6, 5, s * -0.4), PAPER).fill(oval(s * 27, -13, 2, 4.4), BLACK);
    pen.stroke(
      line([
        [s * 6, -12],
        [s * 20, -28],
        [s * 46, -34],
      ]),
      ink(0.7, 0.6, 0),
      2.6,
    );
    pen.stroke(
      line([
        [s * 10, -72],
        [s * 16, -56],
        [s * 8, -44],
        [s * 14, -34],
      ]),
      ACCENT,
      1.6,
    );
    pen.stroke(
      line([
        [s * 30, -66],
        [s * 34, -52],
        [s * 42, -44],
      ]),
      ACCENT,
      1.6,
    );
    pen.stroke(
      line([
        [s * 34, 4],
        [s * 24, 10],
        [s * 22, 24],
      ]),
      ink(0.7, 0.6, 0),
      2,
    );
    pen.rimmed(
      shape([
        [s * 8, 20],
        [s * 22, 14],
        [s * 30, 30],
        [s * 26, 56],
        [s * 14, 76, 1],
        [s * 17, 50],
        [s * 12, 36],
      ]),
      { light: [3, -1], rim: PAPER, body: ink(0, 0.45, 0), halo: 2.2 },
    );
  }
  pen.fill(shape('-5 4!, 0 -2, 5 4!, 2 10, -2 10'), ACCENT);
  pen.fill(shape(twin('0 18, -10 20, -8 30, 0 32')), ink(1, 0.75, 0.3));
  for (const x of [-6, -2, 2, 6])
    pen.fill(
      poly([
        [x - 2, 19],
        [x + 2, 19],
        [x, 27],
      ]),
      PAPER,
    );
}

/** The last of them: coat out, wrench up. Feet at 0,0; about 100 high. */
export function hero(pen: Pen): void {
  const lit: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };
  const coat = shape(
    '-16 0!, -9 -36, -14 -60, -24 -46, -34 -28!, -40 -32!, -30 -62, -14 -76, -6 -80, 6 -80, 16 -76, 28 -66, 44 -84!, 50 -79!, 32 -52, 18 -56, 14 -44, 30 -14, 36 -8!, 22 -8, 10 -32, 16 0!, 6 0!, 0 -26, -6 0!',
  );
  pen.rimmed(coat, lit).rimmed(oval(0, -90, 10, 12), lit);
  pen.at(52, -94, () => pen.rimmed(icon('monkey-wrench'), { ...lit, halo: 4 }), 0.5, -0.3);
}

/** One of the crowd: a head, two eyes. */
export function onlooker(pen: Pen, x: number, y: number, s: number): void {
  pen.at(
    x,
    y,
    () => {
      const head = shape('-20 60!, -16 4, -12 -14, 0 -20, 12 -14, 16 4, 20 60!');
      pen.rimmed(head, { ...LIT, light: [0, -2] });
      for (const side of [-1, 1]) {
        pen.at(0, 0, () => pen.fill(shape('2 -1!, 7 -6, 12 -7!, 8 0'), ACCENT).fill(oval(7, -3.4, 1.4), PAPER), [
          side,
          1,
        ]);
      }
    },
    s,
  );
}
