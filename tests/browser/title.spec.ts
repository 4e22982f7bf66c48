import { expect, test } from '@playwright/test';
import { SETTINGS } from '../../src/text/rooms/settings.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { shelfOf } from '../../tools/soak/shelf.ts';
import { nextQuestion, startFeature, untilKept } from './play-kit.ts';

const SIZES = [
  [1024, 640],
  [1280, 720],
  [1920, 1080],
] as const;

test('the marquee says what the picture is and what there is to see', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(TITLE.name);
  await expect(page.getByRole('heading', { level: 1, name: TITLE.name })).toBeVisible();
  await expect(page.getByRole('img', { name: TITLE.scenery })).toBeVisible();
  await expect(page.getByText(TITLE.tonight)).toBeVisible();
  await expect(page.getByText(TITLE.what)).toBeVisible();

  const menu = page.getByRole('navigation', { name: TITLE.menu.label });
  const { names } = TITLE.menu;
  // Nothing is kept yet, so there is nothing to continue, and the lesson stands on top.
  const ways = [names['first-night'], names.feature, names.reels, names.direct, names.tonight];
  await expect(menu.getByRole('button')).toHaveText(ways.map((way) => new RegExp(`^${way}`)));
  const doors = [names.vault, names.almanac, names['cue-cards'], names.awards, names.settings, names.credits];
  const house = page.getByRole('navigation', { name: TITLE.menu.doors });
  await expect(house.getByRole('button')).toHaveText(doors);
  // And nothing leads nowhere: every door opens on a room of its name, and Escape leads out again.
  for (const name of [...doors, ...ways]) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(menu).toBeVisible();
  }
  await house.getByRole('button', { name: names.credits }).click();
  await expect(page.getByRole('main')).toContainText('game-icons.net');
});

test('who has begun a movie is no first visitor, and who has only chosen settings still is', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: TITLE.menu.label });
  const { names } = TITLE.menu;
  await page.goto('./?table=plain#settings');
  await page.getByRole('checkbox', { name: SETTINGS.sight.grain }).click();
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

test('it is quiet on the console and asks no other host', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));

  await page.goto('./');
  await page.evaluate(() => document.fonts.ready);
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

test('its letters are the ones it was painted with', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // nothing is loaded for what is not there
  await page.evaluate(() => document.fonts.ready);
  for (const face of ['Creepster', 'Limelight', 'Special Elite', 'Anton', 'Barlow Semi Condensed']) {
    const loaded = await page.evaluate(
      (name) => [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
      face,
    );
    expect(loaded, face).toBe(true);
  }
});

test('the policy holds: no script but our own runs', async ({ page }) => {
  await page.goto('./');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "the aliens were here"'); // as text it is refused before it could run
    document.body.append(script);
    return document.title;
  });
  expect(ran).toBe(TITLE.name);
});

for (const [width, height] of SIZES) {
  test(`nothing is cut off at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await page.evaluate(() => document.fonts.ready);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: TITLE.menu.label }),
      page.getByRole('contentinfo'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test('with reduced motion nothing moves', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('otherwise', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the bulbs chase and the beam breathes', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  });
});
