import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { pack, SAVE_FORMAT } from '../../src/storage/save.ts';
import { VAULT as ES } from '../../src/text/es/rooms/vault.ts';
import { KEPT } from '../../src/text/rooms/kept.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { keptMovie, putOnShelf, shelfOf } from '../../tools/soak/shelf.ts';
import { started, YOURS } from '../saves/movies.ts';
import { nextQuestion, pressOne, startFeature } from './play-kit.ts';

const QUERY = (seed: string) => `seed=${seed}&speed=instant&threat=off&table=plain`;
const list = (page: Page): Locator => page.getByRole('region', { name: VAULT.left.title }).getByRole('listitem');

async function begun(page: Page, seed: string): Promise<string> {
  await startFeature(page, QUERY(seed));
  const n = await nextQuestion(page, null);
  await pressOne(page, () => 0);
  const next = (await nextQuestion(page, n)) ?? '';
  await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, next);
  return next;
}
async function enterVault(page: Page): Promise<void> {
  await page.goto('./?speed=instant&threat=off&table=plain#vault');
  await expect(page.getByRole('heading', { name: VAULT.left.title })).toBeVisible();
}

test('a movie left for another waits in the vault: taken up by keyboard, exported, thrown away after a question', async ({
  page,
}) => {
  const n = await begun(page, 'first');
  await begun(page, 'second');
  await expect(page.getByText(KEPT.wentToVault.movie)).toBeVisible();
  await enterVault(page);
  await expect(list(page)).toHaveCount(1);
  expect(
    (await new AxeBuilder({ page }).setLegacyMode().include('main').analyze()).violations.map(({ id }) => id),
  ).toEqual([]);
  const download = page.waitForEvent('download');
  await list(page).getByRole('button', { name: VAULT.shelf.export }).click();
  expect((await download).suggestedFilename()).toMatch(/^last-reel-.*\.json$/);

  await list(page).getByRole('button', { name: VAULT.current.play }).focus();
  await page.keyboard.press('Enter');
  expect(await nextQuestion(page, null)).toBe(n);
  await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
  expect(keptMovie(await shelfOf(page)).seed).toBe('first');
  await enterVault(page); // they have changed places
  await expect(list(page)).toHaveCount(1);

  const [name = ''] = await list(page).getByRole('heading').allTextContents();
  await list(page).getByRole('button', { name: VAULT.left.throwAway.open }).click();
  const asked = page.getByRole('dialog', { name: VAULT.left.throwAway.title(name) });
  await asked.getByRole('button', { name: VAULT.left.throwAway.not }).click();
  await expect(list(page)).toHaveCount(1);
  await list(page).getByRole('button', { name: VAULT.left.throwAway.open }).click();
  await asked.getByRole('button', { name: VAULT.left.throwAway.do }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: VAULT.left.title })).toBeFocused();
  await enterVault(page);
  await expect(list(page)).toHaveCount(0);
});

test('a save of a newer projector is not written over: it moves to the left movies, and it is said', async ({
  page,
}) => {
  const held = { ...started('later', YOURS, 6).save(), format: SAVE_FORMAT + 1 };
  await page.goto('./');
  await expect(page.getByRole('heading', { name: TITLE.name })).toBeVisible();
  await putOnShelf(page, { 'autosave-a': pack(held, 7) });
  await page.goto(`./?${QUERY('next')}`);
  await expect(page.getByRole('status')).toHaveText(KEPT.foreign.newer);
  await begun(page, 'next');
  await expect(page.getByText(KEPT.wentToVault.foreign)).toBeVisible();
  await enterVault(page);
  await expect(list(page)).toContainText([VAULT.left.status.newer]);
  await expect(list(page).getByRole('button', { name: VAULT.current.play })).toHaveCount(0);
  await page.goto('./?lang=es&table=plain#vault');
  await expect(page.getByText(ES.left.status.newer)).toBeVisible();
  await expect(page.getByRole('button', { name: ES.left.throwAway.open })).toBeVisible();
});
