import { type AtlasPage, findFrame } from '../../../art/atlas.ts';
import { pageOf } from '../../../art/fetched.ts';
import { type Face, faceFrame, SHEETS } from '../art.ts';

/** The sheets of a kind, in either sharpness. */
export const sheetsOf = (kind: keyof typeof SHEETS, isSharp = window.devicePixelRatio > 1): Promise<AtlasPage[]> =>
  Promise.all(SHEETS[kind][isSharp ? 'sharp' : 'plain'].map((name) => pageOf(name)));

/** One picture, as large as it is drawn. */
export async function paintFrame(canvas: HTMLCanvasElement, kind: keyof typeof SHEETS, id: string): Promise<void> {
  const found = findFrame(await sheetsOf(kind), id);
  const ctx = canvas.getContext('2d');
  if (found === null || ctx === null) throw new Error(`No picture of ${id}`);
  const { x, y, w, h } = found.frame;
  canvas.width = w;
  canvas.height = h;
  ctx.drawImage(found.image, x, y, w, h, 0, 0, w, h);
}

export const paintFace = (canvas: HTMLCanvasElement, face: Face): Promise<void> =>
  paintFrame(canvas, 'faces', faceFrame(face, 'plain'));
