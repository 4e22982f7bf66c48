import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { PICTURE as ES } from '../../src/text/es/play/picture.ts';
import { SET_UP as ES_SET_UP } from '../../src/text/es/rooms/set-up.ts';
import { PICTURE } from '../../src/text/play/picture.ts';
import { UI } from '../../src/text/play/ui.ts';
import { NOTICE } from '../../src/text/rooms/notices.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { chance, nextQuestion, pressOne, promptOf, startFeature, watch } from './play-kit.ts';

const PLAIN = 'seed=faults&speed=instant&threat=off&table=plain';
const table = (page: Page) => page.getByRole('main', { name: UI.table });
const inWords = (page: Page) => page.locator('.stage.plain');

/** Plays on until the page has started so many threads. */
async function playUntil(page: Page, threads: number): Promise<void> {
  let n = await nextQuestion(page, null);
  for (
    let i = 0;
    i < 30 && (await page.evaluate(() => (window as unknown as { threads: number }).threads)) < threads;
    i++
  ) {
    await pressOne(page, chance(i));
    n = await nextQuestion(page, n);
  }
}

test('a thread that hangs is ended and replaced, and the movie goes on', async ({ page }) => {
  const { complaints } = watch(page);
  await page.addInitScript(() => {
    const all = Object.assign(window, { threads: 0, ended: 0 });
    const Real = Worker;
    window.Worker = class extends Real {
      readonly #number = ++all.threads;
      override postMessage(message: unknown): void {
        if (this.#number > 1) super.postMessage(message);
      }
      override terminate(): void {
        all.ended++;
        super.terminate();
      }
    };
  });
  await startFeature(page, PLAIN);
  await playUntil(page, 2);
  expect(await page.evaluate(() => (window as unknown as { ended: number }).ended)).toBe(1);
  await expect(page.getByText(NOTICE.slowDirector)).toHaveCount(0); // the new one answers
  expect(complaints).toEqual([]);
});

test('a thread that talks nonsense does not jam the film', async ({ page }) => {
  const { complaints } = watch(page);
  await page.addInitScript(() => {
    const all = Object.assign(window, { threads: 0 });
    const NONSENSE: readonly unknown[] = [
      null,
      'hello',
      { id: -7 },
      { id: 1, result: { reply: null, trace: 9 } },
      [[]],
      { id: 1, result: { reply: { type: 'no' }, trace: null } },
    ];
    const Real = Worker;
    window.Worker = class extends Real {
      readonly #number = all.threads++;
      override postMessage(message: { id: number }): void {
        const said = NONSENSE[this.#number];
        if (this.#number >= NONSENSE.length) super.postMessage(message);
        else {
          const data: unknown =
            said !== null && typeof said === 'object' && 'result' in said ? { ...said, id: message.id } : said;
          setTimeout(() => this.onmessage?.(new MessageEvent('message', { data })));
        }
      }
    };
  });
  await startFeature(page, PLAIN);
  await playUntil(page, 7);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(promptOf(page).getByRole('button').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The machine takes the picture away, and can give it back. */
const lose = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#board canvas');
    const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    const lost = gl?.getExtension('WEBGL_lose_context');
    Object.assign(window, { lost });
    lost?.loseContext();
  });

test('a picture that goes dark is said, the table is shown in words, and drawn again when it comes back or is asked for', async ({
  page,
}) => {
  await startFeature(page, 'seed=faults&speed=instant&threat=off');
  const first = await nextQuestion(page, null);
  const canvas = page.locator('#board canvas');
  await expect(canvas).toBeVisible();
  await expect(inWords(page)).toHaveCount(0);

  await lose(page);
  await expect(page.getByText(PICTURE.dark)).toBeVisible();
  await expect(inWords(page)).toBeVisible();
  await expect(table(page)).toBeVisible();
  await pressOne(page, chance(4));
  const second = await nextQuestion(page, first);
  await page.evaluate(() => (window as unknown as { lost: WEBGL_lose_context }).lost.restoreContext());
  await expect(canvas).toBeVisible();
  await expect(page.getByText(PICTURE.dark)).toHaveCount(0);

  await lose(page);
  await page.getByRole('button', { name: PICTURE.again }).click();
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveCount(1);
  await expect(page.getByText(PICTURE.dark)).toHaveCount(0);
  await pressOne(page, chance(5));
  expect(await nextQuestion(page, second)).not.toBe(second);
});

for (const [words, viewport, lang, small, roll] of [
  ['a phone', { width: 390, height: 780 }, 'en', PICTURE.small, SET_UP.ticket.roll],
  ['a very narrow window', { width: 320, height: 600 }, 'es', ES.small, ES_SET_UP.ticket.roll],
] as const) {
  test(`${words} gets the table in words and a plain sentence`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`./?seed=faults&speed=instant&threat=off&lang=${lang}#feature`);
    await page.getByRole('button', { name: roll }).click();
    await nextQuestion(page, null);
    await expect(page.getByText(small)).toBeVisible();
    await expect(page.locator('#board')).toBeHidden();
    await expect(page.locator('#board canvas')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByText(small)).toHaveCount(0);
  });
}

test('what the server of npm start sends: no frame of anybody else’s, no guessing, no markup from text', async ({
  page,
  request,
}) => {
  const headers = (await request.get('./')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  // What is built says the same to hosts that read it.
  const rules = readFileSync('dist/_headers', 'utf8');
  for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'])
    expect(rules).toContain(`${name}: ${headers[name.toLowerCase()]}`);
  await page.goto('./');
  await expect(page.getByRole('heading', { name: TITLE.name })).toBeVisible();
  const refused = await page.evaluate(() => {
    const trying = (act: () => void) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    return [
      trying(() => {
        document.body.innerHTML = '<b>no</b>';
      }),
      trying(() => new Worker('https://elsewhere.example/worker.js')),
    ];
  });
  expect(refused).toEqual([true, true]);
});
