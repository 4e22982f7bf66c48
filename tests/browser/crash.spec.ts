import { expect, test } from '@playwright/test';
import { needChromium } from '../../tools/run/chromium.mjs';
import { freshProgress, killAndResume } from '../../tools/soak/kills.ts';

test('two browsers killed in the middle of a movie: nothing is lost @long', async ({ baseURL }, info) => {
  const progress = freshProgress('power-cut');
  const stand = {
    url: baseURL ?? '',
    executable: await needChromium(),
    profile: info.outputPath('profile'),
  };
  await killAndResume(stand, progress, 2);
  expect(progress).toMatchObject({ kills: 2, lost: [] });
  expect(progress.confirmed).toBeGreaterThan(0);
  expect(progress.replies.length).toBeGreaterThanOrEqual(progress.confirmed);
});
