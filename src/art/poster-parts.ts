import { PALETTE } from './palette.ts';
import { balanced, fitText, MEASURED_AT, type Measure } from './text-fit.ts';
import { type FaceName, font } from './type.ts';

/** The pieces of a poster, in its own pixels. */
type Ctx = CanvasRenderingContext2D;
export type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Lettering = {
  face: FaceName;
  fill: string;
  from: number;
  to: number;
  leading?: number;
  maxLines?: number;
  /** An outline in this colour, and a hard shadow below it. */
  outline?: string;
  /** Room between letters, as a share of their size. */
  spaced?: number;
};

/** Words as large as the area lets them be, centred; returns how high they came out. */
export function letter(ctx: Ctx, text: string, area: Area, look: Lettering, measure: Measure): number {
  const css = font(look.face, MEASURED_AT);
  const spaced = look.spaced ?? 0;
  const wide: Measure = (part, at) => measure(part, at) + spaced * MEASURED_AT * part.length;
  const box = { width: area.w, height: area.h, from: look.from, to: look.to };
  const fitted = fitText(
    text,
    css,
    { ...box, leading: look.leading ?? 1.1, ...(look.maxLines ? { maxLines: look.maxLines } : {}) },
    wide,
  );
  if (fitted === null) return 0;
  const { size, leading } = fitted;
  const lines = balanced(fitted, area.w, text, (part) => (wide(part, css) / MEASURED_AT) * size);
  const step = size * leading;
  const top = area.y + (area.h - step * lines.length) / 2;
  ctx.save();
  ctx.font = font(look.face, size);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  if ('letterSpacing' in ctx) ctx.letterSpacing = `${(spaced * size).toFixed(2)}px`;
  ctx.lineJoin = 'round';
  lines.forEach((line, i) => {
    const x = area.x + area.w / 2 + (spaced * size) / 2;
    const y = top + i * step + step * 0.5 + size * 0.36;
    if (look.outline !== undefined) outlined(ctx, line, x, y, size, look.outline);
    ctx.fillStyle = look.fill;
    ctx.fillText(line, x, y);
  });
  ctx.restore();
  return step * lines.length;
}

function outlined(ctx: Ctx, line: string, x: number, y: number, size: number, outline: string): void {
  ctx.strokeStyle = PALETTE.night;
  ctx.lineWidth = size * 0.12;
  ctx.strokeText(line, x + size * 0.03, y + size * 0.05);
  ctx.lineWidth = size * 0.085;
  ctx.strokeText(line, x, y);
  ctx.strokeStyle = outline;
  ctx.lineWidth = size * 0.035;
  ctx.strokeText(line, x, y);
}

/** Printer's dots: larger where the tone (0 to 1) is fuller. */
export function dots(ctx: Ctx, area: Area, step: number, fill: string, tone: (x: number, y: number) => number): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (let row = 0; row * step * 0.5 <= area.h; row++) {
    const y = area.y + row * step * 0.5;
    for (let x = area.x + (row % 2) * step * 0.5; x <= area.x + area.w; x += step) {
      const r = Math.sqrt(Math.max(0, tone(x, y))) * step * 0.5;
      if (r < 0.5) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}

/** One star of a rating: whole, half or only its outline. */
export function star(ctx: Ctx, x: number, y: number, r: number, filled: 0 | 1 | 2, ink: string): void {
  const path = new Path2D(starPath(r));
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = ink;
  ctx.lineWidth = r * 0.1;
  ctx.lineJoin = 'round';
  ctx.stroke(path);
  if (filled > 0) {
    ctx.beginPath();
    ctx.rect(-r * 1.1, -r * 1.1, filled === 2 ? r * 2.2 : r * 1.1, r * 2.2);
    ctx.clip();
    ctx.fillStyle = ink;
    ctx.fill(path);
  }
  ctx.restore();
}

function starPath(r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const at = i % 2 === 0 ? r : r * 0.42;
    return `${(Math.cos(angle) * at).toFixed(2)} ${(Math.sin(angle) * at).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
