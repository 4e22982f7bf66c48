import { expect, type Locator, type Page, test } from '@playwright/test';
import { SETTINGS } from '../../src/text/en/rooms/settings.ts';
import { TITLE as ENGLISH_TITLE } from '../../src/text/en/rooms/title.ts';
import { es } from '../../src/text/es/index.ts';
import { LANGUAGE_NAMES } from '../../src/text/languages.ts';
import { nearlyOver, putAutosave } from './ending-kit.ts';
import { chance, nextQuestion, pressAny, watch } from './play-kit.ts';

const { CHOICE } = es.prompts;
const { UI } = es.ui;
const { TITLE } = es.title;
const QUERY = '?speed=instant&threat=off&table=plain&seed=en-espanol';

const TITLES = { en: SETTINGS.title, es: es.settings.SETTINGS.title } as const;

const spoken = (page: Page): Locator => page.locator('html');
const choices = (page: Page): Locator =>
  page.getByRole('region', { name: UI.prompt }).locator('.prompt-body').getByRole('button');

/** Answers with the first of these that is offered, or with whatever comes first. */
async function answer(page: Page, ...wanted: string[]): Promise<void> {
  for (let label = '…'; label.includes('…'); ) {
    const labels = await choices(page).allTextContents();
    const at = wanted.map((words) => labels.findIndex((it) => it.startsWith(words))).find((i) => i >= 0) ?? 0;
    label = labels[at] ?? '';
    await choices(page).nth(at).click();
  }
}

/** The page begins again with it, whatever was spoken before. */
async function choose(page: Page, language: keyof typeof LANGUAGE_NAMES): Promise<void> {
  const again = page.waitForEvent('load');
  await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).click();
  await again;
  await expect(spoken(page)).toHaveAttribute('lang', language);
  // The page has begun again, and is where it was: another address before that would cross the reload.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[language]);
}

test('Spanish is chosen in the settings, at once and for good', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto('./?table=plain#settings');
  await expect(spoken(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('group', { name: SETTINGS.language.title })).toBeVisible();
  await choose(page, 'es');
  await expect(page.getByRole('radio', { name: LANGUAGE_NAMES.es })).toBeChecked();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.settings.SETTINGS.title);
  // What the shelf holds is the truth; the copy that is read before the first paint comes back from it.
  await page.evaluate(() => localStorage.clear());
  await page.goto('./');
  await expect(page.getByRole('navigation', { name: TITLE.menu.label })).toBeVisible();
  await expect(spoken(page)).toHaveAttribute('lang', 'es');

  await page.goto('./?table=plain#settings');
  await page.getByRole('button', { name: es.vault.VAULT.erase.open }).click();
  await page.getByRole('button', { name: es.vault.VAULT.erase.do }).click();
  await expect(page.getByRole('navigation', { name: ENGLISH_TITLE.menu.label })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a movie is played in Spanish, and goes on in English', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto(`./${QUERY}&lang=es`);
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.names.feature}`) }).click();
  await page.getByRole('button', { name: es['set-up'].SET_UP.ticket.roll }).click();
  let n = await nextQuestion(page, null);
  for (let made = 0; made < 6; made++) {
    await answer(page, CHOICE.rest, CHOICE.roll, CHOICE.flail, CHOICE.hold, CHOICE.letStand);
    n = await nextQuestion(page, n);
  }
  const log = page.getByRole('region', { name: UI.log });
  await expect(log).toContainText(/ descansa: \d spuntos?\./);
  await expect(log).toContainText(es.log.sceneHeading(1, 1, 'roswell-51'));

  await page.goto(`./${QUERY}#settings`);
  await choose(page, 'en');
  await page.goto(`./${QUERY}`);
  await page.getByRole('button', { name: new RegExp(`^${ENGLISH_TITLE.menu.continue}`) }).click();
  await nextQuestion(page, null);
  await expect(page.getByRole('region', { name: 'Screenplay' })).toContainText(/ rests: \d spoints?\./);
  expect(complaints).toEqual([]);
});

test('a browser that prefers Spanish gets it, to the end', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'es-MX', baseURL: baseURL ?? '' });
  await page.goto(`./${QUERY}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await putAutosave(page, nearlyOver('fin'));
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  const pick = chance(9);
  for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n)) await pressAny(page, pick);
  const end = page.getByRole('dialog').filter({ hasText: UI.outcome.numbers });
  await expect(end).toBeVisible();
  await end.getByRole('tab', { name: es.ending.ENDING.credits }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(end.getByRole('heading', { name: es.newspaper.NEWS['roswell-51'].masthead })).toBeVisible();
  await page.close();
});
