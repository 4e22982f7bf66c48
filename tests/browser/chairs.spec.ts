import { expect, type Page, test } from '@playwright/test';
import { DIRECT_IT } from '../../src/text/direct-it.ts';
import { REELS } from '../../src/text/reels.ts';
import { SET_UP } from '../../src/text/set-up.ts';
import { TITLE } from '../../src/text/title.ts';
import { UI } from '../../src/text/ui.ts';
import { buttonsOf, chance, expectSameMovie, nextQuestion, outcomeOf, pressOne, promptOf, watch } from './play-kit.ts';

test.describe.configure({ timeout: 120_000 });

const QUERY = './?seed=chairs&speed=instant&table=plain';
const fromMarquee = async (page: Page, name: string) => {
  await page.goto(QUERY);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
};

test('a single reel, from the marquee to its score, and again by one key', async ({ page }) => {
  const { complaints } = watch(page);
  await fromMarquee(page, TITLE.menu.names.reels);
  await page.getByRole('radio', { name: new RegExp(`^${REELS.reel(4)}`) }).check({ force: true });
  await page.getByRole('button', { name: REELS.start }).click();
  const first = await nextQuestion(page, null);
  const start = await page.getByRole('main', { name: UI.table }).textContent();

  // Here anything may be taken back, dice and all.
  await pressOne(page, () => 0);
  await nextQuestion(page, first);
  for (let back = page.getByRole('button', { name: UI.undo }); (await back.count()) > 0; ) await back.click();
  expect(await promptOf(page).getAttribute('data-n')).toBe(first);
  expect(await page.getByRole('main', { name: UI.table }).textContent()).toBe(start);

  const pick = chance(4);
  const score = page.getByRole('dialog').filter({ hasText: REELS.par });
  for (let n = first; n !== null; ) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  await expect(score).toBeVisible();
  await expect(score).toContainText(/\d+\s%[^%]*\d+\s%/, { timeout: 60_000 });
  await page.keyboard.press('r');
  await expect(score).toBeHidden();
  expect(await nextQuestion(page, null)).toBe(first);
  expect(await page.getByRole('main', { name: UI.table }).textContent()).toBe(start);
  expect(complaints).toEqual([]);
});

test('in the Director’s chair, from the marquee to the end', async ({ page }) => {
  const { complaints } = watch(page);
  await fromMarquee(page, TITLE.menu.names.direct);
  await page.getByRole('radio', { name: new RegExp(`^${DIRECT_IT.seat(2)}`) }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${SET_UP.tempers.brave.name}`) }).check({ force: true });
  await page.getByRole('button', { name: DIRECT_IT.roll }).click();
  await expect(page.getByRole('complementary', { name: UI.director })).toContainText(UI.levels('you'));
  const pick = chance(2);
  let asked = 0;
  let withOdds = false;
  for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n)) {
    asked++;
    withOdds ||= (await buttonsOf(page).allTextContents()).some((words) => /hits \d+/.test(words));
    await pressOne(page, pick);
  }
  expect(asked).toBeGreaterThan(10);
  expect(withOdds).toBe(true);
  await expect(outcomeOf(page)).toBeVisible();
  await expectSameMovie(page);
  expect(complaints).toEqual([]);
});
