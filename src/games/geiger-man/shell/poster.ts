import type { PosterModel } from '../../../app/ports/ending.ts';
import type { AtlasPage } from '../../../art/atlas.ts';
import { pageOf } from '../../../art/fetched.ts';
import { drawPoster, POSTER, picturesFor } from '../../../art/poster.ts';
import { measureOn } from '../../../art/text-fit.ts';
import { FACES, font } from '../../../art/type.ts';
import type { KillerId } from '../../../rules/geiger-man/index.ts';
import { sheetFile } from '../art.ts';
import { sheetWith } from './pictures.ts';

/** The one colour that each is printed in. */
const INK: Readonly<Record<KillerId, string>> = { 'geiger-man': '#cdf23a', 'salt-widow': '#6cc4ff' };

/** Paints the poster of a show on a canvas, at its full size. */
export async function paintPoster(canvas: HTMLCanvasElement, words: PosterModel, killer: KillerId): Promise<void> {
  const faces = (Object.keys(FACES) as (keyof typeof FACES)[]).map((face) => document.fonts.load(font(face, 40)));
  const sheets = [...new Set(picturesFor(words).flatMap((frame) => sheetWith(frame) ?? []))];
  const [pages] = await Promise.all([
    Promise.all(sheets.map((sheet): Promise<AtlasPage> => pageOf(sheetFile(sheet, 2)))),
    ...faces,
  ]);
  canvas.width = POSTER.w;
  canvas.height = POSTER.h;
  // Its pixels are read back once, to be pressed: kept where that is cheap.
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2d canvas to paint on');
  drawPoster(ctx, words, pages, measureOn(ctx), { turned: INK[killer], scenery: null, accent: INK[killer] });
}
