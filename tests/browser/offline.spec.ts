import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { OFFLINE } from '../../src/text/rooms/offline.ts';
import { serve } from '../../tools/soak/serve.ts';
import { chance, nextQuestion, pressOne, startFeature, watch } from './play-kit.ts';

test.use({ serviceWorkers: 'allow' });

const PLAIN = 'seed=cellar&speed=instant&threat=off&table=plain';
/** For shop windows and home screens, which have a network, and for the host itself. */
const NOT_NEEDED = /^(sw\.js|_headers|assets\/screens\/.*|assets\/icons\/(social|apple-touch-icon)\.png)$/;

const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('installs from any folder of a host, and then plays without one', async ({ playwright, launchOptions }, info) => {
  const host = await serve('dist', { under: '/some/sub/path/' });
  // A browser that keeps nothing can install nothing.
  const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
    ...launchOptions,
    serviceWorkers: 'allow',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const { complaints, hosts } = watch(page);
  await page.goto(host.url);
  await isKept(page);
  const session = await context.newCDPSession(page);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);

  await host.close();
  await startFeature(page, PLAIN, host.url);
  const first = await nextQuestion(page, null);
  await pressOne(page, chance(5));
  expect(await nextQuestion(page, first)).not.toBe(first);

  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('dist/'.length).replaceAll('\\', '/'))
    .filter((file) => !NOT_NEEDED.test(file));
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
  expect(files.length).toBeGreaterThan(30);
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(host.url).host]);
  await context.close();
});

test('a newer version waits for the end of the movie, and for a yes', async ({ context, page }) => {
  let newer = false;
  const host = await serve('dist', {
    edit: (path, body) => {
      if (!newer) return body;
      if (path === 'index.html') return Buffer.from(`${body}<!-- a fresh print -->`);
      // As a build would: another content has another revision.
      return path === 'sw.js' ? Buffer.from(String(body).replace(/("index\.html",revision:")\w/, '$1x')) : body;
    },
  });
  const isFresh = () => page.evaluate(async () => (await (await fetch('index.html')).text()).includes('fresh print'));
  const bar = page.getByRole('complementary', { name: OFFLINE.bar });
  await startFeature(page, PLAIN, host.url);
  const n = await nextQuestion(page, null);
  await isKept(page);
  await page.evaluate(() => document.body.classList.add('same-page'));

  newer = true;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
  await expect(bar).toBeHidden();
  await pressOne(page, chance(2));
  await nextQuestion(page, n);
  expect(await isFresh()).toBe(false);

  const other = await context.newPage();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: UI.pause.leave }).click();
  await expect(bar).toContainText(OFFLINE.fresh);
  await startFeature(other, PLAIN, host.url);
  await nextQuestion(other, null);
  await bar.getByRole('button', { name: OFFLINE.thread }).click();
  await expect(bar).toContainText(OFFLINE.busy);
  await other.close();

  const before = page.locator('body.same-page');
  await expect(before).toBeAttached(); // nothing was reloaded so far
  await expect(async () => {
    // A tab that was closed may hold the projector a moment longer. Once the page is another, there is nothing left to press.
    const thread = bar.getByRole('button', { name: OFFLINE.thread });
    await thread.evaluateAll((all) => (all[0] as HTMLElement | undefined)?.click());
    expect(await before.count()).toBe(0);
  }).toPass();
  await isKept(page);
  expect(await isFresh()).toBe(true);
  await expect(bar).toBeHidden();
  await host.close();
});
