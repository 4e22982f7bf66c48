import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { pack, type Sprite } from './atlas.ts';
import type { Thing } from './board/tokens.ts';
import { Pen } from './pen.ts';

/** WebP at full quality is lossless here, and for flat dots an order smaller than any lossy setting. */
export const LOSSLESS = 100;
/** Tokens have soft shadows and smooth edges: there lossy is the smaller. */
export const SOFT = 90;
/** How wide a sharp sheet may be. */
export const LARGEST = 2048;

/** Whether a file is of a sheet: pages that are no longer needed would else stay where they lie. */
export const isSheet = (file: string): boolean => /@[12]x\.(webp|json)$/.test(file);

export function thing(t: Thing, scale: 1 | 2): Sprite {
  const canvas = createCanvas(t.w * scale, t.h * scale);
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  ctx.translate(t.w / 2, t.h / 2);
  t.draw(new Pen(ctx));
  return { id: t.id, canvas };
}

/** `sized` adds how large the sheet is: a page that shows frames by style needs it, a canvas does not. */
type SheetSet = { scale: 1 | 2; width: number; quality: number; sized?: boolean };

/** Packs, encodes and writes one set of sprites; gives the names of its pages, with their bytes. */
export async function renderSet(root: string, name: string, sprites: readonly Sprite[], set: SheetSet) {
  const { scale, width, quality, sized = false } = set;
  const bytes: Record<string, number> = {};
  const pages = pack(sprites, width);
  for (const [i, { canvas, map }] of pages.entries()) {
    const file = pages.length > 1 ? `${name}-${i + 1}@${scale}x` : `${name}@${scale}x`;
    const webp = await canvas.encode('webp', quality);
    const meta = sized ? { meta: { size: { w: canvas.width, h: canvas.height } } } : {};
    writeFileSync(join(root, `${file}.webp`), webp);
    writeFileSync(join(root, `${file}.json`), JSON.stringify({ ...map, ...meta }));
    bytes[file] = webp.length;
  }
  return bytes;
}
