import type { PaintCard } from '../app/ports/places.ts';
import type { AtlasMap, AtlasPage } from '../art/atlas.ts';
import { cardHeight, drawCardFace } from '../art/card-face.ts';
import type { BoardFacts } from '../scenes/facts.ts';
import { faceModel } from '../scenes/paint/model.ts';

const WIDTH = 300; // CSS pixels
const SHEETS = ['cards-1@2x', 'cards-2@2x', 'cards-3@2x', 'cards-4@2x', 'board@2x'] as const;

async function page(base: string, name: string): Promise<AtlasPage> {
  const answer = await fetch(`${base}${name}.json`);
  const image = new Image();
  image.src = `${base}${name}.webp`;
  const [map] = await Promise.all([answer.json() as Promise<AtlasMap>, image.decode()]);
  return { image, map };
}

/** Paints close-ups of cards. The sheets are fetched with the first one and kept. */
export function cardPainter(facts: BoardFacts, base = './assets/art/'): PaintCard {
  let pages: Promise<AtlasPage[]> | null = null;
  return async (canvas, card, turned) => {
    pages ??= Promise.all(SHEETS.map((name) => page(base, name)));
    const ctx = canvas.getContext('2d');
    if (ctx === null) throw new Error('No 2d canvas to paint on');
    const ratio = Math.max(1, window.devicePixelRatio || 1);
    const loaded = await pages.catch((error: unknown) => {
      pages = null; // perhaps next time
      throw error;
    });
    canvas.width = Math.round(WIDTH * ratio);
    canvas.height = Math.round(cardHeight(WIDTH) * ratio);
    const measure = (text: string, css: string): number => {
      ctx.font = css;
      return ctx.measureText(text).width;
    };
    const look = turned ? 'turned' : 'plain';
    const model = faceModel(facts, { art: 'face', card, look });
    drawCardFace(ctx, model, loaded, measure, { width: WIDTH, ratio, turned });
  };
}
