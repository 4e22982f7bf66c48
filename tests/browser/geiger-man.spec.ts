import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { AFTER } from '../../src/games/geiger-man/text/after-words.ts';
import { LOBBY } from '../../src/games/geiger-man/text/lobby-words.ts';
import { WORDS } from '../../src/games/geiger-man/text/words.ts';
import { GAMES } from '../../src/games/index.ts';
import { LOCATION } from '../../src/rules/geiger-man/index.ts';
import { ENDING } from '../../src/text/ending/ending.ts';
import { ENDING_WAYS } from '../../src/text/ending/ending-ways.ts';
import { UI } from '../../src/text/play/ui.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { expectNothingSerious, expectStark } from './axe-kit.ts';
import { asked, choices } from './geiger-man-kit.ts';
import { chance } from './play-kit.ts';
import { isRehearsal } from './rehearsal-kit.ts';

const { NAMED, TABLE } = WORDS.table;

// It is played here as soon as it is on the list; before that, in a rehearsal.
test.skip(!isRehearsal && !GAMES.some(({ id }) => id === 'geiger-man'), 'it is on no list yet');

async function begin(page: Page, query: string): Promise<void> {
  await page.goto(`./?${query}#geiger-man/show`);
  await page.getByRole('radio', { name: WORDS.names.girlName('hazel') }).check();
  await page.getByRole('button', { name: 'Roll film' }).click();
}

/** Presses any of the first nine answers; of a list that opens, one in it. */
async function pressOne(page: Page, pick: (most: number) => number, n: string): Promise<void> {
  for (let depth = 0; depth < 4; depth++) {
    const count = Math.min(9, await choices(page).locator('.gm-answers .gm-choice .cap').count());
    await page.keyboard.press(String(1 + pick(count)));
    if ((await choices(page).getAttribute('data-n')) !== n) return;
  }
}

test('a show is played to its end by its keys, at the table in words', async ({ page }) => {
  await begin(page, 'seed=keys&speed=instant&table=plain');
  // The map is a list: every space, and what it is next to.
  const map = await page.getByRole('region', { name: NAMED.board }).getByRole('listitem').allTextContents();
  expect(map).toHaveLength(18);
  const { spaceName } = WORDS.names;
  for (const { id, to } of LOCATION.moonglow.spaces) {
    const told = map.filter((words) => words.startsWith(spaceName(id)));
    expect(told.length, id).toBeGreaterThan(0);
    for (const [next] of to) expect(told.join(), `${id} beside ${next}`).toContain(spaceName(next));
  }
  await expect(page.getByRole('region', { name: NAMED.girl('hazel') })).toContainText(TABLE.saved);
  const pick = chance(7);
  for (let n = await asked(page, null); n !== null; n = await asked(page, n)) await pressOne(page, pick, n);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(WORDS.names.killerName('geiger-man'));
  const title = await end.getByRole('heading', { level: 3 }).first().textContent();
  await end.getByRole('tab', { name: ENDING.front }).click();
  await expect(end.getByRole('article')).toContainText(AFTER.newspaper.NEWS.toll.head);
  await end.getByRole('button', { name: UI.outcome.marquee }).click();
  await expect(end).toBeHidden();
  // What is over is in the vault, and runs again from there.
  await page.goto('./?speed=instant&table=plain#vault');
  const kept = page.getByRole('listitem', { name: title ?? '' });
  await kept.getByRole('button', { name: VAULT.finished.watch }).click();
  const projector = page.getByRole('region', { name: UI.film.projector });
  await projector.getByRole('slider', { name: LOBBY.vault.VAULT.round }).press('End');
  await expect(page.getByRole('region', { name: NAMED.girl('hazel') })).toBeVisible();
  await projector.getByRole('button', { name: UI.film.leave }).click();
  await expect(kept).toBeVisible();
});

test('at a drawn table her cards are the buttons, say why they cannot be played, and any card there can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 560 });
  await begin(page, 'seed=hand&speed=instant');
  const n = await asked(page, null);
  await expect(page.locator('#board canvas')).toBeVisible();
  const { actionName, girlName, killerName } = WORDS.names;
  const hand = page.getByRole('region', { name: NAMED.hand });
  const card = (name: string) => hand.getByRole('button', { name });
  const paper = (name: string) => page.getByRole('dialog', { name });
  await expect(choices(page).getByRole('button', { name: actionName('steps') })).toHaveCount(0);
  await expect(card(actionName('swing'))).toContainText(WORDS.choices.WHY_NOT.noTarget);
  await card(actionName('swing')).click();
  await expect(paper(actionName('swing'))).toContainText('FG12.1');
  await page.keyboard.press('Escape');
  for (const [region, name] of [
    [NAMED.girl('hazel'), girlName('hazel')],
    [NAMED.killer('geiger-man'), killerName('geiger-man')],
  ] as const) {
    await page.getByRole('region', { name: region }).getByRole('button', { name, exact: true }).click();
    await expect(paper(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper(name)).toBeHidden();
  }
  await card(actionName('steps')).click();
  await expect(choices(page)).not.toHaveAttribute('data-n', String(n));
});

test('its rooms are open: set-up, almanac, cue cards, tips, awards and tonight', async ({ page }) => {
  for (const room of ['show', 'almanac', 'cue-cards', 'tips', 'awards', 'tonight']) {
    await page.goto(`./?table=plain#geiger-man/${room}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingSerious(page);
  }
});

test('a show that is reloaded goes on at the same question', async ({ page }) => {
  await begin(page, 'seed=again&speed=instant&table=plain');
  const pick = chance(3);
  let n = await asked(page, null);
  for (let i = 0; i < 8 && n !== null; i++) {
    await pressOne(page, pick, n);
    n = await asked(page, n);
  }
  const heading = await choices(page).getByRole('heading').textContent();
  await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  await expect(choices(page)).toHaveAttribute('data-n', String(n));
  await expect(choices(page).getByRole('heading')).toHaveText(heading ?? '');
});

test('somebody else is asked what they would do, and the Killer why', async ({ page }) => {
  await begin(page, 'seed=advice&speed=instant&table=plain');
  let n = await asked(page, null);
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: WORDS.hints.HINT.name });
  await expect(advice).toContainText('%');
  await expect(choices(page).getByRole('button', { name: WORDS.hints.HINT.marked })).toHaveCount(1);
  const log = page.getByRole('region', { name: NAMED.log });
  const pick = chance(11);
  while (n !== null && (await log.getByText(WORDS.because.BECAUSE.title).count()) === 0) {
    await pressOne(page, pick, n);
    n = await asked(page, n);
  }
  await page.keyboard.press('w');
  const why = page.getByRole('dialog', { name: NAMED.why });
  await expect(why.getByText(/^FG(15|28)/).first()).toBeVisible();
  await expectNothingSerious(page);
});

test('a show that was left is looked at decision by decision, and shot again from one of them', async ({ page }) => {
  await begin(page, 'seed=dailies&speed=instant&table=plain');
  const pick = chance(5);
  let n = await asked(page, null);
  for (let i = 0; i < 3 && n !== null; i++) {
    await pressOne(page, pick, n);
    n = await asked(page, n);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  await page.getByRole('dialog').getByRole('button', { name: ENDING_WAYS.dailies }).click();
  const { DAILIES } = AFTER.dailies;
  const chart = page.getByRole('slider', { name: DAILIES.chart });
  await expect(chart).toBeVisible();
  const decisions = Number(await chart.getAttribute('aria-valuemax'));
  expect(decisions).toBeGreaterThan(2);
  await page.getByText(DAILIES.table).click();
  await expect(page.getByRole('row')).toHaveCount(decisions + 1);
  await expectNothingSerious(page);
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: UI.film.leave }).click();
  await expect(chart).toBeVisible(); // back where one came from, and nothing is counted again
  await page.getByRole('button', { name: DAILIES.reshoot }).click();
  await expect(choices(page)).toHaveAttribute('data-n', /\d/);
});

test('the table is for everyone: nothing serious, in high contrast, and at 200 %', async ({ page }) => {
  await begin(page, 'seed=access&speed=instant&table=plain');
  await asked(page, null);
  await expectNothingSerious(page);
  await expectStark(page);
  await page.setViewportSize({ width: 640, height: 360 });
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
  await choices(page).getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(choices(page).getByRole('button').last()).toBeInViewport();
});

/** Played up to a throw that is still open. */
async function toAThrow(page: Page, seed: number): Promise<string> {
  const pick = chance(seed);
  let n = await asked(page, null);
  for (let i = 0; i < 60 && n !== null; i++) {
    if (
      (await page
        .getByRole('region', { name: NAMED.screen })
        .getByText(/\d, \d/)
        .count()) > 0
    )
      return n;
    await pressOne(page, pick, n);
    n = await asked(page, n);
  }
  throw new Error('nothing was thrown');
}

const kills =
  (times: number) =>
  async ({ context }: { context: BrowserContext }) => {
    let page = await context.newPage();
    await begin(page, `seed=kills&speed=instant&table=plain`);
    for (let i = 0; i < times; i++) {
      const n = await toAThrow(page, i);
      const heading = (await choices(page).getByRole('heading').textContent()) ?? '';
      await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
      await page.goto('chrome://crash').catch(() => {}); // its process ends without a word
      await page.close();
      page = await context.newPage();
      await page.goto('./?speed=instant&table=plain');
      await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
      await expect(choices(page)).toHaveAttribute('data-n', n);
      await expect(choices(page).getByRole('heading')).toHaveText(heading);
      await pressOne(page, chance(i), n);
    }
  };
test('a show that is killed twice in the middle of a throw goes on at that throw', kills(2));
test('a show that is killed ten times in the middle of a throw goes on at that throw @long', kills(10));

test('a whole show is played by roles alone @long', async ({ page }) => {
  await begin(page, 'seed=roles&speed=instant&table=plain');
  const pick = chance(19);
  for (let n = await asked(page, null); n !== null; n = await asked(page, n)) {
    for (let depth = 0; depth < 4 && (await choices(page).getAttribute('data-n')) === n; depth++) {
      const answers = choices(page).getByRole('region').getByRole('button');
      await answers.nth(pick(await answers.count())).click();
    }
  }
  await expect(page.getByRole('dialog')).toContainText(WORDS.names.killerName('geiger-man'));
});
