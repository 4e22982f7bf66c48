import { readdirSync, readFileSync, statSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { facesOf } from '../../assets-src/art/facts.ts';
import type { AtlasMap } from '../../src/art/atlas.ts';
import { KINDS } from '../../src/art/palette.ts';
import { BUDGETS } from '../../tools/budgets.ts';
import { BACKS, PITTSBURGH_CARDS } from './decks.ts';

const folder = 'public/assets/art';
type Scale = '1x' | '2x';
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Record<string, Record<Scale, string[]>>;
const pagesOf = (set: string, scale: Scale): string[] => manifest[set]?.[scale] ?? [];
const mapOf = (page: string): AtlasMap => JSON.parse(readFileSync(`${folder}/${page}.json`, 'utf8'));
const framesOf = (set: string, scale: Scale): AtlasMap['frames'] =>
  Object.assign({}, ...pagesOf(set, scale).map((page) => mapOf(page).frames));
const bytes = (file: string): number => statSync(`${folder}/${file}`).size;
const sum = (files: readonly string[]): number => files.reduce((all, file) => all + bytes(file), 0);
const filesOf = (set: string, scale: Scale): string[] => pagesOf(set, scale).flatMap((p) => [`${p}.webp`, `${p}.json`]);

/** Picture by picture: a deck's own, its backs, and what else only it has on the table. */
const DECKS: Record<string, readonly string[]> = {
  'roswell-51': [...facesOf('roswell-51').map((card) => card.picture), ...BACKS],
  'pittsburgh-68': [...PITTSBURGH_CARDS, ...BACKS, 'kind-monster', 'token-bottle', 'token-round'],
};

const STATS = ['muscle', 'speed', 'brains', 'guts'];
const BOARD = [
  ...['paper', 'screen-bezel', 'screen-cloth', 'throng-slot', 'throng-slot-empty'],
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

describe.each(['1x', '2x'] as const)('the atlases at %s', (scale) => {
  test.each(Object.keys(DECKS))('have a picture for every card of %s, copy by copy, and no other', (deck) => {
    expect(Object.keys(framesOf(deck, scale)).sort()).toEqual([...(DECKS[deck] ?? [])].sort());
  });

  test('have every thing that lies on the board', () => {
    const frames = framesOf('board', scale);
    expect(BOARD.filter((id) => !frames[id])).toEqual([]);
  });

  test.each(Object.keys(manifest).flatMap((set) => pagesOf(set, scale)))(
    '%s keeps its frames inside the picture and apart',
    async (page) => {
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
    },
  );
});

test.each(Object.keys(manifest))('the sharp frames of %s are twice the plain ones', (set) => {
  const [plain, sharp] = [framesOf(set, '1x'), framesOf(set, '2x')];
  const wrong = Object.entries(plain).filter(
    ([id, { frame }]) => sharp[id]?.frame.w !== frame.w * 2 || sharp[id]?.frame.h !== frame.h * 2,
  );
  expect(wrong).toEqual([]);
});

describe('what it costs', () => {
  const own = (deck: string): string[] => readdirSync(`${folder}/${deck}`).map((file) => `${deck}/${file}`);
  const atRoot = (): string[] => readdirSync(folder).filter((file) => /\.\w+$/.test(file));

  test('the art of each deck fits its budget, with the first what lies on the board', () => {
    expect(sum(atRoot())).toBeLessThanOrEqual(BUDGETS.art.all);
    expect(sum(own('pittsburgh-68'))).toBeLessThanOrEqual(BUDGETS.art.second);
  });

  test.each([
    ['roswell-51', ''],
    ['pittsburgh-68', 'pittsburgh-68/'],
  ])('what the first choice of %s needs fits its budget, backdrop and frame maps included', (deck, at) => {
    const first = ['manifest.json', `${at}backdrop.webp`, ...filesOf('board', '1x'), ...filesOf(deck, '1x')];
    expect(sum(first)).toBeLessThanOrEqual(BUDGETS.art.firstTable);
  });

  test('the second deck’s plain atlas fits its budget', () => {
    expect(bytes('pittsburgh-68/cards@1x.webp')).toBeLessThanOrEqual(BUDGETS.art.secondPlain);
  });

  test.each(['backdrop.webp', 'pittsburgh-68/backdrop.webp'])('%s stays within its budget', (file) => {
    expect(bytes(file)).toBeLessThanOrEqual(BUDGETS.art.backdrop);
  });

  test('the faces together stay within their budget', () => {
    const fonts = readdirSync('public/assets/fonts').filter((f) => f.endsWith('.woff2'));
    const all = fonts.reduce((so, f) => so + statSync(`public/assets/fonts/${f}`).size, 0);
    expect(fonts.length).toBe(6);
    expect(all).toBeLessThanOrEqual(BUDGETS.whole.fonts);
  });
});
