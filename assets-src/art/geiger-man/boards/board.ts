import type { Canvas } from '@napi-rs/canvas';
import { type BoardPlan, FRAME } from '../../../../src/games/geiger-man/layout/plan.ts';
import { BLACK, ink, PAPER } from '../../ink.ts';
import { line, type Point } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { develop, type Picture } from '../../stage.ts';

/** What the whole sheet is printed through: a night in which paper is as bright as asphalt under a lamp, so that all that lies on it stands out. */
const NIGHT = '#93a2c0';

/** Printed as everything is, then the light is put out. */
export function benighted(board: Picture, scale: 1 | 2): Canvas {
  const sheet = develop(board, scale, 1);
  const ctx = sheet.getContext('2d');
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = NIGHT;
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  return sheet;
}

export const SLATE = ink(0, 1, 0);
export const DARK = ink(0, 1, 0.5);

/** Trodden ways, exactly where the plan has its edges. */
export function ways(pen: Pen, { edges }: BoardPlan): void {
  for (const { path } of edges) {
    const way = line(path.map(([x, y]): Point => [x * FRAME.w, y * FRAME.h, 1]));
    pen.stroke(way, BLACK, 9, 0.55);
    pen.ctx.setLineDash([7, 8]);
    pen.stroke(way, PAPER, 2.6);
    pen.ctx.setLineDash([]);
  }
}
