import { drawCover, drawFrame, type Found } from './atlas.ts';
import { type Box, CARD, type Round } from './card-layout.ts';
import type { Words } from './card-text.ts';
import { type Kind, PALETTE } from './palette.ts';
import { MEASURED_AT } from './text-fit.ts';
import { type FaceName, font } from './type.ts';

/** The pieces of a card, drawn in card units: the caller has scaled the context. */
type Ctx = CanvasRenderingContext2D;

const trace = (ctx: Ctx, { x, y, w, h }: Box, radius: number): void => {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
};

const disc = (ctx: Ctx, { x, y, r }: Round): void => {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
};

/** Stock first: warm paper, a little darker where hands have held it, fibres if the tile is there. */
export function paper(ctx: Ctx, fibres: Found | null): void {
  trace(ctx, { x: 0, y: 0, w: CARD.w, h: CARD.h }, CARD.corner);
  ctx.fillStyle = PALETTE.paper;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const worn = ctx.createRadialGradient(50, 66, 50, 50, 70, 96);
  worn.addColorStop(0, 'rgba(120, 92, 40, 0)');
  worn.addColorStop(1, 'rgba(120, 92, 40, 0.26)');
  ctx.fillStyle = worn;
  ctx.fillRect(0, 0, CARD.w, CARD.h);
  if (fibres) {
    ctx.globalCompositeOperation = 'multiply';
    ctx.globalAlpha = 0.55;
    for (let y = 0; y < CARD.h; y += 70)
      for (let x = 0; x < CARD.w; x += 70) drawFrame(ctx, fibres, { x, y, w: 70, h: 70 });
  }
  ctx.restore();
  trace(ctx, { x: 0.3, y: 0.3, w: CARD.w - 0.6, h: CARD.h - 0.6 }, CARD.corner);
  ctx.strokeStyle = 'rgba(60, 44, 16, 0.5)';
  ctx.lineWidth = 0.6;
  ctx.stroke();
}

/** For high contrast: white, with a black rim. */
export function blank(ctx: Ctx): void {
  trace(ctx, { x: 0, y: 0, w: CARD.w, h: CARD.h }, CARD.corner);
  ctx.fillStyle = '#ffffff';
  ctx.fill();
  trace(ctx, { x: 0.8, y: 0.8, w: CARD.w - 1.6, h: CARD.h - 1.6 }, CARD.corner);
  ctx.strokeStyle = '#000000';
  ctx.lineWidth = 1.6;
  ctx.stroke();
}

/** The picture with its ruled frame, soaked in the colour of those who turned. */
export function picture(ctx: Ctx, found: Found | null, box: Box, turned: string | null): void {
  ctx.fillStyle = PALETTE.filmBlack;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  if (found) drawCover(ctx, found, box, 0.4);
  if (turned !== null) {
    ctx.save();
    ctx.globalCompositeOperation = 'multiply';
    ctx.fillStyle = turned;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    ctx.restore();
  }
  ctx.strokeStyle = PALETTE.filmBlack;
  ctx.lineWidth = 1;
  ctx.strokeRect(box.x, box.y, box.w, box.h);
}

/** The colour is printed a hair off its rule, as a cheap press would. */
export function plate(ctx: Ctx, box: Box, ground: string): void {
  ctx.fillStyle = ground;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.strokeStyle = 'rgba(21, 23, 28, 0.55)';
  ctx.lineWidth = 0.5;
  ctx.strokeRect(box.x + 0.5, box.y + 0.4, box.w, box.h);
  ctx.fillStyle = 'rgba(255, 250, 235, 0.14)';
  ctx.fillRect(box.x, box.y, box.w, 0.9);
}

export function badge(ctx: Ctx, at: Round, ground: string, icon: Found | null): void {
  disc(ctx, { ...at, r: at.r + 0.9 });
  ctx.fillStyle = PALETTE.paper;
  ctx.fill();
  disc(ctx, at);
  ctx.fillStyle = ground;
  ctx.fill();
  const r = at.r * 0.74;
  if (icon) drawFrame(ctx, icon, { x: at.x - r, y: at.y - r, w: r * 2, h: r * 2 });
}

export function roundel(ctx: Ctx, at: Round, kind: Kind): void {
  disc(ctx, { ...at, r: at.r + 1.4 });
  ctx.fillStyle = PALETTE.paper;
  ctx.fill();
  disc(ctx, at);
  ctx.fillStyle = PALETTE.filmBlack;
  ctx.fill();
  disc(ctx, { ...at, r: at.r - 1.5 });
  ctx.strokeStyle = kind === 'sanctuary' ? PALETTE.sanctuaryYellow : PALETTE.paper;
  ctx.lineWidth = 0.8;
  ctx.stroke();
}

/** Where the baseline lies in a line: capitals and digits sit in the middle of a plate, text hangs a little higher. */
const BASELINES = { plate: 0.93, poster: 0.86, marquee: 0.86, typewriter: 0.84, plain: 0.84 } as const satisfies Record<
  FaceName,
  number
>;

/** Lines in a box, from its top or from its middle. Set at the size they were measured at and scaled, so that they agree. */
export function lines(ctx: Ctx, { fitted, face, weight, box, align, middle }: Words): void {
  ctx.font = font(face, MEASURED_AT, weight);
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const step = fitted.size * fitted.leading;
  const x = align === 'center' ? box.x + box.w / 2 : box.x;
  const y = box.y + (middle ? (box.h - step * fitted.lines.length) / 2 : 0);
  const scale = fitted.size / MEASURED_AT;
  fitted.lines.forEach((line, i) => {
    ctx.save();
    ctx.translate(x, y + i * step + (step - fitted.size) / 2 + fitted.size * BASELINES[face]);
    ctx.scale(scale, scale);
    ctx.fillText(line, 0, 0);
    ctx.restore();
  });
}

export function well(ctx: Ctx, at: Round): void {
  disc(ctx, at);
  ctx.strokeStyle = PALETTE.ink;
  ctx.lineWidth = 0.9;
  ctx.stroke();
}

export function slot(ctx: Ctx, box: Box): void {
  trace(ctx, box, 1.6);
  ctx.setLineDash([2, 1.6]);
  ctx.strokeStyle = PALETTE.inkSoft;
  ctx.lineWidth = 0.6;
  ctx.stroke();
  ctx.setLineDash([]);
}
