import { expect, type Page, test } from '@playwright/test';
import { KEYS } from '../../src/text/play/keys.ts';
import { UI } from '../../src/text/play/ui.ts';
import { nextQuestion, outcomeOf, startFeature } from './play-kit.ts';
import { expectInReach, ROOMS } from './reach-kit.ts';

/** What a window of 1280 × 720, and one of 1920 × 1080, hold at 200 %; the second with the largest words. */
const MAGNIFIED = [
  { width: 640, height: 360, words: '1' },
  { width: 960, height: 540, words: '1.3' },
] as const;

async function magnify(page: Page, { width, height, words }: (typeof MAGNIFIED)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.dataset.text = size;
  }, words);
}

for (const at of MAGNIFIED) {
  test(`at 200 %, ${at.width} × ${at.height}, every screen is in reach`, async ({ page }) => {
    await page.goto('./?table=plain');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // before that no font is asked for
    await page.evaluate(() => document.fonts.ready);
    await magnify(page, at);
    await test.step('marquee', () => expectInReach(page));
    for (const route of ROOMS) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, route);
      await expect(page.locator('#house')).toHaveAttribute('data-screen', route);
      await test.step(route, () => expectInReach(page));
    }
  });

  test(`at 200 %, ${at.width} × ${at.height}, a movie is in reach`, async ({ page }) => {
    await startFeature(page, 'seed=zoomed&speed=instant&threat=off');
    await magnify(page, at);
    await nextQuestion(page, null);
    await expect(page.getByRole('main', { name: UI.table })).toBeVisible(); // in words: it could not be drawn to be read
    await test.step('table', () => expectInReach(page));
    for (const [key, title] of [
      ['k', KEYS.title],
      ['Escape', UI.pause.title],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await test.step(title, () => expectInReach(page));
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: UI.pause.concede }).click();
    await page.getByRole('button', { name: UI.pause.concedeYes }).click();
    await expect(outcomeOf(page)).toBeVisible();
    await test.step('the end', () => expectInReach(page));
  });
}
