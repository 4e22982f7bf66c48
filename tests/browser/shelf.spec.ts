import { expect, type Page, test } from '@playwright/test';
import { TITLE as ES } from '../../src/text/es/rooms/title.ts';
import { KEPT } from '../../src/text/rooms/kept.ts';
import { NOTICE } from '../../src/text/rooms/notices.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { chance, nextQuestion, pressOne, startFeature, watch } from './play-kit.ts';

const PLAIN = 'seed=shelf&speed=instant&threat=off&table=plain';
const goOn = (page: Page) => page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) });

/** A few choices of a movie, kept. */
async function playedAWhile(page: Page): Promise<string> {
  await startFeature(page, PLAIN);
  let n = await nextQuestion(page, null);
  for (let i = 0; i < 2; i++) {
    await pressOne(page, chance(i));
    n = await nextQuestion(page, n);
  }
  await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
  return n ?? '';
}

for (const [words, spoil] of [
  [
    'throws',
    () =>
      void Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  ],
  [
    'forgets at once',
    () => {
      Storage.prototype.setItem = () => {};
    },
  ],
] as const) {
  test(`Spanish on the shelf and a localStorage that ${words}: the page begins again once, and speaks it`, async ({
    page,
  }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: TITLE.name })).toBeVisible();
    await putOnShelf(page, { preferences: { language: 'es' } });
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.addInitScript(spoil);
    await page.goto('./');
    await expect(page.getByRole('button', { name: ES.menu.names.settings, exact: true })).toBeVisible();
    // Whatever is read from the shelf has been read by the time a room is open that shows it.
    await page.getByRole('button', { name: ES.menu.names.settings, exact: true }).click();
    await expect(page.getByRole('heading', { name: ES.menu.names.settings })).toBeVisible();
    expect(loads).toBe(2);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
}

/** A database that answers nothing until it is told to. */
const slowShelf = () => {
  const opened = new Promise<void>((resolve) => Object.assign(window, { openShelf: resolve }));
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (this: IDBFactory, ...args) {
    const asked = {} as Record<string, unknown>;
    void opened.then(() => {
      const real = open.apply(this, args);
      for (const name of ['onsuccess', 'onerror', 'onupgradeneeded', 'onblocked'] as const)
        real[name] = (event: Event) => (asked[name] as ((event: Event) => void) | undefined)?.(event);
      Object.defineProperty(asked, 'result', { get: () => real.result });
      Object.defineProperty(asked, 'transaction', { get: () => real.transaction });
    });
    return asked as unknown as IDBOpenDBRequest;
  };
};

test('a shelf that opens late: the marquee says so, and offers the movie when it does', async ({ page }) => {
  const n = await playedAWhile(page);
  await page.addInitScript(slowShelf);
  await page.goto(`./?${PLAIN}`);
  await expect(page.getByRole('status')).toHaveText(KEPT.late);
  await expect(goOn(page)).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { openShelf(): void }).openShelf());
  await goOn(page).click();
  expect(await nextQuestion(page, null)).toBe(n);
});

/** The same of a database that is open: what is read of it never comes, until it is told to. */
const silentReads = () => {
  const told = new Promise<void>((resolve) => Object.assign(window, { openShelf: resolve }));
  let silent = true;
  void told.then(() => {
    silent = false;
  });
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, ...args) {
    return silent ? ({} as IDBRequest) : get.apply(this, args);
  };
};

test('reads that never answer: the marquee says so, and offers the movie when they do', async ({ page }) => {
  const n = await playedAWhile(page);
  await page.addInitScript(silentReads);
  await page.goto(`./?${PLAIN}`);
  await expect(page.getByRole('status')).toHaveText(KEPT.late);
  await expect(goOn(page)).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { openShelf(): void }).openShelf());
  await goOn(page).click();
  expect(await nextQuestion(page, null)).toBe(n);
});

test('a movie begun while the shelf is shut does not fall on the one that was left there', async ({ page }) => {
  const n = await playedAWhile(page);
  await page.addInitScript(slowShelf);
  await startFeature(page, PLAIN.replace('seed=shelf', 'seed=other'));
  const first = await nextQuestion(page, null);
  await expect(page.getByText(NOTICE.saveFailed)).toBeVisible();
  await page.evaluate(() => (window as unknown as { openShelf(): void }).openShelf());
  await pressOne(page, chance(3));
  await nextQuestion(page, first);
  await expect(page.getByText(KEPT.wentToVault.movie)).toBeVisible();
  expect(n).not.toBe('');
});

test('a movie kept while there was no database is found again when there is one', async ({ page }) => {
  const { complaints } = watch(page);
  await page.addInitScript(() => {
    if (location.search.includes('away')) Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await startFeature(page, `${PLAIN}&away`);
  const n = await nextQuestion(page, null);
  await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
  await page.goto(`./?${PLAIN}`);
  await goOn(page).click();
  expect(await nextQuestion(page, null)).toBe(n);
  expect(complaints).toEqual([]);
});
