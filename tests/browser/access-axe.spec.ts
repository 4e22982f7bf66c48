import { expect, type Page, test } from '@playwright/test';
import { ENDING } from '../../src/text/ending/ending.ts';
import { KEYS } from '../../src/text/play/keys.ts';
import { UI } from '../../src/text/play/ui.ts';
import { DAILIES } from '../../src/text/rooms/dailies.ts';
import { expectNothingSerious, expectStark } from './axe-kit.ts';
import { chance, nextQuestion, outcomeOf, pressOne, startFeature } from './play-kit.ts';
import { holdSums } from './sums-kit.ts';

/** In both looks. `but`: long lists of one kind, of which the first stand for all. */
async function looked(page: Page, but: string[] = []): Promise<void> {
  await expectNothingSerious(page, but);
  await expectStark(page, but);
}

const ROOMS: readonly (readonly [route: string, but?: string[]])[] = [
  ['feature'],
  ['reels'],
  ['first-night'],
  ['shorts'],
  ['direct'],
  ['tonight'],
  ['vault'],
  ['almanac', ['.wall > :nth-child(n + 6)']],
  ['cue-cards', ['.reference-pages > :nth-child(n + 2)']],
  ['awards'],
  ['settings'],
  ['credits'],
];

test('axe finds nothing on the marquee and in any room, in both looks', async ({ page }) => {
  await page.goto('./?table=plain');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // before that no font is asked for
  await page.evaluate(() => document.fonts.ready);
  await looked(page);
  for (const [route, but] of ROOMS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    await expect(page.locator('#house')).toHaveAttribute('data-screen', route);
    await test.step(route, () => looked(page, but));
  }
});

test('axe finds nothing over the table, at the end and in the dailies, in both looks', async ({ page }) => {
  await holdSums(page);
  await startFeature(page, 'seed=axe&speed=instant&threat=off&table=plain');
  const pick = chance(4);
  let n = await nextQuestion(page, null);
  for (let i = 0; i < 12; i++) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  await test.step('table', () => looked(page));
  for (const [key, title] of [
    ['k', KEYS.title],
    ['d', UI.discard],
    ['Escape', UI.pause.title],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await test.step(title, () => looked(page, ['.stage > :not(dialog)']));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('log').getByRole('link').last().press('Enter'); // a name in the screenplay
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('close-up', () => looked(page, ['.stage > :not(dialog)']));
  await page.mouse.move(0, 0);
  if (await page.getByRole('tooltip').isVisible()) await page.keyboard.press('Escape'); // a word's card goes first
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('l');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: UI.rule.title })).toContainText(/R\d/);
  await test.step('rule', () => looked(page, ['.stage > :not(dialog)']));
  await page.keyboard.press('Escape');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await test.step('walk out?', () => looked(page, ['.stage > :not(dialog)']));
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  await expect(outcomeOf(page)).toBeVisible();
  for (const tab of await outcomeOf(page).getByRole('tab').all()) {
    await tab.click();
    await test.step(`end: ${await tab.textContent()}`, () => looked(page, ['.stage > :not(dialog)']));
  }
  await outcomeOf(page).getByRole('tab', { name: ENDING.credits }).click();
  await outcomeOf(page).getByRole('button', { name: DAILIES.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: DAILIES.title })).toBeVisible();
  await page.getByRole('button', { name: DAILIES.stop }).click();
  await test.step('dailies', () => looked(page));
});
