import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { nearlyOver, putAutosave } from './ending-kit.ts';
import { chance, nextQuestion, pressAny } from './play-kit.ts';

// In a development build `?lang=pseudo` puts brackets around every word of the catalogue. Whatever is seen without them could not
// be translated.

/** True in every language: numerals, names of languages, what the player types or passes on, and keys as they are engraved. */
const ALLOWED = [
  /^(English|Español)$/,
  /^[IVX]+$/,
  /^[a-z0-9-]{4,64}$/, // seeds, seals and prints
  /^([a-zA-Z]|R\d+(\.\d+)?[a-z]?)$/, // keys; rules and their parts
  /^https?:\S+$/,
];

// The development server builds each file when it is asked for: one server for all of them.
test.describe.configure({ mode: 'default' });

let server: ViteDevServer;
let address = '';
test.beforeAll(async () => {
  server = await createServer({ logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

/** Everything on the page that is read or read out and has letters outside of brackets; a sentence may run through several nodes. */
async function bare(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const attributes: string[] = [];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = all.nextNode(); node !== null; node = all.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'])
          attributes.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('noscript')) texts.push(node.textContent ?? '');
    }
    return [...attributes, ...texts].join('\n');
  });
  const left = said
    .replace(/\[[^[\]]*\]/g, '')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !ALLOWED.some((pattern) => pattern.test(text)));
  return [...new Set(left)];
}

const at = (hash: string): string =>
  `${address}?lang=pseudo&table=plain&speed=instant&threat=off&seed=pseudo-1#${hash}`;

const SCREENS = [
  '',
  'feature',
  'reels',
  'first-night',
  'shorts',
  'direct',
  'tonight',
  'vault',
  'almanac',
  'cue-cards',
  'awards',
  'settings',
  'credits',
];

// The development server compiles every screen anew: the slowest tests there are, and of words alone.
test('every screen says only what is in the catalogue @long', async ({ page }) => {
  for (const hash of SCREENS) {
    await page.goto('about:blank');
    await page.goto(at(hash));
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('[');
    expect(await bare(page), hash).toEqual([]);
  }
});

test('so does the table, while it is played @long', async ({ page }) => {
  await page.goto(at('feature'));
  await page.locator('.amber-ticket').click();
  const pick = chance(5);
  const found = new Set<string>();
  let n: string | null = null;
  for (let choices = 0; choices < 12; choices++) {
    n = await nextQuestion(page, n);
    if (n === null) break;
    for (const text of await bare(page)) found.add(text);
    await pressAny(page, pick);
  }
  for (const sheet of ['Escape', '?', 'd', 'z', 'w']) {
    await page.keyboard.press(sheet);
    for (const text of await bare(page)) found.add(text);
    await page.keyboard.press('Escape');
  }
  expect([...found]).toEqual([]);
});

test('and the end @long', async ({ page }) => {
  await page.goto(at('awards')); // where something is asked of the shelf
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  await putAutosave(page, nearlyOver('pseudo-end'));
  await page.goto(at(''));
  await page.reload(); // another hash alone does not fetch the page again
  await page.getByRole('button', { name: /^\[Cóñtíñúé/ }).click();
  const pick = chance(7);
  for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n)) await pressAny(page, pick);
  expect(await bare(page)).toEqual([]);
  await page.getByRole('tab').last().click();
  expect(await bare(page)).toEqual([]);
});
