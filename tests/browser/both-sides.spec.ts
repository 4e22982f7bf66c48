import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { DIRECT_IT } from '../../src/text/rooms/direct-it.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { liftFlap, onDial, onDrum, seatsDial } from './booth-kit.ts';
import { chance, nextQuestion, pressOne, promptOf, watch } from './play-kit.ts';

const QUERY = '?seed=bothsides&speed=instant&threat=off&table=plain';
const headOf = (page: Page) => promptOf(page).getByRole('heading');
/** Without what it says of a card that the pointer happens to rest on. */
const askedOn = (page: Page) => headOf(page).locator('strong').textContent();

test('both chairs at one table: each question says whose it is, and all of it is there after a reload', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(`./${QUERY}#feature`);
  await seatsDial(page, 2).check();
  await onDial(page, SET_UP.level.title, SET_UP.level.you.name).check();
  await expect(page.getByText(SET_UP.level.both)).toBeVisible();
  await liftFlap(page);
  await expect(page.getByRole('textbox', { name: SET_UP.ticket.link })).toHaveValue(
    /film=1\.bothsides\.yy\.drawn\.you\./,
  );
  await expectNothingSerious(page);
  await page.getByRole('button', { name: SET_UP.ticket.roll }).click();

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
  await expect(onDial(page, SET_UP.level.title, SET_UP.level.you.name)).toBeChecked();
});

for (const seats of [2, 12]) {
  test(`Direct it begins with ${seats} seats, one of them the player’s own`, async ({ page }) => {
    const { complaints } = watch(page);
    await page.goto(`./${QUERY}#direct`);
    await seatsDial(page, seats).check();
    await liftFlap(page);
    await expect(page.getByRole('group', { name: /^Who plays seat/ })).toHaveCount(seats);
    await onDrum(page, SET_UP.seats.player(1), SET_UP.seats.you).press(' ');
    await expect(page.getByText(SET_UP.level.both)).toBeVisible();
    await onDial(page, DIRECT_IT.rules, SET_UP.rules.grindhouse.name).check();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: DIRECT_IT.roll }).click();
    await nextQuestion(page, null);
    await expect(headOf(page)).toContainText(new RegExp(`${UI.seat(1)}|${UI.chairs.director}`));
    await expect(page.getByRole('complementary', { name: UI.director })).toContainText(UI.levels('you'));
    expect(complaints).toEqual([]);
  });
}
