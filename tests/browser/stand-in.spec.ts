import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';
import { Recording } from '../../src/games/stand-in/app/play/recording.ts';
import { setupFor } from '../../src/games/stand-in/app/play/setup.ts';
import { STAND_IN } from '../../src/games/stand-in/kept.ts';
import { type Reply, type StandInConfig, standIn } from '../../src/rules/stand-in/index.ts';
import { UI } from '../../src/text/play/ui.ts';
import { filmed } from '../stand-in/company/positions.ts';
import { expectNothingSerious, expectStark } from './axe-kit.ts';
import { isRehearsal } from './rehearsal-kit.ts';
import { answered, askedOn, putNearlyOver } from './stand-in-kit.ts';

// It is played here as soon as it is on the list; before that, in a rehearsal.
test.skip(!isRehearsal && !GAMES.some(({ id }) => id === STAND_IN), 'it is on no list yet');

const QUERY = 'seed=browser-3&speed=instant&table=plain';
const over = (page: Page) => page.getByRole('dialog');

/** Something is asked of the player, or a paper lies over the table. */
const untilAsked = (page: Page) => expect(askedOn(page).getByText(/\?$/).or(over(page)).first()).toBeVisible();

async function open(context: BrowserContext, room = 'game'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`./?${QUERY}#${STAND_IN}/${room}`);
  return page;
}

test('a game is set up, dealt, left, gone on with and played to its end, by names alone @long', async ({ context }) => {
  let page = await open(context);
  for (let seats = 6; seats > 4; seats--) await page.getByRole('button', { name: 'One seat fewer' }).click();
  await page.getByRole('radio', { name: /^Original/ }).check();
  await page.getByRole('radio', { name: /^Matinee/ }).check();
  await page.getByRole('button', { name: 'Take your seats' }).click();
  await untilAsked(page);
  await expect(page.getByRole('heading', { name: 'The Stand-In' })).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'You have' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').first()).toBeVisible();

  const mark = page.getByRole('button', { name: /^Your mark on/ }).first();
  await expect(mark).toHaveAccessibleName(/no opinion/);
  await mark.click();
  await expect(mark).toHaveAccessibleName(/trusted/);

  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Show your hand to yourself' })).toBeVisible();
  await page.keyboard.press('g');

  const kept = await page.locator('#house').getAttribute('data-kept');
  expect(Number(kept)).toBeGreaterThanOrEqual(0);
  await page.close(); // without a word
  page = await context.newPage();
  await page.goto(`./?${QUERY}`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await untilAsked(page);
  await expect(page.getByRole('button', { name: /^Your mark on/ }).first()).toHaveAccessibleName(/trusted/);

  await playToTheEnd(page);
  await expect(over(page).getByText('Who was who')).toBeVisible();
  await expect(over(page).getByRole('listitem')).toHaveCount(4);
  await over(page).getByRole('button', { name: 'Another game' }).click();
  await untilAsked(page);

  // It lies in the vault, and is seen again with other eyes.
  await page.goto(`./?${QUERY}#vault`);
  const projector = page.getByRole('region', { name: 'In the projector' });
  await expect(projector.getByText(/^Turn 1 · 4 of 4 in play/)).toBeVisible();
  await page.getByRole('button', { name: 'Watch' }).first().click();
  await page.getByRole('button', { name: 'Stop the film' }).click();
  await page.getByRole('radio', { name: 'with open hands' }).check();
  await page.getByRole('slider', { name: 'Turn', exact: true }).press('Home'); // at the end it may be out
  await expect(page.getByRole('listitem').filter({ hasText: /The Stand-In ·|· The Stand-In/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vault' })).toBeVisible();
});

/** The first answer that there is, by its digit, and whoever is burnt jumps to the end. */
async function playToTheEnd(page: Page): Promise<void> {
  const ended = over(page).getByText('Who was who');
  for (;;) {
    await untilAsked(page);
    if (await ended.isVisible()) return;
    const jump = over(page).getByRole('button', { name: 'Jump to the end' });
    if (await jump.isVisible()) await jump.click();
    else await answered(page);
  }
}

test('the rushes of a finished game are told from the vault: every role, each suspicion, as a chart and in words', async ({
  page,
}) => {
  const { config, replies } = filmed('feature', 4, 901);
  const setup = setupFor({ config, level: 'feature', mode: { kind: 'game' } });
  const text = Recording.start({ ...setup, openingReplies: replies }).replay();
  await page.goto(`./?${QUERY}#vault`);
  const file = { name: 'replay.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Dailies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rushes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who was who' }).getByRole('listitem')).toHaveCount(4);
  await page.getByText('The same in words').click();
  await expect(page.getByRole('row', { name: /^1 / }).getByRole('cell')).toHaveCount(4);
  await expect(page.getByRole('columnheader', { name: '(the Stand-In)' })).toHaveCount(1);
  await expectNothingSerious(page);
  await page.getByRole('group', { name: 'As it was seen by' }).getByRole('radio').nth(1).press(' ');
  await page
    .getByRole('button', { name: /^See the table in turn/ })
    .first()
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: /The Stand-In ·|· The Stand-In/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rushes' })).toBeVisible();
});

test('a card has the key of its place in the hand, whatever can be done with the others', async ({ context }) => {
  const page = await open(context);
  await page.getByRole('button', { name: 'Take your seats' }).click();
  const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('listitem');
  let dead = 0;
  for (let asks = 0; asks < 6; asks++) {
    await untilAsked(page);
    for (const [place, words] of (await cards.allInnerTexts()).entries()) {
      const key = /\d$/.exec(words.trim())?.[0];
      if (key === undefined) dead++;
      else expect(key).toBe(`${place + 1}`);
    }
    await answered(page);
  }
  expect(dead).toBeGreaterThan(0);
});

test('what can be said lies in lists: accuse, whom, of what', async ({ context }) => {
  const page = await open(context);
  await page.getByRole('button', { name: 'Take your seats' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Accuse…' }).click();
  await askedOn(page).getByRole('button').first().click();
  await expect(
    askedOn(page).getByRole('button', { name: /^Accuse the .* of being the Stand-In: certain/ }),
  ).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('0');
  await expect(askedOn(page).getByRole('button', { name: /^Back/ })).toHaveCount(0);
});

test('a game ends in its cast, a poster that is saved as a picture, and a paper', async ({ page }) => {
  await page.goto(`./?${QUERY}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await putNearlyOver(page, 901);
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await playToTheEnd(page);
  await expect(over(page).getByRole('listitem')).toHaveCount(4);
  await expect(over(page).getByRole('listitem').filter({ hasText: /“.+”/ })).toHaveCount(3); // all but oneself say something
  await expectNothingSerious(page);
  // Chromium and Node come to the same end.
  const replay = await over(page).getByRole('textbox', { name: UI.outcome.replay }).inputValue();
  const { config, replies } = JSON.parse(replay) as { config: StandInConfig; replies: Reply[] };
  const { game } = standIn.start(config);
  for (const reply of replies) standIn.advance(game, reply);
  await expect(over(page)).toContainText(UI.outcome.print(standIn.hash(game)));

  await over(page).getByRole('button', { name: 'Poster', exact: true }).click();
  const poster = over(page).getByRole('img', { name: /^The poster of / });
  await expect(poster).toBeVisible();
  const download = page.waitForEvent('download');
  await over(page).getByRole('button', { name: 'Save poster' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 1800]);

  await over(page).getByRole('button', { name: 'Front page' }).click();
  await expect(poster).toHaveCount(0);
  await expectNothingSerious(page);
});

test('the table is for everyone: nothing serious, in high contrast, and at 200 %', async ({ context }) => {
  const page = await open(context);
  await page.getByRole('button', { name: 'Take your seats' }).click();
  await untilAsked(page);
  await expectNothingSerious(page);
  await expectStark(page);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  for (const name of ['Your choice', 'Your hand']) {
    const last = page.getByRole('region', { name }).getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
});

test('every room of its own is for everyone, in high contrast as well', async ({ context }) => {
  const page = await open(context);
  for (const [room, title] of [
    ['game', 'The Stand-In'],
    ['first-night', 'First Night'],
    ['short-take', 'Short Take'],
    ['tonight', 'Tonight’s show'],
    ['almanac', 'Almanac'],
    ['cue-cards', 'Cue cards'],
    ['tips', 'Tips from the booth'],
    ['awards', 'Awards'],
  ] as const) {
    await page.goto(`./?${QUERY}#${STAND_IN}/${room}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNothingSerious(page);
    await expectStark(page);
  }
});
