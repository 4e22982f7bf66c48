import { expect, test } from 'vitest';
import { readPreferences, writePreferences } from '../../src/storage/preferences.ts';
import { Memory } from './memory.ts';

test('preferences come back, and odd ones are ignored', async () => {
  const shelf = new Memory();
  const defaults = { speed: '1x', muted: false };
  await writePreferences(shelf, { speed: '4x', muted: 'yes', more: 1 });
  expect(await readPreferences(shelf, defaults)).toEqual({ speed: '4x', muted: false });
  shelf.trouble = 'full';
  await expect(writePreferences(shelf, {})).resolves.toBeUndefined();
});
