import { ACCENTS } from '../accents.ts';
import { hills, pickets, powerLines, town, waterTower } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, line, oval, poly, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { saucer } from '../saucer.ts';
import { ground, type Picture, type Stage, shadow, spot, stars, WIDE } from '../stage.ts';

const LIT: Rim = { light: [2.2, -1.4], rim: PAPER, body: BLACK, halo: 1.6 };

/** The look all of them share: two lit eyes that do not blink, and the smile. */
function stare(pen: Pen, x: number, y: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(oval(-4.6, 0, 2.6, 2.1), ACCENT).fill(oval(4.6, 0, 2.6, 2.1), ACCENT);
      pen.fill(oval(-4.6, 0, 0.9), PAPER).fill(oval(4.6, 0, 0.9), PAPER);
      pen.fill(shape('-6.5 6.5!, 0 9, 6.5 6.5!, 0 12'), PAPER);
    },
    s,
  );
}

/** Mr Next Door: hat, wide suit, arms straight down. Feet at 0,0; 108 high. */
function husband(pen: Pen): void {
  const suit = shape(
    '-7 -80!, -20 -76, -25 -66, -27 -34!, -20 -33!, -18 -52!, -17 -2!, -3 -2!, -1 -36!, 1 -36!, 3 -2!, 17 -2!, 18 -52!, 20 -33!, 27 -34!, 25 -66, 20 -76, 7 -80!',
  );
  pen
    .rimmed(suit, LIT)
    .fill(poly('-5 -79, 5 -79, 0 -58'), PAPER)
    .fill(poly('-1.8 -78, 1.8 -78, 2.4 -62, 0 -58, -2.4 -62'), ACCENT);
  pen.rimmed(shape('-10 -94, -9 -84, 0 -77, 9 -84, 10 -94, 0 -104'), LIT);
  pen
    .rimmed(shape('-17 -97, -10 -98!, -9 -110, 0 -108, 9 -110, 10 -98!, 17 -97, 0 -93'), LIT)
    .fill(box(-9.6, -101, 19.2, 2.6), ACCENT);
  stare(pen, 0, -90, 0.95);
}

/** Mrs Next Door: set hair, flared skirt, a pie held out. */
function wife(pen: Pen): void {
  pen.rimmed(poly('-7 -20, -3 -20, -4 0, -9 0'), LIT).rimmed(poly('3 -20, 7 -20, 9 0, 4 0'), LIT);
  const dress = shape(
    '-6 -78!, -15 -75, -18 -62, -11 -50!, -15 -42, -32 -16!, 0 -12, 32 -16!, 15 -42, 11 -50!, 18 -62, 15 -75, 6 -78!',
  );
  pen.rimmed(dress, LIT);
  for (const x of [-20, -9, 2, 13])
    pen.stroke(
      line([
        [x * 0.45, -44],
        [x, -18],
      ]),
      ACCENT,
      1,
    );
  pen.fill(box(-12, -51, 24, 3.4), ACCENT);
  pen.rimmed(shape('-15 -68, -19 -58, -7 -50, 7 -50, 19 -58, 15 -68, 8 -57, -8 -57'), LIT);
  pen.fill(shape('-12 -61!, 0 -66, 12 -61!, 9 -55!, -9 -55!'), PAPER).stroke(line('-12 -60.5, 12 -60.5'), BLACK, 1.4);
  pen.rimmed(shape('-14 -88, -13 -99, -4 -107, 8 -105, 14 -97, 15 -85, 18 -80!, 8 -77, 0 -76, -8 -77, -18 -80!'), LIT);
  pen.fill(shape('-8 -92, -7 -83, 0 -78, 7 -83, 8 -92, 0 -97'), ink(0, 0.25, 0.8));
  stare(pen, 0, -89, 0.9);
}

/** The boy: cap, striped shirt, short trousers, a ball he never throws. */
function boy(pen: Pen): void {
  const body = shape(
    '-6 -54!, -14 -51, -18 -30!, -13 -29!, -12 -22!, -11 0!, -4 0!, -1 -18!, 1 -18!, 4 0!, 11 0!, 12 -22!, 13 -29!, 18 -30!, 14 -51, 6 -54!',
  );
  pen.rimmed(body, LIT);
  pen.clip(body, () => {
    for (const y of [-49, -43, -37]) pen.fill(box(-12, y, 24, 2.4), ACCENT);
  });
  pen.rimmed(shape('-11 -66, -9 -57, 0 -52, 9 -57, 11 -66, 0 -76'), LIT);
  pen.rimmed(shape('-11 -69!, -9 -78, 0 -81, 9 -78, 11 -69!, 20 -67!, 10 -65'), LIT);
  stare(pen, 0, -63, 0.9);
  pen.rimmed(oval(18, -27, 5.5), { ...LIT, body: ACCENT });
}

const WHO = { husband, wife, boy } as const;
type Place = readonly [who: keyof typeof WHO, x: number, y: number, s: number, flip?: 1 | -1];

function stand({ pen }: Stage, places: readonly Place[], cast = true): void {
  for (const [who, x, y, s, flip = 1] of places) {
    if (cast) shadow(pen, x, y, 30 * s, 5 * s);
    pen.at(x, y, () => WHO[who](pen), [s * flip, s]);
  }
}

const scene = (id: string, light: readonly [number, number], draw: (stage: Stage) => void): Picture => ({
  id,
  accent: ACCENTS.amber,
  size: WIDE,
  draw(stage) {
    spot(stage, { x: light[0], y: light[1], rays: 12, turn: 0.2 });
    stars(stage, 22, 70, [light[0], light[1], 80]);
    draw(stage);
  },
});

/** A bungalow front with a lit door. */
function porch({ pen, w, h }: Stage): void {
  pen
    .fill(
      poly([
        [0, 60],
        [120, 8],
        [w, 60],
        [w, 72],
        [0, 72],
      ]),
      ink(0.2, 0.95, 0.6),
    )
    .stroke(
      line([
        [0, 60, 1],
        [120, 8, 1],
        [w, 60, 1],
      ]),
      ACCENT,
      1.6,
    );
  pen.fill(box(0, 70, w, h), ink(0.35, 0.8, 0.15));
  for (let y = 80; y < 180; y += 9)
    pen.stroke(
      line([
        [0, y],
        [w, y],
      ]),
      ink(0.2, 0.95, 0.5),
      1.1,
    );
  pen
    .fill(box(80, 78, 80, 120), PAPER)
    .fill(box(12, 88, 46, 44), ink(0.7, 0, 0))
    .fill(box(182, 88, 46, 44), ink(0.7, 0, 0));
  for (const x of [12, 182])
    pen
      .stroke(box(x, 88, 46, 44), BLACK, 3)
      .stroke(
        line([
          [x + 23, 88],
          [x + 23, 132],
        ]),
        BLACK,
        2,
      )
      .stroke(
        line([
          [x, 110],
          [x + 46, 110],
        ]),
        BLACK,
        2,
      );
  pen.stroke(box(80, 78, 80, 130), BLACK, 4);
  pen.wash(
    pen.radial(120, 130, 60, [
      [0, ink(0, 0, 0)],
      [0.7, ink(0.3, 0, 0, 0.8)],
      [1, ink(0.9, 0, 0, 0.6)],
    ]),
    82,
    80,
    76,
    120,
  );
}

export const NEIGHBORS: Picture[] = [
  scene('neighbors-1', [120, 76], (s) => {
    town(s, 150);
    ground(s, 150, 120, 1.1);
    stand(s, [
      ['wife', 62, 204, 1.3],
      ['husband', 180, 206, 1.34],
      ['boy', 122, 212, 1.3],
    ]);
  }),
  scene('neighbors-2', [60, 60], (s) => {
    hills(s, 148);
    waterTower(s.pen, 206, 150, 1.1);
    ground(s, 148, 90, 1.1);
    stand(s, [
      ['husband', 120, 252, 1.9],
      ['wife', 46, 236, 1.6],
      ['boy', 196, 226, 1.6, -1],
    ]);
    pickets(s, 204);
  }),
  scene('neighbors-3', [120, 120], (s) => {
    porch(s);
    ground(s, 190, 120, 0.9);
    stand(s, [
      ['husband', 120, 206, 1.14],
      ['wife', 48, 214, 1.2],
      ['boy', 192, 214, 1.34, -1],
    ]);
  }),
  scene('neighbors-4', [176, 70], (s) => {
    powerLines(s, 148);
    ground(s, 148, 150, 1.2);
    stand(s, [
      ['boy', 40, 190, 1.1],
      ['husband', 96, 206, 1.3],
      ['wife', 176, 250, 1.95],
    ]);
  }),
  scene('neighbors-5', [120, 66], (s) => {
    saucer(s.pen, 120, 44, 0.9, 130, 0.5);
    town(s, 150, -40);
    ground(s, 150, 120, 1.3);
    stand(s, [
      ['husband', 56, 208, 1.26],
      ['boy', 186, 212, 1.34, -1],
      ['wife', 120, 200, 1.2],
    ]);
  }),
];
