import { type AtlasPage, findFrame } from '../../art/atlas.ts';
import type { Printing } from '../stage/print.ts';

/** Panels are drawn in units of the table's drawing; a blur must be told how many pixels one is. */
export interface PanelPaint extends Printing {
  pages: readonly AtlasPage[];
  blur: number;
}

/** In high contrast no cloth, no halo, a hard edge. Else the brightest thing on the table: black bezel, cloth, light falling off to the corners, a halo on the night around it. */
export function paintScreen(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  { pages, blur, stark }: PanelPaint,
): void {
  if (stark) {
    blank(ctx, w, h);
    return;
  }
  ctx.save();
  ctx.shadowColor = 'rgba(255, 232, 186, 0.6)';
  ctx.shadowBlur = 54 * blur;
  ctx.beginPath();
  ctx.roundRect(0, 0, w, h, 10);
  ctx.fillStyle = '#020203';
  ctx.fill();
  ctx.restore();
  ctx.beginPath();
  ctx.roundRect(1, 1, w - 2, h - 2, 9);
  ctx.strokeStyle = '#5c6472';
  ctx.lineWidth = 2;
  ctx.stroke();
  const cloth = { x: 13, y: 13, w: w - 26, h: h - 26 };
  ctx.save();
  ctx.beginPath();
  ctx.rect(cloth.x, cloth.y, cloth.w, cloth.h);
  ctx.clip();
  ctx.fillStyle = '#e3e3dd';
  ctx.fillRect(cloth.x, cloth.y, cloth.w, cloth.h);
  const tile = findFrame(pages, 'screen-cloth');
  if (tile) {
    ctx.globalAlpha = 0.5;
    const { frame } = tile;
    for (let y = 0; y < h; y += 96)
      for (let x = 0; x < w; x += 96)
        ctx.drawImage(tile.image, frame.x + 1, frame.y + 1, frame.w - 2, frame.h - 2, x, y, 96, 96);
    ctx.globalAlpha = 1;
  }
  const light = ctx.createRadialGradient(w / 2, h * 0.42, h * 0.2, w / 2, h / 2, w * 0.62);
  light.addColorStop(0, 'rgba(255, 255, 250, 0.34)');
  light.addColorStop(0.5, 'rgba(150, 140, 120, 0.06)');
  light.addColorStop(1, 'rgba(52, 44, 32, 0.26)');
  ctx.fillStyle = light;
  ctx.fillRect(cloth.x, cloth.y, cloth.w, cloth.h);
  ctx.restore();
}

function blank(ctx: CanvasRenderingContext2D, w: number, h: number): void {
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = '#000000';
  ctx.fillRect(4, 4, w - 8, h - 8);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(13, 13, w - 26, h - 26);
}
