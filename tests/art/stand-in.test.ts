import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import {
  BACK_LOOKS,
  backFrame,
  cardFrame,
  FACE_LOOKS,
  FACES,
  FILES,
  faceFrame,
  KIND_ICONS,
  MOMENTS,
  momentFile,
  SHEETS,
  type SheetMap,
  shownAt,
  THINGS,
} from '../../src/games/stand-in/art.ts';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';
import { CARDS } from '../../src/rules/stand-in/index.ts';

const KB = 1024;
const folder = 'public/assets/art/';
const mapOf = (page: string): SheetMap => JSON.parse(readFileSync(`${folder}${page}.json`, 'utf8'));
const bytes = (files: readonly string[]): number =>
  files.reduce((so, file) => so + statSync(`${folder}${file}`).size, 0);
const pagesOf = (of: keyof typeof SHEETS): readonly string[] => [...SHEETS[of].plain, ...SHEETS[of].sharp];
const framesOn = (pages: readonly string[]): SheetMap['frames'] =>
  Object.assign({}, ...pages.map((page) => mapOf(page).frames));

const OWED: Record<keyof typeof SHEETS, readonly string[]> = {
  cards: [...CARDS.map(({ id }) => cardFrame(id)), ...BACK_LOOKS.map(backFrame)],
  faces: FACES.flatMap((face) => FACE_LOOKS.map((look) => faceFrame(face, look))),
  things: THINGS,
};
const SETS = Object.keys(OWED) as (keyof typeof SHEETS)[];
const SINGLES = [
  ...MOMENTS.map(momentFile),
  ...[FILES.backdrop, FILES.beam, FILES.chain],
  ...[FILES.poster, FILES.posterLarge].flatMap(({ plain, sharp }) => [plain, sharp]),
];

test('the company is the cast of the first deck', () => {
  const cast = DECKS[0].cards.filter(({ kind }) => kind === 'survivor').map(({ id }) => id);
  expect([...FACES].sort()).toEqual([...cast].sort());
});

test('what lies in the folder is what is named, no more and no less', () => {
  const sheets = SETS.flatMap(pagesOf).flatMap((page) => [`${page}.webp`, `${page}.json`]);
  const named = [...sheets, ...SINGLES.map((file) => `${file}.webp`)];
  const there = readdirSync(`${folder}stand-in`).map((file) => `stand-in/${file}`);
  expect(there.sort()).toEqual(named.sort());
});

describe.each(SETS)('the sheets of %s', (set) => {
  test.each(['plain', 'sharp'] as const)('have every frame that is owed, and no other (%s)', (at) => {
    expect(Object.keys(framesOn(SHEETS[set][at])).sort()).toEqual([...OWED[set]].sort());
  });

  test('are twice as sharp as the plain ones', () => {
    const [plain, sharp] = [framesOn(SHEETS[set].plain), framesOn(SHEETS[set].sharp)];
    const wrong = Object.entries(plain).filter(
      ([id, { frame }]) => sharp[id]?.frame.w !== frame.w * 2 || sharp[id]?.frame.h !== frame.h * 2,
    );
    expect(wrong).toEqual([]);
  });

  test.each(pagesOf(set))('%s tells its true size and keeps its frames inside it, apart', async (page) => {
    const { width, height } = await loadImage(readFileSync(`${folder}${page}.webp`));
    const { frames, meta } = mapOf(page);
    expect(meta.size).toEqual({ w: width, h: height });
    const boxes = Object.values(frames).map(({ frame }) => frame);
    expect(boxes.filter(({ x, y, w, h }) => x + w > width || y + h > height)).toEqual([]);
    const touching = boxes.filter((a) =>
      boxes.some((b) => a !== b && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
    );
    expect(touching).toEqual([]);
  });
});

const MEASURES: readonly (readonly [file: string, w: number, h: number])[] = [
  [FILES.poster.plain, 220, 130],
  [FILES.poster.sharp, 440, 260],
  [FILES.posterLarge.plain, 640, 378],
  [FILES.posterLarge.sharp, 1280, 756],
  [FILES.backdrop, 1920, 1080],
  ...MOMENTS.map((moment) => [momentFile(moment), 864, 486] as const),
];

test.each(MEASURES)('%s is %i by %i', async (file, w, h) => {
  const { width, height } = await loadImage(readFileSync(`${folder}${file}.webp`));
  expect([width, height]).toEqual([w, h]);
});

describe('what it costs', () => {
  test('all pictures together, at both sharpnesses', () => {
    expect(bytes(readdirSync(`${folder}stand-in`).map((file) => `stand-in/${file}`))).toBeLessThanOrEqual(2560 * KB);
  });

  test('the plain cards', () => {
    expect(bytes(SHEETS.cards.plain.map((page) => `${page}.webp`))).toBeLessThanOrEqual(500 * KB);
  });

  test('what the first look at the table needs', () => {
    const first = SETS.flatMap((set) => SHEETS[set].plain).flatMap((page) => [`${page}.webp`, `${page}.json`]);
    expect(bytes([...first, ...['backdrop', 'beam', 'chain'].map((it) => `stand-in/${it}.webp`)])).toBeLessThanOrEqual(
      600 * KB,
    );
  });
});

describe('a frame shown by style', () => {
  const map: SheetMap = {
    frames: { one: { frame: { x: 20, y: 40, w: 200, h: 150 } } },
    meta: { size: { w: 400, h: 800 } },
  };

  test('is as wide as is asked, and the sheet behind it as large as that makes it', () => {
    expect(shownAt(map, 'one', 100)).toEqual({
      width: '100px',
      height: '75px',
      backgroundSize: '200px 400px',
      backgroundPosition: '-10px -20px',
    });
  });

  test('of another page is not shown', () => {
    expect(shownAt(map, 'two', 100)).toBeNull();
  });
});

test('every kind has a sign of its own, inside its box and large enough to be seen', () => {
  const kinds = new Set(CARDS.map(({ kind }) => kind));
  expect(Object.keys(KIND_ICONS).sort()).toEqual([...kinds].sort());
  expect(new Set(Object.values(KIND_ICONS)).size).toBe(kinds.size);
  for (const path of Object.values(KIND_ICONS)) {
    const ctx = createCanvas(48, 48).getContext('2d');
    ctx.translate(12, 12);
    ctx.fill(new Path2D(path), 'evenodd');
    const { data } = ctx.getImageData(0, 0, 48, 48);
    let [inside, outside] = [0, 0];
    for (let i = 0; i < 48 * 48; i++) {
      if (!data[i * 4 + 3]) continue;
      const [x, y] = [i % 48, Math.floor(i / 48)];
      if (x < 12 || y < 12 || x >= 36 || y >= 36) outside++;
      else inside++;
    }
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(150);
  }
});
