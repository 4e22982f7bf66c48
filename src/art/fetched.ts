import type { AtlasMap, AtlasPage } from './atlas.ts';
import { deckArt, thingsOf } from './decks.ts';

/** Where all pictures lie. */
export const ART = './assets/art/';

/** Fetched with the first who asks, and kept; what did not come is asked for again next time. */
function kept<T>(fetched: (url: string) => Promise<T>): (url: string) => Promise<T> {
  const all = new Map<string, Promise<T>>();
  return (url) => {
    const one = all.get(url) ?? fetched(url);
    all.set(url, one);
    one.catch(() => all.delete(url));
    return one;
  };
}

const mapAt = kept(async (url): Promise<AtlasMap> => {
  const answer = await fetch(url);
  return answer.json() as Promise<AtlasMap>;
});

/** Plain elements: the page's policy allows no blobs. */
const imageAt = kept(async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
});

export const mapOf = (name: string, base = ART): Promise<AtlasMap> => mapAt(`${base}${name}.json`);
export const imageOf = (name: string, base = ART): Promise<HTMLImageElement> => imageAt(`${base}${name}.webp`);

export async function pageOf(name: string, base = ART): Promise<AtlasPage & { image: HTMLImageElement }> {
  const [map, image] = await Promise.all([mapOf(name, base), imageOf(name, base)]);
  return { map, image };
}

/** What the first frame of a table shows, ahead of that table. What fails now is asked for again there. */
export function fetchFirst(deck: string): Promise<unknown> {
  const art = deckArt(deck);
  const sheets = [...art.plain, ...thingsOf(art, 'plain')];
  return Promise.allSettled([...sheets.map((it) => pageOf(it)), imageOf(art.backdrop)]);
}
