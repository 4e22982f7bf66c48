import { PALETTE } from '../../art/palette.ts';

/** A clapperboard on a paper disc: somebody else would choose this. */
export function paintClapper(ctx: CanvasRenderingContext2D, d: number): void {
  const u = d / 40;
  ctx.beginPath();
  ctx.arc(d / 2, d / 2, d / 2 - 1, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.paper;
  ctx.fill();
  ctx.strokeStyle = PALETTE.ink;
  ctx.lineWidth = 2 * u;
  ctx.stroke();
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(9 * u, 19 * u, 22 * u, 12 * u);
  ctx.save();
  ctx.translate(9 * u, 18 * u);
  ctx.rotate(-0.28);
  ctx.fillRect(0, -5 * u, 22 * u, 5 * u);
  ctx.fillStyle = PALETTE.paper;
  for (const x of [3, 9, 15]) {
    ctx.beginPath();
    ctx.moveTo(x * u, 0);
    ctx.lineTo((x + 3) * u, 0);
    ctx.lineTo((x + 5) * u, -5 * u);
    ctx.lineTo((x + 2) * u, -5 * u);
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}
