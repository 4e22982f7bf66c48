import type { Art, PanelLook } from '../stage/sprite.ts';
import { paintBlow } from './blows.ts';
import { paintStrip, paintSweep } from './film.ts';
import { inksOf } from './inks.ts';
import { paintDusk, paintLamp, paintProjector } from './lamp.ts';
import { type PanelPaint, paintScreen } from './screen.ts';
import { paintGrain, paintVeil } from './veils.ts';

type Panel = Extract<Art, { art: 'panel' }>;
type Ctx = CanvasRenderingContext2D;

/** Room around a panel for its light, in CSS pixels. */
export const PANEL_PAD: Record<PanelLook, number> = {
  slot: 6,
  'slot-empty': 1,
  seat: 1,
  'seat-turn': 12,
  'seat-out': 1,
  screen: 72,
  sanctuary: 1,
  pile: 1,
  gap: 1,
  film: 1,
  lamp: 0,
  tick: 1,
  bar: 1,
  'bar-fill': 1,
  glow: 14,
  point: 16,
  beam: 0,
  veil: 0,
  iris: 0,
  burn: 0,
  ember: 0,
  burst: 0,
  dots: 0,
  reticle: 0,
  claws: 0,
  puff: 0,
  shade: 0,
  strip: 0,
  sweep: 0,
  dusk: 0,
  projector: 0,
  grain: 0,
};

/** Those that are stretched to any size are baked once at this one. */
export const STRETCHED: Partial<Record<PanelLook, readonly [number, number]>> = {
  beam: [96, 24],
  veil: [8, 8],
  iris: [256, 256],
  burn: [256, 256],
  ember: [192, 192],
  burst: [128, 128],
  dots: [256, 12],
  reticle: [192, 192],
  claws: [192, 192],
  puff: [128, 128],
  shade: [64, 64],
  strip: [800, 200],
  sweep: [192, 192],
  dusk: [8, 128],
  projector: [256, 256],
};

const round = (ctx: Ctx, w: number, h: number, r: number, by = 0): void => {
  ctx.beginPath();
  ctx.roundRect(by, by, w - by * 2, h - by * 2, Math.max(0, Math.min(r, h / 2 - by)));
};

const stroke = (ctx: Ctx, colour: string, width: number, alpha = 1): void => {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.globalAlpha = alpha;
  ctx.stroke();
  ctx.globalAlpha = 1;
};

/** Hardly more than night, with a colour in it. */
const dusk = (colour: string): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.14));
  return `rgba(${r}, ${g}, ${b}, 0.5)`;
};

export function paintPanel(ctx: Ctx, { look, edge }: Panel, w: number, h: number, light: PanelPaint): void {
  const inks = inksOf(light);
  const colour = inks[edge];
  const { blur } = light;
  const hard = light.stark ? STARK_EDGE[look] : undefined;
  if (hard !== undefined) {
    stark(ctx, w, h, look, hard === 'own' ? colour : '#ffffff');
    return;
  }
  switch (look) {
    case 'slot':
      round(ctx, w, h, 13);
      ctx.fillStyle = `${inks.accent}13`;
      ctx.fill();
      round(ctx, w, h, 13, 1);
      stroke(ctx, inks.accent, 1.5, 0.5);
      return;
    case 'slot-empty':
      round(ctx, w, h, Math.min(13, w * 0.09), 1);
      ctx.fillStyle = 'rgba(20, 15, 11, 0.4)';
      ctx.fill();
      ctx.setLineDash([7, 5]);
      stroke(ctx, '#8b93a3', 1.5, 0.55);
      ctx.setLineDash([]);
      return;
    case 'seat':
    case 'seat-out':
      round(ctx, w, h, 12, 0.5);
      ctx.fillStyle = look === 'seat' ? 'rgba(26, 19, 13, 0.7)' : dusk(inks.accent);
      ctx.fill();
      stroke(ctx, look === 'seat' ? '#8b93a3' : inks.accent, 1.25, 0.3);
      return;
    case 'seat-turn':
      lit(ctx, w, h, colour, {
        r: 12,
        strength: 0.4,
        fill: edge === 'accent' ? dusk(inks.accent) : 'rgba(38, 28, 15, 0.78)',
        blur,
      });
      return;
    case 'screen':
      paintScreen(ctx, w, h, light);
      return;
    case 'sanctuary':
    case 'pile':
      round(ctx, w, h, Math.min(8, w * 0.06), 0.5);
      ctx.fillStyle = 'rgba(20, 15, 11, 0.36)';
      ctx.fill();
      ctx.setLineDash([5, 4]);
      stroke(ctx, '#8b93a3', 1.25, 0.55);
      ctx.setLineDash([]);
      return;
    case 'gap':
      round(ctx, w, h, Math.min(8, w * 0.06), 1);
      ctx.fillStyle = 'rgba(20, 22, 26, 0.05)';
      ctx.fill();
      ctx.setLineDash([7, 6]);
      stroke(ctx, '#3a3d42', 1.5, 0.35);
      ctx.setLineDash([]);
      return;
    case 'lamp':
      paintLamp(ctx, w, h);
      return;
    case 'film':
      film(ctx, w, h);
      return;
    case 'tick':
      ctx.beginPath();
      ctx.moveTo(w * 0.16, h * 0.55);
      ctx.lineTo(w * 0.4, h * 0.8);
      ctx.lineTo(w * 0.86, h * 0.22);
      stroke(ctx, colour, Math.max(2, w * 0.16));
      return;
    case 'bar':
      round(ctx, w, h, h / 2);
      ctx.fillStyle = 'rgba(139, 147, 163, 0.3)';
      ctx.fill();
      return;
    case 'bar-fill':
      round(ctx, w, h, h / 2);
      ctx.fillStyle = colour;
      ctx.fill();
      return;
    case 'glow':
      lit(ctx, w, h, colour, { r: Math.min(9, w * 0.06), strength: 0.8, blur });
      return;
    case 'point':
      lit(ctx, w, h, colour, { r: Math.min(9, w * 0.06), strength: 1, line: 4, blur });
      return;
    case 'beam':
    case 'veil':
    case 'iris':
    case 'burn':
    case 'ember':
    case 'burst':
      paintVeil(ctx, look, colour, w, h);
      return;
    case 'dots':
    case 'reticle':
    case 'claws':
    case 'puff':
    case 'shade':
      paintBlow(ctx, look, colour, w, h);
      return;
    case 'strip':
      paintStrip(ctx, w, h);
      return;
    case 'sweep':
      paintSweep(ctx, w);
      return;
    case 'dusk':
      paintDusk(ctx, w, h);
      return;
    case 'projector':
      paintProjector(ctx, w, h);
      return;
    case 'grain':
      paintGrain(ctx, w, h);
      return;
  }
}

/** A strip of film with its holes, without a picture. */
function film(ctx: Ctx, w: number, h: number): void {
  round(ctx, w, h, 3);
  ctx.fillStyle = 'rgba(9, 9, 10, 0.92)';
  ctx.fill();
  ctx.fillStyle = 'rgba(217, 219, 213, 0.2)';
  for (let x = 6; x < w - 9; x += 15) for (const y of [1.8, h - 4.4]) ctx.fillRect(x, y, 7, 2.6);
}

/** In high contrast all of these are plain black with a hard edge, white or their own; what is empty is dashed. */
const STARK_EDGE: Partial<Record<PanelLook, 'white' | 'own'>> = {
  slot: 'white',
  'slot-empty': 'white',
  seat: 'white',
  'seat-out': 'white',
  'seat-turn': 'own',
  sanctuary: 'white',
  pile: 'white',
  film: 'white',
  glow: 'own',
  point: 'own',
};
const STARK_OPEN: readonly PanelLook[] = ['glow', 'point'];
const STARK_DASHED: readonly PanelLook[] = ['slot-empty', 'sanctuary', 'pile'];

function stark(ctx: Ctx, w: number, h: number, look: PanelLook, colour: string): void {
  const line = look === 'point' ? 6 : look === 'glow' || look === 'seat-turn' ? 4 : 2;
  round(ctx, w, h, 8, STARK_OPEN.includes(look) ? 0 : line / 2);
  if (!STARK_OPEN.includes(look)) {
    ctx.fillStyle = '#000000';
    ctx.fill();
  }
  if (STARK_DASHED.includes(look)) ctx.setLineDash([7, 5]);
  stroke(ctx, colour, line);
  ctx.setLineDash([]);
}

interface Rim {
  r: number;
  strength: number;
  fill?: string;
  line?: number;
  blur: number;
}

/** A rim of light around something. */
function lit(ctx: Ctx, w: number, h: number, colour: string, { r, strength, fill, line = 2.5, blur }: Rim): void {
  round(ctx, w, h, r);
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = 16 * blur;
  stroke(ctx, colour, line, strength);
  ctx.restore();
  stroke(ctx, colour, line, strength);
}
