import { type AtlasMap, type AtlasPage, findFrame } from '../art/atlas.ts';

const NAMES = ['cards-1@2x', 'cards-2@2x', 'cards-3@2x', 'cards-4@2x', 'board@2x'] as const;
const BASE = './assets/art/';

/** Fetched with the first who asks, and kept; what did not come is asked for again next time. */
function kept<T>(fetched: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const all = new Map<string, Promise<T>>();
  return (name) => {
    const one = all.get(name) ?? fetched(name);
    all.set(name, one);
    one.catch(() => all.delete(name));
    return one;
  };
}

const mapOf = kept(async (name): Promise<AtlasMap> => {
  const answer = await fetch(`${BASE}${name}.json`);
  return answer.json() as Promise<AtlasMap>;
});

const imageOf = kept(async (name) => {
  const image = new Image();
  image.src = `${BASE}${name}.webp`;
  await image.decode();
  return image;
});

const page = async (name: string): Promise<AtlasPage> => {
  const [map, image] = await Promise.all([mapOf(name), imageOf(name)]);
  return { map, image };
};

/** Every sheet there is. Rejects where one does not come. */
export const allSheets = (): Promise<AtlasPage[]> => Promise.all(NAMES.map(page));

/** The sheets that hold these pictures, and no others; what is on none of them is left out. Rejects where one does not come. */
export async function sheetsWith(pictures: readonly string[]): Promise<AtlasPage[]> {
  const maps = await Promise.all(NAMES.map(mapOf));
  return Promise.all(NAMES.filter((_, i) => pictures.some((id) => Object.hasOwn(maps[i]?.frames ?? {}, id))).map(page));
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

/** How wide words would be on that canvas. */
export const measureOn =
  (ctx: CanvasRenderingContext2D) =>
  (text: string, css: string): number => {
    ctx.font = css;
    return ctx.measureText(text).width;
  };
