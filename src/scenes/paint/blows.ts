type Ctx = CanvasRenderingContext2D;

/** Who goes for whom, and how it lands; stretched to any size. */
export function paintBlow(
  ctx: Ctx,
  look: 'dots' | 'reticle' | 'claws' | 'puff' | 'shade',
  colour: string,
  w: number,
  h: number,
): void {
  switch (look) {
    case 'dots':
      dots(ctx, colour, w, h);
      return;
    case 'reticle':
      reticle(ctx, colour, w);
      return;
    case 'claws':
      claws(ctx, colour, w, h);
      return;
    case 'puff':
      puff(ctx, colour, w);
      return;
    case 'shade':
      soft(ctx, w, 'rgba(8, 7, 5, 0.62)', 'rgba(8, 7, 5, 0)');
      return;
  }
}

/** A dashed line of aim, faint where it begins. */
function dots(ctx: Ctx, colour: string, w: number, h: number): void {
  const count = 13;
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.2) / count) * w;
    ctx.globalAlpha = 0.5 + (0.5 * i) / count;
    for (const [ink, by] of [
      ['#0b0e14', 0],
      [colour, 2.5],
    ] as const) {
      ctx.fillStyle = ink;
      ctx.beginPath();
      ctx.roundRect(x + by, by, (w / count) * 0.62 - by * 2, h - by * 2, h / 2);
      ctx.fill();
    }
  }
  ctx.globalAlpha = 1;
}

/** Cross-hairs: a ring with four bars that leave its middle free. */
function reticle(ctx: Ctx, colour: string, w: number): void {
  const c = w / 2;
  const r = w * 0.36;
  for (const [ink, line] of [
    ['#0b0e14', 15],
    [colour, 8],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = line;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.arc(c, c, r, 0, Math.PI * 2);
    ctx.stroke();
    for (let i = 0; i < 4; i++) {
      const [x, y] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
      ctx.beginPath();
      ctx.moveTo(c + x * r * 0.62, c + y * r * 0.62);
      ctx.lineTo(c + x * r * 1.3, c + y * r * 1.3);
      ctx.stroke();
    }
  }
}

/** Three cuts, widest in the middle. */
function claws(ctx: Ctx, colour: string, w: number, h: number): void {
  for (const [ink, by] of [
    ['#0b0e14', 1],
    [colour, 0.66],
    ['#fff3e0', 0.26],
  ] as const) {
    ctx.fillStyle = ink;
    for (let i = -1; i <= 1; i++) {
      const x = w / 2 + i * w * 0.25;
      const bend = w * 0.06;
      const wide = w * 0.085 * by * (i === 0 ? 1.15 : 1);
      const [top, foot] = [h * (0.05 + Math.abs(i) * 0.07), h * (0.95 - Math.abs(i) * 0.05)];
      ctx.beginPath();
      ctx.moveTo(x + bend * 2, top);
      ctx.quadraticCurveTo(x + bend + wide, h / 2, x - bend, foot);
      ctx.quadraticCurveTo(x + bend - wide, h / 2, x + bend * 2, top);
      ctx.fill();
    }
  }
}

/** A small cloud: breath, or the dust that something lands in. */
function puff(ctx: Ctx, colour: string, w: number): void {
  const balls = [
    [0.5, 0.52, 0.26],
    [0.28, 0.57, 0.19],
    [0.72, 0.57, 0.19],
    [0.42, 0.36, 0.2],
    [0.62, 0.38, 0.19],
  ] as const;
  for (const [ink, line] of [
    ['#0b0e14', 3],
    [colour, 0],
  ] as const) {
    ctx.fillStyle = ink;
    ctx.beginPath();
    for (const [x, y, r] of balls) {
      ctx.moveTo(x * w + r * w + line, y * w);
      ctx.arc(x * w, y * w, r * w + line, 0, Math.PI * 2);
    }
    ctx.fill();
  }
}

function soft(ctx: Ctx, d: number, middle: string, edge: string): void {
  const fill = ctx.createRadialGradient(d / 2, d / 2, d * 0.1, d / 2, d / 2, d / 2);
  fill.addColorStop(0, middle);
  fill.addColorStop(1, edge);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, d, d);
}
