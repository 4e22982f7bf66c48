import { expect, type Page, test } from '@playwright/test';
import { newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { BOOK_WORDS } from '../../src/text/rooms/book.ts';
import { TERMS as ALL_TERMS, type Term } from '../../src/text/rule-cards/terms.ts';
import { TIP_PAGES, TIPS } from '../../src/text/rule-cards/tips.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { promptOf, startFeature, watch } from './play-kit.ts';

const TERMS = ALL_TERMS['roswell-51'];

const tipOf = (page: Page) => page.getByRole('tooltip');
const tells = async (page: Page, term: Term) => {
  await expect(tipOf(page)).toContainText(TERMS[term].name);
  await expect(tipOf(page)).toContainText(TERMS[term].says);
};
const word = (page: Page, words: string) => page.locator('.cues .term', { hasText: words }).first();

test('a word of the trade says what it means by pointer, by focus and by a long press', async ({ page }) => {
  await page.goto('./?table=plain#cue-cards');
  await word(page, 'sanctuary').hover();
  await tells(page, 'sanctuary');
  await page.mouse.move(1, 1);
  await expect(tipOf(page)).toBeHidden();

  await word(page, 'Familiar Face').focus();
  await tells(page, 'familiar-face');
  await page.keyboard.press('Escape'); // the card, not the room
  await expect(tipOf(page)).toBeHidden();
  await expect(page.locator('.cues')).toBeVisible();

  await page.mouse.move(1, 1);
  await word(page, 'Creature Feature').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await tells(page, 'creature-feature');
  await word(page, 'Creature Feature').dispatchEvent('pointerleave', { pointerType: 'touch' });
  await expect(tipOf(page)).toBeHidden();
});

test('and so does a thing on the drawn table, when the pointer rests on it', async ({ page }) => {
  const { complaints } = watch(page);
  await startFeature(page, 'seed=glossary&speed=instant&threat=off');
  await expect(promptOf(page).locator('.choice').first()).toBeVisible();
  await expect(page.locator('#board canvas')).toBeVisible();
  const needs = tableNeeds(newMovie({ seed: 'glossary', seats: 3, deck: 'roswell-51' }));
  const { survivorPile, slots } = tableLayout({ width: 1280, height: 720, ...needs });
  const rest = async ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
    await page.mouse.move(x + w / 2, y + h / 2);
    await page.mouse.move(x + w / 2 + 1, y + h / 2);
  };
  await expect(async () => {
    await page.mouse.move(1, 700);
    await rest(survivorPile);
    await expect(tipOf(page)).toContainText(TERMS['survivor-pile'].says, { timeout: 3000 });
  }).toPass();
  await page.mouse.move(1, 700);
  await expect(tipOf(page)).toBeHidden();
  await expect(async () => {
    await page.mouse.move(1, 700);
    await rest(slots[5] ?? survivorPile);
    await expect(tipOf(page)).toContainText(TERMS.throng.says, { timeout: 3000 });
  }).toPass();
  expect(complaints).toEqual([]);
});

test('tips from the booth: found from the rules, with the dice as they are, and back', async ({ page }) => {
  await page.goto('./?table=plain#cue-cards');
  await expect(page.getByRole('heading', { name: BOOK_WORDS.reference })).toBeVisible();
  await page.getByRole('button', { name: BOOK_WORDS.tips }).click();
  await expect(page.getByRole('heading', { level: 1, name: TIPS.title })).toBeVisible();
  for (const { head } of TIP_PAGES) await expect(page.getByRole('heading', { level: 2, name: head })).toBeVisible();
  // Of 36 rolls of two dice, 21 are seven or less, and one is twelve.
  await expect(page.getByRole('cell', { name: '58 %' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '97 %' })).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: BOOK_WORDS.back }).click();
  await expect(page.getByRole('heading', { name: BOOK_WORDS.reference })).toBeVisible();
});
