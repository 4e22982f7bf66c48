import { readdirSync, readFileSync, statSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { AtlasMap } from '../../src/art/atlas.ts';
import { KINDS } from '../../src/art/palette.ts';
import { DECK } from '../../tools/assets/art/facts.ts';
import { BUDGETS } from '../../tools/budgets.ts';

const folder = 'public/assets/art';
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Record<'1x' | '2x', string[]>;
const mapOf = (page: string): AtlasMap => JSON.parse(readFileSync(`${folder}/${page}.json`, 'utf8'));
const framesAt = (scale: '1x' | '2x'): AtlasMap['frames'] =>
  Object.assign({}, ...manifest[scale].map((page) => mapOf(page).frames));
const bytes = (file: string): number => statSync(`${folder}/${file}`).size;

const STATS = ['muscle', 'speed', 'brains', 'guts'];
const BOARD = [
  ...['back-movie', 'back-survivor', 'paper', 'screen-bezel', 'screen-cloth', 'throng-slot', 'throng-slot-empty'],
  ...[
    'token-spoint',
    'token-power',
    'token-sanctuary',
    'token-dynamite',
    'token-star',
    'token-fade-in',
    'token-fade-out',
  ],
  ...[1, 2, 3, 4].map((n) => `token-reel-${n}`),
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [`die-white-${n}`, `die-black-${n}`]),
  ...KINDS.map((kind) => `kind-${kind}`),
  ...STATS.flatMap((stat) => [`stat-${stat}`, `stat-${stat}-light`]),
  ...['leader', 'blob', 'reel-can'],
];

describe.each(['1x', '2x'] as const)('the atlas at %s', (scale) => {
  const frames = framesAt(scale);

  test('has a picture for every card of the deck, copy by copy', () => {
    expect(DECK.length).toBe(61);
    expect(DECK.map((card) => card.picture).filter((id) => !frames[id])).toEqual([]);
  });

  test('has every thing that lies on the board', () => {
    expect(BOARD.filter((id) => !frames[id])).toEqual([]);
  });

  test.each(manifest[scale])('%s keeps its frames inside the picture and apart', async (page) => {
    const image = await loadImage(readFileSync(`${folder}/${page}.webp`));
    const boxes = Object.values(mapOf(page).frames).map((f) => f.frame);
    for (const box of boxes) {
      expect(box.x + box.w).toBeLessThanOrEqual(image.width);
      expect(box.y + box.h).toBeLessThanOrEqual(image.height);
    }
    const touching = boxes.filter((a) =>
      boxes.some((b) => a !== b && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
    );
    expect(touching).toEqual([]);
  });
});

test('the sharp frames are twice the plain ones', () => {
  const [plain, sharp] = [framesAt('1x'), framesAt('2x')];
  const wrong = Object.entries(plain).filter(
    ([id, { frame }]) => sharp[id]?.frame.w !== frame.w * 2 || sharp[id]?.frame.h !== frame.h * 2,
  );
  expect(wrong).toEqual([]);
});

describe('what it costs', () => {
  test('all art fits its budget', () => {
    expect(readdirSync(folder).reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(BUDGETS.art.all);
  });

  test('what the first choice needs fits its budget, backdrop and frame maps included', () => {
    const first = ['manifest.json', 'backdrop.webp', ...manifest['1x'].flatMap((p) => [`${p}.webp`, `${p}.json`])];
    expect(first.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(BUDGETS.art.firstTable);
  });

  test('the backdrop stays within its budget', () => {
    expect(bytes('backdrop.webp')).toBeLessThanOrEqual(BUDGETS.art.backdrop);
  });

  test('the faces together stay within their budget', () => {
    const fonts = readdirSync('public/assets/fonts').filter((f) => f.endsWith('.woff2'));
    const sum = fonts.reduce((all, f) => all + statSync(`public/assets/fonts/${f}`).size, 0);
    expect(fonts.length).toBe(6);
    expect(sum).toBeLessThanOrEqual(BUDGETS.whole.fonts);
  });
});
