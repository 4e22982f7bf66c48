import { icon } from '../icons.ts';
import { box, line, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** Kind and stat signs: one colour, drawn about 0,0 within ±50, readable at twelve pixels. */
type Glyph = (pen: Pen, colour: string) => void;

const HOLE = '#000000';

const saucerSign: Glyph = (pen, c) => {
  pen.fill(shape('-48 2, -24 -12, 24 -12, 48 2, 24 16, -24 16'), c);
  pen.fill(shape('-24 -14!, -20 -32, 0 -40, 20 -32, 24 -14!'), c);
  pen.cut(() => {
    pen.stroke(line('-28 -10, 0 -6, 28 -10'), HOLE, 5);
    for (const x of [-24, 0, 24]) pen.fill(oval(x, 3, 5), HOLE);
  });
  pen.fill(poly('-16 20, 16 20, 28 46, -28 46'), c);
};

const person: Glyph = (pen, c) => {
  pen.fill(oval(0, -20, 20, 23), c).fill(shape('-44 46!, -40 20, -16 8, 16 8, 40 20, 44 46!'), c);
};

const bag: Glyph = (pen, c) => {
  pen.stroke(line('-16 -18!, -14 -38, 14 -38, 16 -18!'), c, 9).fill(box(-42, -20, 84, 62, 10), c);
  pen.cut(() => pen.fill(box(-42, 0, 84, 7), HOLE).fill(box(-8, -6, 16, 18, 3), HOLE));
};

const bolt: Glyph = (pen, c) => {
  pen.fill(poly('12 -48, -32 8, -4 8, -14 48, 34 -12, 4 -12'), c);
};

const skull: Glyph = (pen, c) => {
  pen.fill(shape('-38 -12, -30 -38, 0 -48, 30 -38, 38 -12, 28 14, 22 20!, 20 40!, -20 40!, -22 20!, -28 14'), c);
  pen.cut(() => {
    pen
      .fill(oval(-16, -8, 11, 12), HOLE)
      .fill(oval(16, -8, 11, 12), HOLE)
      .fill(poly('0 6, 7 18, -7 18'), HOLE);
    for (const x of [-9, 3]) pen.fill(box(x, 26, 6, 15), HOLE);
  });
};

const clapper: Glyph = (pen, c) => {
  pen.fill(box(-42, -8, 84, 50, 6), c);
  const stick = (): void => {
    pen.fill(box(0, -18, 84, 16, 3), c);
    pen.cut(() => pen.fill(poly('12 -19, 24 -19, 16 -1, 4 -1'), HOLE).fill(poly('38 -19, 50 -19, 42 -1, 30 -1'), HOLE));
    pen.cut(() => pen.fill(poly('64 -19, 76 -19, 68 -1, 56 -1'), HOLE));
  };
  pen.at(-42, -12, stick, 1, -0.26);
};

const house: Glyph = (pen, c) => {
  pen.fill(poly('0 -46, 48 -4, 36 -4, 36 42, -36 42, -36 -4, -48 -4'), c);
  pen.cut(() => pen.fill(box(-12, 8, 24, 34), HOLE));
};

const hourglass: Glyph = (pen, c) => {
  pen.fill(box(-34, -48, 68, 12, 4), c).fill(box(-34, 36, 68, 12, 4), c);
  pen.fill(poly('-26 -34, 26 -34, 4 0, 26 34, -26 34, -4 0'), c);
};

const star: Glyph = (pen, c) => {
  pen.fill(poly('0 -48, 13 -16, 48 -14, 21 8, 30 42, 0 23, -30 42, -21 8, -48 -14, -13 -16'), c);
};

const heart: Glyph = (pen, c) => {
  pen.fill(shape('0 46!, -38 12, -46 -16, -28 -38, -8 -34, 0 -22!, 8 -34, 28 -38, 46 -16, 38 12'), c);
};

export const KIND_GLYPHS: Record<string, Glyph> = {
  monster: saucerSign,
  survivor: person,
  item: bag,
  'power-play': bolt,
  horror: skull,
  'plot-device': clapper,
  sanctuary: house,
  endgame: hourglass,
  bonus: star,
};

export const STAT_GLYPHS: Record<string, Glyph> = {
  muscle: (pen, c) => pen.fill(icon('fist'), c),
  speed: (pen, c) => pen.fill(icon('sprint'), c),
  brains: (pen, c) => pen.fill(icon('brain'), c),
  guts: heart,
};
