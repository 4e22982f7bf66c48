import type { PaintCard } from '../app/ports/places.ts';
import type { AtlasMap, AtlasPage } from '../art/atlas.ts';
import { cardHeight, drawCardFace } from '../art/card-face.ts';
import type { CardModel } from '../art/card-model.ts';
import type { BoardFacts } from '../scenes/facts.ts';
import { faceModel } from '../scenes/paint/model.ts';
import { CARDS, ENDGAME_IDS } from '../text/cards.ts';

const WIDTH = 300; // CSS pixels, good for reading
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
  return async (canvas, card, turned, width = WIDTH) => {
    pages ??= Promise.all(SHEETS.map((name) => page(base, name)));
    const ctx = canvas.getContext('2d');
    if (ctx === null) throw new Error('No 2d canvas to paint on');
    const ratio = Math.max(1, window.devicePixelRatio || 1);
    const loaded = await pages.catch((error: unknown) => {
      pages = null; // perhaps next time
      throw error;
    });
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(cardHeight(width) * ratio);
    const measure = (text: string, css: string): number => {
      ctx.font = css;
      return ctx.measureText(text).width;
    };
    const look = turned ? 'turned' : 'plain';
    const reminder = ENDGAME_IDS.find((id) => id === card);
    const model: CardModel = reminder
      ? { picture: reminder, kind: 'endgame', words: CARDS[reminder] } // lies beside the deck, so that the rules know no such card
      : faceModel(facts, { art: 'face', card, look });
    drawCardFace(ctx, model, loaded, measure, { width, ratio, turned });
  };
}
