import { describe, expect, test } from 'vitest';
import { withAwards, withMet } from '../../src/app/records/counts.ts';
import { MOST_KEYS } from '../../src/app/records/read-counts.ts';
import {
  type Ending,
  NO_RECORDS,
  type Records,
  withEnding,
} from '../../src/games/shuffling-horror/app/records/records.ts';
import {
  readMet,
  readRecords,
  recordsFrom,
  writeBook,
} from '../../src/games/shuffling-horror/app/records/records-kept.ts';
import type { KeyValueStore } from '../../src/storage/key-value-store.ts';

const ending = (hash: string, change: Partial<Ending> = {}): Ending => ({
  deck: 'roswell-51',
  hash,
  mode: 'feature',
  survived: true,
  conceded: false,
  turned: false,
  rounds: 20,
  seats: 3,
  level: 'feature',
  personality: 'butcher',
  halfStars: 6,
  alive: ['cook', 'scout'],
  lostTo: ['warlord', 'pods'],
  killed: 9,
  headShots: 1,
  spent: 40,
  met: { pods: 2, cook: 1 },
  ...change,
});

const book = (...endings: Ending[]): Records => endings.reduce(withEnding, NO_RECORDS);

describe('a movie in the book', () => {
  test('counts where it belongs', () => {
    const records = book(ending('a'), ending('b', { survived: false, rounds: 8, alive: [] }));
    expect(records).toMatchObject({
      played: 2,
      decks: { 'roswell-51': { played: 2, survived: 1 } },
      levels: { feature: { played: 2, survived: 1 } },
      personalities: { butcher: { played: 2, survived: 1 } },
      seats: { 3: { played: 2, survived: 1 } },
      saved: { cook: 1, scout: 1 },
      lostTo: { warlord: 2, pods: 2 },
      killed: 18,
      fastest: 20,
      longest: 20,
      streak: 0,
      bestStreak: 1,
    });
  });

  test('counts once, however often it is finished', () => {
    const once = book(ending('a'));
    expect(withEnding(once, ending('a', { killed: 99 }))).toBe(once);
  });

  test('streaks grow, break and are remembered', () => {
    const won = ['a', 'b', 'c'].map((hash) => ending(hash));
    const records = book(...won, ending('d', { survived: false }), ending('e'));
    expect([records.streak, records.bestStreak]).toEqual([1, 3]);
  });

  test('practice and first nights say nothing about how well one plays', () => {
    const records = book(ending('a', { mode: 'reel' }), ending('b', { mode: 'first-night' }));
    expect(records.ways).toEqual({ reel: 1, 'first-night': 1 });
    expect([records.levels, records.killed, records.bestStreak]).toEqual([{}, 0, 0]);
  });

  test('a massacre is one only when nobody is left and nobody walked out', () => {
    const directed = { mode: 'direct', survived: false } as const;
    const records = book(
      ending('a', directed),
      ending('b', { ...directed, survived: true }),
      ending('c', { ...directed, conceded: true }),
    );
    expect([records.directed, records.massacres, records.walkedOut]).toEqual([3, 1, 1]);
  });

  test('only the last two hundred prints are remembered', () => {
    const records = book(...Array.from({ length: 230 }, (_, n) => ending(`h${n}`)));
    expect(records.hashes.length).toBe(200);
    expect(records.hashes[199]).toBe('h229');
  });

  test('awards are kept once, cards are added up', () => {
    expect(withAwards(withAwards(NO_RECORDS, ['streak']), ['streak', 'regular']).awards).toEqual(['streak', 'regular']);
    expect(withMet({ pods: 1 }, ending('a').met)).toEqual({ pods: 3, cook: 1 });
    expect(withMet({}, { constructor: 1 })).toEqual({ constructor: 1 });
  });
});

describe('the shelf', () => {
  const kept = new Map<string, unknown>();
  const store: KeyValueStore = {
    get: async (key) => structuredClone(kept.get(key) ?? null),
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };

  test('gives back what it was given', async () => {
    const records = withAwards(book(ending('a'), ending('b', { mode: 'direct' })), ['regular']);
    await writeBook(store, records, { pods: 4 });
    expect(await readRecords(store)).toEqual(records);
    expect(await readMet(store)).toEqual({ pods: 4 });
  });

  test('that does not answer is an empty one', async () => {
    const broken: KeyValueStore = { ...store, get: () => Promise.reject(new Error('shut')) };
    expect(await readRecords(broken)).toEqual(NO_RECORDS);
    expect(await readMet(broken)).toEqual({});
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'records'],
    ['a list', [1, 2]],
    ['another version', { version: 2, played: 9 }],
    ['odd fields', { version: 1, played: -4, killed: 'many', levels: 7, awards: {}, hashes: [1, {}, null] }],
    ['numbers that are none', { version: 1, played: Number.NaN, spent: 1.5, fastest: Number.POSITIVE_INFINITY }],
  ])('%s reads as an empty book', (_, value) => {
    expect(recordsFrom(value)).toEqual(NO_RECORDS);
  });

  test('a book that is far too thick is cut to size', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key-${n}`, 1]));
    const records = recordsFrom({
      version: 1,
      played: 1e300,
      killed: Number.MAX_SAFE_INTEGER,
      saved: many,
      hashes: Object.keys(many),
      awards: ['ok', '<script>', 'x'.repeat(99)],
      levels: { feature: { played: 2, survived: 9 }, __proto__: { played: 1 }, 'Bad Key': { played: 1, survived: 1 } },
    });
    expect(records.played).toBe(0);
    expect(records.killed).toBe(1e9);
    expect(Object.keys(records.saved).length).toBe(MOST_KEYS);
    expect(records.hashes.length).toBe(200);
    expect(records.awards).toEqual(['ok']);
    expect(records.levels).toEqual({ feature: { played: 2, survived: 2 } });
  });
});

test('a book from before there were two decks is all of the first', () => {
  const { decks: _, ...old } = book(ending('a'), ending('b', { survived: false }));
  expect(recordsFrom(old).decks).toEqual({ 'roswell-51': { played: 2, survived: 1 } });
  expect(recordsFrom({ version: 1 }).decks).toEqual({});
  const both = book(ending('a'), ending('b', { deck: 'pittsburgh-68' }));
  expect(recordsFrom(both).decks).toEqual({
    'roswell-51': { played: 1, survived: 1 },
    'pittsburgh-68': { played: 1, survived: 1 },
  });
});
