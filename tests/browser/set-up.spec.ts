import { expect, type Page, test } from '@playwright/test';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import { CAPTIONS } from '../../src/text/play/captions.ts';
import { UI } from '../../src/text/play/ui.ts';
import { FILMS } from '../../src/text/rooms/films.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { SETTINGS } from '../../src/text/rooms/settings.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { TONIGHT } from '../../src/text/rooms/tonight.ts';
import { shelfOf } from '../../tools/soak/shelf.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { nextQuestion, startFeature, untilPreferred, watch } from './play-kit.ts';

const QUICK = '?seed=saucer&speed=instant&table=plain';
const rollOf = (page: Page) => page.getByRole('button', { name: SET_UP.ticket.roll, exact: true });
const linkOf = (page: Page) => page.getByRole('textbox', { name: SET_UP.ticket.link });
const onMenu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** What was written down of the movie that is being played. */
async function saved(page: Page): Promise<Save | null> {
  const kept = await shelfOf(page);
  const generation = (kept['autosave-a'] ?? kept['autosave-b']) as { body: string } | undefined;
  return generation === undefined ? null : (JSON.parse(generation.body) as Save);
}

test('two clicks, or one and Enter, and the film rolls', async ({ page }) => {
  await page.goto(`./${QUICK}`);
  await onMenu(page, TITLE.menu.names.feature).click();
  await expect(rollOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await nextQuestion(page, null);
  await expect.poll(async () => (await saved(page))?.config).toMatchObject({ seed: 'saucer', seats: 3 });
});

test('what was chosen is what plays, and next time it can be had again', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto(`./${QUICK}#feature`);
  await page.getByRole('button', { name: SET_UP.seats.more }).click();
  await page.getByRole('combobox', { name: SET_UP.seats.player(3) }).selectOption('brave');
  await page.getByRole('button', { name: SET_UP.seats.choose(1, SET_UP.seats.drawn) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'The Robot' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${SET_UP.level['late-show'].name}`) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${SET_UP.personality.butcher.name}`) }).check();
  await page.getByText(new RegExp(SET_UP.rules.singly(2).replace('2', '\\d'))).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${SET_UP.rules.switches.survivorLoss.name}`) }).uncheck();
  await page.getByRole('combobox', { name: new RegExp(`^${SET_UP.rules.switches.backSeat.name}`) }).selectOption('lab');
  const seed = page.getByRole('textbox', { name: SET_UP.ticket.seed });
  await seed.fill('not a seed!');
  await expect(page.getByRole('alert')).toHaveText(SET_UP.problems.seed);
  await expect(rollOf(page)).toBeDisabled();
  await seed.fill('mesa-51');
  await expectNothingSerious(page);
  await rollOf(page).click();
  await nextQuestion(page, null);
  await expect
    .poll(() => saved(page))
    .toMatchObject({
      config: {
        seed: 'mesa-51',
        seats: 4,
        options: { coverAttack: true, backSeat: 'lab' },
        loaded: { survivors: [expect.any(String), 'robot', expect.any(String), expect.any(String)] },
      },
      seating: { seats: ['you', 'you', 'you', 'brave'], director: 'late-show:butcher' },
    });
  expect((await saved(page))?.config.options).not.toHaveProperty('survivorLoss');
  await expect(page.getByRole('main', { name: UI.table })).toContainText('The Robot');

  await page.goto('./#feature');
  await page.getByRole('button', { name: new RegExp(`^${SET_UP.ticket.sameAgain}`) }).click();
  await expect(page.getByRole('status').filter({ hasText: SET_UP.news['same-again'] })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${SET_UP.personality.butcher.name}`) })).toBeChecked();
  await expect(linkOf(page)).not.toHaveValue(/mesa-51/);
  expect(complaints).toEqual([]);
});

test('a link carries the whole set-up; a torn one says so', async ({ page }) => {
  await page.goto(`./${QUICK}#feature`);
  await page.getByRole('radio', { name: new RegExp(`^${SET_UP.level.matinee.name}`) }).check();
  await page.getByRole('combobox', { name: SET_UP.seats.player(2) }).selectOption('selfish');
  const link = await linkOf(page).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(SET_UP.news.link)).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${SET_UP.level.matinee.name}`) })).toBeChecked();
  await expect(page.getByRole('combobox', { name: SET_UP.seats.player(2) })).toHaveValue('selfish');
  await expect(linkOf(page)).toHaveValue(link);

  await page.goto('about:blank');
  await page.goto(`${link.split('?')[0]}?film=1.saucer.yyy`);
  await expect(page.getByText(SET_UP.news['bad-link'])).toBeVisible();
  await expect(rollOf(page)).toBeEnabled();
});

test('tonight’s show plays from the marquee and leaves a line to copy', async ({ page }) => {
  await page.goto(`./${QUICK}`);
  await onMenu(page, TITLE.menu.names.tonight).click();
  await page.getByRole('region', { name: TONIGHT.now }).getByRole('button', { name: TONIGHT.play }).click();
  await nextQuestion(page, null);
  await expect.poll(async () => (await saved(page))?.mode.kind).toBe('tonight');
  expect((await saved(page))?.config.seed).toMatch(/^tonight-\d{4}-\d\d-\d\d$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.concede }).click();
  await page.getByRole('button', { name: UI.pause.concedeYes }).click();
  await expect.poll(async () => (await shelfOf(page))['roswell-51/nights']).toBeTruthy();
  await page.goto('./#tonight');
  await page.getByRole('radio', { name: FILMS.movies['pittsburgh-68'].name }).check(); // its show is still to be seen
  await expect(page.getByRole('region', { name: TONIGHT.now })).toContainText(FILMS.movies['pittsburgh-68'].name);
  await expect(page.getByRole('button', { name: TONIGHT.play, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: FILMS.movies['roswell-51'].name }).check();
  const line = page.getByRole('region', { name: TONIGHT.now }).getByRole('textbox');
  await expect(line).toHaveValue(
    /^Last Reel · \d+ \w{3} \d{4} · Roswell 51 · Feature(\/\w+)? · [★½☆]+ · [▮▯]{4} reels · walked out$/,
  );
  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(13);
});

test('settings hold at once and survive a reload', async ({ page }) => {
  await page.goto('./#settings');
  const root = page.locator('html');
  const size = () => root.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const usual = await size();
  await page.getByRole('radio', { name: SETTINGS.sight.texts[1.3] }).check();
  await page.getByRole('radio', { name: SETTINGS.sight.motions.reduced }).check();
  await page.getByRole('checkbox', { name: SETTINGS.sound.muted }).check();
  await page.getByRole('slider', { name: SETTINGS.sound.music }).fill('0.3');
  await page.getByRole('checkbox', { name: SETTINGS.sound.captions }).check();
  await page.getByRole('checkbox', { name: SETTINGS.pace.waitMove }).check();
  await page.getByRole('checkbox', { name: SETTINGS.sight.grain }).uncheck();
  await page.getByRole('group', { name: SETTINGS.sight.contrast }).getByRole('radio', { name: 'On' }).check();
  await expect(root).toHaveAttribute('data-contrast', 'high');
  expect(await size()).toBeCloseTo(1.3 * usual);
  await expectNothingSerious(page);
  await untilPreferred(page, { text: 1.3, motion: 'reduced', music: 0.3, grain: false, contrast: 'on' });
  await page.reload();
  await expect(page.getByRole('radio', { name: SETTINGS.sight.texts[1.3] })).toBeChecked();
  await expect(page.getByRole('radio', { name: SETTINGS.sight.motions.reduced })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: SETTINGS.sound.muted })).toBeChecked();
  await expect(page.getByRole('slider', { name: SETTINGS.sound.music })).toHaveValue('0.3');
  for (const on of [SETTINGS.sound.captions, SETTINGS.pace.waitMove])
    await expect(page.getByRole('checkbox', { name: on })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: SETTINGS.sight.grain })).not.toBeChecked();
  await expect(root).toHaveAttribute('data-contrast', 'high');
  expect(await size()).toBeCloseTo(1.3 * usual);
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  // What is heard is told in words, silently: the screenplay says it to those who listen to the page.
  await startFeature(page, 'seed=caption&speed=1x&table=plain');
  await expect(page.locator('#captions')).toContainText(`[${CAPTIONS['reel-start']}]`);
  await expect(page.locator('#captions')).toHaveAttribute('aria-hidden', 'true');
});
