import { beforeEach, expect, test } from 'vitest';
import { keepsOf } from '../../src/games/index.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { bringOver } from '../../src/storage/bring-over.ts';
import { createLeftMovies } from '../../src/storage/left.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { started, YOURS } from '../saves/movies.ts';
import { Memory } from './memory.ts';

let store: Memory;
let other: Memory;
beforeEach(() => {
  store = new Memory();
  other = new Memory();
});

const bring = () =>
  bringOver({ keys: other.keys, getItem: other.get as never, removeItem: other.remove }, store, keepsOf, () => 5);
async function playedOn(on: Memory, seed: string): Promise<void> {
  const autosave = createAutosave(on, keepsOf);
  for (const replies of [5, 6]) {
    autosave.write(started(seed, YOURS, replies).save());
    await autosave.settled();
  }
}
const left = async () =>
  (await createLeftMovies(store, keepsOf).list()).map(({ content }) =>
    content.status === 'kept' ? [content.kept.save.config.seed, content.kept.save.replies.length] : [],
  );

test('what was kept while there was no database is found again', async () => {
  await playedOn(other, 'away');
  await other.set('preferences', { muted: true });
  const before = other.inventory();
  await bring();
  expect(store.inventory()).toBe(before);
  expect(other.kept.size).toBe(0);
});

test('where a movie lies already, both are kept', async () => {
  await playedOn(other, 'away');
  await playedOn(store, 'here');
  await createSlots(store, keepsOf).keep(1, { name: 'Here', date: 1, save: started('can', YOURS, 3).save() });
  await createSlots(other, keepsOf).keep(1, { name: 'Away', date: 1, save: started('other-can', YOURS, 4).save() });
  await bring();
  expect((await createAutosave(store, keepsOf).find()).save?.config.seed).toBe('here');
  expect((await left()).sort()).toEqual([
    ['away', 6],
    ['other-can', 4],
  ]);
  expect(await createSlots(store, keepsOf).read(1)).toMatchObject({ kept: { name: 'Here' } });
});

test('what cannot be put down here stays there', async () => {
  await playedOn(other, 'away');
  const before = other.inventory();
  store.trouble = 'full';
  await expect(bring()).rejects.toThrow();
  expect(other.inventory()).toBe(before);
});
