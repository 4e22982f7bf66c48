import { expect, test } from '@playwright/test';
import { ENDING } from '../../src/text/ending/ending.ts';
import { ADVICE } from '../../src/text/play/advice.ts';
import { UI } from '../../src/text/play/ui.ts';
import { chance, nextQuestion, outcomeOf, pressOne, promptOf, startFeature, watch } from './play-kit.ts';

const QUICK = 'seed=roswell&speed=instant&table=plain';

test('“What would you do?” marks one choice and says why, once; it is gone after the action, and the credits tell', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await startFeature(page, QUICK);
  let n = await nextQuestion(page, null);
  for (const pick = chance(5); (await promptOf(page).locator('.choices .choice').count()) < 2; ) {
    await pressOne(page, pick); // spoints by a slider: there is nothing to choose between yet
    n = await nextQuestion(page, n);
  }
  const advice = page.getByRole('region', { name: ADVICE.name });
  const marked = promptOf(page).locator(`[aria-description^="${ADVICE.marked}"]`);
  await expect(advice.getByRole('button')).toBeVisible();
  await expect(advice).not.toContainText(/\d/);
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(advice).toContainText(/Win (about )?\d+\s%[,;] /);
  await expect(marked).toHaveCount(1);
  const said = page.locator('#said').getByText(/Win (about )?\d+/);
  await expect(said).toHaveCount(1);
  await page.keyboard.press('h');
  await pressOne(page, chance(5));
  await nextQuestion(page, n);
  await expect(advice).not.toContainText(/\d/);
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: UI.menu, exact: true }).click(); // Esc would shut what happened meanwhile first
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  const { asked, times } = ENDING.numbers;
  await expect(outcomeOf(page).getByText(asked).locator('xpath=..')).toContainText(times(1));
  expect(complaints).toEqual([]);
});

test('each survivor says what the coming Director’s turn may cost, and what would be left of it while one aims', async ({
  page,
}) => {
  await startFeature(page, 'seed=questions&speed=instant&table=plain');
  const pick = chance(23);
  const table = page.getByRole('main', { name: UI.table });
  const danger = table.getByText(/^\d+\s% to be lost in the coming Director’s turn/);
  const throng = table.getByText(/^may go for .+ \d+\s%/);
  const attack = promptOf(page).getByRole('button', { name: /throng [IV]+/ });
  let n = await nextQuestion(page, null);
  for (; n !== null; n = await nextQuestion(page, n)) {
    const list = promptOf(page).getByRole('button', { name: /^Attack…/ });
    if ((await list.count()) > 0) await page.keyboard.press('1');
    if ((await list.count()) === 0 && (await attack.count()) > 0) break;
    if (await promptOf(page).getByRole('button', { name: UI.back }).count()) await page.keyboard.press('0');
    await pressOne(page, pick);
  }
  await expect(danger.first()).toBeVisible();
  await expect(throng.first()).toBeVisible();
  await attack.first().focus();
  await expect(table.getByText(/then (strength \d+, hits|it is gone)/)).toBeVisible();
  await expect(table.getByText(/to be lost in the coming Director’s turn.*, then \d+\s%/).first()).toBeVisible();
  await page.keyboard.press('y');
  await expect(page.locator('#said')).toContainText(/to be lost in the coming Director’s turn|Seat 1/);
});
