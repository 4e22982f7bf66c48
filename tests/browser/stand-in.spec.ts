import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { builtHouse } from '../kit/stand-in-house/built.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
};

/** The game is on no list yet, so that no built house has it: its own page lies beside the house, on the same shelf. */
async function serve(context: BrowserContext): Promise<void> {
  const files = await builtHouse();
  await context.route('**/stand-in-house/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*\/stand-in-house\//, '');
    const built = files.get(path);
    const contentType = TYPES[extname(path)] ?? 'text/html';
    if (built !== undefined) return route.fulfill({ contentType, body: Buffer.from(built) });
    if (path.startsWith('assets/')) {
      const body = await readFile(join('public', path)).catch(() => null);
      return body === null ? route.fulfill({ status: 404 }) : route.fulfill({ contentType, body });
    }
    const style = [...files.keys()].find((name) => name.endsWith('.css')) ?? '';
    const head = `<!doctype html><link rel=stylesheet href=${style}><div id=house></div><div id=said aria-live=polite></div>`;
    return route.fulfill({ contentType, body: `${head}<script type=module src=page.js></script>` });
  });
}

const asked = (page: Page) => page.getByRole('region', { name: 'Your choice' });
const over = (page: Page) => page.getByRole('dialog');

/** Something is asked of the player, or a paper lies over the table. */
const untilAsked = (page: Page) => expect(asked(page).getByText(/\?$/).or(over(page)).first()).toBeVisible();

test('a game is dealt, played, left, gone on with and played to its end, by names alone', async ({ context }) => {
  await serve(context);
  let page = await context.newPage();
  await page.goto('stand-in-house/?seed=browser-3');
  await page.getByRole('radio', { name: '4 seats' }).check();
  await page.getByRole('radio', { name: 'Original', exact: true }).check();
  await page.getByRole('radio', { name: 'Matinee' }).check();
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
  await page.goto('stand-in-house/?seed=browser-3');
  await untilAsked(page);
  await expect(page.getByRole('button', { name: /^Your mark on/ }).first()).toHaveAccessibleName(/trusted/);

  await playToTheEnd(page);
  await expect(over(page).getByText('Who was who')).toBeVisible();
  await expect(over(page).getByRole('listitem')).toHaveCount(4);
  await over(page).getByRole('button', { name: 'Another game' }).click();
  await untilAsked(page);
});

/** The first answer that there is, by its digit, and whoever is burnt jumps to the end. */
async function playToTheEnd(page: Page): Promise<void> {
  const ended = over(page).getByText('Who was who');
  for (;;) {
    await untilAsked(page);
    if (await ended.isVisible()) return;
    const jump = over(page).getByRole('button', { name: 'Jump to the end' });
    if (await jump.isVisible()) await jump.click();
    else {
      const before = [await asked(page).innerText(), await page.locator('#house').getAttribute('data-kept')] as const;
      await page.keyboard.press('1');
      await page.waitForFunction(([words, kept]) => {
        const house = document.getElementById('house');
        const isOther = document.querySelector<HTMLElement>('.si-prompt')?.innerText !== words;
        return isOther || house?.dataset.kept !== kept || document.querySelector('dialog[open]') !== null;
      }, before);
    }
  }
}

test('what can be said lies in lists: accuse, whom, of what', async ({ context }) => {
  await serve(context);
  const page = await context.newPage();
  await page.goto('stand-in-house/?seed=browser-3');
  await page.getByRole('button', { name: 'Take your seats' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Accuse…' }).click();
  await asked(page).getByRole('button').first().click();
  await expect(
    asked(page).getByRole('button', { name: /^Accuse the .* of being the Stand-In: certain/ }),
  ).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('0');
  await expect(asked(page).getByRole('button', { name: /^Back/ })).toHaveCount(0);
});
