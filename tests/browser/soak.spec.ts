import { expect, test } from '@playwright/test';
import { needChromium } from '../../tools/run/chromium.mjs';
import { freshProgress, playThrough } from '../../tools/soak/movies.ts';

test('two movies in one page, end to end: no complaint, and the engine alone ends where the page did @long', async ({
  baseURL,
}) => {
  const progress = freshProgress('brief');
  await playThrough({ url: baseURL ?? '', executable: await needChromium(), table: 'plain' }, progress, 2);
  expect(progress).toMatchObject({ movies: 2, wrong: [] });
  expect(progress.choices).toBeGreaterThan(60);
});
