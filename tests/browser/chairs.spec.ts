import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { DIRECT_IT } from '../../src/text/rooms/direct-it.ts';
import { REELS } from '../../src/text/rooms/reels.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { onDial, seatsDial } from './booth-kit.ts';
import { DIRECTED, nearlyOver, putAutosave } from './ending-kit.ts';
import {
  buttonsOf,
  chance,
  expectSameMovie,
  nextQuestion,
  outcomeOf,
  pressOne,
  promptOf,
  tableWords,
  watch,
} from './play-kit.ts';

const QUERY = './?seed=chairs&speed=instant&threat=off&table=plain';
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
  const start = await tableWords(page);

  // Here anything may be taken back, dice and all.
  await pressOne(page, () => 0);
  await nextQuestion(page, first);
  for (let back = page.getByRole('button', { name: UI.undo }); (await back.count()) > 0; ) await back.click();
  expect(await promptOf(page).getAttribute('data-n')).toBe(first);
  expect(await tableWords(page)).toBe(start);

  const pick = chance(4);
  const score = page.getByRole('dialog').filter({ hasText: REELS.par });
  for (let n = first; n !== null; ) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  await expect(score).toBeVisible();
  await expect(score).toContainText(/\d+\s%[^%]*\d+\s%/);
  await page.keyboard.press('r');
  await expect(score).toBeHidden();
  expect(await nextQuestion(page, null)).toBe(first);
  expect(await tableWords(page)).toBe(start);
  expect(complaints).toEqual([]);
});

/** Whole, in the long run; else to its middle, and on from where another one was left shortly before its end. */
const ENOUGH = process.env.LONG === '1' ? Number.POSITIVE_INFINITY : 12;

test('in the Director’s chair, from the marquee to the end', async ({ page }) => {
  const { complaints } = watch(page);
  await fromMarquee(page, TITLE.menu.names.direct);
  await seatsDial(page, 2).check();
  await onDial(page, DIRECT_IT.temper, SET_UP.tempers.brave.name).check();
  await page.getByRole('button', { name: DIRECT_IT.roll }).click();
  await expect(page.getByRole('complementary', { name: UI.director })).toContainText(UI.levels('you'));
  const pick = chance(2);
  let asked = 0;
  let withOdds = false;
  const played = async (most: number) => {
    for (let n = await nextQuestion(page, null); n !== null && asked < most; n = await nextQuestion(page, n)) {
      asked++;
      withOdds ||= (await buttonsOf(page).allTextContents()).some((words) => /hits \d+/.test(words));
      await pressOne(page, pick);
    }
  };
  await played(ENOUGH);
  if (Number.isFinite(ENOUGH)) {
    await page.goto(QUERY);
    await putAutosave(page, nearlyOver('chairs', 'roswell-51', DIRECTED));
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
    await played(Number.POSITIVE_INFINITY);
  }
  expect(asked).toBeGreaterThan(10);
  expect(withOdds).toBe(true);
  await expect(outcomeOf(page)).toBeVisible();
  await expectSameMovie(page);
  expect(complaints).toEqual([]);
});
