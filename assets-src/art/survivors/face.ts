import type { Path2D } from '@napi-rs/canvas';
import { ACCENT, BLACK, type Ink, PAPER, tone } from '../ink.ts';
import { line, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import {
  type Brow,
  brow,
  DEEP,
  type Eyes,
  eye,
  LIPSTICK,
  type Mouth,
  mouth,
  type Nose,
  nose,
  PALE,
  type Skin,
} from './features.ts';

export type Build = 'square' | 'oval' | 'round' | 'long' | 'young' | 'fine' | 'child' | 'heavy';

export type Face = {
  build: Build;
  brow?: Brow;
  eyes?: Eyes;
  nose?: Nose;
  mouth?: Mouth;
  lips?: Ink;
  stubble?: boolean;
  lines?: boolean;
  neck?: number;
  skin?: Skin;
};

/** Outlines from the lit temple round the chin to the other temple and over the crown; where the chin and mouth are; how thick the neck; how low the eyes. */
const BUILDS: Record<Build, { outline: string; chin: number; lips: number; neck: number; eyes?: number }> = {
  square: {
    outline: '-36 -18, -37 6, -34 28, -22 44, -9 50, 10 50, 24 44, 35 26, 38 4, 36 -20, 26 -44, 0 -52, -26 -44',
    chin: 50,
    lips: 30,
    neck: 22,
  },
  oval: {
    outline: '-33 -18, -34 6, -29 26, -18 42, -5 50, 7 50, 19 42, 31 26, 36 4, 35 -20, 25 -44, 0 -52, -24 -44',
    chin: 50,
    lips: 30,
    neck: 18,
  },
  round: {
    outline: '-36 -18, -39 6, -36 26, -24 42, -8 49, 9 49, 26 42, 38 26, 41 4, 37 -20, 26 -44, 0 -52, -26 -44',
    chin: 50,
    lips: 30,
    neck: 20,
  },
  long: {
    outline: '-31 -18, -32 6, -28 28, -20 46, -7 57, 7 57, 19 47, 29 28, 34 4, 33 -20, 24 -44, 0 -53, -23 -44',
    chin: 57,
    lips: 32,
    neck: 18,
  },
  young: {
    outline: '-34 -16, -36 6, -31 24, -18 38, -5 44, 6 44, 20 38, 33 24, 38 4, 36 -18, 26 -42, 0 -50, -25 -42',
    chin: 44,
    lips: 24,
    neck: 13,
  },
  fine: {
    outline: '-31 -18, -32 4, -27 22, -15 39, -4 47, 4 47, 16 39, 28 22, 33 2, 32 -20, 23 -44, 0 -51, -22 -44',
    chin: 50,
    lips: 30,
    neck: 13,
  },
  child: {
    outline: '-35 -14, -38 8, -35 24, -22 37, -6 42, 7 42, 24 37, 37 24, 41 6, 38 -16, 28 -42, 0 -52, -27 -42',
    chin: 42,
    lips: 27,
    neck: 11,
    eyes: 7,
  },
  heavy: {
    outline: '-34 -20, -37 4, -40 26, -32 44, -12 53, 12 53, 33 44, 43 24, 40 2, 36 -22, 25 -44, 0 -51, -25 -44',
    chin: 53,
    lips: 30,
    neck: 28,
  },
};

/** Faces are turned a little to the light: their middle line is left of their centre. */
const MID = -5;

function neckOf(pen: Pen, half: number, chin: number, skin: Ink): void {
  pen.fill(
    poly([
      [-half - 2, 24],
      [-half - 4, 84],
      [half + 8, 84],
      [half + 4, 24],
    ]),
    skin,
  );
  const under = shape([
    [-half - 2, 32, 1],
    [0, chin + 6],
    [half, chin + 2],
    [half + 6, 84, 1],
    [2, 84, 1],
    [-4, chin + 14],
  ]);
  pen.fill(under, DEEP).fill(
    poly([
      [half - 4, 34],
      [half + 4, 30],
      [half + 8, 84],
      [half - 2, 84],
    ]),
    BLACK,
  );
}

/** The planes of the face: half-tone cheek, dark edge, and the accent light from behind on that edge alone. */
function planes(pen: Pen, outline: Path2D, chin: number, half: Ink): void {
  const below = chin + 20;
  pen.fill(
    shape([
      [14, -60, 1],
      [10, -30],
      [22, -12],
      [16, 2],
      [24, 12],
      [13, 26],
      [16, 36],
      [4, chin + 4, 1],
      [60, below, 1],
      [60, -60, 1],
    ]),
    half,
  );
  pen.fill(
    shape([
      [34, -60, 1],
      [29, -24],
      [33, -4],
      [27, 14],
      [25, 30],
      [12, chin + 6, 1],
      [60, below, 1],
      [60, -60, 1],
    ]),
    DEEP,
  );
  pen.clip(
    poly([
      [26, -60],
      [26, 10],
      [14, chin + 2],
      [70, chin],
      [70, -60],
    ]),
    () => {
      pen.at(-0.4, -0.6, () => pen.stroke(outline, ACCENT, 6.4));
    },
  );
  pen.at(MID, 0, () => {
    pen.fill(shape('-26 -8, -18 -14, -7 -11, -8 -3, -18 1'), tone(0.32));
    pen.fill(shape('7 -11, 18 -14, 28 -8, 22 2, 9 -1'), DEEP);
  });
}

function age(pen: Pen): void {
  pen.at(MID, 0, () => {
    for (const mark of ['12 16, 18 24, 17 34', '-12 16, -18 24, -17 34']) pen.stroke(line(mark), BLACK, 1.7);
    for (const mark of ['9 5, 17 8, 25 4', '-9 5, -17 8, -25 4']) pen.stroke(line(mark), BLACK, 1.3);
  });
  pen.stroke(line('-18 -26, -4 -28, 10 -26'), BLACK, 1.3).stroke(line('-14 -33, -2 -34.4, 8 -33'), BLACK, 1.1);
}

function beard(pen: Pen): void {
  pen.fill(shape('-38 4!, -30 18, -18 22, -8 19, -5 23, 6 19, 20 22, 34 10!, 40 60!, -40 60!'), tone(0.55));
  for (let i = 0; i < 46; i++) pen.fill(oval(-32 + ((i * 37) % 64), 22 + ((i * 23) % 30), 0.9), BLACK);
}

/** Where the lamp shines on darker skin: brow, cheek, the ridge of the nose. */
function shine(pen: Pen): void {
  pen.fill(shape('-28 -30, -16 -40, 0 -42, -6 -34, -20 -26'), PAPER);
  pen.fill(shape('-32 9, -24 6, -16 10, -20 18, -29 18'), ACCENT).fill(shape('-7 -6, -4.4 -6, -4.6 10, -8 13'), PAPER);
}

/** A face under one hard lamp: lit from the left, half-tone on the right, a thin accent edge from behind. */
export function face(pen: Pen, o: Face): void {
  const build = BUILDS[o.build];
  const skin = o.skin ?? PALE;
  const outline = shape(build.outline);
  neckOf(pen, o.neck ?? build.neck, build.chin, skin.lit);
  pen.fill(oval(38, 2, 6, 11, 0.1), ACCENT).fill(oval(36.5, 2, 5, 10, 0.1), BLACK);
  pen.fill(oval(-35, 2, 4, 10, -0.1), skin.lit).stroke(line('-37 -3, -35 3, -37 7'), BLACK, 1.2);
  pen.stroke(outline, BLACK, 2).fill(outline, skin.lit);
  const low = build.eyes ?? 0;
  const lowered = (draw: () => void): unknown => (low ? pen.at(0, low, draw) : draw());
  pen.clip(outline, () => {
    if (skin !== PALE) shine(pen);
    lowered(() => planes(pen, outline, build.chin, skin.half));
    if (o.lines) age(pen);
    if (o.stubble) beard(pen);
  });
  for (const side of [-1, 1] as const) {
    eye(pen, MID + side * 16.5, low - 4, side, o.eyes ?? 'open');
    lowered(() => brow(pen, MID + side * 16, side, o.brow ?? 'plain'));
  }
  pen.at(MID, low * 0.7, () => nose(pen, o.nose ?? 'straight'));
  pen.at(MID + 1, build.lips, () => mouth(pen, o.mouth ?? 'grim', o.lips ?? LIPSTICK));
}

/** Shoulders as one mass with the accent light along their edge. */
export function shoulders(pen: Pen, width: number, top: number, body: Ink = BLACK, slope = 14): Path2D {
  const mass = shape([
    [-20, top, 1],
    [-width * 0.62, top + slope],
    [-width, top + slope + 18],
    [-width - 8, 140, 1],
    [width + 12, 140, 1],
    [width + 4, top + slope + 16],
    [width * 0.66, top + slope],
    [22, top, 1],
  ]);
  pen.stroke(mass, ACCENT, 3).fill(mass, body);
  return mass;
}
