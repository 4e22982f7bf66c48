import { expect, type Page, test } from '@playwright/test';
import { KEYS } from '../../src/text/play/keys.ts';
import { UI } from '../../src/text/play/ui.ts';
import { SETTINGS } from '../../src/text/rooms/settings.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { unseenFocus } from './focus-kit.ts';
import { faultsIn, listenFromTheStart } from './hear-kit.ts';
import { nextQuestion, startFeature, untilPreferred } from './play-kit.ts';
import { ROOMS } from './reach-kit.ts';

const row = (page: Page, action: keyof typeof KEYS.actions) =>
  page.getByRole('button', { name: new RegExp(`^${KEYS.actions[action]}: `) });

test('from the marquee to the first choice without a mouse, and whatever has the focus shows it', async ({ page }) => {
  await listenFromTheStart(page);
  await page.goto('./?seed=keys&speed=instant&threat=off&table=plain');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('marquee', async () => expect.soft(await unseenFocus(page)).toEqual([]));
  for (const route of ROOMS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    await expect(page.locator('#house')).toHaveAttribute('data-screen', route);
    await test.step(route, async () => expect.soft(await unseenFocus(page)).toEqual([]));
    if (await page.getByRole('tooltip').isVisible()) await page.keyboard.press('Escape'); // a word's card goes first
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: TITLE.name })).toBeVisible();
  }
  const feature = page.getByRole('button', { name: new RegExp(`^${TITLE.menu.names.feature}`) });
  for (let i = 0; i < 5 && !(await feature.evaluate((it) => it === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#house[data-screen=feature] button:focus')).toBeVisible();
  await page.keyboard.press('Enter'); // the film rolls
  await nextQuestion(page, null);
  await test.step('table', async () => expect.soft(await unseenFocus(page)).toEqual([]));
  await page.keyboard.press('c');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: UI.prompt }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('main', { name: UI.table }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: KEYS.title })).toBeVisible();
  await test.step('keys', async () => expect.soft(await unseenFocus(page)).toEqual([]));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: UI.pause.title })).toBeVisible();
  await test.step('intermission', async () => expect.soft(await unseenFocus(page)).toEqual([]));
  expect((await faultsIn(page)).filter((it) => it.startsWith('comes'))).toEqual([]); // in no room
});

test('keys of one’s own: set, refused where taken, kept, shown, and reset', async ({ page }) => {
  await page.goto('./?table=plain#settings');
  await page.getByRole('tab', { name: KEYS.title }).click();
  const told = page.getByRole('region', { name: KEYS.title }).getByRole('status');
  const press = async (action: keyof typeof KEYS.actions, key: string) => {
    await row(page, action).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
  };
  await press('pause', 'x');
  await expect(told).toHaveText(KEYS.set.done('pause', 'x'));
  await press('zoom', 'x');
  await expect(told).toHaveText(KEYS.set.taken('x', 'pause'));
  await press('zoom', 'CapsLock');
  await expect(told).toHaveText(KEYS.set.reserved('CapsLock'));
  await press('zoom', 'Escape');
  await expect(told).toHaveText(KEYS.set.left);
  await press('zoom', 'q');
  await press('keys', 'k');
  await press('pick1', 'j');
  await untilPreferred(page, { keys: { pause: 'x', zoom: 'q', keys: 'k', pick1: 'j' } });
  await page.reload();
  // Wherever a key is named.
  await expect(page.getByRole('group', { name: SETTINGS.sight.text })).toHaveAccessibleDescription(
    SETTINGS.sight.textHelp('Q'),
  );
  await page.getByRole('tab', { name: KEYS.title }).click();
  await expect(row(page, 'pause')).toHaveText('X');

  await startFeature(page, 'seed=own&speed=instant&threat=off&table=plain');
  const n = await nextQuestion(page, null);
  await page.keyboard.press('k');
  const list = page.getByRole('dialog', { name: KEYS.title });
  await expect(list.getByRole('definition').filter({ hasText: KEYS.actions.zoom }).locator('..')).toContainText('Q');
  await page.keyboard.press('Escape'); // a paper is left by it, whatever the keys are
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog', { name: UI.pause.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1'); // no longer
  const first = page.getByRole('toolbar').getByRole('button').first();
  for (let i = 0; i < 3 && (await page.locator('.prompt').getAttribute('data-n')) === n; i++) {
    await expect(first.or(page.getByRole('toolbar').locator('.dial-roll'))).toContainText('J');
    await page.keyboard.press('j'); // a list, the first in it, and the roll
  }
  await nextQuestion(page, n);

  await page.goto('./?table=plain#settings');
  await page.getByRole('tab', { name: KEYS.title }).click();
  await page.getByRole('button', { name: KEYS.set.reset }).click();
  await expect(row(page, 'pause')).toHaveText('Esc');
});
