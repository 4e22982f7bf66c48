import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import type { AtlasMap, AtlasPage } from '../../src/art/atlas.ts';
import { cardHeight, drawCardBack, drawCardFace, type FaceOptions } from '../../src/art/card-face.ts';
import { type CardModel, familiarFace } from '../../src/art/card-model.ts';
import { deckArt, thingsOf } from '../../src/art/decks.ts';
import { PALETTE } from '../../src/art/palette.ts';
import type { Measure } from '../../src/art/text-fit.ts';
import { DECKS, type DeckId } from '../../src/rules/shuffling-horror/index.ts';
import { facesOf } from './facts.ts';
import { fontBuffers } from './fonts.ts';

type PageContext = CanvasRenderingContext2D;

export async function loadFonts(): Promise<void> {
  for (const { family, data } of await fontBuffers()) GlobalFonts.register(data, family);
}

const ruler = createCanvas(8, 8).getContext('2d');
export const measure: Measure = (text, css) => {
  ruler.font = css;
  return ruler.measureText(text).width;
};

/** The atlas pages of a deck as the table would load them: its own, the board's, and what another lends it. */
export async function loadPages(folder: string, scale: 1 | 2, deck: DeckId = 'roswell-51'): Promise<AtlasPage[]> {
  const art = deckArt(deck);
  const at = scale === 1 ? 'plain' : 'sharp';
  return Promise.all(
    [...art[at], ...thingsOf(art, at), ...art.lent].map(async (name) => ({
      image: (await loadImage(readFileSync(join(folder, `${name}.webp`)))) as unknown as CanvasImageSource,
      map: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as AtlasMap,
    })),
  );
}

type Sheet = { name: string; options: FaceOptions; cols: number; scale: 1 | 2; cards: readonly CardModel[] };

function sheet({ name, options, cols, cards }: Sheet, pages: readonly AtlasPage[], folder: string): void {
  const w = Math.round(options.width * options.ratio);
  const h = Math.round(cardHeight(options.width) * options.ratio);
  const gap = Math.round(10 * options.ratio);
  const backs = cards.length > 13 ? 2 : 0;
  const canvas = createCanvas(cols * (w + gap) + gap, Math.ceil((cards.length + backs) / cols) * (h + gap) + gap);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = PALETTE.night;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const at = (i: number, draw: (page: PageContext) => void): void => {
    ctx.save();
    ctx.translate(gap + (i % cols) * (w + gap), gap + Math.floor(i / cols) * (h + gap));
    draw(ctx as unknown as PageContext);
    ctx.restore();
  };
  cards.forEach((card, i) => {
    at(i, (page) => drawCardFace(page, card, pages, measure, options));
  });
  for (const [i, deck] of (['movie', 'survivor'] as const).slice(0, backs).entries()) {
    at(cards.length + i, (page) => drawCardBack(page, deck, pages, options));
  }
  writeFileSync(join(folder, `${name}.png`), canvas.toBuffer('image/png'));
}

/** Contact sheets of every deck, each in a folder of its own. */
export async function renderSheets(art: string, folder: string): Promise<string[]> {
  await loadFonts();
  const files: string[] = [];
  for (const { id } of DECKS) files.push(...(await deckSheets(id, art, join(folder, id))));
  return files;
}

async function deckSheets(deck: DeckId, art: string, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const small = await loadPages(art, 1, deck);
  const large = await loadPages(art, 2, deck);
  const { turned } = deckArt(deck);
  const all = facesOf(deck);
  const cast = all.filter((c) => c.kind === 'survivor');
  const chunk = (n: number): readonly CardModel[] => all.slice(n * 16, n * 16 + 16);
  const sheets: Sheet[] = [
    { name: 'thumb-60', options: { width: 60, ratio: 1 }, cols: 16, scale: 1, cards: all },
    { name: 'thumb-90', options: { width: 90, ratio: 1 }, cols: 14, scale: 1, cards: all },
    { name: 'play-136', options: { width: 136, ratio: 1 }, cols: 11, scale: 1, cards: all },
    { name: 'play-136-2x', options: { width: 136, ratio: 2 }, cols: 7, scale: 2, cards: all.slice(0, 28) },
    { name: 'wells', options: { width: 150, ratio: 1, wells: true }, cols: 6, scale: 1, cards: cast },
    { name: 'faces', options: { width: 150, ratio: 1, turned }, cols: 6, scale: 1, cards: cast.map(familiarFace) },
    ...[0, 1, 2, 3].map(
      (n): Sheet => ({
        name: `read-340-${n + 1}`,
        options: { width: 340, ratio: 1 },
        cols: 6,
        scale: 2,
        cards: chunk(n),
      }),
    ),
    {
      name: 'read-340-large-text',
      options: { width: 340, ratio: 1, textScale: 1.3 },
      cols: 6,
      scale: 2,
      cards: all.filter((c) => c.words.rule).slice(0, 30),
    },
  ];
  for (const s of sheets) sheet(s, s.scale === 2 ? large : small, folder);
  return sheets.map((s) => join(folder, `${s.name}.png`));
}
