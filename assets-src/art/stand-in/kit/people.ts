import type { Path2D } from '@napi-rs/canvas';
import { BLACK, type Ink, PAPER } from '../../ink.ts';
import { box, limb, oval, type Points, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** A body and the line round it: black in the light, and white where the lamp is out. */
export type Print = { readonly body: Ink; readonly edge: Ink; readonly width: number };
export const INKED: Print = { body: BLACK, edge: PAPER, width: 2 };
export const GHOST: Print = { body: PAPER, edge: BLACK, width: 2.4 };

/** Several parts as one figure: all the edges first, then all the bodies. */
export function together(pen: Pen, parts: readonly Path2D[], { body, edge, width }: Print): void {
  for (const part of parts) pen.stroke(part, edge, width * 2);
  for (const part of parts) pen.fill(part, body);
}

type Limbs = readonly [Points, Points];

/** Feet at 0,0 and about a hundred high; limbs run from the body outward. */
export type Pose = {
  readonly arms: Limbs;
  readonly legs: Limbs;
  readonly head?: readonly [number, number];
  readonly lean?: number;
};
export type Dress = 'suit' | 'coat' | 'skirt';
export type Hat = 'none' | 'fedora' | 'bun' | 'waves' | 'cap' | 'brim';

export const POSES = {
  stands: {
    arms: ['-13 -70, -17 -54, -15 -38', '13 -70, 17 -54, 15 -38'],
    legs: ['-6 -42, -7 -20, -8 -2', '6 -42, 7 -20, 8 -2'],
  },
  shows: {
    arms: ['-13 -70, -24 -62, -30 -74', '13 -70, 24 -62, 30 -74'],
    legs: ['-6 -42, -9 -20, -11 -2', '6 -42, 9 -20, 11 -2'],
  },
  runs: {
    arms: ['-8 -68, -25 -60, -32 -70', '12 -70, 22 -54, 36 -60'],
    legs: ['-4 -40, -20 -24, -40 -22', '6 -40, 24 -30, 22 -4'],
    head: [9, -88],
    lean: 6,
  },
  walks: {
    arms: ['-12 -70, -20 -56, -22 -42', '12 -70, 20 -58, 28 -48'],
    legs: ['-5 -42, -10 -22, -20 -2', '5 -42, 12 -24, 14 -2'],
    head: [3, -88],
    lean: 2,
  },
  points: {
    arms: ['-13 -70, -18 -54, -14 -40', '13 -70, 30 -74, 48 -78'],
    legs: ['-6 -42, -9 -20, -11 -2', '6 -42, 9 -20, 11 -2'],
  },
} as const satisfies Record<string, Pose>;

const HATS: Record<Hat, (x: number, y: number) => Path2D[]> = {
  none: () => [],
  fedora: (x, y) => [
    oval(x, y - 5, 17, 3.2, -0.08),
    shape([
      [x - 10, y - 5, 1],
      [x - 9, y - 16],
      [x, y - 15],
      [x + 9, y - 17],
      [x + 10, y - 6, 1],
    ]),
  ],
  brim: (x, y) => [oval(x, y - 5, 22, 2.6), box(x - 9, y - 17, 18, 12, 4)],
  bun: (x, y) => [oval(x, y - 13, 6), oval(x, y - 3, 11, 10)],
  waves: (x, y) => [
    shape([
      [x - 13, y + 12],
      [x - 14, y - 4],
      [x - 6, y - 14],
      [x + 6, y - 14],
      [x + 14, y - 4],
      [x + 13, y + 12],
    ]),
  ],
  cap: (x, y) => [
    shape([
      [x - 11, y - 4, 1],
      [x - 9, y - 14],
      [x + 6, y - 14],
      [x + 10, y - 5, 1],
    ]),
    box(x + 4, y - 7, 13, 3.4, 1.5),
  ],
};

const foot = (list: Points): Path2D => {
  const spot = typeof list === 'string' ? list.split(',').at(-1)?.trim().split(' ').map(Number) : list.at(-1);
  const [x = 0, y = 0] = spot ?? [];
  return shape([
    [x - 5, y - 2],
    [x + 2, y - 4],
    [x + 9, y],
    [x + 9, y + 2.6, 1],
    [x - 5, y + 2.6, 1],
  ]);
};

/** Somebody from the company, whole. */
export function person(pen: Pen, pose: Pose, dress: Dress, hat: Hat, print: Print = INKED): void {
  const lean = pose.lean ?? 0;
  const [hx, hy] = pose.head ?? [0, -88];
  const body = poly([
    [lean - 15, -75],
    [lean + 15, -75],
    [11, -50],
    [12, -38],
    [-12, -38],
    [-11, -50],
  ]);
  const parts = [
    ...pose.legs.flatMap((leg) => [limb(leg, 12, 8), foot(leg)]),
    body,
    ...pose.arms.map((arm) => limb(arm, 9, 7)),
    box(hx - 4, hy + 4, 8, 14),
    oval(hx, hy, 8.6, 10.6),
    ...HATS[hat](hx, hy),
  ];
  if (dress === 'coat') parts.push(shape('-13 -56!, 13 -56!, 20 -20, 21 -16!, -20 -16!, -18 -24'));
  if (dress === 'skirt') parts.push(shape('-10 -54!, 10 -54!, 22 -24!, 0 -20, -22 -24!'));
  together(pen, parts, print);
  // White on white, an arm needs a line of its own.
  if (print.body === PAPER)
    for (const arm of pose.arms) pen.stroke(limb(arm, 9, 7), print.edge, 2).fill(limb(arm, 8, 6), print.body);
}
