import { ACCENT, BLACK, type Ink, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, type Points, poly, rows } from '../../paths.ts';
import type { Pen, Rim } from '../../pen.ts';

const LIT: Rim = { light: [2.2, -2.2], rim: PAPER, body: BLACK, halo: 1.8 };
const STEEL = ink(0, 1, 0.3);

/** A full reel from the front; its holes show what is behind it, or are filled. */
export function reel(pen: Pen, r: number, hole: Ink = PAPER): void {
  pen
    .fill(oval(0, 0, r + 2.4), PAPER)
    .fill(oval(0, 0, r), BLACK)
    .stroke(oval(0, 0, r * 0.88), ACCENT, 1.6);
  for (let i = 0; i < 5; i++) {
    const a = (i * Math.PI * 2) / 5 - Math.PI / 2;
    pen.fill(oval(Math.cos(a) * r * 0.54, Math.sin(a) * r * 0.54, r * 0.235), hole);
  }
  pen.fill(oval(0, 0, r * 0.17), PAPER).fill(oval(0, 0, r * 0.08), BLACK);
}

/** A strip of film along a line: black, holes down both edges, frames between them. */
export function strip(pen: Pen, list: Points, w: number, frames: Ink = tone(0.3)): void {
  const path = line(list);
  const dashed = (dash: number[], inks: Ink, width: number): void => {
    pen.ctx.save();
    pen.ctx.setLineDash(dash);
    pen.ctx.lineCap = 'butt';
    pen.ctx.strokeStyle = inks;
    pen.ctx.lineWidth = width;
    pen.ctx.stroke(path);
    pen.ctx.restore();
  };
  pen.stroke(path, PAPER, w + 3).stroke(path, BLACK, w);
  dashed([w * 0.12, w * 0.14], PAPER, w * 0.86);
  dashed([], BLACK, w * 0.66);
  dashed([w * 0.56, w * 0.12], frames, w * 0.54);
}

/** A studio camera on its legs, aimed to the right; the lens at 0,0. */
export function camera(pen: Pen): void {
  for (const leg of ['-46 22, -76 92', '-46 22, -44 94', '-46 22, -14 92']) {
    const path = line(leg);
    pen.stroke(path, PAPER, 8).stroke(path, BLACK, 5);
  }
  pen.stroke(line('-62 66, -28 66'), BLACK, 3);
  pen.rimmed(box(-60, 16, 30, 12, 3), { ...LIT, body: STEEL });
  for (const [x, y, r] of rows('-66 -44 22, -30 -50 17')) {
    pen.rimmed(oval(x, y, r), LIT).stroke(oval(x, y, r * 0.7), STEEL, 2.4);
    for (let i = 0; i < 3; i++) {
      const a = (i * Math.PI * 2) / 3 - 0.4;
      pen.fill(oval(x + Math.cos(a) * r * 0.44, y + Math.sin(a) * r * 0.44, r * 0.2), tone(0.2));
    }
    pen.fill(oval(x, y, r * 0.16), PAPER);
  }
  pen.rimmed(box(-78, -26, 58, 46, 4), LIT).stroke(box(-73, -21, 48, 36, 3), STEEL, 1.6);
  pen
    .fill(oval(-60, -3, 10), ACCENT)
    .fill(oval(-60, -3, 6), BLACK)
    .fill(box(-42, -14, 12, 6), PAPER)
    .fill(box(-42, -4, 12, 3), ACCENT);
  pen.rimmed(box(-96, -16, 20, 8, 3), LIT).rimmed(box(-100, -19, 7, 14, 3), LIT);
  pen.rimmed(box(-20, -13, 16, 24, 2), { ...LIT, body: STEEL });
  pen.rimmed(poly('-5 -14, 16 -24, 16 22, -5 12'), LIT).fill(poly('16 -24, 20 -22, 20 20, 16 22'), PAPER);
}

/** The board that is clapped before a take; 84 wide, the hinge at the left. */
export function clapper(pen: Pen, open = 0.36): void {
  const bars = (): void => {
    for (let i = 0; i < 5; i++)
      pen.fill(
        poly([
          [6 + i * 19, 0],
          [16 + i * 19, 0],
          [8 + i * 19, 14],
          [-2 + i * 19, 14],
        ]),
        PAPER,
      );
  };
  const slate = box(-42, -20, 84, 64, 4);
  pen
    .stroke(slate, PAPER, 4)
    .fill(slate, BLACK)
    .stroke(box(-38, -4, 76, 44, 2), PAPER, 1.6);
  pen.clip(box(-42, -20, 84, 14), () => pen.at(-42, -20, bars));
  const stick = (): void => {
    pen.stroke(box(0, -14, 84, 14, 3), PAPER, 4).fill(box(0, -14, 84, 14, 3), BLACK);
    pen.clip(box(0, -14, 84, 14, 3), () => pen.at(0, -14, bars));
  };
  pen.at(-42, -21, stick, 1, -open);
  pen.fill(oval(-38, -22, 4), ACCENT).stroke(oval(-38, -22, 4), BLACK, 1.4);
}
