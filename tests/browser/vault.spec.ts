import { expect, type Locator, type Page, test } from '@playwright/test';
import { exportSave } from '../../src/app/vault/movie-file.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { started, YOURS } from '../saves/movies.ts';
import { promptOf, watch } from './play-kit.ts';

const HOUSE = './?speed=instant&threat=off&table=plain';
const FILM = exportSave(started('vault', YOURS, 25).save(), 'reel-1', 'From afar');

const can = (page: Page, n: number): Locator => page.getByRole('listitem', { name: VAULT.shelf.slot(n) });
const press = (at: Locator, name: string): Promise<void> => at.getByRole('button', { name, exact: true }).click();
const said = (page: Page): Locator => page.getByRole('status');

async function enterVault(page: Page): Promise<void> {
  await page.goto(HOUSE);
  await page.getByRole('button', { name: TITLE.menu.names.vault, exact: true }).click();
  await expect(page.getByRole('heading', { name: VAULT.shelf.title })).toBeVisible();
}

const openFile = (page: Page, { name, text }: { name: string; text: string }): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a movie is opened, played, kept, renamed, deleted and brought back', async ({ page }) => {
  const { complaints, hosts } = watch(page);
  await enterVault(page);
  await openFile(page, { name: 'cat.json', text: '{"cat":true}' });
  await expect(said(page)).toHaveText(VAULT.refused['not-ours']);
  await openFile(page, FILM);
  await expect(said(page)).toHaveText(VAULT.said.opened(1));

  await press(can(page, 1), VAULT.shelf.play);
  await expect(promptOf(page).getByRole('button').first()).toBeVisible();
  await expect(page.locator('#house[data-kept]')).toBeVisible();
  await enterVault(page);
  await press(can(page, 2), VAULT.shelf.keep);
  await press(can(page, 2), VAULT.shelf.rename);
  await page.getByRole('textbox', { name: VAULT.shelf.name }).fill('Night <b>shift</b>');
  await page.keyboard.press('Enter');
  await expect(can(page, 2).getByRole('heading')).toHaveText('Night <b>shift</b>');
  await press(can(page, 2), VAULT.shelf.remove);
  await expect(can(page, 2)).toContainText(VAULT.shelf.empty);
  await expect(can(page, 2).getByRole('button', { name: VAULT.shelf.bringBack })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(can(page, 2).getByRole('heading')).toHaveText('Night <b>shift</b>');
  await page.reload();
  await expect(can(page, 2).getByRole('heading')).toHaveText('Night <b>shift</b>');
  expect(complaints).toEqual([]);
  expect(hosts.size).toBe(1);
});

test('what is exported here opens elsewhere; erasing leaves a first visit', async ({ page, browser }) => {
  await enterVault(page);
  await openFile(page, FILM);
  const download = page.waitForEvent('download');
  await press(can(page, 1), VAULT.shelf.export);
  const file = await download;
  expect(file.suggestedFilename()).toBe(FILM.name);
  const elsewhere = await browser.newPage();
  await enterVault(elsewhere);
  await elsewhere.locator('input[type=file]').setInputFiles(await file.path());
  await expect(can(elsewhere, 1).getByRole('heading')).toHaveText('From afar');
  await elsewhere.close();

  await press(page.locator('main'), VAULT.erase.open);
  await press(page.getByRole('dialog'), VAULT.erase.not);
  await expect(can(page, 1).getByRole('heading')).toHaveText('From afar');
  await press(page.locator('main'), VAULT.erase.open);
  await press(page.getByRole('dialog'), VAULT.erase.do);
  await expect(page.getByRole('heading', { name: TITLE.name })).toBeVisible();
  await enterVault(page);
  await expect(can(page, 1)).toContainText(VAULT.shelf.empty);
});
