import { type AtlasPage, findFrame } from '../../../art/atlas.ts';
import { ART_DECKS, deckArt, thingsOf } from '../../../art/decks.ts';
import { mapOf, pageOf } from '../../../art/fetched.ts';

const sharpOf = (deck: string): string[] => [...deckArt(deck).sharp, ...thingsOf(deckArt(deck), 'sharp')];

/** Every deck's: but for backs and signs, where the first deck goes before, no two have a picture of one name. */
const NAMES = [...new Set(ART_DECKS.flatMap(sharpOf))];

/** The sheets that hold these pictures, and no others; what is on none of them is left out. Rejects where one does not come. */
export async function sheetsWith(pictures: readonly string[]): Promise<AtlasPage[]> {
  const maps = await Promise.all(NAMES.map((name) => mapOf(name)));
  return Promise.all(
    NAMES.filter((_, i) => pictures.some((id) => Object.hasOwn(maps[i]?.frames ?? {}, id))).map((name) => pageOf(name)),
  );
}

/** All sheets of a deck's own, the board's among them. Rejects where one does not come. */
export const deckSheets = (deck: string): Promise<AtlasPage[]> =>
  Promise.all(sharpOf(deck).map((name) => pageOf(name)));

/** One picture, as large as the canvas. */
export async function paintPicture(canvas: HTMLCanvasElement, picture: string): Promise<void> {
  const pages = await sheetsWith([picture]);
  const found = findFrame(pages, picture);
  const ctx = canvas.getContext('2d');
  if (found === null || ctx === null) throw new Error(`No picture of ${picture}`);
  const { x, y, w, h } = found.frame;
  canvas.width = w;
  canvas.height = h;
  ctx.drawImage(found.image, x, y, w, h, 0, 0, w, h);
}
