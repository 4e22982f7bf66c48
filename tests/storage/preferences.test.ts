import { expect, test } from 'vitest';
import { readPreferences, writePreferences } from '../../src/storage/preferences.ts';
import { Memory } from './memory.ts';

test('preferences come back, and odd ones are ignored', async () => {
  const store = new Memory();
  const defaults = { speed: '1x', muted: false };
  await writePreferences(store, { speed: '4x', muted: 'yes', more: 1 });
  expect(await readPreferences(store, defaults)).toEqual({ speed: '4x', muted: false });
  store.trouble = 'full';
  await expect(writePreferences(store, {})).resolves.toBeUndefined();
});
