import { PALETTE } from '../palette.ts';

type Ctx = CanvasRenderingContext2D;

/** They come in on both sides, so that nobody's face is in the light. */
const VISITORS = [168, 1032];
const VISITOR = { y: 168, s: 84, bottom: 700, from: 34, spread: 128 };

/** Somebody has come from far away. */
export function desert(ctx: Ctx, accent: string): void {
  for (const x of VISITORS) {
    beam(ctx, { x, ...VISITOR }, accent);
    saucer(ctx, x, VISITOR.y, VISITOR.s, accent);
  }
}

/** A saucer seen from below the dome, lit by its own lamp. `s`: half its width. */
function saucer(ctx: Ctx, x: number, y: number, s: number, glow: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(s / 100, s / 100);
  ctx.lineJoin = 'round';
  ctx.shadowColor = glow;
  ctx.shadowBlur = s * 0.3;
  const dome = new Path2D('M-48 -12C-50 -66 -26 -84 0 -84S50 -66 48 -12Z');
  const hull = new Path2D('M-100 0C-76 -26 -40 -32 0 -32S76 -26 100 0C82 22 44 34 0 34S-82 22 -100 0Z');
  for (const part of [dome, hull]) {
    ctx.fillStyle = PALETTE.filmBlack;
    ctx.fill(part);
    ctx.strokeStyle = glow;
    ctx.lineWidth = 3;
    ctx.stroke(part);
  }
  ctx.shadowBlur = 0;
  ctx.fillStyle = glow;
  for (const [cx, cy, r] of [
    [-70, 1, 8],
    [-38, 12, 10],
    [0, 16, 11],
    [38, 12, 10],
    [70, 1, 8],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(cx, cy, r, r * 0.66, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = 'rgba(239, 231, 210, 0.85)';
  ctx.fill(new Path2D('M-30 -22C-30 -52 -18 -68 -4 -72C-16 -60 -22 -44 -22 -22Z'));
  ctx.restore();
}

type Beam = { x: number; y: number; bottom: number; from: number; spread: number };

/** Its light, spreading downwards and thinning out. */
function beam(ctx: Ctx, { x, y, bottom, from, spread }: Beam, glow: string): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - from, y);
  ctx.lineTo(x - spread, bottom);
  ctx.lineTo(x + spread, bottom);
  ctx.lineTo(x + from, y);
  ctx.closePath();
  ctx.clip();
  const light = ctx.createLinearGradient(0, y, 0, bottom);
  light.addColorStop(0, PALETTE.paper);
  light.addColorStop(0.35, glow);
  light.addColorStop(1, 'rgba(0, 0, 0, 0)');
  ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = 0.42;
  ctx.fillStyle = light;
  ctx.fillRect(x - spread, y, spread * 2, bottom - y);
  ctx.restore();
}
