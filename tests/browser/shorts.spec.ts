import { expect, type Page, test } from '@playwright/test';
import { ruleIn } from '../../src/text/book/book.ts';
import { BOOK_WORDS } from '../../src/text/rooms/book.ts';
import { FIRST_NIGHT } from '../../src/text/rooms/first-night.ts';
import { SHORTS } from '../../src/text/rooms/shorts.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { BOOKS } from '../../src/text/rule-cards/book.ts';
import { shelfOf } from '../../tools/soak/shelf.ts';
import { nextQuestion, pressOne, promptOf, startFeature, untilKept, watch } from './play-kit.ts';

const BOOK = BOOKS['roswell-51'];

const { scenes, end } = SHORTS;
const named = (title: string) => SHORTS.playNamed(title);
const lessonOf = (page: Page) => page.getByRole('note', { name: FIRST_NIGHT.label });

/** All but what was chosen in the settings. */
async function keptOn(page: Page): Promise<Record<string, unknown>> {
  const { preferences: _, ...kept } = await shelfOf(page);
  return kept;
}

test('a scene is played by keys from the list, another from a rule over the table, and the movie waits untouched', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await startFeature(page, 'seed=shorts&speed=instant&threat=off&table=plain');
  const n = await nextQuestion(page, null);
  await untilKept(page, n);

  // From the table: a line leads to its rule, that to another, and that to its scene; leaving it leads back to the very question.
  await page.locator('#log [data-rule="R5.1"]').last().click();
  const rule = BOOK_WORDS.toRule('R5.4', ruleIn(BOOK, 'R5.4')?.title ?? '');
  await page.getByRole('dialog').getByRole('button', { name: rule }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(scenes['take-attack'].title) })
    .click();
  await expect(lessonOf(page)).toHaveText(`${scenes['take-attack'].goal} ${scenes['take-attack'].steps.take}`);
  await page.getByRole('button', { name: SHORTS.leave }).click();
  await expect(promptOf(page)).toHaveAttribute('data-n', n ?? '');
  await expect(lessonOf(page)).toHaveCount(0);
  await untilKept(page, n);
  const kept = await keptOn(page);

  // From the marquee: the lesson's room, the list, and a scene to its end without a click.
  await page.goto('./?speed=instant&threat=off&table=plain');
  const enter = (name: string) => page.getByRole('button', { name }).first().press('Enter');
  await enter(TITLE.menu.names['first-night']);
  await enter(FIRST_NIGHT.room.rest);
  await expect(page.getByRole('heading', { level: 1, name: SHORTS.title })).toBeFocused();
  const { title, goal, steps, closing } = scenes.counterstrike;
  await enter(named(title));
  await expect(lessonOf(page)).toHaveText(`${goal} ${steps.wait}`);
  await pressOne(page, () => 0);
  await expect(lessonOf(page)).toHaveText(steps.aim);
  await pressOne(page, () => 0);
  await expect(lessonOf(page)).toHaveText(steps.damage);
  await pressOne(page, () => 0);
  const paper = page.getByRole('dialog', { name: end.title(title) });
  await expect(paper).toContainText(closing.down);
  await paper.getByRole('button', { name: end.list }).press('Enter');
  await expect(page.getByRole('button', { name: named(title) })).toBeVisible();

  expect(await keptOn(page)).toEqual(kept);
  expect(complaints).toEqual([]);
});
