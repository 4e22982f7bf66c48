import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { SHEET_PRINTS } from '../../assets-src/art/geiger-man/index.ts';
import { INKS } from '../../assets-src/art/geiger-man/kit/still.ts';
import { develop } from '../../assets-src/art/stage.ts';
import type { AtlasMap } from '../../src/art/atlas.ts';
import {
  ACTION_LIFT,
  ART_FOLDER,
  BOARD_FILES,
  boardFile,
  type FrameId,
  fallsFile,
  lastActFile,
  MOMENT_FILES,
  NEEDLE_FOOT,
  needleTurn,
  POSES,
  POSTER_FILES,
  SHEETS,
  type Sheet,
  sheetFile,
  sheetsOf,
  wedgeTurn,
} from '../../src/games/geiger-man/art.ts';
import { FRAME } from '../../src/games/geiger-man/layout/plan.ts';
import { ACTIONS, GIRLS, KILLER, KILLERS, LOCATION, LOCATIONS, SPECIALS } from '../../src/rules/geiger-man/index.ts';

const folder = 'public/assets/art/';
const KB = 1024;
const mapOf = (file: string): AtlasMap['frames'] =>
  (JSON.parse(readFileSync(`${folder}${file}.json`, 'utf8')) as AtlasMap).frames;
const image = (file: string): ReturnType<typeof loadImage> => loadImage(readFileSync(`${folder}${file}.webp`));
const bytes = (file: string): number => statSync(`${folder}${file}`).size;
const sheets = Object.keys(SHEETS) as Sheet[];
const of = (kind: string, list: readonly (string | { id: string })[]): string[] =>
  list.map((card) => `${kind}-${typeof card === 'string' ? card : card.id}`);
const sorted = (list: readonly string[]): string[] => [...list].sort();

describe('every card of the rules has its picture, and no other is listed', () => {
  test('what every show has', () => {
    const backs = SHEETS.core.filter((frame) => frame.startsWith('back-'));
    const owed = [...of('action', ACTIONS), ...of('girl', GIRLS), ...of('killer', KILLERS), ...backs];
    expect(sorted(SHEETS.core)).toEqual(sorted(owed));
    expect(Object.keys(ACTION_LIFT)).toEqual([...ACTIONS]);
  });

  test.each(KILLERS)('%s', (killer) => {
    const { terror, finales, powers, epic } = KILLER[killer];
    const owed = [...of('terror', terror), ...of('finale', finales), ...of('power', [...powers, epic])];
    expect(sorted(SHEETS[killer])).toEqual(sorted(owed));
  });

  test.each(LOCATIONS)('%s', (location) => {
    const { terror, events, setUps, items } = LOCATION[location];
    const owed = [...of('terror', terror), ...of('event', events), ...of('set-up', setUps), ...of('item', items)];
    expect(sorted(SHEETS[location])).toEqual(sorted(owed));
  });

  test('everybody who may stand on the board', () => {
    const things: readonly string[] = SHEETS.things;
    const figures = ['plain', ...SPECIALS].flatMap((who) => of(`victim-${who}`, POSES));
    const pillars = KILLERS.some((killer) => KILLER[killer].pillars > 0) ? ['token-pillar'] : [];
    const minions = KILLERS.some((killer) => KILLER[killer].minion) ? ['token-skitter'] : [];
    const traps = LOCATIONS.flatMap((at) => LOCATION[at].items.filter(({ use }) => use.as === 'trap'));
    const owed = [...of('token', [...GIRLS, ...KILLERS, ...traps]), ...figures, ...pillars, ...minions];
    expect(owed.filter((frame) => !things.includes(frame))).toEqual([]);
    expect(things.filter((frame) => frame.startsWith('victim-')).length).toBe(figures.length);
  });
});

describe.each(sheets)('the sheet %s', (sheet) => {
  test.each([1, 2] as const)('holds what is listed at %s×, inside the picture and apart', async (ratio) => {
    const file = sheetFile(sheet, ratio);
    const map = mapOf(file);
    expect(sorted(Object.keys(map))).toEqual(sorted(SHEETS[sheet]));
    const { width, height } = await image(file);
    const boxes = Object.values(map).map(({ frame }) => frame);
    expect(boxes.filter((b) => b.x + b.w > width || b.y + b.h > height)).toEqual([]);
    expect(
      boxes.filter((a) =>
        boxes.some((b) => a !== b && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
      ),
    ).toEqual([]);
  });

  test('is twice as large when sharp', () => {
    const sharp = mapOf(sheetFile(sheet, 2));
    const wrong = Object.entries(mapOf(sheetFile(sheet, 1))).filter(
      ([id, { frame }]) => sharp[id]?.frame.w !== frame.w * 2 || sharp[id]?.frame.h !== frame.h * 2,
    );
    expect(wrong).toEqual([]);
  });
});

test.each(LOCATIONS)('the board of %s fills its frame', async (location) => {
  for (const ratio of [1, 2] as const) {
    const { width, height } = await image(boardFile(location, ratio));
    expect([width, height]).toEqual([FRAME.w * ratio, FRAME.h * ratio]);
  }
});

test('the poster fits its glass case, and has a larger brother', async () => {
  for (const ratio of [1, 2] as const) {
    const { width, height } = await image(POSTER_FILES.case[ratio]);
    expect([width, height]).toEqual([220 * ratio, 130 * ratio]);
  }
  expect((await image(POSTER_FILES.large)).width).toBeGreaterThanOrEqual(640);
});

test('the folder holds what is named, and nothing else', () => {
  const webp = [...BOARD_FILES, ...Object.values(POSTER_FILES.case), POSTER_FILES.large, ...MOMENT_FILES];
  const pages = sheets.flatMap((sheet) => [sheetFile(sheet, 1), sheetFile(sheet, 2)]);
  const named = [...[...webp, ...pages].map((f) => `${f}.webp`), ...pages.map((f) => `${f}.json`)];
  const there = readdirSync(folder + ART_FOLDER).map((file) => ART_FOLDER + file);
  expect(sorted(there)).toEqual(sorted(named));
  for (const killer of KILLERS)
    expect(MOMENT_FILES).toEqual(expect.arrayContaining([lastActFile(killer), fallsFile(killer)]));
});

describe('what it costs', () => {
  test('all of it fits 2.5 MB', () => {
    const all = readdirSync(folder + ART_FOLDER).reduce((so, file) => so + bytes(ART_FOLDER + file), 0);
    expect(all).toBeLessThanOrEqual(2.5 * KB * KB);
  });

  test.each(KILLERS.flatMap((killer) => LOCATIONS.map((location) => [killer, location] as const)))(
    'the first table of %s at %s fits 600 KB',
    (killer, location) => {
      const pages = sheetsOf(killer, location).map((sheet) => sheetFile(sheet, 1));
      const first = [...pages.flatMap((page) => [`${page}.webp`, `${page}.json`]), `${boardFile(location, 1)}.webp`];
      expect(first.reduce((so, file) => so + bytes(file), 0)).toBeLessThanOrEqual(600 * KB);
    },
  );
});

describe('the print', () => {
  const prints = Object.entries(SHEET_PRINTS).flatMap(([sheet, list]) => list.map((print) => ({ sheet, ...print })));

  test.each([
    ['uranium', 'geiger-man'],
    ['brine', 'salt-widow'],
  ] as const)('keeps %s for %s and all that is theirs', (ink, killer) => {
    const used = prints.filter(({ picture }) => picture.accent === INKS[ink]).map(({ picture }) => picture.id);
    expect(sorted(used)).toEqual(sorted([...SHEETS[killer], `killer-${killer}`]));
  });

  test('gives one kind of picture one size', () => {
    const sizes = (kind: string): Set<string> =>
      new Set(
        prints
          .filter(({ picture: { id } }) => id.startsWith(kind))
          .map(({ picture: { size } }) => `${size.w}×${size.h}`),
      );
    for (const kind of ['action-', 'terror-', 'event-', 'finale-', 'power-', 'set-up-'])
      expect([...sizes(kind)]).toEqual(['240×150']);
    for (const kind of ['girl-', 'killer-']) expect([...sizes(kind)]).toEqual(['240×180']);
    expect([...sizes('item-')]).toEqual(['110×110']);
  });

  const SAMPLES = [
    'action-run',
    'girl-ruth',
    'terror-wall',
    'finale-dissolve',
    'event-rain',
    'item-popcorn',
  ] as const satisfies readonly FrameId[];
  test.each(SAMPLES)('%s on its sheet is what the code draws, dot by dot', async (id) => {
    const print = prints.find(({ picture }) => picture.id === id);
    if (!print) throw new Error(`no picture of ${id}`);
    const file = sheetFile(print.sheet as Sheet, 1);
    const { x, y, w, h } = mapOf(file)[id]?.frame ?? { x: 0, y: 0, w: 0, h: 0 };
    const page = createCanvas(w, h).getContext('2d');
    page.drawImage(await image(file), x, y, w, h, 0, 0, w, h);
    const fresh = develop(print.picture, 1, print.unit).getContext('2d').getImageData(0, 0, w, h).data;
    expect(Buffer.from(page.getImageData(0, 0, w, h).data).equals(Buffer.from(fresh))).toBe(true);
  });
});

test('the needle leans as far left at the first level as right at the last, about a foot on the face', () => {
  expect(needleTurn(1)).toBeCloseTo(-needleTurn(8));
  expect(needleTurn(4.5)).toBeCloseTo(0);
  expect(NEEDLE_FOOT.y).toBeGreaterThan(0.5);
  expect(NEEDLE_FOOT.y).toBeLessThan(1);
});

test('twelve wedges go once round the clock', () => {
  expect(wedgeTurn(12)).toBeCloseTo(Math.PI * 2);
});
