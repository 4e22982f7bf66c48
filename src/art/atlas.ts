/** Phaser's hash format, so that the same file serves the board's sprites and the card faces. */
export type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type AtlasMap = { readonly frames: Readonly<Record<string, { readonly frame: Frame }>> };
export type AtlasPage = { readonly image: CanvasImageSource; readonly map: AtlasMap };

export type Found = { readonly image: CanvasImageSource; readonly frame: Frame };

/** Looks through the pages in order: put the sharper ones first, once they have streamed in. */
export function findFrame(pages: readonly AtlasPage[], id: string): Found | null {
  for (const page of pages) {
    const hit = page.map.frames[id];
    if (hit) return { image: page.image, frame: hit.frame };
  }
  return null;
}

type Box = { x: number; y: number; w: number; h: number };

/** Fills the box with the picture, cutting what sticks out; `lift` 0 keeps the top, 1 the bottom. */
export function drawCover(ctx: CanvasRenderingContext2D, { image, frame }: Found, box: Box, lift = 0.5): void {
  const scale = Math.max(box.w / frame.w, box.h / frame.h);
  const w = box.w / scale;
  const h = box.h / scale;
  ctx.drawImage(image, frame.x + (frame.w - w) / 2, frame.y + (frame.h - h) * lift, w, h, box.x, box.y, box.w, box.h);
}

export function drawFrame(ctx: CanvasRenderingContext2D, { image, frame }: Found, box: Box): void {
  ctx.drawImage(image, frame.x, frame.y, frame.w, frame.h, box.x, box.y, box.w, box.h);
}
