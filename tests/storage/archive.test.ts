import { beforeEach, expect, test } from 'vitest';
import { RULES_VERSION } from '../../src/rules/index.ts';
import { type Can, createArchive, MOST_CANS } from '../../src/storage/archive.ts';
import { eraseAll } from '../../src/storage/erase.ts';
import { Memory } from './memory.ts';

const can = (title: string, finished = 1000): Can => ({
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
  way: { kind: 'feature' },
  rules: RULES_VERSION,
  replay: JSON.stringify({ title }),
});

let shelf: Memory;
beforeEach(() => {
  shelf = new Memory();
});
const titles = async () => (await createArchive(shelf).list()).map((it) => it.can.title);

test('finished movies are listed newest first, whatever the clock says', async () => {
  const archive = createArchive(shelf);
  await archive.add(can('first', 5000));
  const id = await archive.add(can('second', 1));
  expect(await titles()).toEqual(['second', 'first']);
  expect(await archive.get(id)).toEqual(can('second', 1));
  expect(await archive.get('preferences')).toBeNull();
});

test('the oldest of too many goes', async () => {
  const archive = createArchive(shelf);
  for (let i = 0; i < MOST_CANS + 3; i++) await archive.add(can(`movie ${i}`));
  const all = await titles();
  expect(all.length).toBe(MOST_CANS);
  expect(all[0]).toBe(`movie ${MOST_CANS + 2}`);
  expect(all.at(-1)).toBe('movie 3');
});

test('one that was removed finds its place free', async () => {
  const archive = createArchive(shelf);
  await archive.add(can('first'));
  const id = await archive.add(can('second'));
  await archive.remove(id);
  await archive.add(can('third'));
  await archive.putBack(id, can('second'));
  expect(await titles()).toEqual(['third', 'second', 'first']);
});

test('what is damaged is not listed, and costs nothing else', async () => {
  const archive = createArchive(shelf);
  await archive.add(can('first'));
  const id = await archive.add(can('second'));
  shelf.kept.set(id, { serial: 2, body: '{"title":"second"}', checksum: '0' });
  expect(await titles()).toEqual(['first']);
});

test('erasing leaves nothing, and says where something stayed', async () => {
  await createArchive(shelf).add(can('first'));
  await shelf.set('preferences', { muted: true });
  await eraseAll(shelf);
  expect(shelf.kept.size).toBe(0);
  shelf.trouble = 'blocked';
  await expect(eraseAll(shelf)).rejects.toThrow();
});

test('the same film twice is one can', async () => {
  const archive = createArchive(shelf);
  const id = await archive.add(can('first'));
  await archive.add(can('second'));
  expect(await archive.add({ ...can('first'), finished: 9000 })).toBe(id);
  expect(await titles()).toEqual(['second', 'first']);
});
