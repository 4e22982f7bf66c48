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
import { expectNothingSerious, expectStark } from './axe-kit.ts';
import { liftFlap, onDial, onDrum, seatsDial } from './booth-kit.ts';
import { nextQuestion, startFeature, untilPreferred, watch } from './play-kit.ts';

const QUICK = '?seed=saucer&speed=instant&table=plain';
const rollOf = (page: Page) => page.getByRole('button', { name: SET_UP.ticket.roll });
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
  const seats = page.getByRole('group', { name: SET_UP.seats.title, exact: true });
  await seatsDial(page, 3).press('ArrowRight');
  await expect(seatsDial(page, 4)).toBeFocused();
  await expect(seats).toHaveAccessibleDescription(SET_UP.ticket.seats(4, 3));
  await expect(page.getByRole('button', { name: SET_UP.flap.unusual(0) })).toBeVisible();
  await liftFlap(page);
  await onDrum(page, SET_UP.seats.player(3), SET_UP.tempers.brave.name).press(' ');
  await page.getByRole('button', { name: SET_UP.seats.choose(1, SET_UP.seats.drawn) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'The Robot' }).click();
  await onDial(page, SET_UP.level.title, SET_UP.level['late-show'].name).check();
  await page.getByRole('radio', { name: new RegExp(`^${SET_UP.personality.butcher.name}`) }).check();
  await page
    .getByRole('switch', { name: new RegExp(`^${SET_UP.rules.switches['roswell-51'].survivorLoss.name}`) })
    .uncheck();
  const { backSeat } = SET_UP.rules.switches['roswell-51'];
  await onDrum(page, backSeat.name, backSeat.values?.lab ?? '').press(' ');
  // A co-star, a survivor, a personality, and two rules.
  await expect(page.getByRole('button', { name: SET_UP.flap.unusual(5) })).toBeVisible();
  const seed = page.getByRole('textbox', { name: SET_UP.ticket.seed });
  await seed.fill('not a seed!');
  await expect(page.getByRole('alert')).toHaveText(SET_UP.problems.seed);
  await expect(rollOf(page)).toBeDisabled();
  await seed.fill('mesa-51');
  await expectNothingSerious(page);
  await expectStark(page);
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
  await liftFlap(page);
  await page.getByRole('button', { name: new RegExp(`^${SET_UP.ticket.sameAgain}`) }).click();
  await expect(page.getByRole('status').filter({ hasText: SET_UP.news['same-again'] })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${SET_UP.personality.butcher.name}`) })).toBeChecked();
  await expect(linkOf(page)).not.toHaveValue(/mesa-51/);
  expect(complaints).toEqual([]);
});

test('a link carries the whole set-up; a torn one says so', async ({ page }) => {
  await page.goto(`./${QUICK}#feature`);
  await onDial(page, SET_UP.level.title, SET_UP.level.matinee.name).check();
  await liftFlap(page);
  await onDrum(page, SET_UP.seats.player(2), SET_UP.tempers.selfish.name).press(' ');
  const link = await linkOf(page).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(SET_UP.news.link)).toBeVisible();
  await expect(onDial(page, SET_UP.level.title, SET_UP.level.matinee.name)).toBeChecked();
  await liftFlap(page);
  await expect(onDrum(page, SET_UP.seats.player(2), SET_UP.tempers.selfish.name)).toBeChecked();
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
  const speeds = page.getByRole('group', { name: SETTINGS.pace.speed });
  await speeds.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(speeds.getByRole('radio', { name: SETTINGS.pace.speeds['2x'] })).toBeChecked();
  await speeds.hover(); // the knob is in its middle
  await page.mouse.wheel(0, 100);
  await expect(speeds.getByRole('radio', { name: SETTINGS.pace.speeds['4x'] })).toBeChecked();
  const told = page.getByRole('tabpanel').getByText(SETTINGS.pace.speedHelp).filter({ visible: true });
  await expect(told).toBeVisible(); // in the window; who listens has it with the dial
  await expect(speeds).toHaveAccessibleDescription(SETTINGS.pace.speedHelp);
  const root = page.locator('html');
  const size = () => root.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const usual = await size();
  await page.getByRole('radio', { name: SETTINGS.sight.texts[1.3] }).check();
  await page.getByRole('radio', { name: SETTINGS.sight.motions.reduced }).check();
  await page.getByRole('switch', { name: SETTINGS.sound.muted }).check();
  await page.getByRole('slider', { name: SETTINGS.sound.music }).fill('0.3');
  await page.getByRole('switch', { name: SETTINGS.sound.captions }).check();
  await page.getByRole('switch', { name: SETTINGS.pace.waitMove }).check();
  await page.getByRole('switch', { name: SETTINGS.sight.grain }).uncheck();
  await page.getByRole('group', { name: SETTINGS.sight.contrast }).getByRole('radio', { name: 'On' }).check();
  await expect(root).toHaveAttribute('data-contrast', 'high');
  expect(await size()).toBeCloseTo(1.3 * usual);
  await expectNothingSerious(page);
  await untilPreferred(page, { text: 1.3, motion: 'reduced', music: 0.3, grain: false, contrast: 'on' });
  await page.reload();
  await expect(page.getByRole('radio', { name: SETTINGS.sight.texts[1.3] })).toBeChecked();
  await expect(page.getByRole('radio', { name: SETTINGS.sight.motions.reduced })).toBeChecked();
  await expect(page.getByRole('switch', { name: SETTINGS.sound.muted })).toBeChecked();
  await expect(page.getByRole('slider', { name: SETTINGS.sound.music })).toHaveValue('0.3');
  for (const on of [SETTINGS.sound.captions, SETTINGS.pace.waitMove])
    await expect(page.getByRole('switch', { name: on })).toBeChecked();
  await expect(page.getByRole('switch', { name: SETTINGS.sight.grain })).not.toBeChecked();
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
