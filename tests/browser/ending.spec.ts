import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ENDING } from '../../src/text/ending/ending.ts';
import { NEWS } from '../../src/text/ending/newspaper.ts';
import { UI } from '../../src/text/play/ui.ts';
import { TROPHIES } from '../../src/text/rooms/awards.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { nearlyOver, putAutosave } from './ending-kit.ts';
import { chance, expectSameMovie, nextQuestion, outcomeOf, pressOne, watch } from './play-kit.ts';

/** Plays the last choices of a movie that was left there. */
async function playOut(page: Page, seed: string): Promise<void> {
  await page.goto('./?speed=instant&threat=off&table=plain');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await putAutosave(page, nearlyOver(seed));
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  const pick = chance(9);
  for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n))
    await pressOne(page, pick, 'click');
  await expect(outcomeOf(page)).toBeVisible();
}

test('a movie ends in credits, a poster, a newspaper and the book', async ({ page }) => {
  const { complaints } = watch(page);
  await playOut(page, 'the-end');
  const end = outcomeOf(page);
  await expectSameMovie(page);
  await expect(end.getByRole('img', { name: / of four$/ })).toBeVisible();
  await expect(end.getByRole('region', { name: ENDING.earned })).toBeVisible();

  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: ENDING.save }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.png$/);
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1800]);
  expect(png.length).toBeGreaterThan(100_000); // something is on it

  await expectNothingSerious(page);

  await end.getByRole('tab', { name: ENDING.credits }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(end.getByRole('heading', { name: NEWS['roswell-51'].masthead })).toBeVisible();

  await end.getByRole('button', { name: UI.outcome.marquee }).click();
  await page.getByRole('button', { name: TITLE.menu.names.awards }).click();
  const book = page.getByRole('region', { name: TROPHIES.book });
  await expect(book.getByRole('term').filter({ hasText: TROPHIES.played })).toBeVisible();
  await expect(book.getByRole('definition').first()).toHaveText('1');
  await expect(page.getByRole('listitem').filter({ hasText: 'Roll Credits' })).toContainText(TROPHIES.won);

  // A finished movie is watched from the vault, and leaving it leads back there.
  await page.goto('./?table=plain#vault');
  await page.getByRole('button', { name: VAULT.finished.watch }).first().click();
  await page.getByRole('button', { name: UI.film.leave }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(VAULT.title);
  expect(complaints).toEqual([]);
});
