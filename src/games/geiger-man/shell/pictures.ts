import { drawCover, type Found, findFrame } from '../../../art/atlas.ts';
import { imageOf, pageOf } from '../../../art/fetched.ts';
import { LOCATIONS } from '../../../rules/geiger-man/index.ts';
import { boardFile, SHEETS, type Sheet, sheetFile } from '../art.ts';

const SHARP = 1.25;
const ratioNow = (): 1 | 2 => (window.devicePixelRatio > SHARP ? 2 : 1);

export const sheetWith = (frame: string): Sheet | undefined =>
  (Object.keys(SHEETS) as Sheet[]).find((sheet) => (SHEETS[sheet] as readonly string[]).includes(frame));

/** Any picture by the name of its frame; a Location is the drawing that it is played on. Null: there is none. */
export async function pictureOf(frame: string, ratio = ratioNow()): Promise<Found | null> {
  const location = LOCATIONS.find((id) => frame === `location-${id}`);
  if (location !== undefined) {
    const image = await imageOf(boardFile(location, ratio));
    return { image, frame: { x: 0, y: 0, w: image.naturalWidth, h: image.naturalHeight } };
  }
  const sheet = sheetWith(frame);
  return sheet === undefined ? null : findFrame([await pageOf(sheetFile(sheet, ratio))], frame);
}

/** One picture, over all of its canvas. */
export async function paintAny(canvas: HTMLCanvasElement, frame: string): Promise<void> {
  const found = await pictureOf(frame);
  const ctx = canvas.getContext('2d');
  if (found === null || ctx === null) throw new Error(`No picture of ${frame}`);
  const { clientWidth, clientHeight } = canvas;
  canvas.width = Math.max(1, Math.round(clientWidth * window.devicePixelRatio));
  canvas.height = Math.max(1, Math.round(clientHeight * window.devicePixelRatio));
  drawCover(ctx, found, { x: 0, y: 0, w: canvas.width, h: canvas.height });
}
