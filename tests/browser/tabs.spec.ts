import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { OFFLINE } from '../../src/text/rooms/offline.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { keptMovie, shelfOf } from '../../tools/soak/shelf.ts';
import { chance, nextQuestion, pressOne, promptOf, startFeature, untilKept } from './play-kit.ts';

const QUERY = 'seed=tabs&speed=instant&threat=off&table=plain';
const paper = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function playOn(page: Page, choices: number, pick: (most: number) => number): Promise<number> {
  await page.bringToFront(); // what is behind is hardly drawn
  let n = await nextQuestion(page, null);
  for (let i = 0; i < choices && n !== null; i++) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  return Number(n);
}

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`./?${QUERY}`);
  await expect(goOn(page)).toBeVisible();
  return page;
}
const goOn = (page: Page) => page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) });

/** What is asked here is what is kept. */
async function expectKept(page: Page, n: number): Promise<void> {
  await untilKept(page, String(n));
  expect(keptMovie(await shelfOf(page)).n).toBe(n);
}

test('two tabs: one plays, the other is told and can take over', async ({ context, page }) => {
  const pick = chance(9);
  await startFeature(page, QUERY);
  await playOn(page, 3, pick);
  const second = await secondTab(context);
  await goOn(second).click();
  await expect(paper(second, OFFLINE.taken.title)).toBeVisible();
  const n = await playOn(page, 3, pick); // the first has not noticed anything
  await expectKept(page, n);

  await second.getByRole('button', { name: OFFLINE.taken.take }).click();
  expect(await playOn(second, 0, pick)).toBe(n);
  await expect(paper(page, OFFLINE.lost.title)).toBeVisible();
  await expect(promptOf(page)).toHaveCount(0);
  const further = await playOn(second, 4, pick);
  await expectKept(second, further);

  await page.getByRole('button', { name: OFFLINE.lost.take }).click();
  expect(await playOn(page, 0, pick)).toBe(further);
  await expect(paper(second, OFFLINE.lost.title)).toBeVisible();
  await expectKept(page, await playOn(page, 2, pick));
  await second.getByRole('button', { name: OFFLINE.marquee }).click();
  await expect(goOn(second)).toBeVisible();
});

test('a tab that does not answer loses the projector all the same', async ({ context, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} }); // as one that sleeps
  });
  await startFeature(page, QUERY);
  const n = await playOn(page, 2, chance(4));
  await expectKept(page, n);
  const second = await secondTab(context);
  await goOn(second).click();
  await second.getByRole('button', { name: OFFLINE.taken.take }).click();
  expect(await playOn(second, 0, chance(4))).toBe(n);
  await expect(paper(page, OFFLINE.lost.title)).toBeVisible();
});

test('what another tab played meanwhile is what goes on', async ({ context, page }) => {
  const pick = chance(6);
  await startFeature(page, QUERY);
  await playOn(page, 2, pick);
  const second = await secondTab(context);
  const n = await playOn(page, 4, pick);
  await expectKept(page, n);
  await page.close();
  await goOn(second).click(); // painted when the first tab was four choices behind
  expect(await playOn(second, 0, pick)).toBe(n);
  await expectKept(second, await playOn(second, 1, pick));
});
