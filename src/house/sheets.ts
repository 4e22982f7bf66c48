import { type AtlasMap, type AtlasPage, findFrame } from '../art/atlas.ts';

const NAMES = ['cards-1@2x', 'cards-2@2x', 'cards-3@2x', 'cards-4@2x', 'board@2x'] as const;
const BASE = './assets/art/';

/** The sheets that hold these pictures, and no others; what is on none of them is left out. Rejects where one does not come. */
export async function sheetsWith(pictures: readonly string[]): Promise<AtlasPage[]> {
  const maps = await Promise.all(NAMES.map((name) => mapOf(name)));
  const wanted = NAMES.map((name, i) => ({ name, map: maps[i] as AtlasMap })).filter(({ map }) =>
    pictures.some((id) => Object.hasOwn(map.frames, id)),
  );
  return Promise.all(wanted.map(async ({ name, map }) => ({ map, image: await imageOf(name) })));
}

async function mapOf(name: string): Promise<AtlasMap> {
  const answer = await fetch(`${BASE}${name}.json`);
  return answer.json() as Promise<AtlasMap>;
}

async function imageOf(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `${BASE}${name}.webp`;
  await image.decode();
  return image;
}

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
