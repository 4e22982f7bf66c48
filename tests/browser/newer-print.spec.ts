import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { NOTICE } from '../../src/text/rooms/notices.ts';
import { OFFLINE } from '../../src/text/rooms/offline.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { serve } from '../../tools/soak/serve.ts';
import { nextQuestion, promptOf, watch } from './play-kit.ts';

const PLAIN = '?seed=print&speed=instant&threat=off&table=plain';
const paper = (page: Page) => page.getByRole('dialog', { name: OFFLINE.newer.title });
const door = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** As a new build is put up: every file with a hash in its name has another one, and the old ones are gone. */
function putUpNewer(site: string): void {
  const assets = join(site, 'assets');
  const hashed = readdirSync(assets).filter((file) => /-[\w-]{8}\.(js|css)$/.test(file));
  const renamed = hashed.map((file) => [file, file.replace(/-([\w-]{8})\./, '-newer000.')] as const);
  const unique = renamed.map(
    ([file, now], i) => [file, now.replace('newer000', `newer${String(i).padStart(3, '0')}`)] as const,
  );
  for (const [file, now] of unique) renameSync(join(assets, file), join(assets, now));
  const texts = [join(site, 'index.html'), join(site, 'sw.js'), ...unique.map(([, now]) => join(assets, now))];
  for (const path of texts) {
    const text = unique.reduce((all, [file, now]) => all.replaceAll(file, now), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  }
}

/** All that is fetched by itself has come. */
const isFetched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/offline-[^/]+\.css$/.test(name)),
  );

/** What is not said on the page must not be an error nobody minds. */
async function mindRejections(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test.describe('after a newer print was put up', () => {
  test('a door of an old tab leads to a reload, and the reload through the door', async ({ page }, info) => {
    const site = info.outputPath('site');
    cpSync('dist', site, { recursive: true });
    const host = await serve(site);
    const errors = await mindRejections(page);
    await page.goto(`${host.url}${PLAIN}`);
    await expect(door(page, TITLE.menu.names.almanac)).toBeVisible();
    await isFetched(page);
    putUpNewer(site);
    await door(page, TITLE.menu.names.almanac).click();
    await expect(paper(page)).toBeVisible();
    await page.getByRole('button', { name: OFFLINE.newer.reload }).click();
    await expect(page.getByRole('heading', { name: TITLE.menu.names.almanac })).toBeVisible();
    expect(errors).toEqual([]);
    await host.close();
    rmSync(site, { recursive: true });
  });

  test('in the middle of a movie: nothing is lost, and the reload leads back to the very question', async ({
    page,
  }, info) => {
    const site = info.outputPath('site');
    cpSync('dist', site, { recursive: true });
    const host = await serve(site);
    const errors = await mindRejections(page);
    await page.goto(`${host.url}${PLAIN}#feature`);
    const roll = page.getByRole('button', { name: SET_UP.ticket.roll });
    await expect(roll).toBeVisible();
    await isFetched(page);
    await roll.click();
    const n = await nextQuestion(page, null);
    await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
    putUpNewer(site);
    await page.keyboard.press('Escape');
    // Whatever is fetched next tells of it: this, or what goes on beside the movie.
    await page.getByRole('button', { name: UI.pause.export }).dispatchEvent('click');
    await expect(paper(page)).toBeVisible();
    await page.getByRole('button', { name: OFFLINE.newer.reload }).click();
    expect(await nextQuestion(page, null)).toBe(n);
    await expect(promptOf(page).getByRole('button').first()).toBeVisible();
    expect(errors).toEqual([]);
    await host.close();
    rmSync(site, { recursive: true });
  });

  test('without a network the marquee says that, and does not speak of a newer print', async ({ page, context }) => {
    const errors = await mindRejections(page);
    await page.goto(`./${PLAIN}`);
    await expect(door(page, TITLE.menu.names.almanac)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await door(page, TITLE.menu.names.almanac).click();
    await expect(page.getByRole('status').filter({ hasText: NOTICE.notFetched.none })).toBeVisible();
    await expect(paper(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('with everything kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network an address below the page leads to the marquee', async ({ page }) => {
    const host = await serve('dist', { under: '/some/house/' });
    const { complaints } = watch(page);
    await page.goto(host.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await host.close();
    for (const deep of ['vault', 'deep/er/', `${PLAIN}`]) {
      await page.goto(`${host.url}${deep}`);
      await expect(page.getByRole('heading', { name: TITLE.name })).toBeVisible();
      await expect(door(page, TITLE.menu.names.vault)).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
});
