type Ctx = CanvasRenderingContext2D;

const FRAMES = 4;

/** A run of film on its way through the gate: clear frames between rows of holes. */
export function paintStrip(ctx: Ctx, w: number, h: number): void {
  ctx.fillStyle = '#0c0b0a';
  ctx.fillRect(0, 0, w, h);
  const step = w / FRAMES;
  for (let i = 0; i < FRAMES; i++) {
    ctx.fillStyle = '#3b3830';
    ctx.beginPath();
    ctx.roundRect(i * step + step * 0.05, h * 0.17, step * 0.9, h * 0.66, 8);
    ctx.fill();
    ctx.strokeStyle = 'rgba(239, 231, 210, 0.16)';
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(i * step + step * 0.5, h * 0.2);
    ctx.lineTo(i * step + step * 0.5, h * 0.8);
    ctx.moveTo(i * step + step * 0.1, h * 0.5);
    ctx.lineTo(i * step + step * 0.9, h * 0.5);
    ctx.stroke();
  }
  ctx.fillStyle = '#8b8574';
  const holes = FRAMES * 5;
  for (let i = 0; i < holes; i++)
    for (const y of [0.035, 0.875]) {
      ctx.beginPath();
      ctx.roundRect(((i + 0.25) * w) / holes, h * y, (w / holes) * 0.5, h * 0.09, 3);
      ctx.fill();
    }
}

/** The hand of the leader, and the dark that it draws after it. */
export function paintSweep(ctx: Ctx, d: number): void {
  const c = d / 2;
  const fill = ctx.createConicGradient(-Math.PI / 2, c, c);
  fill.addColorStop(0, 'rgba(11, 14, 20, 0)');
  fill.addColorStop(0.55, 'rgba(11, 14, 20, 0)');
  fill.addColorStop(1, 'rgba(11, 14, 20, 0.62)');
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(c, c, d * 0.47, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#15171c';
  ctx.fillRect(c - d * 0.009, d * 0.03, d * 0.018, d * 0.47);
}
