import { PALETTE } from '../../../src/art/palette.ts';
import type { Thing } from '../board/tokens.ts';
import { box, line, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';

const { filmBlack: BLACK, marqueeAmber: AMBER, sanctuaryYellow: YELLOW, plotBlue: BLUE, silver: SILVER } = PALETTE;
const WOOD = '#7b5526';
const WOOD_DARK = '#553a19';
const BRASS = '#b8923a';

/** One link of a chain, flat or on edge; eight apart at full size. */
function link(pen: Pen, x: number, y: number, turn: number, flat: boolean, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      const ring = flat ? oval(0, 0, 6.4, 3.6) : line('-5.4 0, 5.4 0');
      pen.stroke(ring, BLACK, flat ? 4.6 : 5.4).stroke(ring, SILVER, flat ? 2.2 : 2.8);
    },
    s,
    turn,
  );
}

function links(pen: Pen, x0: number, y0: number, x1: number, y1: number, s: number): void {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / (8 * s));
  const turn = Math.atan2(y1 - y0, x1 - x0);
  for (const flat of [true, false])
    for (let i = 0; i <= count; i++)
      if ((i % 2 === 0) === flat) link(pen, x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count, turn, flat, s);
}

function lock(pen: Pen): void {
  const shackle = line('-7 -4!, -7 -12, 0 -18, 7 -12, 7 -4!');
  pen.stroke(shackle, BLACK, 7).stroke(shackle, SILVER, 3.6);
  const body = box(-12, -5, 24, 20, 4);
  pen
    .stroke(body, BLACK, 3)
    .fill(body, YELLOW)
    .fill(box(4, -5, 8, 20, 3), '#d9a92a')
    .stroke(body, BLACK, 1.4);
  pen.fill(oval(0, 3, 2.8), BLACK).fill(poly('-1.6 3, 1.6 3, 2.4 10, -2.4 10'), BLACK);
}

/** Tape on the floor: whose mark it is says its colour, and whoever stands on it. */
const mark = (id: string, colour: string): Thing => ({
  id,
  w: 44,
  h: 30,
  draw: (p) => {
    const strips = [poly('-18 -11, 18 -11, 20 -4, -20 -4'), poly('-4 -4, 4 -4, 5.6 12, -5.6 12')];
    for (const strip of strips) p.at(0, 1.4, () => p.fill(strip, 'rgba(0,0,0,0.5)'));
    for (const strip of strips) p.fill(strip, colour);
    p.stroke(line('-17 -7.6, 17 -7.6'), 'rgba(255,255,255,0.28)', 1.4);
  },
});

const lamp = (id: string, lit: boolean): Thing => ({
  id,
  w: 72,
  h: 72,
  draw: (p) => {
    p.stroke(line('0 -36!, 0 -14!'), '#4b535f', 4).fill(box(-14, -36, 28, 5, 2), '#4b535f');
    const yoke = line('-22 12!, -24 -14!, 24 -14!, 22 12!');
    p.stroke(yoke, '#5d6672', 3);
    const head = poly('-15 -12, 15 -12, 24 22, -24 22');
    p.stroke(head, '#6b7480', 3).fill(head, '#12151b').fill(poly('-15 -12, -9 -12, -14 22, -24 22'), '#2b313b');
    for (const y of [-6, 0, 6])
      p.stroke(
        line([
          [-10, y],
          [10, y],
        ]),
        '#3a414d',
        2,
      );
    p.fill(oval(0, 22, 23, 6), lit ? '#fff6df' : '#2b313b').stroke(oval(0, 22, 23, 6), '#6b7480', 1.6);
    if (!lit) p.stroke(line('-8 22, 0 20, 8 22'), '#4b535f', 1.4);
  },
});

export const STAND_IN_THINGS: readonly Thing[] = [
  {
    id: 'door',
    w: 64,
    h: 88,
    draw: (p) => {
      p.fill(box(-27, -38, 56, 80, 3), 'rgba(0,0,0,0.5)');
      p.fill(box(-29, -41, 58, 80, 3), BLACK)
        .fill(box(-27, -39, 54, 76, 2), YELLOW)
        .fill(box(-23, -35, 46, 68), BLACK);
      for (let i = 0; i < 4; i++)
        p.fill(box(-22 + i * 11.1, -34, 10.2, 66), i % 2 ? WOOD : '#8a622f').fill(
          box(-22 + i * 11.1, -34, 2, 66),
          WOOD_DARK,
        );
      for (const y of [-27, 17]) p.fill(box(-22, y, 44, 7), WOOD_DARK);
      links(p, -25, -34, 25, 32, 0.7);
      links(p, 25, -34, -25, 32, 0.7);
      p.at(0, 0, () => lock(p), 0.86);
    },
  },
  {
    id: 'trailer',
    w: 208,
    h: 188,
    draw: (p) => {
      // Stretched to go round a seat; its middle is only shaded, for the face behind it.
      p.ctx.save();
      p.ctx.translate(-8, 76);
      const skin = shape('-85 -13!, -86 -84, -74 -128, -46 -149, 46 -149, 74 -130, 86 -86, 86 -13!');
      p.fill(skin, 'rgba(9,11,16,0.55)');
      p.stroke(skin, BLACK, 10).stroke(skin, YELLOW, 5);
      p.stroke(line('86 -20!, 112 -20!'), BLACK, 9).stroke(line('86 -20!, 111 -20!'), YELLOW, 4.4);
      p.stroke(line('-84 -36, 84 -36'), 'rgba(255,214,92,0.5)', 2);
      for (const x of [-40, 40]) {
        p.fill(oval(x, -10, 22), BLACK)
          .stroke(oval(x, -10, 18), YELLOW, 5)
          .fill(oval(x, -10, 6), '#3a3320')
          .stroke(oval(x, -10, 6), YELLOW, 1.6);
      }
      p.ctx.restore();
    },
  },
  { id: 'lock', w: 36, h: 44, draw: (p) => p.at(0, 3, () => lock(p), 1.14) },
  mark('mark', BRASS),
  mark('mark-you', BLUE),
  mark('mark-active', AMBER),
  {
    id: 'order',
    w: 24,
    h: 24,
    draw: (p) =>
      p
        .fill(shape('-7 -9!, 10 0!, -7 9!, -3 0'), BLACK)
        .stroke(shape('-7 -9!, 10 0!, -7 9!, -3 0'), BLACK, 3)
        .fill(shape('-7 -9!, 10 0!, -7 9!, -3 0'), SILVER),
  },
  {
    id: 'order-dial',
    w: 48,
    h: 48,
    draw: (p) => {
      p.fill(oval(0, 0, 22), '#12161d').stroke(oval(0, 0, 22), '#8a929c', 1.6);
      const turn = line('9 -7, 2 -12, -8 -9, -12 0, -8 9, 2 12, 10 7');
      p.stroke(turn, SILVER, 3.6).fill(poly('3 -1, 15 -2, 11 -14'), SILVER);
    },
  },
  lamp('lamp', true),
  lamp('lamp-off', false),
];

/** A length of chain to be laid side by side: begins and ends in the middle of a link. */
export const CHAIN: Thing = {
  id: 'chain',
  w: 32,
  h: 16,
  draw: (p) => {
    for (const x of [-16, 0, 16]) link(p, x, 0, 0, true);
    for (const x of [-8, 8]) link(p, x, 0, 0, false);
  },
};
