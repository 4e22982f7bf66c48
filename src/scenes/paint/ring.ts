import { font } from '../../art/type.ts';
import { LEAST_TEXT } from '../least-text.ts';
import type { Printing } from '../stage/print.ts';
import type { Art } from '../stage/sprite.ts';
import { inksOf } from './inks.ts';

type Ring = Extract<Art, { art: 'ring' }>;
type Ctx = CanvasRenderingContext2D;

/** A number of three figures and its sign fit in. */
const AROUND = 2.9;
const sizeOf = ({ size }: Ring, scale: number): number => Math.max(LEAST_TEXT, size) * scale;

export const ringSize = (art: Ring, scale: number): number => Math.round(sizeOf(art, scale) * AROUND);

/** A chance as a ring: plain what nothing can be done about, hatched what can be bought off, the number in its middle. */
export function paintRing(ctx: Ctx, art: Ring, d: number, paint: Printing & { textScale: number }): void {
  const inks = inksOf(paint);
  const { stark, textScale } = paint;
  const line = d * 0.13;
  const r = d / 2 - line / 2 - 1;
  const colour = art.grave ? inks.red : stark ? inks.amber : '#d8a066';
  ctx.beginPath();
  ctx.arc(d / 2, d / 2, d / 2 - 0.5, 0, Math.PI * 2);
  ctx.fillStyle = stark ? '#000000' : 'rgba(11, 14, 20, 0.94)';
  ctx.fill();
  arc(ctx, d, r, 0, 1, stark ? '#555555' : '#39404c', line);
  arc(ctx, d, r, 0, art.least, colour, line);
  ctx.setLineDash([line * 0.32, line * 0.3]);
  arc(ctx, d, r, art.least, art.lost, colour, line);
  ctx.setLineDash([]);
  ctx.font = font('plain', sizeOf(art, textScale), 600);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = inks.paper;
  ctx.fillText(art.text, d / 2, d / 2 + sizeOf(art, textScale) * 0.35);
  ctx.textAlign = 'left';
}

/** Clockwise from the top, from one share of the round to another. */
function arc(ctx: Ctx, d: number, r: number, from: number, to: number, colour: string, line: number): void {
  if (to <= from) return;
  const turn = (share: number): number => share * Math.PI * 2 - Math.PI / 2;
  ctx.beginPath();
  ctx.arc(d / 2, d / 2, r, turn(from), turn(to));
  ctx.strokeStyle = colour;
  ctx.lineWidth = line;
  ctx.stroke();
}
