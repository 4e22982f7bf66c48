import { BLACK, ink, PAPER, tone } from '../ink.ts';
import { line, oval, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** Half-tone of the shadow side, and the deeper one of hollows. */
export const HALF = tone(0.5);
export const DEEP = ink(0, 0.9, 0.12);

/** Lit skin and its shadow side. */
export type Skin = { readonly lit: string; readonly half: string };
export const PALE: Skin = { lit: PAPER, half: HALF };
/** Printed over the accent, so that it is brown where the accent is warm. */
export const BROWN: Skin = { lit: ink(1, 0.36, 0), half: ink(1, 0.86, 0.1) };

export type Brow = 'heavy' | 'plain' | 'thin' | 'angry' | 'worried' | 'none';
export type Eyes = 'open' | 'narrow' | 'wide' | 'lashes' | 'none';
export type Nose = 'straight' | 'broad' | 'hook' | 'small';
export type Mouth = 'grim' | 'smirk' | 'open' | 'smile' | 'lips' | 'down' | 'teeth';

type Lids = { upper: string; white: string; weight: number };

/** Lids about the eye's own middle, outer corner to the left. */
const LIDS: Record<Exclude<Eyes, 'none'>, Lids> = {
  open: {
    upper: '-7.6 0.5, -2.3 -4.2, 3 -4.2, 7.6 0',
    white: '-7.6 0.5!, -2.3 -4.2, 3 -4.2, 7.6 0!, 0 3.4',
    weight: 2.4,
  },
  narrow: {
    upper: '-7.6 0.5, -2.3 -2.4, 3 -2.4, 7.6 0',
    white: '-7.6 0.5!, -2.3 -2.4, 3 -2.4, 7.6 0!, 0 2.2',
    weight: 3,
  },
  wide: { upper: '-8.6 0.5, -2.6 -6, 3.4 -6, 8.6 0', white: '-8.6 0.5!, -2.6 -6, 3.4 -6, 8.6 0!, 0 4.8', weight: 2.4 },
  lashes: { upper: '-8.6 0.5, -2.6 -5, 3.4 -5, 8.6 0', white: '-8.6 0.5!, -2.6 -5, 3.4 -5, 8.6 0!, 0 4', weight: 3.2 },
};

/** Both eyes look the same way, so only the lids are mirrored. */
export function eye(pen: Pen, x: number, y: number, side: 1 | -1, kind: Eyes): void {
  if (kind === 'none') return;
  const { upper, white, weight } = LIDS[kind];
  pen.at(x, y, () => {
    pen.fill(shape(white), PAPER).clip(shape(white), () => {
      pen.fill(oval(-1.4, -0.4, 3.8), BLACK).fill(oval(-0.2, -1.8, 1.1), PAPER);
    });
  });
  pen.at(
    x,
    y,
    () => {
      pen.stroke(line(upper), BLACK, weight);
      if (kind === 'lashes') pen.stroke(line('-8.6 0.5, -12.6 -4'), BLACK, 2.2);
      if (kind === 'narrow') pen.stroke(line('-6 4.6, 0 6, 6 4.6'), BLACK, 1.2);
      else pen.stroke(line('-4.6 3.4, 4 3.6'), BLACK, 0.9);
    },
    [-side, 1],
  );
}

const BROWS: Record<Exclude<Brow, 'none'>, { arc: string; weight: number }> = {
  heavy: { arc: '-9 -11, 0 -16, 10 -13', weight: 5.4 },
  plain: { arc: '-9 -11, 0 -16, 10 -13', weight: 3.6 },
  thin: { arc: '-9 -12, 0 -17, 10 -13', weight: 2 },
  angry: { arc: '-9 -7, 0 -14, 10 -14', weight: 4.8 },
  worried: { arc: '-9 -16, 0 -16, 10 -10', weight: 3.2 },
};

export function brow(pen: Pen, x: number, side: 1 | -1, kind: Brow): void {
  if (kind === 'none') return;
  const { arc, weight } = BROWS[kind];
  pen.at(x, 0, () => pen.stroke(line(arc), BLACK, weight), [side, 1]);
}

const NOSES: Record<Nose, { shade: string; under: string }> = {
  straight: { shade: '4 -8!, 6 4, 9 14, 7 18!, -1 19.4!, 1 11, 1 2', under: '-7 16, -5 19, -1 20, 6 18.5' },
  broad: { shade: '4 -8!, 6 4, 12 14, 10 18!, -1 19.4!, 1 11, 1 2', under: '-10 16, -7 19, -1 20, 8 18.5' },
  hook: { shade: '4 -8!, 8 3, 9 18, 7 22!, -1 23.4!, 1 15, 2 2', under: '-7 20, -5 23, -1 24, 6 22.5' },
  small: { shade: '4 -8!, 5 3, 7.5 10, 5.5 14!, -1 15.4!, 1 8, 1 2', under: '-5.5 12, -4 15, -1 16, 5 14.5' },
};

export function nose(pen: Pen, kind: Nose): void {
  const { shade, under } = NOSES[kind];
  pen.fill(shape(shade), DEEP).stroke(line(under), BLACK, 2);
  if (kind === 'hook') pen.stroke(line('-4 -4, -7 5, -7 18'), BLACK, 1.6);
}

type Stroke = readonly [points: string, width: number];

const LINED: Record<'grim' | 'down' | 'smirk', readonly [Stroke, Stroke]> = {
  grim: [
    ['-12 1.5, 0 -0.5, 13 1', 2.8],
    ['-6 7, 6 7', 1.6],
  ],
  down: [
    ['-12 4, 0 -1.5, 13 4', 3],
    ['-5 8, 6 8', 1.4],
  ],
  smirk: [
    ['-11 2, 2 2.4, 14 -4', 2.8],
    ['-5 8, 5 7.4', 1.6],
  ],
};

/** Drawn about the middle of the lips. */
export function mouth(pen: Pen, kind: Mouth, lips: string): void {
  switch (kind) {
    case 'grim':
    case 'down':
    case 'smirk':
      for (const [points, width] of LINED[kind]) pen.stroke(line(points), BLACK, width);
      return;
    case 'open':
      pen.fill(shape('-7 0, 0 -4.5, 8 0, 6 9, -5 9'), BLACK).fill(shape('-4.5 -1.4, 0 -3, 5 -1.4, 0 0.4'), PAPER);
      return;
    case 'smile':
      pen.fill(shape('-14 -3!, 0 1, 15 -4!, 8 6.5, -6 7'), BLACK);
      pen.fill(shape('-10 -0.4!, 0 1.8, 11 -1!, 5 3.6, -5 3.8'), PAPER);
      return;
    case 'teeth':
      pen
        .fill(shape('-13 1!, -6 -4, 8 -4, 14 1!, 8 7, -7 7'), BLACK)
        .fill(shape('-10 0, -5 -2, 7 -2, 11 0, 6 4.6, -6 4.6'), PAPER);
      for (const x of [-5, 0, 5])
        pen.stroke(
          line([
            [x, -2],
            [x, 4.6],
          ]),
          BLACK,
          1,
        );
      return;
    case 'lips':
      pen
        .fill(shape('-10 1!, -3 -3.6, 0 -2.2, 3 -3.6, 10 0.6!, 5 6, -5 6'), lips)
        .stroke(line('-9 1, 0 1.4, 9 0.6'), BLACK, 1.6);
      return;
  }
}

export const LIPSTICK = ink(1, 0.25, 0.3);
export const BARE_LIPS = ink(0, 0.95, 0.3);
