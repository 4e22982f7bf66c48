import { PALETTE } from '../../../../src/art/palette.ts';
import type { Thing } from '../../board/tokens.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { seg } from '../kit/strokes.ts';

const {
  filmBlack: BLACK,
  paper: PAPER,
  bloodRed: RED,
  marqueeAmber: AMBER,
  itemGreen: GREEN,
  silver: SILVER,
} = PALETTE;
const NEON = PALETTE.saucerGreen;
const SHADE = 'rgba(0,0,0,0.45)';

const sign = (id: string, w: number, h: number, draw: (pen: Pen) => void): Thing => ({ id, w, h, draw });

const EXIT = [
  '-16 -7!, -25 -7!, -25 7!, -16 7!',
  '-25 0!, -18 0!',
  '-11 -7!, -1 7!',
  '-1 -7!, -11 7!',
  '5 -7!, 5 7!',
  '11 -7!, 23 -7!',
  '17 -7!, 17 7!',
];

/** A way out, in tubes; shut, the tubes are dark and something lies across it. */
const exit = (id: string, lit: boolean): Thing =>
  sign(id, 68, 32, (p) => {
    const plate = poly('-31 -13, 20 -13, 32 0, 20 13, -31 13');
    p.at(0, 1.6, () => p.fill(plate, SHADE));
    p.fill(plate, '#07120b').stroke(plate, lit ? NEON : '#4b535f', 2);
    p.at(
      -3.6,
      0,
      () => {
        for (const letter of EXIT) {
          if (lit) p.stroke(line(letter), 'rgba(125,255,155,0.28)', 5.4);
          p.stroke(line(letter), lit ? NEON : '#6b7480', 2.4);
        }
      },
      0.82,
    );
    if (!lit) p.stroke(line('-27 10!, 27 -10!'), BLACK, 6).stroke(line('-27 10!, 27 -10!'), RED, 3.4);
  });

/** Where there is something to look for: a lens over a sack. */
const search = sign('sign-search', 32, 32, (p) => {
  p.fill(oval(0, 1.4, 14), SHADE)
    .fill(oval(0, 0, 14), BLACK)
    .fill(oval(0, 0, 12.4), GREEN);
  p.stroke(line('4 4!, 9 9!'), BLACK, 5)
    .fill(oval(-1.6, -1.6, 7), BLACK)
    .fill(oval(-1.6, -1.6, 4.6), PAPER);
  p.fill(oval(-3.4, -3.4, 1.4), '#ffffff');
});

/** The counter's face: eight levels on an arc of a half circle about the needle's foot, which is at 0,26. The needle turns about its own foot. */
const DIAL_FOOT = 26;
const dial = sign('dial-face', 132, 92, (p) => {
  const face = shape('-62 34!, -62 -6, -44 -34, 0 -44, 44 -34, 62 -6, 62 34!');
  p.at(0, 2, () => p.fill(face, SHADE));
  p.fill(face, BLACK).stroke(face, '#5b6472', 1.6);
  const window = shape('-54 27!, -54 -6, -38 -29, 0 -38, 38 -29, 54 -6, 54 27!');
  p.fill(window, '#f3ecd8');
  const at = (level: number, r: number): readonly [number, number] => {
    const a = Math.PI + ((level - 0.5) / 8) * Math.PI;
    return [Math.cos(a) * r, DIAL_FOOT + Math.sin(a) * r * 1.06];
  };
  for (let level = 1; level <= 8; level++) {
    const hot = level > 6;
    p.stroke(line([at(level, 42), at(level, level % 2 ? 49 : 52)]), hot ? RED : BLACK, hot ? 3.4 : 2.2);
    for (const part of [-0.25, 0.25])
      if (level + part > 0.6 && level + part < 8.4)
        p.stroke(line([at(level + part, 45), at(level + part, 48)]), BLACK, 0.9);
  }
  p.stroke(line([at(6.5, 40), at(7, 40), at(7.5, 40), at(8, 40), at(8.5, 40)]), RED, 2.4);
  p.stroke(
    line([at(0.5, 40), at(1.5, 40), at(2.5, 40), at(3.5, 40), at(4.5, 40), at(5.5, 40), at(6.5, 40)]),
    '#8d8874',
    1.4,
  );
  for (const [x, y] of rows('-56 30, 56 30'))
    p.fill(oval(x, y, 2.4), SILVER).stroke(seg(x - 1.4, y, x + 1.4, y), BLACK, 0.8);
});
const needle = sign('dial-needle', 16, 104, (p) => {
  p.fill(poly('-1.8 6, 1.8 6, 0.9 -44, 0 -49, -0.9 -44'), RED)
    .fill(oval(0, 0, 6), BLACK)
    .fill(oval(0, 0, 2.6), SILVER);
});

/** Twelve to midnight. A wedge is one hour, its point at the middle of its frame: it is laid round the face. */
const clock = sign('clock-face', 112, 112, (p) => {
  p.fill(oval(0, 2, 54), SHADE)
    .fill(oval(0, 0, 54), BLACK)
    .fill(oval(0, 0, 51), '#5b6472')
    .fill(oval(0, 0, 49), '#f3ecd8');
  for (let i = 0; i < 60; i++)
    p.at(
      0,
      0,
      () => p.fill(box(i % 5 ? -0.5 : -1.2, -47, i % 5 ? 1 : 2.4, i % 5 ? 3.4 : i % 15 ? 7 : 10), BLACK),
      1,
      (i * Math.PI) / 30,
    );
});
const wedge = sign('clock-wedge', 112, 112, (p) => {
  const hour: [number, number][] = [[0, 0]];
  for (let i = 0; i <= 6; i++) {
    const a = -Math.PI / 2 + (i / 6) * (Math.PI / 6);
    hour.push([Math.cos(a) * 43, Math.sin(a) * 43]);
  }
  p.fill(poly(hour), AMBER);
  p.stroke(line([[0, 0], hour[1] as [number, number]]), 'rgba(138,90,0,0.55)', 0.8);
});
const hub = sign('clock-hub', 52, 52, (p) => {
  p.fill(oval(0, 1, 22), SHADE)
    .fill(oval(0, 0, 22), BLACK)
    .stroke(oval(0, 0, 19.4), AMBER, 1.4);
});

const HEART = '0 11!, -10 2, -11.6 -5, -7 -10.4, -2 -9.4, 0 -6!, 2 -9.4, 7 -10.4, 11.6 -5, 10 2';
const heart = (id: string, full: boolean): Thing =>
  sign(id, 30, 30, (p) => {
    const h = shape(HEART);
    if (!full) {
      p.fill(h, 'rgba(0,0,0,0.16)').stroke(h, '#9a917b', 1.8);
      return;
    }
    p.at(0, 1.4, () => p.fill(h, SHADE));
    p.stroke(h, BLACK, 3.4)
      .fill(h, RED)
      .clip(h, () => p.fill(shape('3 -14!, 6 -4, 0 14!, 16 14!, 16 -14!'), '#a81f2b'));
    p.fill(oval(-5.6, -5.4, 2.8, 1.9, -0.6), 'rgba(255,255,255,0.8)');
  });

const NUMERALS: Record<number, string[]> = {
  1: ['-3 -5!, 1 -8!, 1 8!'],
  2: ['-5 -4, -3 -8, 3 -8, 5 -3, -5 8!, 5 8!'],
  3: ['-5 -6, 0 -9, 5 -5, 0 -1!, 5 4, 0 9, -5 6'],
};

/** A Final Health token: what is under it nobody knows, or a number, or nothing. */
const token = (id: string, show: '?' | number, white: boolean): Thing =>
  sign(id, 34, 34, (p) => {
    const [ground, on] = white ? [PAPER, BLACK] : ['#101318', PAPER];
    p.fill(oval(0, 1.6, 14.6), SHADE)
      .fill(oval(0, 0, 15), BLACK)
      .fill(oval(0, 0, 13.6), white ? '#b9b19a' : '#5b6472')
      .fill(oval(0, 0, 12), ground);
    if (show === '?') p.stroke(line('-4.4 -4, -2 -8, 3 -8, 4.6 -3.6, 0 0, 0 3!'), on, 3).fill(oval(0, 7.4, 1.9), on);
    else if (show === 0) p.stroke(line('-5 -5!, 5 5!'), RED, 3.4).stroke(line('5 -5!, -5 5!'), RED, 3.4);
    else for (const stroke of NUMERALS[show] as string[]) p.stroke(line(stroke), on, 3);
  });

const bead = (id: string, fill: string, edge: string, shine = true): Thing =>
  sign(id, 22, 22, (p) => {
    p.fill(oval(0, 1, 9), SHADE)
      .fill(oval(0, 0, 9), BLACK)
      .fill(oval(0, 0, 7.6), edge)
      .fill(oval(0, 0, 6.2), fill);
    if (shine) p.fill(oval(-2.2, -2.6, 2, 1.4, -0.6), 'rgba(255,255,255,0.8)');
  });

/** A row of Bloodlust: to come, reached, and where it stands. */
const cell = (id: string, fill: string, edge: string, weight: number): Thing =>
  sign(id, 26, 32, (p) => {
    p.fill(box(-11, -14, 22, 28, 4), fill).stroke(box(-11, -14, 22, 28, 4), edge, weight);
  });

export const SIGNS: readonly Thing[] = [
  exit('sign-exit', true),
  exit('sign-exit-shut', false),
  search,
  dial,
  needle,
  clock,
  wedge,
  hub,
  heart('heart', true),
  heart('heart-empty', false),
  token('final-health', '?', false),
  ...[0, 1, 2, 3].map((n) => token(`final-health-${n}`, n, false)),
  token('final-health-white', '?', true),
  bead('bead', RED, '#8d1620'),
  bead('bead-empty', '#c9c0a8', '#9a917b', false),
  bead('bead-use', AMBER, '#8a5a00'),
  cell('bloodlust', '#d8cfb8', '#a89f88', 1.2),
  cell('bloodlust-reached', '#a81f2b', '#6d0f18', 1.2),
  cell('bloodlust-now', RED, BLACK, 2.6),
];
