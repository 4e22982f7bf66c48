import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { PALETTE } from '../../src/art/palette.ts';
import { box, line, oval, type Points, poly } from './paths.ts';
import { Pen } from './pen.ts';
import { between, seeded } from './prng.ts';

export const SIZE = { w: 1920, h: 1080 } as const;
const QUALITY = 90;

/** What a town throws at its own sky: `dusk` from above to the horizon, and the light below it. */
export type Glow = { dusk: readonly [string, string, string, string]; near: string; far: string };

const NEON: Glow = {
  dusk: ['#05070b', '#0e141d', '#182433', '#22384a'],
  near: 'rgba(125,255,155,0.16)',
  far: 'rgba(74,168,255,0.07)',
};

export function sky(pen: Pen, { dusk: [top, high, low, edge], near, far }: Glow): void {
  const dusk = pen.linear(0, 0, 0, 760, [
    [0, top],
    [0.55, high],
    [0.85, low],
    [1, edge],
  ]);
  pen.wash(dusk, 0, 0, SIZE.w, 760);
  // The town's neon below the horizon, and the screen's own light in the haze.
  pen.wash(
    pen.radial(960, 760, 900, [
      [0, near],
      [0.5, far],
      [1, 'rgba(0,0,0,0)'],
    ]),
    0,
    0,
    SIZE.w,
    900,
  );
  pen.wash(
    pen.radial(960, 420, 820, [
      [0, 'rgba(217,219,213,0.15)'],
      [1, 'rgba(0,0,0,0)'],
    ]),
    0,
    0,
    SIZE.w,
    SIZE.h,
  );
  const rand = seeded('backdrop');
  for (let i = 0; i < 420; i++) {
    const y = between(rand, 4, 620) * between(rand, 0.3, 1);
    const r = between(rand, 0.5, 1.9);
    pen.fill(oval(between(rand, 0, SIZE.w), y, r), PALETTE.silver, between(rand, 0.25, 0.95) * (1 - y / 900));
  }
  for (const [x, y] of [
    [246, 96],
    [1560, 150],
    [1802, 60],
    [640, 58],
  ] as const) {
    pen
      .stroke(
        line([
          [x - 7, y],
          [x + 7, y],
        ]),
        PALETTE.silver,
        1,
        0.6,
      )
      .stroke(
        line([
          [x, y - 7],
          [x, y + 7],
        ]),
        PALETTE.silver,
        1,
        0.6,
      )
      .fill(oval(x, y, 2), '#ffffff');
  }
}

/** One range of land: a dark body, its edge lit from the screen's side. */
export function range(pen: Pen, outline: Points, body: string, rim: string): void {
  const shape = poly(outline);
  pen.fill(shape, body);
  pen.clip(shape, () => pen.stroke(shape, rim, 5));
}

function mesas(pen: Pen): void {
  range(
    pen,
    '-10 780, -10 610, 90 600, 132 486, 150 470, 352 468, 372 486, 420 610, 520 640, 640 780',
    '#0d1219',
    'rgba(160,190,205,0.20)',
  );
  range(
    pen,
    '1930 780, 1930 600, 1840 590, 1806 452, 1786 438, 1560 440, 1544 458, 1496 612, 1400 650, 1290 780',
    '#0d1219',
    'rgba(160,190,205,0.20)',
  );
  range(pen, '420 780, 520 700, 548 664, 640 660, 664 700, 800 744, 900 780', '#10161f', 'rgba(125,255,155,0.14)');
  range(
    pen,
    '1060 780, 1180 730, 1240 690, 1270 650, 1360 648, 1390 700, 1500 780',
    '#10161f',
    'rgba(125,255,155,0.14)',
  );
}

/** The lot itself, the same wherever it lies: gravel, posts, the first cars; the horizon and the pool of light take the town's colour. */
export function lot(pen: Pen, edge: string, pool: string): void {
  pen.wash(
    pen.linear(0, 740, 0, SIZE.h, [
      [0, '#0c1017'],
      [1, '#05070a'],
    ]),
    0,
    740,
    SIZE.w,
    SIZE.h,
  );
  pen.stroke(
    line([
      [0, 741],
      [SIZE.w, 741],
    ]),
    edge,
    1.5,
  );
  pen.at(
    960,
    745,
    () =>
      pen.wash(
        pen.radial(0, 0, 760, [
          [0, 'rgba(217,219,213,0.16)'],
          [0.5, pool],
          [1, 'rgba(0,0,0,0)'],
        ]),
        -960,
        0,
        1920,
        760,
      ),
    [1, 0.42],
  );
  // Rows of speaker posts, and the roofs of those who came early.
  for (let row = 0; row < 5; row++) {
    const y = 770 + row * row * 11 + row * 16;
    const step = 60 + row * 34;
    for (let x = 960 % step; x < SIZE.w; x += step)
      pen
        .fill(box(x, y - 10 - row * 4, 2 + row * 0.5, 10 + row * 4), 'rgba(4,6,9,0.9)')
        .fill(box(x - 3 - row, y - 15 - row * 5, 8 + row * 2, 6 + row), 'rgba(4,6,9,0.9)');
  }
  for (const [x, y, s] of [
    [180, 880, 1],
    [430, 846, 0.8],
    [1480, 850, 0.8],
    [1740, 884, 1.05],
    [980, 826, 0.62],
  ] as const) {
    pen.at(
      x,
      y,
      () => {
        pen
          .fill(poly('-70 20, -70 2, -46 -4, -30 -24, 34 -24, 54 -4, 74 4, 74 20'), '#06080c')
          .stroke(line('-46 -4!, -30 -24!, 34 -24!, 54 -4!'), 'rgba(217,219,213,0.22)', 2);
        for (const wheel of [-42, 44]) pen.fill(oval(wheel, 20, 12), '#040507');
      },
      s,
    );
  }
}

/** Low in contrast on purpose, for the table lies on top of it. */
export async function renderBackdrop(folder: string, land: (pen: Pen) => void): Promise<number> {
  const canvas = createCanvas(SIZE.w, SIZE.h);
  const pen = new Pen(canvas.getContext('2d'));
  land(pen);
  pen.wash(
    pen.radial(960, 480, 1250, [
      [0, 'rgba(0,0,0,0)'],
      [0.6, 'rgba(0,0,0,0.1)'],
      [1, 'rgba(0,0,0,0.72)'],
    ]),
    0,
    0,
    SIZE.w,
    SIZE.h,
  );
  const webp = await canvas.encode('webp', QUALITY);
  writeFileSync(join(folder, 'backdrop.webp'), webp);
  return webp.length;
}

/** The desert round the drive-in. */
export function desert(pen: Pen): void {
  sky(pen, NEON);
  mesas(pen);
  lot(pen, 'rgba(125,255,155,0.22)', 'rgba(125,255,155,0.05)');
}
