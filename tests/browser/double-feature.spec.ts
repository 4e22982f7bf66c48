import { expect, type Page, test } from '@playwright/test';
import { CARD_LABELS } from '../../src/text/cards/cards.ts';
import { nameOf } from '../../src/text/cards/names.ts';
import { UI } from '../../src/text/play/ui.ts';
import { CARD_WALL } from '../../src/text/rooms/card-wall.ts';
import { FILMS } from '../../src/text/rooms/films.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { liftFlap } from './booth-kit.ts';
import { chance, nextQuestion, pressOne, watch } from './play-kit.ts';

const SECOND = FILMS.movies['pittsburgh-68'].name;

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.leave }).click();
}

test('the second movie of the bill is chosen, played, left, gone on with, and looked up', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto('./?seed=mill&speed=instant&threat=off&table=plain#feature');
  await page.getByRole('radio', { name: SECOND }).check();
  await liftFlap(page);
  await page.getByRole('button', { name: SET_UP.seats.choose(0, SET_UP.seats.drawn) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: nameOf('nurse') })
    .click();
  await expect(page.getByRole('button', { name: SET_UP.flap.unusual(1) })).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: SET_UP.ticket.roll }).click();

  const table = page.getByRole('main', { name: UI.table });
  const pick = chance(68);
  let n = await nextQuestion(page, null);
  await expect(table).toContainText(nameOf('nurse'));
  for (let i = 0; i < 6 && n !== null; i++) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  expect(n).not.toBeNull();

  await leave(page);
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  expect(await nextQuestion(page, null)).toBe(n);
  await expect(table).not.toContainText(/alien|pod/i);
  await leave(page);

  await page.getByRole('button', { name: TITLE.menu.names.vault, exact: true }).click();
  await expect(page.getByRole('region', { name: VAULT.current.title })).toContainText(SECOND);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: TITLE.menu.names.almanac, exact: true }).click();
  const king = page.getByRole('button', { name: CARD_WALL.label(nameOf('king'), CARD_LABELS.kinds.monster) });
  await expect(king).toBeHidden();
  await page.getByRole('group', { name: FILMS.title }).getByRole('button', { name: SECOND }).click();
  await king.click();
  await expect(page.getByRole('dialog', { name: nameOf('king') })).toContainText(CARD_WALL.numbers);
  expect(complaints).toEqual([]);
});
