import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';
import { SETTINGS } from '../../src/text/rooms/settings.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { LATER_GAMES } from '../../tools/later-games.ts';
import { shelfOf } from '../../tools/soak/shelf.ts';
import { nextQuestion, startFeature, untilKept } from './play-kit.ts';
import { isRehearsal } from './rehearsal-kit.ts';

const SIZES = [
  [1024, 640],
  [1280, 720],
  [1920, 1080],
] as const;

/** Of one game its films; of several how many. */
const HOW_MANY = isRehearsal ? 1 + LATER_GAMES.length : GAMES.length;
const ON_TONIGHT = HOW_MANY === 1 ? TITLE.tonight : TITLE.bill(HOW_MANY + 1); // the first has two

/** What must never be told on a console, and whoever else is asked. */
function mind(page: Page): { complaints: string[]; hosts: Set<string> } {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    // That no worker is wanted here is the test's own wish.
    const isOurs = message.text().startsWith('Service Worker registration blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isOurs) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return { complaints, hosts };
}

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

test('the marquee', async ({ page, baseURL }) => {
  const { complaints, hosts } = mind(page);
  const menu = page.getByRole('navigation', { name: TITLE.menu.label });
  const house = page.getByRole('navigation', { name: TITLE.menu.doors });
  const heading = page.getByRole('heading', { level: 1 });
  const { names } = TITLE.menu;
  // Nothing is kept yet, so there is nothing to continue, and the lesson stands on top.
  const ways = [names['first-night'], names.feature, names.reels, names.direct, names.tonight];
  const doors = [names.vault, names.almanac, names['cue-cards'], names.awards, names.settings, names.credits];
  await page.goto('./');

  await test.step('says what the picture is and what there is to see', async () => {
    await expect(page).toHaveTitle(TITLE.name);
    await expect(page.getByRole('heading', { level: 1, name: TITLE.name })).toBeVisible();
    await expect(page.getByRole('img', { name: TITLE.scenery })).toBeVisible();
    await expect(page.getByText(ON_TONIGHT)).toBeVisible();
    await expect(page.getByText(TITLE.what)).toBeVisible();
    await expect(menu.getByRole('button')).toHaveText(ways.map((way) => new RegExp(`^${way}`)));
    await expect(house.getByRole('button')).toHaveText(doors);
  });

  await test.step('is quiet on the console and asks no other host', async () => {
    await page.evaluate(() => document.fonts.ready);
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  });

  await test.step('has the letters that it was painted with', async () => {
    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family.replaceAll('"', '')] : [])),
    );
    for (const face of ['Creepster', 'Limelight', 'Special Elite', 'Anton', 'Barlow Semi Condensed'])
      expect(loaded).toContainEqual(expect.stringContaining(face));
  });

  await test.step('moves nothing where less motion is asked for; otherwise the bulbs chase and the beam breathes', async () => {
    expect(await moving(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const [width, height] of SIZES)
    await test.step(`is not cut off at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const part of [heading, menu, page.getByRole('contentinfo')])
        await expect(part).toBeInViewport({ ratio: 1 });
    });

  await test.step('leads nowhere that is not there: every door opens on a room of its name, and Escape leads out again', async () => {
    for (const name of [...doors, ...ways]) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(heading).toHaveText(name);
      await page.keyboard.press('Escape');
      await expect(menu).toBeVisible();
    }
    await house.getByRole('button', { name: names.credits }).click();
    await expect(page.getByRole('main')).toContainText('game-icons.net');
    expect(complaints).toEqual([]);
  });

  await test.step('runs no script but our own', async () => {
    const ran = await page.evaluate(() => {
      document.title = 'as it was';
      const script = document.createElement('script');
      script.append('document.title = "the aliens were here"'); // as text it is refused before it could run
      document.body.append(script);
      return document.title;
    });
    expect(ran).toBe('as it was');
  });
});

test('who has begun a movie is no first visitor, and who has only chosen settings still is', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: TITLE.menu.label });
  const { names } = TITLE.menu;
  await page.goto('./?table=plain#settings');
  await page.getByRole('switch', { name: SETTINGS.sight.grain }).click();
  await expect.poll(async () => Object.keys(await shelfOf(page))).toContain('preferences');
  await page.goto('./?');
  await expect(menu.getByRole('button').first()).toHaveText(`${names['first-night']}${TITLE.menu.firstVisit}`);

  await startFeature(page, 'seed=been-here&speed=instant&threat=off&table=plain');
  await untilKept(page, await nextQuestion(page, null));
  await page.goto('./');
  const rows = [TITLE.menu.continue, names.feature, names.reels, names['first-night'], names.direct, names.tonight];
  await expect(menu.getByRole('button')).toHaveText(rows.map((row) => new RegExp(`^${row}`)));
  await expect(menu.getByText(TITLE.menu.firstVisit)).toHaveCount(0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(menu).toBeInViewport({ ratio: 1 });
  }
});
