import { drawCover, findFrame } from '../../../art/atlas.ts';
import type { Still } from '../app/vault/in-vault.ts';
import { faceFrame } from '../art.ts';
import { sheetsOf } from './pictures.ts';

/** In units of the picture; it is painted as sharp as the screen is. */
const WIDE = 320;
const HIGH = 180;
const FACE = { w: 38, h: 32 };
const RING = { x: 160, y: 92, w: 122, h: 62 };

/** The company round its table, as anybody sees it: the burnt are charred, and nobody is marked. */
export async function paintStill(canvas: HTMLCanvasElement, { faces }: Still): Promise<void> {
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('No 2d canvas to paint on');
  const pages = await sheetsOf('faces');
  const sharp = Math.max(1, window.devicePixelRatio || 1) * 1.5; // shown up to half as large again
  canvas.width = Math.round(WIDE * sharp);
  canvas.height = Math.round(HIGH * sharp);
  ctx.scale(sharp, sharp);
  ctx.imageSmoothingQuality = 'high';
  paintTable(ctx);
  faces.forEach(({ face, isOut }, i) => {
    const turn = (i / faces.length) * 2 * Math.PI;
    const box = {
      x: RING.x - RING.w * Math.sin(turn) - FACE.w / 2,
      y: RING.y + RING.h * Math.cos(turn) - FACE.h / 2,
      ...FACE,
    };
    ctx.fillStyle = i === 0 ? '#6cc4ff' : '#efe7d2';
    ctx.fillRect(box.x - 2, box.y - 2, box.w + 4, box.h + 4);
    const found = findFrame(pages, faceFrame(face, isOut ? 'burnt' : 'plain'));
    if (found !== null) drawCover(ctx, found, box, 0.2);
  });
}

function paintTable(ctx: CanvasRenderingContext2D): void {
  const light = ctx.createRadialGradient(RING.x, RING.y - 10, 10, RING.x, RING.y, WIDE * 0.55);
  light.addColorStop(0, '#4a5560');
  light.addColorStop(0.35, '#232b36');
  light.addColorStop(1, '#0b0e14');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, WIDE, HIGH);
  ctx.strokeStyle = '#5d6b7a';
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.ellipse(RING.x, RING.y, RING.w - 18, RING.h - 14, 0, 0, Math.PI * 2);
  ctx.stroke();
}
