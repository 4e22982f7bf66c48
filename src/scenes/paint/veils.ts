type Ctx = CanvasRenderingContext2D;

/** Light and dark that is laid over the table for a moment; stretched to any size. */
export function paintVeil(
  ctx: Ctx,
  look: 'beam' | 'veil' | 'iris' | 'burn' | 'ember' | 'burst',
  colour: string,
  w: number,
  h: number,
): void {
  switch (look) {
    case 'beam':
      beam(ctx, colour, w, h);
      return;
    case 'veil':
      ctx.fillStyle = '#05070b';
      ctx.fillRect(0, 0, w, h);
      return;
    case 'iris':
      ring(ctx, w, h, [
        [0, 'rgba(5, 7, 11, 0)'],
        [0.42, 'rgba(5, 7, 11, 0)'],
        [0.48, 'rgba(5, 7, 11, 0.97)'],
        [0.72, 'rgba(5, 7, 11, 0.92)'],
        [1, 'rgba(5, 7, 11, 0)'],
      ]);
      return;
    case 'burn':
      hole(ctx, w, SCORCHED);
      return;
    case 'ember':
      hole(ctx, w, EATEN);
      return;
    case 'burst':
      burst(ctx, colour, w, h);
      return;
  }
}

/** A streak with a bright head at its right end. */
function beam(ctx: Ctx, colour: string, w: number, h: number): void {
  const along = ctx.createLinearGradient(0, 0, w, 0);
  along.addColorStop(0, `${colour}00`);
  along.addColorStop(0.6, `${colour}b0`);
  along.addColorStop(1, colour);
  ctx.fillStyle = along;
  ctx.beginPath();
  ctx.moveTo(0, h / 2);
  ctx.lineTo(w - h / 2, h * 0.18);
  ctx.quadraticCurveTo(w, h / 2, w - h / 2, h * 0.82);
  ctx.closePath();
  ctx.fill();
}

function ring(ctx: Ctx, w: number, h: number, stops: readonly (readonly [number, string])[]): void {
  const fill = ctx.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w / 2);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, w, h);
}

/** From the scorched film around it to the bare lamp: how far out each ring reaches. */
const SCORCHED = [
  [1, 'rgba(58, 30, 12, 0.45)'],
  [0.93, 'rgba(40, 17, 6, 0.9)'],
  [0.85, '#120602'],
  [0.79, '#d9480f'],
  [0.74, '#ffb703'],
  [0.67, '#fff3c9'],
] as const;

/** The same where no lamp is behind: night looks through. */
const EATEN = [
  [1, 'rgba(30, 12, 4, 0.6)'],
  [0.94, '#1a0903'],
  [0.88, '#d9480f'],
  [0.82, '#ffb703'],
  [0.78, '#fff3c9'],
  [0.75, '#e8590c'],
  [0.68, '#0b0704'],
] as const;

/** A hole in the film with a ragged, glowing edge. */
function hole(ctx: Ctx, w: number, rings: typeof SCORCHED | typeof EATEN): void {
  const ragged = (turn: number): number =>
    0.86 + 0.07 * Math.sin(turn * 3 + 1) + 0.04 * Math.sin(turn * 7) + 0.03 * Math.sin(turn * 13 + 2);
  for (const [reach, colour] of rings) {
    ctx.beginPath();
    for (let i = 0; i < 96; i++) {
      const turn = (i / 96) * Math.PI * 2;
      const r = (ragged(turn) - (1 - reach)) * (w / 2);
      ctx.lineTo(w / 2 + Math.cos(turn) * r, w / 2 + Math.sin(turn) * r);
    }
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  }
}

/** A comic-strip star. */
function burst(ctx: Ctx, colour: string, w: number, h: number): void {
  const points = 11;
  ctx.beginPath();
  for (let i = 0; i < points * 2; i++) {
    const r = (i % 2 ? 0.6 : 0.98) * (i % 4 ? 1 : 0.88) * (w / 2);
    const turn = (i / points) * Math.PI;
    ctx.lineTo(w / 2 + Math.cos(turn) * r, h / 2 + Math.sin(turn) * r);
  }
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.strokeStyle = '#0b0e14';
  ctx.lineWidth = 3;
  ctx.stroke();
}

/** Specks and two scratches, baked once: what moves it is the projector. */
export function paintGrain(ctx: Ctx, w: number, h: number): void {
  let seed = 51;
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const specks = Math.min(3600, Math.round((w * h) / 260));
  for (let i = 0; i < specks; i++) {
    const dark = chance() < 0.7;
    ctx.fillStyle = dark
      ? `rgba(20, 22, 26, ${0.05 + chance() * 0.1})`
      : `rgba(255, 255, 250, ${0.05 + chance() * 0.08})`;
    const size = chance() < 0.96 ? 1 : 2;
    ctx.fillRect(Math.floor(chance() * w), Math.floor(chance() * h), size, size);
  }
  ctx.fillStyle = 'rgba(255, 255, 250, 0.03)';
  ctx.fillRect(Math.floor(w * 0.31), 0, 1, h);
  ctx.fillRect(Math.floor(w * 0.78), 0, 1, h);
}
