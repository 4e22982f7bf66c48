import { expect, test } from '@playwright/test';
import { newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { UI } from '../../src/text/play/ui.ts';
import { listenFromTheStart, untilAsked } from './hear-kit.ts';
import {
  chance,
  expectSameMovie,
  nextQuestion,
  outcomeOf,
  pressOne,
  promptOf,
  startFeature,
  watch,
} from './play-kit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } }); // the table as most see it

/** Software rendering draws a few frames a second at best: this journey is short, and the whole movie is for the long run. */
test('on the drawn table: a click on a card is a choice, and the movie is the same', async ({ page }) => {
  const { complaints } = watch(page);
  await listenFromTheStart(page);
  await startFeature(page, 'seed=canvas&speed=instant&threat=off');
  const first = await nextQuestion(page, null);
  const alerts = (await untilAsked(page, 0)).filter(({ by }) => by === 'alert');
  expect(alerts.map(({ words }) => words)).toEqual([UI.reel(1)]); // once, though the table is dealt after it was drawn
  const canvas = page.locator('#board canvas');
  await expect(canvas).toBeVisible();
  await expect(page.locator('#board')).toHaveAttribute('aria-hidden', 'true');

  // The first screen card that may be clicked: what it means is asked in the prompt, or done at once.
  const movie = newMovie({ seed: 'canvas', seats: 3, deck: 'roswell-51' });
  const { frames } = tableLayout({ width: 1280, height: 720, ...tableNeeds(movie) });
  const { x, y, w, h } = frames[0] ?? { x: 0, y: 0, w: 0, h: 0 };
  const buttons = promptOf(page).locator('.prompt-body .choice');
  const before = await buttons.allTextContents();
  await expect(async () => {
    await page.mouse.click(x + w / 2, y + h / 3);
    const now = await promptOf(page).getAttribute('data-n');
    expect(now !== first || (await buttons.allTextContents()).join() !== before.join()).toBe(true);
  }).toPass();

  const pick = chance(11);
  let n = first;
  for (let i = 0; i < 6 && n !== null; i++) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  await expect(outcomeOf(page)).toContainText(UI.outcome.conceded);
  expect(await expectSameMovie(page)).toBeGreaterThan(6);

  // A table that was left is gone before the next one stands.
  await page.getByRole('button', { name: UI.outcome.fresh }).click();
  await nextQuestion(page, null);
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.leave }).click();
  await expect(canvas).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a whole movie on the drawn table @long', async ({ page }) => {
  const pick = chance(51);
  await startFeature(page, 'seed=crater&speed=instant&threat=off');
  for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n)) {
    await pressOne(page, pick);
  }
  expect(await expectSameMovie(page)).toBeGreaterThan(30);
});
