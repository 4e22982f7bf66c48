import { PALETTE } from '../../../src/art/palette.ts';
import { box, line, oval } from '../paths.ts';
import { seeded } from '../prng.ts';
import { KIND_GLYPHS, STAT_GLYPHS } from './glyphs.ts';
import type { Thing } from './tokens.ts';

const BLACK = PALETTE.filmBlack;

/** The drive-in screen's rim, to be stretched from its corners (32 px each at 1×), and the silver cloth inside it. */
const bezel: Thing = {
  id: 'screen-bezel',
  w: 128,
  h: 128,
  draw: (p) => {
    p.ctx.beginPath();
    p.stroke(box(-56, -56, 112, 112, 8), '#4b535f', 14)
      .stroke(box(-56, -56, 112, 112, 8), '#07080b', 10)
      .stroke(box(-51.5, -51.5, 103, 103, 3), '#2b3038', 2)
      .stroke(box(-61, -61, 122, 122, 12), '#8a929c', 1);
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      p.fill(oval(x * 55, y * 55, 2.2), '#8a929c').stroke(
        line([
          [x * 55 - 1.2, y * 55],
          [x * 55 + 1.2, y * 55],
        ]),
        BLACK,
        0.8,
      );
  },
};

const cloth: Thing = {
  id: 'screen-cloth',
  w: 96,
  h: 96,
  draw: (p) => {
    p.fill(box(-48, -48, 96, 96), '#e4e5df');
    for (let y = -48; y < 48; y += 4)
      for (let x = -48; x < 48; x += 4) p.fill(box(x + ((y / 4) % 2 ? 2 : 0), y, 1, 1), '#d3d5ce');
  },
};

/** A place for a throng: dashed while empty, lit while it holds cards. Corners of 20 px at 1×. */
const slot = (id: string, colour: string, wash: string, dash: boolean): Thing => ({
  id,
  w: 80,
  h: 80,
  draw: (p) => {
    p.fill(box(-37, -37, 74, 74, 10), wash);
    if (dash) p.ctx.setLineDash([6, 5]);
    p.stroke(box(-37, -37, 74, 74, 10), colour, 2);
    p.ctx.setLineDash([]);
  },
});

/** Paper fibres, multiplied over the stock: white but for specks and threads. */
const paper: Thing = {
  id: 'paper',
  w: 96,
  h: 96,
  draw: (p) => {
    const rand = seeded('paper');
    p.fill(box(-48, -48, 96, 96), '#ffffff');
    for (let i = 0; i < 260; i++)
      p.fill(
        box(-48 + Math.floor(rand() * 96), -48 + Math.floor(rand() * 96), 1, 1),
        rand() > 0.5 ? '#efe6d0' : '#f6f0e0',
      );
    for (let i = 0; i < 22; i++) {
      const x = -46 + rand() * 92;
      const y = -46 + rand() * 92;
      p.stroke(
        line([
          [x, y],
          [x + rand() * 5 - 2.5, y + rand() * 5 - 2.5],
        ]),
        '#ece2c8',
        0.5,
      );
    }
  },
};

export const glyph = (id: string, draw: (typeof KIND_GLYPHS)[string], colour: string): Thing => ({
  id,
  w: 40,
  h: 40,
  draw: (p) => {
    p.at(0, 0, () => draw(p, colour), 0.37);
  },
});

export const FURNITURE: Thing[] = [
  bezel,
  cloth,
  slot('throng-slot-empty', '#5b6472', 'rgba(217,219,213,0.03)', true),
  slot('throng-slot', PALETTE.saucerGreen, 'rgba(125,255,155,0.08)', false),
  slot('throng-slot-target', PALETTE.marqueeAmber, 'rgba(255,183,3,0.12)', false),
  paper,
  ...Object.entries(KIND_GLYPHS).map(([kind, draw]) =>
    glyph(`kind-${kind}`, draw, kind === 'sanctuary' || kind === 'endgame' ? BLACK : '#fffdf4'),
  ),
  ...Object.entries(STAT_GLYPHS).map(([stat, draw]) => glyph(`stat-${stat}`, draw, PALETTE.ink)),
  ...Object.entries(STAT_GLYPHS).map(([stat, draw]) => glyph(`stat-${stat}-light`, draw, PALETTE.silver)),
];
