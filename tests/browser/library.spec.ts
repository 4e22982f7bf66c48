import { expect, type Page, test } from '@playwright/test';
import { almanacOf } from '../../src/games/shuffling-horror/app/almanac.ts';
import { IDS_OF } from '../../src/text/cards/card-ids.ts';
import { CARD_LABELS, CARDS } from '../../src/text/cards/cards.ts';
import { UI } from '../../src/text/play/ui.ts';
import { ALMANAC, CARD_PLAYS } from '../../src/text/rooms/almanac.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { RULE_CARD_WORDS, RULE_CARDS } from '../../src/text/rule-cards/cards.ts';
import { RULE_IDS, ruleWords } from '../../src/text/rule-cards/rules.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { watch } from './play-kit.ts';

async function enter(page: Page, door: 'almanac' | 'cue-cards'): Promise<void> {
  await page.goto('./?table=plain');
  await page.getByRole('button', { name: TITLE.menu.names[door], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE.menu.names[door] })).toBeVisible();
}

const rule = (page: Page, id: string) => page.getByRole('article', { name: `${id} ${ruleWords(id)?.title}` });

test('almanac: filter, open, leaf through by key, and out again', async ({ page }) => {
  const { complaints } = watch(page);
  await enter(page, 'almanac');
  const wall = page.getByRole('list', { name: ALMANAC.wall }).getByRole('button');
  await expect(wall).toHaveCount(almanacOf('roswell-51').length);

  const items = page.getByRole('button', { name: ALMANAC.kindNames.item, exact: true });
  await items.click();
  await expect(items).toHaveAttribute('aria-pressed', 'true');
  await expect(wall).toHaveCount(IDS_OF['roswell-51'].item.length);
  await page.getByRole('searchbox', { name: ALMANAC.search }).fill('wrench');
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
    .getByRole('button', { name: RULE_CARD_WORDS.toRule('R11.1', ruleWords('R11.1')?.title ?? '') })
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
    await page.getByRole('button', { name: ALMANAC.label(print, 'survivor') }).click();
    await expect(seen).toContainText(`${ALMANAC.seen}${ALMANAC.met(times)}`);
    await page.keyboard.press('Escape');
  }
  // A survivor can be looked at the way it would come back.
  await page.getByRole('button', { name: ALMANAC.label('robot', 'survivor') }).click();
  await page.getByRole('button', { name: ALMANAC.asFace }).click();
  await expect(seen).toContainText(CARD_LABELS.familiarFaceRule);
});

test('cue cards: four of them, and every rule by word or by id', async ({ page }) => {
  await enter(page, 'cue-cards');
  for (const { title } of RULE_CARDS)
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  const found = page.getByRole('status');
  await expect(found).toContainText(String(RULE_IDS.length));

  const search = page.getByRole('searchbox', { name: RULE_CARD_WORDS.search });
  await search.fill('horror star');
  await expect(rule(page, 'R14.3')).toBeVisible();
  await expect(rule(page, 'R1.1')).toHaveCount(0);
  await expectNothingSerious(page, ['.cues']);
  await search.fill('r10.4');
  await expect(found).toHaveText(RULE_CARD_WORDS.found(1, 0));
  await expect(rule(page, 'R10.4')).toContainText(ruleWords('R10.4')?.says ?? '');

  // A line of a card leads to its rule, whatever was looked for before.
  await page.getByRole('button', { name: RULE_CARD_WORDS.toRule('R16.2', ruleWords('R16.2')?.title ?? '') }).click();
  await expect(rule(page, 'R16.2')).toBeFocused();
  await expect(rule(page, 'R16.2')).toBeInViewport();
  await page.getByRole('button', { name: UI.toMarquee }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE.name })).toBeVisible();
});
