import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { DIRECT_IT } from '../../src/text/rooms/direct-it.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { chance, nextQuestion, pressOne, promptOf, watch } from './play-kit.ts';

const QUERY = '?seed=bothsides&speed=instant&threat=off&table=plain';
const headOf = (page: Page) => promptOf(page).getByRole('heading');
/** Without what it says of a card that the pointer happens to rest on. */
const askedOn = (page: Page) => headOf(page).locator('strong').textContent();
const playerOf = (page: Page, seat: number) => page.getByRole('combobox', { name: SET_UP.seats.player(seat) });

test('both chairs at one table: each question says whose it is, and all of it is there after a reload', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(`./${QUERY}#feature`);
  await page.getByRole('button', { name: SET_UP.seats.fewer }).click();
  await page.getByRole('radio', { name: new RegExp(`^${SET_UP.level.you.name}\\b`) }).check({ force: true });
  await expect(page.getByText(SET_UP.level.both)).toBeVisible();
  await expect(page.getByRole('textbox', { name: SET_UP.ticket.link })).toHaveValue(
    /film=1\.bothsides\.yy\.drawn\.you\./,
  );
  await expectNothingSerious(page);
  await page.getByRole('button', { name: SET_UP.ticket.roll, exact: true }).click();

  const pick = chance(7);
  const asked = new Set<string>();
  let n = await nextQuestion(page, null);
  for (let i = 0; n !== null && (i < 10 || asked.size < 3); i++) {
    const heading = (await headOf(page).textContent()) ?? '';
    const chair = [UI.seat(0), UI.seat(1), UI.chairs.director].find((words) => heading.startsWith(words));
    expect(chair, heading).toBeDefined();
    asked.add(chair ?? '');
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  expect([...asked].sort()).toEqual([UI.seat(0), UI.seat(1), UI.chairs.director].sort());
  await expect(page.locator(`#house[data-kept="${n}"]`)).toBeVisible();
  const asks = await askedOn(page);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  expect(await nextQuestion(page, null)).toBe(n);
  expect(await askedOn(page)).toBe(asks);

  await page.goto(`./${QUERY}#vault`);
  await expect(page.getByText(VAULT.both)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link brings the chair along', async ({ page }) => {
  await page.goto('./?table=plain&film=1.bothsides.ys.drawn.you.neutral.none#feature');
  await expect(page.getByText(SET_UP.news.link)).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${SET_UP.level.you.name}\\b`) })).toBeChecked();
});

for (const seats of [2, 12]) {
  test(`Direct it begins with ${seats} seats, one of them the player’s own`, async ({ page }) => {
    const { complaints } = watch(page);
    await page.goto(`./${QUERY}#direct`);
    const step = page.getByRole('button', { name: seats > 4 ? SET_UP.seats.more : SET_UP.seats.fewer });
    for (let i = 0; i < Math.abs(seats - 4); i++) await step.click();
    await expect(step).toBeDisabled();
    await expect(page.getByRole('combobox')).toHaveCount(seats);
    await playerOf(page, 1).selectOption(SET_UP.seats.you);
    await expect(page.getByText(SET_UP.level.both)).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${SET_UP.rules.grindhouse.name}`) }).check({ force: true });
    await expectNothingSerious(page);
    await page.getByRole('button', { name: DIRECT_IT.roll }).click();
    await nextQuestion(page, null);
    await expect(headOf(page)).toContainText(new RegExp(`${UI.seat(1)}|${UI.chairs.director}`));
    await expect(page.getByRole('complementary', { name: UI.director })).toContainText(UI.levels('you'));
    expect(complaints).toEqual([]);
  });
}
