import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { UNSEEN } from '../../../../text/cards/prints.ts';
import type { Still } from '../../app/ports/still.ts';

/** In units of the picture; it is painted as sharp as the screen is. */
const WIDE = 320;
const HIGH = 180;
const SCREEN = { x: 56, y: 9, w: 208, h: 92 };
const ON_SCREEN = 56;
const IN_CAST = 46;
const EDGE = 10;
const RATIO = 7 / 5;

/** The screen with what is on it, and whoever lives in a row before it. */
export async function paintStill(canvas: HTMLCanvasElement, still: Still, paint: PaintCard): Promise<void> {
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('No 2d canvas to paint on');
  const sharp = Math.max(1, window.devicePixelRatio || 1) * 1.5; // shown up to half as large again
  const faces = await Promise.all([
    ...still.frames.map((it) => (it === null ? null : faceOf(it.card, it.turned, ON_SCREEN * 1.5, paint))),
    ...still.cast.map((card) => faceOf(card, false, IN_CAST * 1.5, paint)),
  ]);
  canvas.width = Math.round(WIDE * sharp);
  canvas.height = Math.round(HIGH * sharp);
  ctx.scale(sharp, sharp);
  ctx.imageSmoothingQuality = 'high';
  paintHouse(ctx);
  const third = SCREEN.w / still.frames.length;
  still.frames.forEach((_, i) => {
    const x = SCREEN.x + third * (i + 0.5) - ON_SCREEN / 2;
    put(ctx, faces[i] ?? null, x, SCREEN.y + (SCREEN.h - ON_SCREEN * RATIO) / 2, ON_SCREEN);
  });
  const cast = faces.slice(still.frames.length);
  // As far apart as they like, or one over the other where they are many.
  const step = Math.min(IN_CAST + 5, (WIDE - EDGE * 2 - IN_CAST) / Math.max(1, cast.length - 1));
  const from = (WIDE - step * (cast.length - 1) - IN_CAST) / 2;
  cast.forEach((face, i) => void put(ctx, face, from + step * i, HIGH - IN_CAST * RATIO - 5, IN_CAST));
}

async function faceOf(card: string, turned: boolean, width: number, paint: PaintCard): Promise<HTMLCanvasElement> {
  const face = document.createElement('canvas');
  if (card !== UNSEEN) await paint(face, card, turned, width);
  return face;
}

function paintHouse(ctx: CanvasRenderingContext2D): void {
  const { x, y, w, h } = SCREEN;
  const night = ctx.createRadialGradient(WIDE / 2, y + h / 2, 20, WIDE / 2, y + h / 2, WIDE * 0.6);
  night.addColorStop(0, '#2c3a50');
  night.addColorStop(1, '#0b0e14');
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, WIDE, HIGH);
  ctx.fillStyle = '#06070a';
  ctx.fillRect(x - 5, y - 5, w + 10, h + 10);
  ctx.fillStyle = '#d9dbd5';
  ctx.fillRect(x, y, w, h);
}

/** A canvas that nobody painted on is a card that nobody has seen. */
function put(ctx: CanvasRenderingContext2D, face: HTMLCanvasElement | null, x: number, y: number, w: number): void {
  if (face === null) return;
  if (face.height > face.width) ctx.drawImage(face, x, y, w, w * RATIO);
  else paintBack(ctx, x, y, w);
}

function paintBack(ctx: CanvasRenderingContext2D, x: number, y: number, w: number): void {
  const h = w * RATIO;
  const rim = w * 0.07;
  ctx.fillStyle = '#efe7d2';
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = '#15171c';
  ctx.fillRect(x + rim, y + rim, w - rim * 2, h - rim * 2);
  ctx.fillStyle = '#7dff9b';
  ctx.beginPath();
  ctx.ellipse(x + w / 2, y + h / 2, w * 0.3, w * 0.11, 0, 0, Math.PI * 2);
  ctx.ellipse(x + w / 2, y + h / 2 - w * 0.07, w * 0.14, w * 0.14, 0, Math.PI, 0);
  ctx.fill();
}
