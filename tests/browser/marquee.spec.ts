import { expect, type Page, test } from '@playwright/test';
import { TITLE as EN } from '../../src/text/en/rooms/title.ts';
import { TITLE as ES } from '../../src/text/es/rooms/title.ts';
import { FILMS } from '../../src/text/rooms/films.ts';
import { OUTSIDE } from '../../src/text/rooms/outside.ts';
import { type Served, serve } from '../../tools/soak/serve.ts';
import { expectNothingSerious } from './axe-kit.ts';
import { houseOfAll } from './rehearsal-kit.ts';

/** The marquee of a house with several games: a row of posters, and the board of the film that is chosen. */
const { names, asides, firstVisit } = EN.menu;
const STAND_IN = 'The Stand-In';
const GEIGER_MAN = 'The Geiger Man';
const ROSWELL = FILMS.movies['roswell-51'].name;
const PITTSBURGH = FILMS.movies['pittsburgh-68'].name;

const poster = (page: Page, film: string) => page.getByRole('radio', { name: film });
const board = (page: Page, words: { menu: { label: string } } = EN) =>
  page.getByRole('navigation', { name: words.menu.label });
const way = (page: Page, name: string) => board(page).getByRole('button', { name: new RegExp(`^${name}`) });

let host: Served;
const asked: string[] = [];
test.beforeAll(async () => {
  host = await serve(await houseOfAll(), { onAsked: (file) => asked.push(file) });
});
test.afterAll(() => host.close());

test('a poster for each film: arrows walk them, the board and the night are those of the chosen one', async ({
  page,
}) => {
  asked.length = 0;
  await page.goto(host.url);
  const posters = page.getByRole('group', { name: OUTSIDE.posters });
  await expect(posters.getByRole('radio')).toHaveCount(4);
  await expect(page.getByText(EN.bill(4))).toBeVisible();
  await expect(poster(page, ROSWELL)).toBeChecked();
  await expect(board(page).getByRole('heading', { name: ROSWELL })).toBeVisible();
  await expect(board(page).getByRole('button').first()).toHaveText(`${names['first-night']}${firstVisit}`);
  await expect(page.getByRole('img', { name: EN.scenery })).toBeVisible();
  await expect(posters.getByRole('button')).toHaveCount(0); // nothing is kept where there is no worker
  await expectNothingSerious(page);

  await poster(page, ROSWELL).focus();
  await page.keyboard.press('ArrowRight');
  await expect(poster(page, PITTSBURGH)).toBeChecked();
  await expect(board(page).getByRole('heading', { name: PITTSBURGH })).toBeVisible();
  const ofPittsburgh = [names.feature, names.reels, names.direct, names.tonight]; // the lesson is the other film's
  await expect(board(page).getByRole('button')).toHaveText(ofPittsburgh.map((it) => new RegExp(`^${it}`)));
  await expect(page.getByRole('img', { name: OUTSIDE.mill })).toBeVisible();
  await expect(page.getByRole('img', { name: EN.scenery })).toHaveCount(0);
  const isLarge = (file: string) => file.includes('poster-large');
  expect(asked.filter(isLarge)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: OUTSIDE.driveIn(GEIGER_MAN) })).toBeVisible();
  await expect.poll(() => asked.filter(isLarge)).toEqual(['assets/art/geiger-man/poster-large.webp']);
  const onTop = board(page).getByRole('button').first();
  await expect(onTop).toContainText(firstVisit);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectNothingSerious(page);

  await page.keyboard.press('Enter');
  await expect(onTop).toBeFocused();
  await way(page, 'A show').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: EN.name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(poster(page, GEIGER_MAN)).toBeChecked();
  await expect(way(page, 'A show')).toBeFocused();

  // Its rooms are about the film on the board.
  await poster(page, PITTSBURGH).check();
  await way(page, names.feature).click();
  await expect(page.getByRole('radio', { name: PITTSBURGH })).toBeChecked();
  await page.goto(`${host.url}#stand-in/almanac`);
  await expect(page.getByRole('heading', { level: 1, name: names.almanac })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(poster(page, STAND_IN)).toBeChecked();
});

test('whatever the window, nothing of it is cut off; a narrow one has a strip that scrolls', async ({ page }) => {
  for (const [lang, words] of [
    ['en', EN],
    ['es', ES],
  ] as const) {
    await page.goto(`${host.url}?lang=${lang}`);
    const posters = page.getByRole('radio');
    await expect(posters).toHaveCount(4);
    for (const [width, height] of [
      [1024, 640],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const parts = [page.getByRole('heading', { level: 1 }), board(page, words), page.getByRole('contentinfo')];
      for (const part of [...parts, posters.first(), posters.last()])
        await expect(part, `${lang}, ${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
    }
  }
  await page.setViewportSize({ width: 480, height: 900 });
  const last = page.getByRole('radio').last();
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.95 });
  // The strip does, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test('Continue says which film, and its poster has a tag', async ({ page }) => {
  await page.goto(`${host.url}?seed=marquee&speed=instant&table=plain#stand-in/game`);
  await page.getByRole('button', { name: 'Take your seats' }).click();
  await expect(page.getByRole('region', { name: 'Your choice' }).getByText(/\?$/)).toBeVisible();
  await page.goto(host.url);
  const ticket = way(page, EN.menu.continue);
  await expect(ticket).toHaveText(/The Stand-In\. Turn 1/);
  await expect(poster(page, STAND_IN)).toBeChecked();
  await expect(page.getByRole('radio', { name: /Turn 1/ })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /Turn 1/ })).toHaveAccessibleName(/The Stand-In/);

  await poster(page, ROSWELL).check();
  await expect(way(page, names.feature)).toContainText(asides.feature);
  await expect(ticket).toContainText(STAND_IN);
  await page.setViewportSize({ width: 1024, height: 640 });
  for (const part of [board(page), page.getByRole('contentinfo'), poster(page, STAND_IN)])
    await expect(part).toBeInViewport({ ratio: 0.99 });
  await ticket.click();
  await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible();
});
