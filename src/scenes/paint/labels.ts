import { PALETTE } from '../../art/palette.ts';
import { font } from '../../art/type.ts';
import { LEAST_TEXT } from '../least-text.ts';
import type { Printing } from '../stage/print.ts';
import type { Art, LabelPart } from '../stage/sprite.ts';
import { inksOf } from './inks.ts';

type Label = Extract<Art, { art: 'label' }>;
type Ctx = CanvasRenderingContext2D;

/** What is read follows the player's text size; numbers, titles and shouts are large already. */
const sizeOf = (part: LabelPart, scale: number): number =>
  Math.max(LEAST_TEXT * scale, part.size * (part.face === 'plain' ? scale : 1));
const fontOf = (part: LabelPart, scale: number): string => font(part.face, sizeOf(part, scale), 600);
/** Capitals and digits sit above the line they are set on. */
const RISE: Record<LabelPart['face'], number> = {
  plain: 0.35,
  plate: 0.43,
  marquee: 0.35,
  poster: 0.37,
  typewriter: 0.33,
};

/** A key's cap is a little wider than what is printed on it. */
const CAP = { pad: 0.3, gap: 0.22 };
const capWide = (ctx: Ctx, part: LabelPart, scale: number): number =>
  Math.max(sizeOf(part, scale), ctx.measureText(part.text).width + sizeOf(part, scale) * CAP.pad * 2);
const widthOf = (ctx: Ctx, part: LabelPart, scale: number): number =>
  part.cap ? capWide(ctx, part, scale) + sizeOf(part, scale) * CAP.gap : ctx.measureText(part.text).width;

function runOf(ctx: Ctx, art: Label, scale: number): number {
  let run = 0;
  for (const part of art.parts) {
    ctx.font = fontOf(part, scale);
    run += widthOf(ctx, part, scale);
  }
  return run;
}

export function labelSize(ctx: Ctx, art: Label, scale: number): { w: number; h: number } {
  const w = runOf(ctx, art, scale);
  const size = Math.max(...art.parts.map((part) => sizeOf(part, scale)));
  switch (art.mount) {
    case 'none':
      return { w: w + 4, h: size * 1.3 };
    case 'ground':
      return { w: w + size * 0.4, h: size * 1.2 };
    case 'pill':
      return { w: w + size * 1.3, h: size * 1.6 };
    case 'disc':
      return { w: size * 1.7, h: size * 1.7 };
    case 'tab':
      return { w: w + size * 0.8, h: size * 1.62 };
    case 'stamp':
      return { w: w + size, h: size * 1.45 };
  }
}

interface LabelPaint extends Printing {
  textScale: number;
}

export function paintLabel(ctx: Ctx, art: Label, w: number, h: number, paint: LabelPaint): void {
  const inks = inksOf(paint);
  const { textScale: scale, stark } = paint;
  mount(ctx, art, w, h, inks[art.edge], stark);
  let x = (w - runOf(ctx, art, scale)) / 2;
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'left';
  for (const part of art.parts) {
    ctx.font = fontOf(part, scale);
    const y = h / 2 + sizeOf(part, scale) * RISE[part.face];
    if (art.mount === 'none' && part.face !== 'plain' && part.ink !== 'ghost' && part.ink !== 'soft')
      outline(ctx, part, x, y);
    if (part.cap) cap(ctx, part, x, h, scale);
    else {
      ctx.fillStyle = inks[part.ink];
      ctx.fillText(part.text, x, y);
    }
    x += widthOf(ctx, part, scale);
  }
}

/** A key as it lies on the keyboard. */
function cap(ctx: Ctx, part: LabelPart, x: number, h: number, scale: number): void {
  const size = sizeOf(part, scale);
  const wide = capWide(ctx, part, scale);
  const high = size * 1.16;
  const left = x + (size * CAP.gap) / 2;
  const top = (h - high) / 2;
  // Edge and a thicker foot, as on a keyboard and on the page's own buttons: a key, not a figure.
  ctx.fillStyle = PALETTE.silver;
  ctx.beginPath();
  ctx.roundRect(left, top, wide, high, size * 0.24);
  ctx.fill();
  ctx.fillStyle = PALETTE.night;
  ctx.beginPath();
  ctx.roundRect(left + size * 0.07, top + size * 0.07, wide - size * 0.14, high - size * 0.24, size * 0.18);
  ctx.fill();
  ctx.fillStyle = PALETTE.silver;
  ctx.fillText(part.text, left + (wide - ctx.measureText(part.text).width) / 2, h / 2 + size * RISE.plain);
}

/** Loud words must stand on any ground: film, card or moment. */
function outline(ctx: Ctx, part: LabelPart, x: number, y: number): void {
  ctx.strokeStyle = PALETTE.night;
  ctx.lineWidth = Math.max(2, part.size * 0.14);
  ctx.lineJoin = 'round';
  ctx.strokeText(part.text, x, y);
}

function mount(ctx: Ctx, art: Label, w: number, h: number, edge: string, stark: boolean): void {
  if (art.mount === 'none') return;
  const line = art.mount === 'stamp' ? 3 : 1.75;
  ctx.beginPath();
  if (art.mount === 'disc') ctx.arc(w / 2, h / 2, h / 2 - line, 0, Math.PI * 2);
  else ctx.roundRect(line, line, w - line * 2, h - line * 2, art.mount === 'pill' ? h / 2 : 6);
  ctx.fillStyle = stark ? '#000000' : art.mount === 'disc' ? 'rgba(11, 14, 20, 0.9)' : 'rgba(11, 14, 20, 0.94)';
  ctx.fill();
  if (art.mount === 'ground') return;
  ctx.strokeStyle = edge;
  ctx.lineWidth = line;
  if (art.mount === 'disc') {
    ctx.setLineDash([h * 0.09, h * 0.07]);
    ctx.globalAlpha = 0.8;
  }
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}
