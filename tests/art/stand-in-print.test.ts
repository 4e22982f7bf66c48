import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { ACCENTS } from '../../assets-src/art/accents.ts';
import { develop, type Picture } from '../../assets-src/art/stage.ts';
import { STAND_IN, STAND_IN_CARDS } from '../../assets-src/art/stand-in/index.ts';
import { contrast, PALETTE } from '../../src/art/palette.ts';
import { ACCENT, BACK_LOOKS, backFrame, SHEETS, type SheetMap } from '../../src/games/stand-in/art.ts';
import { CARDS, type CardKind } from '../../src/rules/stand-in/index.ts';

const folder = 'public/assets/art/';

/** What each kind may be printed in; only the actions have two inks to choose from. */
const INKS: Record<CardKind, readonly string[]> = {
  double: [ACCENTS.silver],
  action: [ACCENTS.red, ACCENTS.rust],
  defence: [ACCENTS.blue],
  set: [ACCENTS.yellow],
  blackout: [ACCENTS.red],
};

const pictureOf = (id: string): Picture => {
  const found = STAND_IN_CARDS.find((picture) => picture.id === id);
  if (!found) throw new Error(`no picture of ${id}`);
  return found;
};

const pixels = (canvas: Canvas): Buffer =>
  Buffer.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);

/** How much of a picture is nearly as red as its ink, and how much is nearly paper. */
function share(picture: Picture, test: (r: number, g: number, b: number) => boolean): number {
  const data = pixels(develop(picture, 1));
  let hits = 0;
  for (let i = 0; i < data.length; i += 4)
    if (test(data[i] as number, data[i + 1] as number, data[i + 2] as number)) hits++;
  return hits / (data.length / 4);
}

test.each(CARDS.map(({ id, kind }) => [id, kind] as const))(
  '%s is printed in the ink of a card of kind %s',
  (id, kind) => {
    expect(INKS[kind]).toContain(pictureOf(id).accent);
  },
);

test('cards are four wide for three high, backs as high as a card', () => {
  const sizes = new Set(CARDS.map(({ id }) => pictureOf(id).size).map(({ w, h }) => `${w}×${h}`));
  const backs = new Set(BACK_LOOKS.map((look) => pictureOf(backFrame(look)).size).map(({ w, h }) => `${w}×${h}`));
  expect([[...sizes], [...backs]]).toEqual([['240×180'], ['240×340']]);
});

test('a blackout can be told from an action without its plate: red ground, no lamp', () => {
  const red = (r: number, g: number, b: number): boolean => r > 200 && g < 90 && b < 90;
  const grounds = CARDS.filter(({ kind }) => kind === 'blackout').map(({ id }) => share(pictureOf(id), red));
  expect(Math.min(...grounds)).toBeGreaterThan(0.2);
});

test('no picture is so dark that nothing stands out, and none is bleached', () => {
  const lit = (r: number, g: number, b: number): boolean => r > 200 && g > 200 && b > 190;
  const wrong = CARDS.filter(({ id }) => {
    const paper = share(pictureOf(id), lit);
    return paper < 0.08 || paper > 0.6;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('whoever is turned has the film’s own colour, in which words can be read as well', () => {
  const turned = STAND_IN.sheets.flatMap(({ pictures }) => pictures).filter(({ id }) => id.endsWith('-turned'));
  expect(turned).toHaveLength(12);
  expect(new Set(turned.map(({ accent }) => accent))).toEqual(new Set([ACCENT]));
  expect(contrast(ACCENT, PALETTE.night)).toBeGreaterThanOrEqual(4.5);
});

describe('comes out the same every time, and as it lies there', () => {
  const samples = [
    ['cards', 'nitrate'],
    ['cards', 'aside'],
    ['cards', 'back-blackout'],
    ['faces', 'cook-turned'],
    ['faces', 'scout-burnt'],
  ] as const;

  test.each(samples)('%s: %s', async (name, id) => {
    const sheet = STAND_IN.sheets.find((one) => one.name === name);
    const picture = sheet?.pictures.find((one) => one.id === id);
    if (!sheet || !picture) throw new Error(`no picture of ${id}`);
    const [first, second] = [1, 2].map(() => pixels(develop(picture, 1, sheet.unit)));
    expect(first?.equals(second as Buffer)).toBe(true);
    const page = SHEETS[name].plain[0] as string;
    const { frames } = JSON.parse(readFileSync(`${folder}${page}.json`, 'utf8')) as SheetMap;
    const { x, y, w, h } = frames[id]?.frame ?? { x: 0, y: 0, w: 1, h: 1 };
    const cut = createCanvas(w, h);
    cut.getContext('2d').drawImage(await loadImage(readFileSync(`${folder}${page}.webp`)), -x, -y);
    expect(pixels(cut).equals(first as Buffer)).toBe(true);
  });
});
