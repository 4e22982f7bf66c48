import { describe, expect, test } from 'vitest';
import { readRow } from '../../../src/app/nights.ts';
import type { Credits } from '../../../src/games/shuffling-horror/app/ports/stage.ts';
import * as first from '../../../src/games/shuffling-horror/app/tonight.ts';
import { halfStarsOf } from '../../../src/games/stand-in/app/records/rating.ts';
import { type Story, storyOf } from '../../../src/games/stand-in/app/records/story.ts';
import {
  keepNight,
  lineOf,
  nightsUntil,
  programmeOf,
  readNights,
  wishFor,
} from '../../../src/games/stand-in/app/tonight.ts';
import { standIn } from '../../../src/rules/stand-in/index.ts';
import { Memory } from '../../storage/memory.ts';
import { played } from './played.ts';

const MONDAY = '2026-11-16';
const { footage } = played({ seed: 'a night', seats: 6, human: 'dealt', options: { silent: true } });
const story = (over: Partial<Story> = {}): Story => ({ ...(storyOf(footage) as Story), turns: 40, fires: [], ...over });

const credits: Credits = {
  survived: true,
  conceded: false,
  turned: null,
  reel: 4,
  rounds: 9,
  choices: 90,
  asked: 0,
  killed: 8,
  headShots: 1,
  spent: 12,
  cast: [{ id: 'robot', name: 'The Robot', fate: 'alive' }],
  replay: '{}',
  hash: 'abc',
};

describe('a night of The Stand-In', () => {
  test('is one table, the same for everyone, whatever the date', () => {
    for (const { night } of [...nightsUntil(MONDAY, new Map()), ...nightsUntil('10000-01-03', new Map())]) {
      const { config, level, mode } = wishFor(night);
      expect(config.seed).toBe(`tonight-${night}`);
      expect(mode).toEqual({ kind: 'tonight', night });
      expect(level).toBe(programmeOf(night).level);
      expect(() => standIn.start(config)).not.toThrow();
    }
    expect(wishFor(MONDAY)).toEqual(wishFor(MONDAY));
  });

  test('is told in one line that gives nobody away', async () => {
    const store = new Memory();
    const seen = story({ won: true, conceded: false, how: 'burnt' });
    await keepNight(store, MONDAY, seen);
    const [tonight, before] = nightsUntil(MONDAY, await readNights(store));
    expect(tonight?.line).toBe(lineOf(MONDAY, seen));
    expect(tonight?.line).toMatch(/The Stand-In · 6 seats · Feature · ★★★½ · 40 turns · won$/);
    expect(tonight?.result).toEqual({ halfStars: 7, words: 'Won.' });
    expect(before).toMatchObject({ result: null, line: '' });
  });

  test('counts the first showing, unless it was walked out of', async () => {
    const store = new Memory();
    await keepNight(store, MONDAY, story({ conceded: true, won: false }));
    await keepNight(store, MONDAY, story({ conceded: false, won: false, how: 'dawn' }));
    await keepNight(store, MONDAY, story({ conceded: false, won: true }));
    expect((await readNights(store)).get(MONDAY)).toMatchObject({ nobody: true, won: false, halfStars: 4 });
  });

  test('nonsense on the shelf is no night', async () => {
    const store = new Memory();
    await store.set('stand-in/nights', { [MONDAY]: { halfStars: 99 }, tomorrow: {}, '2026-11-15': 'won' });
    expect((await readNights(store)).size).toBe(0);
  });

  test('is worth three stars when won, and four when it was clean and quick', () => {
    expect(halfStarsOf(story({ won: true, conceded: false, turns: 24 }))).toBe(8);
    expect(
      halfStarsOf(story({ won: true, conceded: false, turns: 99, fires: [{ role: 'original', by: 'original' }] })),
    ).toBe(6);
    expect(halfStarsOf(story({ conceded: true, won: false }))).toBe(1);
    expect(halfStarsOf(story({ conceded: false, won: false, how: 'declared', wasBurnt: true }))).toBe(2);
  });
});

describe('nights of two games', () => {
  const seen = story({ won: false, conceded: false, how: 'declared' });

  test('make one row: a night counts on which any show was seen', async () => {
    const store = new Memory();
    await first.keepNight(store, { night: '2026-11-14', deck: 'roswell-51' }, credits);
    await keepNight(store, '2026-11-15', seen);
    await first.keepNight(store, { night: '2026-11-16', deck: 'roswell-51' }, credits);
    await keepNight(store, '2026-11-16', seen); // both on one night are one night
    expect(await readRow(store, '2026-11-16')).toEqual({ now: 3, best: 3 });
    expect(await readRow(store, '2026-11-17')).toEqual({ now: 3, best: 3 });
    expect(await readRow(store, '2026-11-18')).toEqual({ now: 0, best: 3 });
  });

  test('one that was left, or seen on a later day, does not bridge a gap', async () => {
    const store = new Memory();
    await first.keepNight(store, { night: '2026-11-14', deck: 'roswell-51' }, credits);
    await keepNight(store, '2026-11-15', story({ conceded: true, won: false }));
    await first.keepNight(store, { night: '2026-11-16', deck: 'roswell-51' }, credits);
    expect(await readRow(store, '2026-11-16')).toEqual({ now: 1, best: 1 });
    await keepNight(store, '2026-11-15', seen, true);
    expect(await readRow(store, '2026-11-16')).toEqual({ now: 1, best: 1 });
  });

  test('lie on shelves of their own: what was kept before there were two stays, and shows what it showed', async () => {
    const store = new Memory();
    const kept = { halfStars: 6, survived: true, conceded: false, reel: 4, alive: 2 };
    await store.set('nights', { '2026-11-10': kept, '2026-11-09': { ...kept, survived: false, alive: 0 } });
    const shown = async () =>
      first.nightsUntil(MONDAY, await first.readNights(store, 'roswell-51'), 'roswell-51').map(first.onBill);
    const before = await shown();
    await keepNight(store, '2026-11-10', seen);
    await keepNight(store, MONDAY, seen);
    expect(await shown()).toEqual(before);
    expect(before.find(({ night }) => night === '2026-11-10')?.result?.halfStars).toBe(6);
    expect([...(await readNights(store)).keys()].sort()).toEqual(['2026-11-10', MONDAY]);
  });
});
