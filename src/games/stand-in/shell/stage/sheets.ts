import { ART, imageOf, mapOf } from '../../../../art/fetched.ts';
import { SHEETS, type SheetMap } from '../../art.ts';
import type { SheetPage, Sheets } from '../../ui/kit/picture.tsx';

const pagesOf = (name: keyof typeof SHEETS): Promise<SheetPage[]> =>
  Promise.all(
    SHEETS[name][window.devicePixelRatio > 1.25 ? 'sharp' : 'plain'].map(async (file) => {
      const [map] = await Promise.all([mapOf(file), imageOf(file)]);
      return { map: map as SheetMap, url: `${ART}${file}.webp` };
    }),
  );

/** The pictures of the table: a table without them is still one. */
export async function fetchSheets(): Promise<Sheets> {
  const [cards, faces, things] = await Promise.all([pagesOf('cards'), pagesOf('faces'), pagesOf('things')]);
  return { cards, faces, things };
}

export const NO_SHEETS: Sheets = { cards: [], faces: [], things: [] };
