import { expect, type Page, test } from '@playwright/test';
import { QUERIES } from '../../src/text/play/queries.ts';
import { nextQuestion, pressOne, promptOf, startFeature } from './play-kit.ts';

/** Five of the player's questions follow each other here, with no computer between them. */
const QUERY = 'seed=tabs&speed=instant&threat=off&table=plain';

const choices = (page: Page) => promptOf(page).locator('.prompt-body .choice');
const numberOf = (page: Page) => promptOf(page).getAttribute('data-n');

/** Where the movie stands after so many separate presses of the first choice. */
async function afterPresses(page: Page, presses: number): Promise<(string | null)[]> {
  await startFeature(page, QUERY);
  const stands = [await nextQuestion(page, null)];
  for (let i = 0; i < presses; i++) {
    await pressOne(page, () => 0);
    stands.push(await nextQuestion(page, stands.at(-1) ?? null));
  }
  return stands;
}

test('a key that is held down answers once', async ({ page }) => {
  const [first, second, third] = await afterPresses(page, 2);
  await startFeature(page, QUERY);
  expect(await nextQuestion(page, null)).toBe(first);
  // A key with nothing behind it says so where one looks, until the next one.
  const refusal = promptOf(page).getByText(QUERIES.noChoice(9));
  await page.keyboard.press('9');
  await expect(refusal).toBeVisible();
  for (let i = 0; i < 40; i++) await page.keyboard.down('1');
  await nextQuestion(page, first ?? null);
  for (let i = 0; i < 40; i++) await page.keyboard.down('1');
  expect(await numberOf(page)).toBe(second);
  await expect(refusal).toHaveCount(0);
  await page.keyboard.up('1');
  await page.keyboard.press('1');
  expect(await nextQuestion(page, second ?? null)).toBe(third);
});

test('Enter held down on a choice answers once, whatever has the focus next', async ({ page }) => {
  const [first, second] = await afterPresses(page, 1);
  await startFeature(page, QUERY);
  await nextQuestion(page, null);
  await choices(page).first().focus();
  await page.keyboard.down('Enter');
  expect(await nextQuestion(page, first ?? null)).toBe(second);
  await choices(page).first().focus();
  for (let i = 0; i < 20; i++) await page.keyboard.down('Enter');
  expect(await numberOf(page)).toBe(second);
});

/** The second click comes in the very moment in which the next question is there: how fast the computer is makes no difference. */
const twoClicks = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([left, top]) =>
      new Promise<void>((resolve) => {
        const click = () => {
          const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
          document.elementFromPoint(left, top)?.dispatchEvent(press);
        };
        const asked = () =>
          document.querySelector('.prompt-body .choice') && document.querySelector('.prompt')?.getAttribute('data-n');
        const before = asked();
        const watching = new MutationObserver(() => {
          const now = asked();
          if (!now || now === before) return;
          watching.disconnect();
          click();
          resolve();
        });
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
        click();
      }),
    [x, y] as const,
  );

for (const [words, twice] of [
  ['a double click', (page: Page, x: number, y: number) => page.mouse.dblclick(x, y)],
  ['a second quick click', twoClicks],
] as const) {
  test(`${words} on a choice answers once, and a click after it counts`, async ({ page }) => {
    const [first, second, third] = await afterPresses(page, 2);
    await startFeature(page, QUERY);
    await nextQuestion(page, null);
    await choices(page).first().click({ trial: true }); // it takes the pointer now
    const box = (await choices(page).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await twice(page, box.x + box.width / 2, box.y + box.height / 2);
    expect(await nextQuestion(page, first ?? null)).toBe(second);
    await choices(page).first().click(); // as soon as it takes the pointer
    expect(await nextQuestion(page, second ?? null)).toBe(third);
  });
}

test('whoever types fast is not kept waiting: a key counts in the very moment in which the question is there', async ({
  page,
}) => {
  const stands = await afterPresses(page, 4);
  await startFeature(page, QUERY);
  await nextQuestion(page, null);
  await page.evaluate(async (last) => {
    const number = () => document.querySelector('.prompt')?.getAttribute('data-n') ?? null;
    for (let before = ''; number() !== last; ) {
      const now = `${number()} ${document.querySelector('.prompt-body')?.textContent}`; // a list within it is asked, too
      if (number() !== null && now !== before) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
        before = now;
      }
      await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, stands.at(-1));
  expect(await numberOf(page)).toBe(stands.at(-1));
});
