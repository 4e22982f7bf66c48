import { beforeEach, expect, test } from 'vitest';
import { keepsOf } from '../../src/games/index.ts';
import type { FinishedMovie } from '../../src/games/shuffling-horror/app/vault/finished-movie.ts';
import { RULES_VERSION } from '../../src/rules/shuffling-horror/index.ts';
import { createArchive, MOST_FINISHED } from '../../src/storage/archive.ts';
import { eraseAll } from '../../src/storage/key-value-store.ts';
import { FIRST_GAME, pack } from '../../src/storage/save.ts';
import { Memory } from './memory.ts';

const can = (title: string, finished = 1000): FinishedMovie => ({
  game: FIRST_GAME,
  title,
  finished,
  ending: 'doomed',
  reel: 3,
  rounds: 12,
  choices: 80,
  killed: 4,
  headShots: 1,
  spent: 30,
  cast: [{ id: 'ranger', fate: 'turned' }],
  seating: { seats: ['you', 'sensible'], director: 'feature' },
  mode: { kind: 'feature' },
  rules: RULES_VERSION,
  replay: JSON.stringify({ title }),
});

let store: Memory;
beforeEach(() => {
  store = new Memory();
});
const titles = async () => (await createArchive(store, keepsOf).list()).map((it) => it.movie?.title);

test('finished movies are listed newest first, whatever the clock says', async () => {
  const archive = createArchive(store, keepsOf);
  await archive.add(can('first', 5000));
  const id = await archive.add(can('second', 1));
  expect(await titles()).toEqual(['second', 'first']);
  expect(await archive.get(id)).toEqual(can('second', 1));
  expect(await archive.get('preferences')).toBeNull();
});

test('the oldest of too many goes', async () => {
  const archive = createArchive(store, keepsOf);
  for (let i = 0; i < MOST_FINISHED + 3; i++) await archive.add(can(`movie ${i}`));
  const all = await titles();
  expect(all.length).toBe(MOST_FINISHED);
  expect(all[0]).toBe(`movie ${MOST_FINISHED + 2}`);
  expect(all.at(-1)).toBe('movie 3');
});

test('after finished-99999999 they go on, in order', async () => {
  store.kept.set('finished-99999999', pack(can('last of eight digits'), 99_999_999));
  const archive = createArchive(store, keepsOf);
  await archive.add(can('next'));
  await archive.add(can('and the next'));
  expect(await titles()).toEqual(['and the next', 'next', 'last of eight digits']);
});

test('what was kept under the old name and in the old words is listed as the older, and stays as it lies', async () => {
  const { game: _, mode: way, ...rest } = can('of before');
  store.kept.set('can-00000007', pack({ ...rest, way }, 7));
  const before = JSON.stringify(store.kept.get('can-00000007'));
  const archive = createArchive(store, keepsOf);
  await archive.add(can('of today'));
  expect(await titles()).toEqual(['of today', 'of before']);
  expect(await archive.get('can-00000007')).toEqual(can('of before'));
  expect(JSON.stringify(store.kept.get('can-00000007'))).toBe(before);
  for (let i = 0; i < MOST_FINISHED; i++) await archive.add(can(`movie ${i}`));
  expect(await titles()).not.toContain('of before');
});

test('one of a game that is not shown here is not listed, and stays', async () => {
  store.kept.set('finished-00000001', pack({ ...can('elsewhere'), game: 'acorn-country' }, 1));
  const archive = createArchive(store, keepsOf);
  expect(await titles()).toEqual([]);
  expect(await archive.add(can('here'))).toBe('finished-00000002');
  expect(store.kept.has('finished-00000001')).toBe(true);
});

test('a clock before 1970 or after 9999 costs no movie; a moment that no clock shows is damage', async () => {
  const archive = createArchive(store, keepsOf);
  await archive.add(can('early', -1));
  await archive.add(can('late', Date.UTC(12_000, 0)));
  await archive.add(can('never', 9e15));
  expect(await titles()).toEqual(['late', 'early']);
});

test('one that was removed finds its place free', async () => {
  const archive = createArchive(store, keepsOf);
  await archive.add(can('first'));
  const id = await archive.add(can('second'));
  await archive.remove(id);
  await archive.add(can('third'));
  await archive.putBack(id, can('second'));
  expect(await titles()).toEqual(['third', 'second', 'first']);
});

test('what is damaged is not listed, and costs nothing else', async () => {
  const archive = createArchive(store, keepsOf);
  await archive.add(can('first'));
  const id = await archive.add(can('second'));
  store.kept.set(id, { serial: 2, body: '{"title":"second"}', checksum: '0' });
  expect(await titles()).toEqual(['first']);
});

test('erasing leaves nothing, and says where something stayed', async () => {
  await createArchive(store, keepsOf).add(can('first'));
  await store.set('preferences', { muted: true });
  await eraseAll(store);
  expect(store.kept.size).toBe(0);
  store.trouble = 'blocked';
  await expect(eraseAll(store)).rejects.toThrow();
});

test('the same film twice is one can', async () => {
  const archive = createArchive(store, keepsOf);
  const id = await archive.add(can('first'));
  await archive.add(can('second'));
  expect(await archive.add({ ...can('first'), finished: 9000 })).toBe(id);
  expect(await titles()).toEqual(['second', 'first']);
});
