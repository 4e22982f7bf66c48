import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { facesOf } from '../../assets-src/art/facts.ts';
import { loadFonts, loadPages, measure } from '../../assets-src/art/sheet.ts';
import type { AtlasPage } from '../../src/art/atlas.ts';
import { BakeCache, type BakeKey } from '../../src/art/bake-cache.ts';
import { cardHeight, drawCardBack, drawCardFace, type FaceOptions } from '../../src/art/card-face.ts';
import type { CardModel } from '../../src/art/card-model.ts';

const DECK = facesOf('roswell-51');
let pages: AtlasPage[] = [];

beforeAll(async () => {
  await loadFonts();
  pages = await loadPages('public/assets/art', 1);
});

const card = (id: string): CardModel => DECK.find((c) => c.picture === id) as CardModel;

function bake(model: CardModel, options: FaceOptions, from = pages): { data: Uint8ClampedArray; w: number; h: number } {
  const w = options.width * options.ratio + 20;
  const h = cardHeight(options.width) * options.ratio + 20;
  const ctx = createCanvas(w, h).getContext('2d');
  ctx.translate(10, 10);
  drawCardFace(ctx as unknown as CanvasRenderingContext2D, model, from, measure, options);
  return { data: ctx.getImageData(0, 0, w, h).data, w, h };
}

describe('a baked face', () => {
  test.each([60, 90, 136, 187, 340])('of %i pixels stays inside its card', (width) => {
    for (const ratio of [1, 2]) {
      const { data, w, h } = bake(card('neighbors-3'), { width, ratio });
      const outside = (x: number, y: number): boolean => x < 9 || y < 9 || x > w - 10 || y > h - 10;
      let spilt = 0;
      for (let i = 0; i < w * h; i++) if (outside(i % w, Math.floor(i / w)) && data[i * 4 + 3]) spilt++;
      expect(spilt).toBe(0);
    }
  });

  test('is the same bytes every time', () => {
    const options = { width: 136, ratio: 2 };
    const [first, second] = [1, 2].map(() => Buffer.from(bake(card('warlord'), options).data));
    expect(first?.equals(second as Buffer)).toBe(true);
  });

  test('differs for every card and every copy', () => {
    const seen = new Set(
      DECK.map((model) => Buffer.from(bake(model, { width: 90, ratio: 1 }).data).toString('base64')),
    );
    expect(seen.size).toBe(DECK.length);
  });

  test('is drawn without its picture while the atlas is on its way', () => {
    expect(bake(card('scout'), { width: 136, ratio: 1 }, []).data.some((v) => v > 0)).toBe(true);
  });

  test('knows both backs', () => {
    const backs = (['movie', 'survivor'] as const).map((deck) => {
      const ctx = createCanvas(136, 190).getContext('2d');
      drawCardBack(ctx as unknown as CanvasRenderingContext2D, deck, pages, { width: 136, ratio: 1 });
      return Buffer.from(ctx.getImageData(0, 0, 136, 190).data).toString('base64');
    });
    expect(backs[0]).not.toEqual(backs[1]);
  });
});

describe('the bake cache', () => {
  const key = (id: string, width = 136): BakeKey => ({ id, width, ratio: 2, textScale: 1, language: 'en' });

  test('bakes once for a shown size', () => {
    const cache = new BakeCache<number>(8);
    let baked = 0;
    const draw = (): number => ++baked;
    expect([
      cache.get(key('pods-1'), draw),
      cache.get(key('pods-1'), draw),
      cache.get(key('pods-1', 90), draw),
    ]).toEqual([1, 1, 2]);
  });

  test('gives back what was used least recently', () => {
    const dropped: string[] = [];
    const cache = new BakeCache<string>(2, (id) => dropped.push(id));
    for (const id of ['a', 'b', 'a', 'c']) cache.get(key(id), () => id);
    expect(dropped).toEqual(['b']);
    cache.clear();
    expect([cache.size, dropped]).toEqual([0, ['b', 'a', 'c']]);
  });
});
