import { expect, type Page, test } from '@playwright/test';
import { deckArt } from '../../src/art/decks.ts';
import { ENDING } from '../../src/text/ending/ending.ts';
import { UI } from '../../src/text/play/ui.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { nearlyOver, putAutosave } from './ending-kit.ts';
import { chance, nextQuestion, outcomeOf, pressOne, watch } from './play-kit.ts';

const DECK = 'pittsburgh-68';
const FOREIGN = /\baliens?\b|saucer|roswell|\bpods?\b/i;

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

async function goOn(page: Page, query: string): Promise<void> {
  await page.goto(`./?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await putAutosave(page, nearlyOver('mill', DECK));
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
}

test('a movie of the second deck is drawn with its own pictures, in its own colour', async ({ page }) => {
  const { complaints } = watch(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await goOn(page, 'speed=instant&threat=off');
  await nextQuestion(page, null);
  await expect(page.locator('#board canvas')).toBeVisible();
  await expect.poll(() => fetched.filter((file) => file.includes(`${DECK}/moment`)).length).toBe(4);
  expect(await accentOf(page)).toBe(deckArt(DECK).accent);
  await page.getByRole('button', { name: UI.menu }).click();
  await page.getByRole('button', { name: UI.pause.leave }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => accentOf(page)).toBe(deckArt('roswell-51').accent);
  expect(complaints).toEqual([]);
});

test('it is played, credited and reported without a word of the first', async ({ page }) => {
  const { complaints } = watch(page);
  await goOn(page, 'speed=instant&threat=off&table=plain');
  const pick = chance(9);
  const heard: string[] = [];
  for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n)) {
    heard.push(await page.locator('#house').innerText());
    await pressOne(page, pick);
  }
  const end = outcomeOf(page);
  await expect(end).toBeVisible();
  heard.push(await end.innerText());
  await end.getByRole('tab', { name: ENDING.front }).click();
  heard.push(await end.innerText());
  expect(heard.filter((words) => FOREIGN.test(words))).toEqual([]);
  expect(complaints).toEqual([]);
});
