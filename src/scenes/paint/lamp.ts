/** Of the height: where the sand begins behind the screen, and where the lamp stands. */
const HORIZON = 0.2;
const LAMP = 0.5;
const DOT = 9;

/** The light of the screen on the lot: warm, in halftone, from the screen's foot down to the cast. */
export function paintLamp(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  const sand = ctx.createLinearGradient(0, h * HORIZON, 0, h);
  sand.addColorStop(0, 'rgba(112, 86, 58, 0)');
  sand.addColorStop(0.34, 'rgba(118, 92, 62, 0.5)');
  sand.addColorStop(0.6, 'rgba(112, 86, 58, 0.82)');
  sand.addColorStop(1, 'rgba(78, 59, 39, 0.9)');
  ctx.fillStyle = sand;
  ctx.fillRect(0, h * HORIZON, w, h * (1 - HORIZON));
  // Wider than it is high, so that the sky stays night.
  ctx.save();
  ctx.translate(w / 2, h * LAMP);
  ctx.scale(1, 0.52);
  const glow = ctx.createRadialGradient(0, 0, h * 0.1, 0, 0, w * 0.6);
  glow.addColorStop(0, 'rgba(255, 227, 173, 0.55)');
  glow.addColorStop(0.5, 'rgba(255, 221, 160, 0.22)');
  glow.addColorStop(1, 'rgba(255, 214, 150, 0)');
  ctx.fillStyle = glow;
  ctx.fillRect(-w / 2, -h, w, h * 3);
  ctx.restore();
  dots(ctx, w, h);
}

/** Larger the further they are from the lamp: darkness as a cheap press prints it. */
function dots(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  ctx.fillStyle = 'rgba(24, 16, 8, 0.2)';
  ctx.beginPath();
  for (let row = 0, y = h * HORIZON; y < h; row++, y += DOT)
    for (let x = (row % 2) * (DOT / 2); x < w; x += DOT) {
      const far = Math.min(1, Math.hypot((x - w / 2) / (w * 0.6), (y - h * LAMP) / (h * 0.75)));
      const r = DOT * 0.46 * far * Math.min(1, (y - h * HORIZON) / (h * 0.12));
      if (r < 0.6) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  ctx.fill();
}

/** Night comes closer from below: it is not the cast's turn. */
export function paintDusk(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  const dark = ctx.createLinearGradient(0, 0, 0, h);
  dark.addColorStop(0, 'rgba(6, 8, 14, 0)');
  dark.addColorStop(0.3, 'rgba(6, 8, 14, 0.34)');
  dark.addColorStop(0.6, 'rgba(6, 8, 14, 0.72)');
  dark.addColorStop(1, 'rgba(6, 8, 14, 0.84)');
  ctx.fillStyle = dark;
  ctx.fillRect(0, 0, w, h);
}

/** The beam from the booth, behind whoever plays, up to the screen: soft at its edges, with a brighter core. */
export function paintProjector(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  const light = ctx.createLinearGradient(0, h, 0, 0);
  light.addColorStop(0, 'rgba(255, 244, 214, 0.5)');
  light.addColorStop(0.5, 'rgba(255, 240, 204, 0.3)');
  light.addColorStop(1, 'rgba(255, 238, 200, 0.2)');
  ctx.fillStyle = light;
  const layers = 9;
  for (let i = 1; i <= layers; i++) {
    const part = i / layers;
    ctx.globalAlpha = 1.5 / layers;
    ctx.beginPath();
    ctx.moveTo(w * (0.5 - 0.5 * part), 0);
    ctx.lineTo(w * (0.5 + 0.5 * part), 0);
    ctx.lineTo(w * (0.5 + 0.03 * part), h);
    ctx.lineTo(w * (0.5 - 0.03 * part), h);
    ctx.closePath();
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}
