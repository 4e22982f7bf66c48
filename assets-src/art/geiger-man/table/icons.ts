import { PALETTE } from '../../../../src/art/palette.ts';
import type { Thing } from '../../board/tokens.ts';
import { icon as borrowed } from '../../icons.ts';
import { box, line, oval, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** What stands in lines: one colour, drawn about 0,0 within ±50, readable at twelve pixels. */
type Glyph = (pen: Pen, colour: string) => void;
const HOLE = '#000000';

const boot: Glyph = (pen, c) => {
  pen
    .fill(shape('-22 -46!, 12 -46!, 12 -14!, 24 -2, 42 6, 46 24!, -24 24!, -24 -10'), c)
    .fill(box(-26, 29, 74, 13, 3), c);
  pen.cut(() =>
    pen
      .stroke(line('-24 -32!, 14 -32!'), HOLE, 6)
      .stroke(line('4 -14!, 18 -14!'), HOLE, 4)
      .stroke(line('6 -4!, 24 -4!'), HOLE, 4),
  );
};

const stopwatch: Glyph = (pen, c) => {
  pen
    .fill(oval(0, 9, 38), c)
    .fill(box(-8, -44, 16, 18, 3), c)
    .fill(box(-15, -50, 30, 9, 4), c)
    .stroke(line('26 -26!, 34 -34!'), c, 9);
  pen.cut(() => pen.fill(oval(0, 9, 28), HOLE));
  pen
    .fill(oval(0, 9, 6), c)
    .stroke(line('0 9!, 0 -12!'), c, 7)
    .fill(poly('0 9, 0 -18, 15 -13, 25 -1, 27 9'), c);
};

const heart: Glyph = (pen, c) => {
  pen.fill(shape('0 46!, -38 12, -46 -16, -28 -38, -8 -34, 0 -22!, 8 -34, 28 -38, 46 -16, 38 12'), c);
};

/** A face that has seen it. */
const mask: Glyph = (pen, c) => {
  pen.fill(shape('-34 -36, 0 -46, 34 -36, 38 -8, 28 22, 12 46, -12 46, -28 22, -38 -8'), c);
  pen.cut(() =>
    pen
      .fill(oval(-15, -11, 10, 13, 0.2), HOLE)
      .fill(oval(15, -11, 10, 13, -0.2), HOLE)
      .fill(shape('0 10, -9 18, -7 36, 0 39, 7 36, 9 18'), HOLE),
  );
};

const fist: Glyph = (pen, c) => {
  pen.fill(borrowed('fist'), c);
};

const sack: Glyph = (pen, c) => {
  pen
    .fill(shape('-14 -22!, 14 -22!, 36 10, 34 36, 18 46, -18 46, -34 36, -36 10'), c)
    .fill(shape('-16 -28!, -24 -46!, -6 -40, 0 -48!, 6 -40, 24 -46!, 16 -28!'), c);
  pen.cut(() => pen.stroke(line('-18 -24!, 18 -24!'), HOLE, 6).stroke(line('-16 34, -22 20, -18 2'), HOLE, 5));
};

export const LINE_ICONS = {
  move: boot,
  time: stopwatch,
  health: heart,
  horror: mask,
  damage: fist,
  item: sack,
} satisfies Record<string, Glyph>;

const INKS: Record<keyof typeof LINE_ICONS, string> = {
  move: PALETTE.ink,
  time: '#9a6a00',
  health: '#c1272d',
  horror: '#5b3a86',
  damage: '#a81f2b',
  item: '#25723c',
};
/** On the night: lighter brothers of the same. */
const LIGHTS: Record<keyof typeof LINE_ICONS, string> = {
  move: PALETTE.silver,
  time: PALETTE.marqueeAmber,
  health: '#ff6b6e',
  horror: '#b79bea',
  damage: '#ff6b6e',
  item: PALETTE.itemGreen,
};

const drawn = (id: string, glyph: Glyph, colour: string): Thing => ({
  id,
  w: 40,
  h: 40,
  draw: (p) => {
    p.at(0, 0, () => glyph(p, colour), 0.37);
  },
});

export const ICONS: readonly Thing[] = (Object.keys(LINE_ICONS) as (keyof typeof LINE_ICONS)[]).flatMap((name) => [
  drawn(`icon-${name}`, LINE_ICONS[name], INKS[name]),
  drawn(`icon-${name}-light`, LINE_ICONS[name], LIGHTS[name]),
]);
