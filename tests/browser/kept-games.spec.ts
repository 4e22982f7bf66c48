import { expect, type Page, test } from '@playwright/test';
import { NOTICE } from '../../src/text/rooms/notices.ts';
import { OFFLINE } from '../../src/text/rooms/offline.ts';
import { OUTSIDE } from '../../src/text/rooms/outside.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { filesOf } from '../../tools/bench/wire.ts';
import { isOfGame } from '../../tools/later-games.ts';
import { serve } from '../../tools/soak/serve.ts';
import { houseOfAll } from './rehearsal-kit.ts';

test.use({ serviceWorkers: 'allow' });

const WORDS = OUTSIDE.atHand;
const STAND_IN = 'The Stand-In';
const GEIGER_MAN = 'The Geiger Man';
const PLAIN = '?seed=shelf&speed=instant&table=plain';
const BACKDROP = 'assets/art/stand-in/backdrop.webp';

const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const poster = (page: Page, film: string) =>
  page.getByRole('group', { name: OUTSIDE.posters }).getByRole('listitem', { name: film });
const keep = (page: Page, film: string) => poster(page, film).getByRole('button', { name: WORDS['not-kept'] });

test('a game that is kept plays without a network; one that is not says so on its poster', async ({
  page,
  context,
}) => {
  const house = await houseOfAll();
  const host = await serve(house);
  await page.goto(`${host.url}${PLAIN}`);
  await isKept(page);
  await keep(page, STAND_IN).click();
  await expect(poster(page, STAND_IN)).toContainText(WORDS.kept);
  await expect(keep(page, GEIGER_MAN)).toBeVisible();

  await host.close();
  await context.setOffline(true);
  await page.reload();
  await expect(poster(page, STAND_IN)).toContainText(WORDS.kept);
  await expect(poster(page, GEIGER_MAN)).toContainText(WORDS.away);
  await expect(keep(page, GEIGER_MAN)).toHaveCount(0);
  const images = page.locator('.film-case img[src*="poster@"]');
  const isDrawn = (all: Element[]) => all.every((it) => (it as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => images.evaluateAll(isDrawn)).toBe(true); // posters hang outside: they come with the house

  await page.getByRole('radio', { name: GEIGER_MAN }).check();
  await page.getByRole('navigation', { name: TITLE.menu.label }).getByRole('button').first().click();
  await expect(page.getByRole('status').filter({ hasText: NOTICE.notFetched.none })).toBeVisible();

  const files = filesOf(house).filter((file) => isOfGame('stand-in', file));
  const missing = await page.evaluate(async (all) => {
    const there = await Promise.all(
      all.map((file) =>
        fetch(file).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return all.filter((_, i) => !there[i]);
  }, files);
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
  await page.goto(`${host.url}${PLAIN}#stand-in/game`);
  await page.getByRole('button', { name: 'Take your seats' }).click();
  await expect(page.getByRole('region', { name: 'Your choice' }).getByText(/\?$/)).toBeVisible();
});

test('whoever opens a game has it kept; what comes in pieces is not kept at all', async ({ page }) => {
  const lost = new Set<string>([BACKDROP]);
  const host = await serve(await houseOfAll(), {
    edit: (path, body) => {
      if (lost.has(path)) throw new Error('not on this host');
      return body;
    },
  });
  await page.goto(`${host.url}${PLAIN}`);
  await isKept(page);
  await keep(page, STAND_IN).click();
  await expect(poster(page, STAND_IN)).toContainText(WORDS['not-fetched']);
  expect(await shelves(page)).toEqual([]);

  lost.clear();
  await page.goto(`${host.url}${PLAIN}#stand-in/game`);
  await expect(page.getByRole('button', { name: 'Take your seats' })).toBeVisible();
  await expect.poll(() => shelves(page)).toHaveLength(1);
  await page.goto(`${host.url}${PLAIN}`);
  await expect(poster(page, STAND_IN)).toContainText(WORDS.kept);
  await host.close();
});

test('a newer print brings along what was kept, before it takes over', async ({ page, context }) => {
  let newer = false;
  const host = await serve(await houseOfAll(), {
    edit: (path, body) => {
      if (!newer) return body;
      if (path === BACKDROP) return Buffer.from('a newer backdrop');
      // As a build would: another content is another print.
      return path === 'sw.js' ? Buffer.from(String(body).replace(/(game:.stand-in.,print:.)\w/, '$1x')) : body;
    },
  });
  await page.goto(`${host.url}${PLAIN}`);
  await isKept(page);
  await keep(page, STAND_IN).click();
  await expect(poster(page, STAND_IN)).toContainText(WORDS.kept);
  const [before] = await shelves(page);
  const backdrop = () => page.evaluate(async (file) => (await fetch(file)).text(), BACKDROP);

  newer = true;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const bar = page.getByRole('complementary', { name: OFFLINE.bar });
  await expect(bar).toContainText(OFFLINE.fresh);
  expect(await shelves(page)).toHaveLength(2);
  expect(await backdrop()).not.toBe('a newer backdrop');

  await host.close();
  await context.setOffline(true);
  await page.evaluate(() => document.body.classList.add('same-page'));
  await bar.getByRole('button', { name: OFFLINE.thread }).click();
  await expect(page.locator('body.same-page')).toHaveCount(0);
  await isKept(page);
  await expect(poster(page, STAND_IN)).toContainText(WORDS.kept);
  expect(await backdrop()).toBe('a newer backdrop');
  await expect.poll(() => shelves(page)).toHaveLength(1);
  expect(await shelves(page)).not.toEqual([before]);
});

/** Where later games are kept. */
const shelves = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('game ')));
