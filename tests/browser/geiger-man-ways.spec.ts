import { expect, type Page, test } from '@playwright/test';
import { firstShow } from '../../src/games/geiger-man/app/double-bill/bill.ts';
import { AFTER } from '../../src/games/geiger-man/text/after-words.ts';
import { SCRIPTED } from '../../src/games/geiger-man/text/first-night.ts';
import { FRONTS } from '../../src/games/geiger-man/text/front.ts';
import { LESSON } from '../../src/games/geiger-man/text/lesson-words.ts';
import { LOBBY } from '../../src/games/geiger-man/text/lobby-words.ts';
import { WORDS } from '../../src/games/geiger-man/text/words.ts';
import { GAMES } from '../../src/games/index.ts';
import { UI } from '../../src/text/play/ui.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { asked, choices, nearlyWon, putAutosave } from './geiger-man-kit.ts';
import { untilKept } from './play-kit.ts';
import { isRehearsal } from './rehearsal-kit.ts';

// They are tried here as soon as the game is on the list; before that, in a rehearsal.
test.skip(!isRehearsal && !GAMES.some(({ id }) => id === 'geiger-man'), 'it is on no list yet');

const PLAIN = 'speed=instant&table=plain';
const { FIRST_NIGHT } = LESSON.firstNight;
const { ONE_MORE_NIGHT, DOUBLE_BILL, WAYS } = LOBBY.setUp;
const { NAMED } = WORDS.table;
const starting = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const goOn = (page: Page) => page.getByRole('button', { name: starting(TITLE.menu.continue) }).click();

async function walkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: UI.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('dialog').getByRole('button', { name: UI.pause.concedeYes }).click();
}

test('First Night: a first visitor is led there, told the goal first, and one thing at a time from then on', async ({
  page,
}) => {
  // Somebody who has played another film is a first visitor of this one.
  await page.goto(`./?seed=usher&${PLAIN}#credits`);
  await putOnShelf(page, { bests: {} });
  await page.goto(`./?seed=usher&${PLAIN}`);
  await page.getByRole('radio', { name: FRONTS.en.film.name }).check();
  const ways = page.getByRole('navigation', { name: TITLE.menu.label }).getByRole('button');
  await expect(ways.first()).toHaveAccessibleName(starting(WAYS['first-night'].name));
  await ways.first().click();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: FIRST_NIGHT.room.begin }).click();
  const lesson = page.getByRole('note', { name: FIRST_NIGHT.label });
  let n: string | null = null;
  for (const step of SCRIPTED.slice(0, 5)) {
    n = await asked(page, n);
    await expect(lesson).toHaveText(FIRST_NIGHT.steps[step]);
    await page.keyboard.press('1');
  }
  // In the middle of a throw it is left, and found again as it was.
  n = await asked(page, n);
  await expect(lesson).toHaveText(FIRST_NIGHT.steps.again);
  await untilKept(page, n);
  await page.reload();
  await goOn(page);
  await expect(lesson).toHaveText(FIRST_NIGHT.steps.again);
  await expectNothingSerious(page);
  await page.getByRole('button', { name: FIRST_NIGHT.skip }).click();
  await expect(lesson).toBeHidden();
  await expect(choices(page).getByRole('button')).not.toHaveCount(1);
});

test('First Night to its end, and on from there @long', async ({ page }) => {
  await page.goto(`./?seed=usher&${PLAIN}#geiger-man/first-night`);
  await page.getByRole('button', { name: FIRST_NIGHT.room.begin }).click();
  const lesson = page.getByRole('note', { name: FIRST_NIGHT.label });
  let n: string | null = null;
  for (const step of SCRIPTED) {
    n = await asked(page, n);
    await expect(lesson).toHaveText(FIRST_NIGHT.steps[step]);
    // Of what she may buy, nothing.
    if (step === 'spare')
      await choices(page)
        .getByRole('button', { name: WORDS.choices.CHOICE.stop('buy').label })
        .click();
    else await page.keyboard.press('1');
  }
  n = await asked(page, n);
  await expect(lesson).toHaveText(FIRST_NIGHT.coach.begin);
});

test('One More Night: taken over in the middle, held against par, and once more by one key', async ({ page }) => {
  await page.goto(`./?seed=usher&${PLAIN}#geiger-man/one-more-night`);
  await page.getByRole('radio', { name: ONE_MORE_NIGHT.from['last-victims'].name }).check();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: ONE_MORE_NIGHT.begin }).click();
  const n = await asked(page, null);
  const heading = await choices(page).getByRole('heading').textContent();
  await walkOut(page);
  const score = page.getByRole('dialog', { name: AFTER.ending.ENDING.verdicts.left });
  await expect(score.getByRole('definition').first()).toHaveText('0');
  await expect(score).toContainText(ONE_MORE_NIGHT.scoring);
  await expectNothingSerious(page);
  await page.keyboard.press('r');
  await expect(score).toBeHidden();
  await expect(choices(page)).toHaveAttribute('data-n', String(n));
  await expect(choices(page).getByRole('heading')).toHaveText(heading ?? '');
});

test('Double Bill: the first is won, there is an interval that is kept, and the second begins with what she took', async ({
  page,
}) => {
  const { save, key } = nearlyWon(
    (seed) =>
      firstShow({ girl: 'marge', first: { killer: 'geiger-man', location: 'moonglow' }, level: 'matinee' }, seed),
    ({ movie }) => movie.items.length > 0,
  );
  await page.goto(`./?${PLAIN}#credits`);
  await putAutosave(page, save);
  await page.goto(`./?${PLAIN}`);
  await goOn(page);
  await asked(page, null);
  await page.keyboard.press(key);
  const interval = page.getByRole('dialog', { name: DOUBLE_BILL.intermission.title });
  await expect(interval).toContainText(DOUBLE_BILL.intermission.next('salt-widow', 'nightbird'));
  await expectNothingSerious(page);
  // Whoever leaves now finds it again.
  await interval.getByRole('button', { name: UI.outcome.marquee }).click();
  await goOn(page);
  await expect(interval.getByRole('radio').first()).toBeChecked();
  const item = await interval
    .getByRole('radio')
    .first()
    .evaluate((it) => it.closest('label')?.querySelector('b')?.textContent);
  await interval.getByRole('button', { name: DOUBLE_BILL.intermission.go }).click();
  await asked(page, null);
  const card = page.getByRole('region', { name: NAMED.girl('marge') });
  const carried = await card
    .getByRole('list', { name: WORDS.table.TABLE.items })
    .getByRole('listitem')
    .locator('b')
    .textContent();
  expect(item).toContain(carried);
  await expect(page.getByRole('region', { name: NAMED.killer('salt-widow') })).toBeVisible();
  // Both are told of at the end.
  await walkOut(page);
  await expect(page.getByRole('dialog')).toContainText(DOUBLE_BILL.ended.one);
});

test('a Double Bill is set up in its room, and begins with the first feature', async ({ page }) => {
  await page.goto(`./?seed=usher&${PLAIN}#geiger-man/double-bill`);
  await page.getByRole('radio', { name: WORDS.names.girlName('opal') }).check();
  await page
    .getByRole('radio', {
      name: starting(`${WORDS.names.killerName('salt-widow')} · ${WORDS.names.locationName('moonglow')}`),
    })
    .check();
  await expectNothingSerious(page);
  await page.getByRole('button', { name: DOUBLE_BILL.begin }).click();
  const n = await asked(page, null);
  await expect(page.getByRole('region', { name: NAMED.girl('opal') })).toBeVisible();
  await expect(page.getByRole('region', { name: NAMED.killer('salt-widow') })).toBeVisible();
  await untilKept(page, n);
});
