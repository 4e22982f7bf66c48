import type { PosterModel } from '../../../app/ports/ending.ts';
import { deckArt } from '../../../art/decks.ts';
import { drawPoster, POSTER, picturesFor } from '../../../art/poster.ts';
import { measureOn } from '../../../art/text-fit.ts';
import { FACES, font } from '../../../art/type.ts';
import { sheetsWith } from './sheets.ts';

/** Paints the poster of a movie of that deck on a canvas, at its full size. */
export async function paintPoster(canvas: HTMLCanvasElement, model: PosterModel, deck: string): Promise<void> {
  const faces = (Object.keys(FACES) as (keyof typeof FACES)[]).map((face) => document.fonts.load(font(face, 40)));
  const [pages] = await Promise.all([sheetsWith(picturesFor(model)), ...faces]);
  canvas.width = POSTER.w;
  canvas.height = POSTER.h;
  // Its pixels are read back once, to be pressed: kept where that is cheap.
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2d canvas to paint on');
  drawPoster(ctx, model, pages, measureOn(ctx), deckArt(deck));
}
