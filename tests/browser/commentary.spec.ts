import { expect, test } from '@playwright/test';
import { COMMENTARY } from '../../src/text/play/commentary.ts';
import { METER } from '../../src/text/play/meter.ts';
import { UI } from '../../src/text/play/ui.ts';
import { SETTINGS } from '../../src/text/rooms/settings.ts';
import {
  chance,
  nextQuestion,
  outcomeOf,
  pressOne,
  promptOf,
  startFeature,
  untilPreferred,
  watch,
} from './play-kit.ts';

const QUICK = 'seed=roswell&speed=instant&threat=off&table=plain';

test('the Director says why, in its box and in the screenplay; with full commentary all it weighed is one key away', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await startFeature(page, QUICK);
  await nextQuestion(page, null);
  await page.keyboard.press('Escape');
  const lengths = page.getByRole('group', { name: UI.pause.commentary });
  await expect(lengths.getByRole('button', { name: 'Off', pressed: true })).toBeVisible(); // a first movie is spared it
  await lengths.getByRole('button', { name: 'Full' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Dice sealed: [0-9a-f]{16}/);
  await page.keyboard.press('Escape');

  const box = page.getByRole('complementary', { name: UI.director });
  const why = box.getByRole('button', { name: COMMENTARY.why.open });
  const pick = chance(3);
  let n: string | null = await promptOf(page).getAttribute('data-n');
  while (n !== null && (await why.count()) === 0) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  const said = (await box.locator('.comment').textContent())?.match(/“(.*?)[.;]/)?.[1] ?? 'nothing';
  await expect(page.getByRole('log')).toContainText(said);
  await page.keyboard.press('w');
  const paper = page.getByRole('dialog', { name: COMMENTARY.why.title });
  await expect(paper.getByRole('listitem').filter({ hasText: COMMENTARY.why.chosen })).toHaveCount(1);
  await expect(paper).toContainText(said);
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the survival meter reads the table while one thinks, and is gone when it is switched off', async ({ page }) => {
  await startFeature(page, QUICK);
  await nextQuestion(page, null);
  await expect(page.getByRole('meter')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: UI.pause.meter }).check();
  await page.keyboard.press('Escape');
  const meter = page.getByRole('meter', { name: METER.name });
  await expect(meter).toHaveText(/\d+\s% ± \d+/);
  const error = async () => Number((await meter.textContent())?.match(/± (\d+)/)?.[1] ?? 99);
  const first = await error();
  await expect.poll(error).toBeLessThan(Math.max(4, first));
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: UI.pause.meter }).uncheck();
  await page.keyboard.press('Escape');
  await expect(meter).toHaveCount(0);
});

test('both are kept in the settings; the seal is broken on the credits', async ({ page }) => {
  await page.goto(`./?${QUICK}#settings`);
  const commentary = page.getByRole('group', { name: SETTINGS.company.commentary });
  await commentary.getByRole('radio', { name: SETTINGS.company.commentaries.off }).check();
  await page.getByRole('switch', { name: SETTINGS.company.meter }).check();
  await untilPreferred(page, { commentary: 'off', meter: true });
  await page.reload();
  await expect(commentary.getByRole('radio', { name: SETTINGS.company.commentaries.off })).toBeChecked();
  await expect(page.getByRole('switch', { name: SETTINGS.company.meter })).toBeChecked();
  await page.evaluate(() => {
    location.hash = '';
  });
  await startFeature(page, QUICK);
  const n = await nextQuestion(page, null);
  await pressOne(page, chance(1));
  await nextQuestion(page, n);
  await expect(page.getByRole('complementary', { name: UI.director }).locator('.comment')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  const dice = outcomeOf(page).getByRole('region', { name: 'The dice' });
  await expect(dice).toContainText('roswell');
  await expect(dice).toContainText(/[0-9a-f]{64}/);
});
