import { PALETTE } from '../../../src/art/palette.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** A thing on the board, drawn in real colours about 0,0; `size` is its frame at 1×. */
export type Thing = { id: string; w: number; h: number; draw: (pen: Pen) => void };

const {
  filmBlack: BLACK,
  paper: PAPER,
  bloodRed: RED,
  marqueeAmber: AMBER,
  saucerGreen: GREEN,
  sanctuaryYellow: YELLOW,
  silver: SILVER,
} = PALETTE;

const disc = (pen: Pen, r: number, fill: string, rim: string): void => {
  pen
    .fill(oval(0, 1.2, r), 'rgba(0,0,0,0.45)')
    .fill(oval(0, 0, r), BLACK)
    .fill(oval(0, 0, r - 1.4), rim)
    .fill(oval(0, 0, r - 3), fill);
};

const gloss = (pen: Pen, r: number): void => {
  pen.fill(oval(-r * 0.3, -r * 0.36, r * 0.3, r * 0.2, -0.6), 'rgba(255,255,255,0.75)');
};

/** A film can seen from above: five holes round a hub. */
function can(pen: Pen, r: number, metal: string, hole: string): void {
  pen
    .fill(oval(0, 1.4, r), 'rgba(0,0,0,0.45)')
    .fill(oval(0, 0, r), BLACK)
    .fill(oval(0, 0, r - 1.6), metal);
  pen.stroke(oval(0, 0, r * 0.88), 'rgba(0,0,0,0.35)', 1);
  for (let i = 0; i < 5; i++) {
    const a = (i * Math.PI * 2) / 5 - Math.PI / 2;
    pen.fill(oval(Math.cos(a) * r * 0.58, Math.sin(a) * r * 0.58, r * 0.21), hole);
  }
  pen.fill(oval(0, 0, r * 0.2), BLACK);
}

const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV'][n] as string;

/** Numerals in strokes, so that no font is needed to draw a token. */
function numeral(pen: Pen, n: number, colour: string): void {
  const bars: Record<string, string[]> = { I: ['0'], II: ['-5', '5'], III: ['-8', '0', '8'], IV: ['-9'] };
  for (const x of bars[roman(n)] as string[])
    pen.stroke(
      line([
        [Number(x), -9],
        [Number(x), 9],
      ]),
      colour,
      4.4,
    );
  if (n === 4) pen.stroke(line('-2 -9!, 4 9!, 10 -9!'), colour, 4.4);
}

/** An iris: open for fade-in, closing for fade-out. */
function iris(pen: Pen, open: number, colour: string): void {
  disc(pen, 18, BLACK, colour);
  for (let i = 0; i < 6; i++) {
    pen.at(
      0,
      0,
      () =>
        pen.fill(
          poly([
            [0, -14.6],
            [12.6, -7.3],
            [open, open * 0.3],
            [0, -open],
          ]),
          i % 2 ? '#3a404a' : '#252a32',
        ),
      1,
      (i * Math.PI) / 3,
    );
  }
  pen.fill(oval(0, 0, open), colour);
}

export const TOKENS: Thing[] = [
  {
    id: 'token-spoint',
    w: 24,
    h: 24,
    draw: (p) => {
      disc(p, 10.5, RED, '#8d1620');
      gloss(p, 10);
    },
  },
  {
    id: 'token-spoint-well',
    w: 24,
    h: 24,
    draw: (p) => {
      p.fill(oval(0, 0, 9), 'rgba(0,0,0,0.18)').stroke(oval(0, 0, 9), BLACK, 1.6);
    },
  },
  {
    id: 'token-power',
    w: 64,
    h: 64,
    draw: (p) => {
      can(p, 29, '#5f6874', '#23272e');
      disc(p, 14, RED, '#8d1620');
      gloss(p, 13);
    },
  },
  { id: 'reel-can', w: 64, h: 64, draw: (p) => can(p, 29, '#5f6874', '#23272e') },
  {
    id: 'token-sanctuary',
    w: 36,
    h: 36,
    draw: (p) => {
      disc(p, 16, YELLOW, '#8f6b00');
      for (const [x, y] of rows('-5 -5, 5 -5, -5 5, 5 5')) p.fill(oval(x, y, 3), BLACK);
    },
  },
  {
    id: 'token-dynamite',
    w: 36,
    h: 36,
    draw: (p) =>
      p.at(
        0,
        1,
        () => {
          p.fill(box(-6.5, -12, 13, 26, 3), BLACK)
            .fill(box(-5, -10.5, 10, 23, 2), RED)
            .fill(box(-5, -10.5, 3, 23, 2), '#8d1620')
            .fill(box(-6, 0, 12, 4), PAPER);
          p.stroke(line('0 -12, 3 -16, 8 -15'), AMBER, 2.2).fill(oval(9, -15, 2.6), PAPER);
        },
        1,
        0.4,
      ),
  },
  {
    id: 'token-star',
    w: 44,
    h: 44,
    draw: (p) => {
      const s = '0 -19, 5.4 -6.6, 19 -5.8, 8.6 3, 12 16.4, 0 9.2, -12 16.4, -8.6 3, -19 -5.8, -5.4 -6.6';
      p.at(0, 1.4, () => p.fill(poly(s), 'rgba(0,0,0,0.45)'))
        .stroke(poly(s), BLACK, 4)
        .fill(poly(s), AMBER)
        .stroke(
          poly('0 -13, 3.6 -4.6, 13 -4, 6 2, 8.4 11.4, 0 6.4, -8.4 11.4, -6 2, -13 -4, -3.6 -4.6'),
          '#8a5a00',
          1.2,
        );
      p.fill(oval(-3, -5, 3, 2, -0.6), 'rgba(255,255,255,0.7)');
    },
  },
  { id: 'token-fade-in', w: 40, h: 40, draw: (p) => iris(p, 8.4, PAPER) },
  { id: 'token-fade-out', w: 40, h: 40, draw: (p) => iris(p, 3, RED) },
  ...[1, 2, 3, 4].map(
    (n): Thing => ({
      id: `token-reel-${n}`,
      w: 52,
      h: 52,
      draw: (p) => {
        can(p, 24, SILVER, '#8e959c');
        p.fill(oval(0, 0, 15), BLACK).stroke(oval(0, 0, 15), AMBER, 1.6);
        numeral(p, n, AMBER);
      },
    }),
  ),
  {
    id: 'leader',
    w: 140,
    h: 140,
    draw: (p) => {
      p.fill(oval(0, 2, 67), 'rgba(0,0,0,0.5)')
        .fill(oval(0, 0, 67), BLACK)
        .fill(oval(0, 0, 63), SILVER)
        .fill(oval(0, 0, 60), '#e9e4d3');
      for (const r of [57, 45]) p.stroke(oval(0, 0, r), BLACK, 1.8);
      p.stroke(
        line([
          [-60, 0],
          [60, 0],
        ]),
        BLACK,
        1.6,
      ).stroke(
        line([
          [0, -60],
          [0, 60],
        ]),
        BLACK,
        1.6,
      );
      for (const [x, y, r] of rows('-30 22 1.2, 34 -30 1.6, 12 40 0.9, -22 -40 1.1, 44 16 0.8'))
        p.fill(oval(x, y, r), 'rgba(21,23,28,0.5)');
    },
  },
  {
    id: 'blob',
    w: 150,
    h: 136,
    draw: (p) => {
      const body = shape(
        '-66 46, -72 18, -50 -4, -46 -36, -18 -56, 14 -54, 40 -34, 46 -4, 70 16, 66 48, 40 44, 28 58, 4 48, -16 60, -36 48',
      );
      p.at(0, 3, () => p.fill(body, 'rgba(0,0,0,0.45)'))
        .stroke(body, BLACK, 6)
        .fill(body, RED);
      p.clip(body, () => {
        p.fill(shape('-80 70, -60 24, -20 34, 20 22, 60 36, 80 70'), '#a81f2b');
        p.stroke(line('-62 34, -66 18, -44 -4, -40 -34, -16 -50, 12 -49, 34 -32'), 'rgba(255,220,210,0.75)', 5);
        for (const [x, y, r] of rows('-26 0 10, 24 12 12, 2 -30 7, -44 28 6, 48 32 6'))
          p.fill(oval(x, y, r), '#8d1620').fill(oval(x - r * 0.3, y - r * 0.3, r * 0.34), PAPER);
      });
    },
  },
];

const PIPS: Record<number, string> = {
  1: '0 0',
  2: '-1 -1, 1 1',
  3: '-1 -1, 0 0, 1 1',
  4: '-1 -1, 1 -1, -1 1, 1 1',
  5: '-1 -1, 1 -1, 0 0, -1 1, 1 1',
  6: '-1 -1, 1 -1, -1 0, 1 0, -1 1, 1 1',
};

const die = (colour: 'white' | 'black', n: number): Thing => ({
  id: `die-${colour}-${n}`,
  w: 64,
  h: 64,
  draw: (p) => {
    const white = colour === 'white';
    p.fill(box(-27, -25, 54, 54, 11), 'rgba(0,0,0,0.5)').fill(box(-28, -28, 56, 56, 11), white ? '#8d8874' : '#000000');
    p.fill(box(-27, -28, 54, 53, 10), white ? '#f6f1e2' : '#23262d').fill(
      box(-22, -23, 44, 44, 14),
      white ? '#fffdf4' : '#2c3038',
    );
    p.stroke(box(-27.4, -28, 54.8, 55, 10.5), white ? BLACK : '#6b7480', 1.4);
    for (const [x, y] of rows(PIPS[n] as string))
      p.fill(
        oval(x * 13.5, y * 13.5 - 1.4, n === 1 ? 7 : 5.2),
        white ? (n === 1 ? RED : BLACK) : n === 1 ? GREEN : PAPER,
      );
  },
});

export const DICE: Thing[] = (['white', 'black'] as const).flatMap((c) => [1, 2, 3, 4, 5, 6].map((n) => die(c, n)));
