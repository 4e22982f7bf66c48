import { expect, type Page, test } from '@playwright/test';
import { ENDING } from '../../src/text/ending/ending.ts';
import { UI } from '../../src/text/play/ui.ts';
import { TROPHIES } from '../../src/text/rooms/awards.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { goneMovie } from '../app/turncoat-kit.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { putAutosave } from './ending-kit.ts';
import { buttonsOf, chance, expectSameMovie, nextQuestion, outcomeOf, pressOne, promptOf, watch } from './play-kit.ts';

const DECK = 'roswell-51';
const GONE = goneMovie(DECK, ({ movie, replies }) => {
  const last = replies.filter(({ type }) => type === 'strike').length;
  return movie.outcome?.survived === false && last > 0;
});
const REEL = GONE.movie.reel;
const titled = (page: Page, name: string) => page.getByRole('dialog').filter({ hasText: name });

/** A movie that was left when everybody of the player's was gone. */
async function goOn(page: Page): Promise<void> {
  await page.goto('./?speed=instant&threat=off&table=plain');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await putAutosave(page, GONE.save());
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
}

async function turnCoat(page: Page): Promise<void> {
  await goOn(page);
  await titled(page, UI.gone.title)
    .getByRole('button', { name: UI.gone.turn(DECK) })
    .click();
  const briefing = titled(page, UI.briefing.title);
  await expectNothingSerious(page);
  await briefing.getByRole('button', { name: UI.briefing.go }).click();
  await expect(briefing).toBeHidden();
}

test('whoever has nobody left plays on for the other side, to the credits', async ({ page }) => {
  const { complaints } = watch(page);
  await turnCoat(page);
  let n = await nextQuestion(page, null);
  await expect(promptOf(page).getByRole('heading')).toContainText(UI.chairs.pod(0, DECK));

  // It is kept: who comes back is asked the same, and told nothing twice.
  await expect(page.locator(`#house[data-kept="${n}"]`)).toBeVisible();
  const asked = await promptOf(page).getByRole('heading').textContent();
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  expect(await nextQuestion(page, null)).toBe(n);
  expect(await promptOf(page).getByRole('heading').textContent()).toBe(asked);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const pick = chance(3);
  let withOdds = false;
  for (; n !== null; n = await nextQuestion(page, n)) {
    await expect(promptOf(page).getByRole('heading')).toContainText(UI.chairs.pod(0, DECK));
    withOdds ||= (await buttonsOf(page).allTextContents()).some((words) => /hits \d+/.test(words));
    await pressOne(page, pick);
  }
  expect(withOdds).toBe(true);
  const end = outcomeOf(page);
  await expectSameMovie(page);
  await expect(end).toContainText(ENDING.asides.turned(REEL));

  // The book names the turn, and nothing was gained by it.
  await end.getByRole('button', { name: UI.outcome.marquee }).click();
  await page.getByRole('button', { name: TITLE.menu.names.awards }).click();
  const row = (name: string) => page.getByRole('region', { name: TROPHIES.book }).locator('div', { hasText: name });
  await expect(row(TROPHIES.turned).last()).toContainText('1');
  await expect(row(TROPHIES.streak).last()).toContainText('0');
  await page.goto('./?table=plain#vault');
  await expect(page.getByRole('listitem').filter({ hasText: VAULT.turned(REEL) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a coat can be turned back: the Director plays them, and nobody asks any more', async ({ page }) => {
  await turnCoat(page);
  const n = await nextQuestion(page, null);
  await pressOne(page, chance(3));
  expect(await nextQuestion(page, n)).not.toBeNull();
  await page.getByRole('button', { name: UI.menu, exact: true }).click();
  await page.getByRole('button', { name: UI.pause.turnBack }).click();
  await expect(outcomeOf(page)).toBeVisible();
  await expect(outcomeOf(page)).toContainText(ENDING.asides.turned(REEL));
});

test('who watches instead may still take over from the menu', async ({ page }) => {
  await page.goto('./?speed=4x&threat=off&table=plain');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await putAutosave(page, GONE.save());
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  await titled(page, UI.gone.title).getByRole('button', { name: UI.gone.watch }).click();
  await page.getByRole('button', { name: UI.menu, exact: true }).click();
  await page.getByRole('button', { name: UI.pause.turnCoat(DECK) }).click();
  await titled(page, UI.briefing.title).getByRole('button', { name: UI.close }).click();
  await expect(promptOf(page).getByRole('heading')).toContainText(UI.chairs.pod(0, DECK));
});
