import { drawPoster, POSTER } from '../../../art/poster.ts';
import { measureOn } from '../../../art/text-fit.ts';
import { FACES, font } from '../../../art/type.ts';
import type { Bill } from '../app/ending/poster.ts';
import { ACCENT, cardFrame, faceFrame } from '../art.ts';
import { sheetsOf } from './pictures.ts';

/** Paints the poster of a game on a canvas, at its full size; of one that was left the card is on it that nobody turned over. */
export async function paintPoster(canvas: HTMLCanvasElement, { standIn, cast, ...words }: Bill): Promise<void> {
  const faces = (Object.keys(FACES) as (keyof typeof FACES)[]).map((face) => document.fonts.load(font(face, 40)));
  const [pages, cards] = await Promise.all([
    sheetsOf('faces', true),
    standIn === null ? sheetsOf('cards', true) : [],
    ...faces,
  ]);
  canvas.width = POSTER.w;
  canvas.height = POSTER.h;
  // Its pixels are read back once, to be pressed: kept where that is cheap.
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('No 2d canvas to paint on');
  const villain = standIn === null ? cardFrame('stand-in') : faceFrame(standIn, 'turned');
  const billing = cast.map(({ face, look, name }) => ({ id: faceFrame(face, look), name, turned: false }));
  const film = { turned: ACCENT, scenery: null, ...(standIn === null ? {} : { accent: ACCENT }) };
  drawPoster(ctx, { ...words, villain, billing }, [...pages, ...cards], measureOn(ctx), film);
}
