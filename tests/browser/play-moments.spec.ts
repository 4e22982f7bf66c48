import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { chance, nextQuestion, outcomeOf, pressOne, startFeature } from './play-kit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } }); // the table as most see it

/** For people to look at: test-results/moments/. Each moment is reached by real presses; the pictures judge nothing. */
const shoot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: `test-results/moments/${name}.png` });
};

test('ten moments of a movie, as a person meets them @long', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, '01-marquee');

  await startFeature(page, 'seed=moments&speed=instant&threat=off');
  let n = await nextQuestion(page, null);
  await expect(page.locator('#board canvas')).toBeVisible();
  await shoot(page, '02-first-choice');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: UI.pause.concede })).toBeVisible();
  await shoot(page, '03-pause');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, '04-keys');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Discard pile/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, '05-discard-pile');
  await page.keyboard.press('Escape');

  const pick = chance(5);
  for (const name of ['06-a-few-choices-in', '07-further-on', '08-deep-in-the-reel']) {
    for (let i = 0; i < 5 && n !== null; i++) {
      await pressOne(page, pick);
      n = await nextQuestion(page, n);
    }
    await shoot(page, name);
  }

  await page.setViewportSize({ width: 1024, height: 640 });
  await expect(page.locator('#board canvas')).toHaveAttribute('width', '1024'); // the table is laid out anew
  await shoot(page, '09-small-window');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  await expect(outcomeOf(page)).toBeVisible();
  await shoot(page, '10-outcome');
});
