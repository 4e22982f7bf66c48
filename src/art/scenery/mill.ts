import { PALETTE } from '../palette.ts';
import { dots } from '../poster-parts.ts';

type Ctx = CanvasRenderingContext2D;

const SMOKE = '#3d434d';
const FOOT = 372;
const EDGE = 1122;

/** Left and right of what is said above: x, top, half the width at the foot. */
const STACKS = [
  [112, 150, 34],
  [206, 204, 26],
  [1000, 196, 26],
  [1090, 138, 34],
] as const;

/** From below, beside the villain: x, y of the palm, lean, size. */
const HANDS = [
  [104, 872, -0.2, 0.92],
  [214, 922, 0.12, 0.74],
  [992, 918, -0.16, 0.76],
  [1098, 866, 0.18, 0.94],
] as const;

/** The night shift is in, and the other shift is getting up. */
export function mill(ctx: Ctx, accent: string): void {
  for (const [x, top] of STACKS) smoke(ctx, x, top);
  for (const [x, top, half] of STACKS) stack(ctx, x, top, half, accent);
  for (const [x, y, lean, size] of HANDS) hand(ctx, x, y, lean, size, accent);
}

/** Drifts to the right and thins out, as far as the poster's edge. */
function smoke(ctx: Ctx, x: number, top: number): void {
  const area = { x: x - 24, y: top - 92, w: Math.min(190, EDGE - x), h: 92 };
  dots(ctx, area, 13, SMOKE, (at, y) => {
    const up = (top - y) / 92;
    const off = Math.abs(at - (x + up ** 1.6 * 120)) / (14 + up * 34);
    return Math.max(0, 0.62 - off * 0.5) * (1 - up * 0.55);
  });
}

/** A chimney against the glow of its furnaces. */
function stack(ctx: Ctx, x: number, top: number, half: number, glow: string): void {
  const neck = half * 0.68;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - half, FOOT);
  ctx.lineTo(x - neck, top);
  ctx.lineTo(x + neck, top);
  ctx.lineTo(x + half, FOOT);
  const body = ctx.createLinearGradient(0, top, 0, FOOT);
  body.addColorStop(0, PALETTE.filmBlack);
  body.addColorStop(0.6, PALETTE.filmBlack);
  body.addColorStop(1, `${PALETTE.filmBlack}00`);
  ctx.fillStyle = body;
  ctx.fill();
  const rim = ctx.createLinearGradient(0, top, 0, FOOT);
  rim.addColorStop(0, glow);
  rim.addColorStop(0.9, `${glow}00`);
  ctx.strokeStyle = rim;
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.fillStyle = glow;
  ctx.fillRect(x - neck - 4, top - 3, neck * 2 + 8, 7);
  for (const at of [20, 32]) ctx.fillRect(x - neck + 1, top + at, neck * 2 - 2, 3);
  ctx.restore();
}

/** Fingers from thumb to little finger: where they begin and end, and how thick they are. */
const FINGERS = [
  [-26, 14, -58, -22, 21],
  [-24, -14, -36, -76, 19],
  [-8, -20, -10, -96, 20],
  [9, -18, 16, -86, 19],
  [23, -8, 40, -58, 17],
] as const;

/** A hand that wants to be helped up, or not helped. */
function hand(ctx: Ctx, x: number, y: number, lean: number, size: number, glow: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(lean);
  ctx.scale(size, size);
  ctx.lineCap = 'round';
  for (const [ink, more] of [
    [glow, 7],
    [PALETTE.filmBlack, 0],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    for (const [x1, y1, x2, y2, thick] of FINGERS) line(ctx, [x1, y1, x2, y2], thick + more);
    line(ctx, [0, 20, 4, 190], 44 + more);
    ctx.beginPath();
    ctx.ellipse(0, 6, 34 + more / 2, 36 + more / 2, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

function line(ctx: Ctx, [x1, y1, x2, y2]: readonly [number, number, number, number], thick: number): void {
  ctx.lineWidth = thick;
  ctx.beginPath();
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
  ctx.stroke();
}
