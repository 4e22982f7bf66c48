import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { chance, nextQuestion, pressOne, startFeature } from './play-kit.ts';

/** Waits until the last line lies wholly within the page: a new size takes a frame to be followed. */
const inSight = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const log = document.getElementById('log');
    const last = [...(log?.querySelectorAll('.line') ?? [])].at(-1);
    return log && last && last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom;
  });

/** Plays within the page, for no press has to go through a wire: says after which choices the last line stayed out of sight. */
const playOn = (page: Page, most: number): Promise<{ choices: number; behind: string[] }> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const turn = () => new Promise((go) => setTimeout(go)); // what is asked next needs no frame to be found
    const log = document.getElementById('log') as HTMLElement;
    const below = () => {
      const last = [...log.querySelectorAll('.line')].at(-1) as HTMLElement;
      return last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
    };
    const behind: string[] = [];
    let choices = 0;
    let dice = 11;
    for (let was = ''; choices < wanted; choices++) {
      const now = () => document.querySelector<HTMLElement>('.prompt')?.dataset.n ?? was;
      while (now() === was || document.querySelector('.prompt-body .choice') === null) {
        if (document.querySelector('dialog[open]') !== null) return { choices, behind };
        await turn();
      }
      was = now();
      for (let frames = 0; below() > 0 && frames < 4; frames++) await frame(); // a new size takes one to be followed
      if (below() > 0) behind.push(`choice ${choices}: ${below()} px`);
      for (let label = '…'; label.includes('…') && now() === was; await Promise.resolve()) {
        const buttons = [...document.querySelectorAll<HTMLElement>('.prompt-body .choice:not(.quiet)')];
        dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
        const one = buttons[Math.floor((dice / 2 ** 32) * buttons.length)];
        label = one?.textContent ?? '';
        one?.click();
        await turn();
      }
    }
    return { choices, behind };
  }, most);

test('the last line is in sight at each of 150 choices', async ({ page }) => {
  await startFeature(page, 'seed=wind&speed=instant&threat=off&table=plain');
  await nextQuestion(page, null);
  expect(await playOn(page, 150)).toEqual({ choices: 150, behind: [] });
});

test('only a hand stops the page, and a button leads back to now', async ({ page }) => {
  const pick = chance(5);
  await startFeature(page, 'seed=follow&speed=instant&threat=off&table=plain');
  let n = await nextQuestion(page, null);
  const go = async (choices: number) => {
    for (let i = 0; i < choices; i++) {
      await pressOne(page, pick);
      n = await nextQuestion(page, n);
    }
  };
  await playOn(page, 12);
  n = await nextQuestion(page, null);
  const now = page.getByRole('button', { name: UI.now });
  await expect(now).toHaveCount(0);

  await page.locator('#log').hover();
  await page.mouse.wheel(0, -400);
  await expect(now).toBeVisible();
  const read = await page.locator('#log').evaluate((log) => log.scrollTop);
  await go(3);
  expect(await page.locator('#log').evaluate((log) => log.scrollTop)).toBe(read);
  await now.press('Enter');
  await expect(now).toHaveCount(0);
  await inSight(page);
  await go(2);
  await inSight(page);

  await page.locator('#log').press('Home');
  await expect(now).toBeVisible();
  await page.locator('#log').press('End');
  await expect(now).toHaveCount(0);
});
