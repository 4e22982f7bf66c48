import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { DAILIES } from '../../src/text/rooms/dailies.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { liftFlap, seatsDial } from './booth-kit.ts';
import { chance, nextQuestion, outcomeOf, pressOne, promptOf, startFeature, watch } from './play-kit.ts';
import { holdSums, letSums } from './sums-kit.ts';

/** A movie that somebody walks out of after a few choices: returns the number of the question that was open. */
async function shortMovie(page: Page): Promise<string> {
  await startFeature(page, 'seed=dailies&speed=instant&threat=off&table=plain');
  const pick = chance(3);
  let n = await nextQuestion(page, null);
  for (let i = 0; i < 3; i++) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  await page.getByRole('button', { name: UI.menu }).click();
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  await expect(outcomeOf(page)).toBeVisible();
  return n ?? '';
}

test('a movie is looked at decision by decision, and shot again from any of them', async ({ page }) => {
  const { complaints } = watch(page);
  await holdSums(page);
  const open = await shortMovie(page);
  await outcomeOf(page).getByRole('button', { name: DAILIES.open }).click();
  await expect(page.getByRole('progressbar', { name: DAILIES.progress })).toBeVisible();
  await page.getByRole('button', { name: DAILIES.stop }).click();
  await expect(page.getByRole('status')).toHaveText(DAILIES.stopped);
  await letSums(page);
  await page.getByRole('button', { name: DAILIES.start }).click();

  const chart = page.getByRole('slider', { name: DAILIES.chart });
  await expect(chart).toBeVisible();
  const decisions = Number(await chart.getAttribute('aria-valuemax'));
  expect(decisions).toBeGreaterThan(3);
  await expect(chart.locator('.dot')).toHaveCount(decisions);
  await expect(page.getByRole('region', { name: DAILIES.lessons })).toContainText(/points|instead|No blunders/);
  await expect(page.getByRole('region', { name: DAILIES.swings })).toContainText(/Luck|Nothing in it/);
  await page.getByText(DAILIES.table).click();
  await expect(page.getByRole('row')).toHaveCount(decisions + 1);
  await expectNothingSerious(page);

  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: UI.film.run })).toBeVisible();
  await page.getByRole('button', { name: UI.film.leave }).click();
  await expect(chart).toBeVisible(); // back where one came from, nothing counted again

  await page.goto('./?speed=instant&threat=off&table=plain#vault');
  await page.reload();
  await page.getByRole('button', { name: VAULT.finished.dailies }).click();
  // As it was kept: it is there at once, and nothing is counted again.
  const counting = page.getByRole('progressbar', { name: DAILIES.progress });
  await expect(chart.or(counting)).toBeVisible();
  expect(await counting.count()).toBe(0);
  await chart.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: DAILIES.reshoot }).click();
  await expect(promptOf(page)).toHaveAttribute('data-n', open);
  await expect(promptOf(page).getByRole('button').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a test screening tells the odds of exactly what is chosen', async ({ page }) => {
  await page.goto('./?seed=screened#feature');
  await seatsDial(page, 2).check();
  await liftFlap(page);
  const screening = page.getByRole('region', { name: SET_UP.test.title });
  await screening.getByRole('button', { name: SET_UP.test.run(200) }).click();
  await expect(screening.getByRole('status')).toContainText(
    /These very rules: newcomers \d+\s%\s±\s\d, old hands \d+\s%\s±\s\d, 200 movies/,
  );
  const promised = page.getByRole('region', { name: SET_UP.rate.title });
  await expect(promised).toContainText(/newcomers \d+\s%\s±.*these very rules/);
  await seatsDial(page, 3).check();
  await expect(promised).toContainText(/newcomers \d+\s%/);
  await expect(promised).not.toContainText(/these very rules/);
});
