import { expect, type Page, test } from '@playwright/test';
import { almanacOf } from '../../src/games/shuffling-horror/app/almanac.ts';
import { ruleIn } from '../../src/text/book/book.ts';
import { IDS_OF } from '../../src/text/cards/card-ids.ts';
import { CARD_LABELS, CARDS } from '../../src/text/cards/cards.ts';
import { nameOf } from '../../src/text/cards/names.ts';
import { UI } from '../../src/text/play/ui.ts';
import { ALMANAC, CARD_PLAYS } from '../../src/text/rooms/almanac.ts';
import { BOOK_WORDS } from '../../src/text/rooms/book.ts';
import { CARD_WALL } from '../../src/text/rooms/card-wall.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { BOOKS } from '../../src/text/rule-cards/book.ts';
import { RULE_CARDS } from '../../src/text/rule-cards/cards.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { watch } from './play-kit.ts';

const BOOK = BOOKS['roswell-51'];

async function enter(page: Page, door: 'almanac' | 'cue-cards'): Promise<void> {
  await page.goto('./?table=plain');
  await page.getByRole('button', { name: TITLE.menu.names[door], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE.menu.names[door] })).toBeVisible();
}

const rule = (page: Page, id: string) => page.getByRole('article', { name: `${id} ${ruleIn(BOOK, id)?.title}` });

test('almanac: filter, open, leaf through by key, and out again', async ({ page }) => {
  const { complaints } = watch(page);
  await enter(page, 'almanac');
  const wall = page.getByRole('list', { name: CARD_WALL.wall }).getByRole('button');
  await expect(wall).toHaveCount(almanacOf('roswell-51').length);

  const items = page.getByRole('button', { name: ALMANAC.kindNames.item, exact: true });
  await items.click();
  await expect(items).toHaveAttribute('aria-pressed', 'true');
  await expect(wall).toHaveCount(IDS_OF['roswell-51'].item.length);
  await page.getByRole('searchbox', { name: CARD_WALL.search }).fill('wrench');
  await expect(page.getByRole('status')).toHaveText(ALMANAC.found(1));
  await page.keyboard.press('Escape'); // empties the line, and no more
  await expect(wall).toHaveCount(IDS_OF['roswell-51'].item.length);

  await wall.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const pistol = page.getByRole('dialog', { name: CARDS.pistol.name });
  await expect(pistol).toContainText(CARD_PLAYS.pistol.plays);
  await expect(pistol.locator('.painted canvas')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const scattergun = page.getByRole('dialog', { name: CARDS.scattergun.name });
  await expect(scattergun).toContainText(CARD_PLAYS.scattergun.plays);
  await scattergun
    .getByRole('button', { name: BOOK_WORDS.toRule('R11.1', ruleIn(BOOK, 'R11.1')?.title ?? '') })
    .click();
  await expect(rule(page, 'R11.1')).toBeVisible();
  await expectNothingSerious(page, ['.wall']);

  await page.keyboard.press('Escape');
  await expect(scattergun).toBeHidden();
  await expect(wall.nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: TITLE.name })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('almanac: what was met is counted, and nonsense is not', async ({ page }) => {
  await page.goto('./?table=plain#almanac');
  await expect(page.getByRole('button', { name: CARDS.robot.name })).toBeVisible();
  await putOnShelf(page, { met: { robot: 7, colonel: -3, cook: 'often' } });
  await page.reload();
  const seen = page.getByRole('dialog');
  for (const [print, times] of [
    ['robot', 7],
    ['colonel', 0],
    ['cook', 0],
  ] as const) {
    await page.getByRole('button', { name: CARD_WALL.label(nameOf(print), CARD_LABELS.kinds.survivor) }).click();
    await expect(seen).toContainText(`${CARD_WALL.seen}${CARD_WALL.met(times)}`);
    await page.keyboard.press('Escape');
  }
  // A survivor can be looked at the way it would come back.
  await page.getByRole('button', { name: CARD_WALL.label(nameOf('robot'), CARD_LABELS.kinds.survivor) }).click();
  await page.getByRole('button', { name: ALMANAC.asFace }).click();
  await expect(seen).toContainText(CARD_LABELS.familiarFaceRule);
});

test('cue cards: four of them, and every rule by word or by id', async ({ page }) => {
  await enter(page, 'cue-cards');
  for (const { title } of RULE_CARDS['roswell-51'])
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  const found = page.getByRole('status');
  await expect(found).toContainText(String(Object.keys(BOOK.rules).length));

  const search = page.getByRole('searchbox', { name: BOOK_WORDS.search });
  await search.fill('horror star');
  await expect(rule(page, 'R14.3')).toBeVisible();
  await expect(rule(page, 'R1.1')).toHaveCount(0);
  await expectNothingSerious(page, ['.cues']);
  await search.fill('r10.4');
  await expect(found).toHaveText(BOOK_WORDS.found(1, 0));
  await expect(rule(page, 'R10.4')).toContainText(ruleIn(BOOK, 'R10.4')?.says ?? '');

  // A line of a card leads to its rule, whatever was looked for before.
  await page.getByRole('button', { name: BOOK_WORDS.toRule('R16.2', ruleIn(BOOK, 'R16.2')?.title ?? '') }).click();
  await expect(rule(page, 'R16.2')).toBeFocused();
  await expect(rule(page, 'R16.2')).toBeInViewport();
  await page.getByRole('button', { name: UI.toMarquee }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE.name })).toBeVisible();
});
