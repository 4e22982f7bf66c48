import { readFile } from 'node:fs/promises';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';
import { STAND_IN } from '../../src/games/stand-in/kept.ts';
import { VAULT as SEALED } from '../../src/games/stand-in/text/vault.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { needChromium } from '../../tools/run/chromium.mjs';
import { launch } from '../../tools/soak/browser.ts';
import { isRehearsal } from './rehearsal-kit.ts';
import { askedOn, pressFirst } from './stand-in-kit.ts';

// It is played here as soon as it is on the list; before that, in a rehearsal.
test.skip(!isRehearsal && !GAMES.some(({ id }) => id === STAND_IN), 'it is on no list yet');

const queryOf = (seed: string) => `seed=${seed}&speed=instant&table=plain`;
const keptIn = async (page: Page): Promise<number> => Number(await page.locator('#house').getAttribute('data-kept'));

/** Something is asked, and the shelf has the game up to there. */
async function untilAsked(page: Page): Promise<number> {
  await expect(askedOn(page).getByText(/\?$/).first()).toBeVisible();
  await expect(page.locator('#house')).toHaveAttribute('data-kept', /\d/);
  return keptIn(page);
}

async function begun(page: Page, seed: string): Promise<number> {
  await page.goto(`./?${queryOf(seed)}#${STAND_IN}/game`);
  await page.getByRole('button', { name: 'Take your seats' }).click();
  return untilAsked(page);
}

/** One answer, through whatever lists it lies in, and until it is kept. */
async function pressOne(page: Page): Promise<number> {
  const before = await keptIn(page);
  do {
    const words = await askedOn(page).innerText();
    await pressFirst(page);
    await page.waitForFunction(
      ([was, kept]) =>
        document.querySelector<HTMLElement>('.si-prompt')?.innerText !== was ||
        Number(document.getElementById('house')?.dataset.kept) > kept,
      [words, before] as const,
    );
    if ((await askedOn(page).getByRole('button', { name: /^Back/ }).count()) === 0) await untilAsked(page);
  } while ((await keptIn(page)) === before);
  return keptIn(page);
}

/** Browsers that die in the middle of a game: what the page said is kept is there in the next. */
async function killed(times: number, url: string, info: TestInfo): Promise<void> {
  const executable = await needChromium();
  const profile = info.outputPath('profile');
  let floor = -1;
  for (let kills = 0; kills <= times; kills++) {
    const { page, kill, close } = await launch(executable, profile);
    if (kills === 0) {
      await page.goto(`${url}?${queryOf('killed')}#${STAND_IN}/game`);
      await page.getByRole('button', { name: 'Take your seats' }).click();
    } else {
      await page.goto(`${url}?${queryOf('killed')}`);
      await page.getByRole('button', { name: /^Continue/ }).click();
    }
    expect(await untilAsked(page)).toBeGreaterThanOrEqual(floor);
    if (kills === times) await close();
    else {
      floor = await pressOne(page);
      await kill();
    }
  }
  expect(floor).toBeGreaterThanOrEqual(times - 1);
}

test('two browsers killed in the middle of a game: nothing is lost', async ({ baseURL }, info) => {
  await killed(2, baseURL ?? '', info);
});

test('ten browsers killed in the middle of a game: nothing is lost @long', async ({ baseURL }, info) => {
  await killed(10, baseURL ?? '', info);
});

test('a game left for another waits in the vault; its file says that it holds all hands, shows none, and is refused when damaged', async ({
  page,
}) => {
  await begun(page, 'first');
  const n = await pressOne(page);
  await begun(page, 'second');
  await page.goto(`./?${queryOf('second')}#vault`);
  const left = page.getByRole('region', { name: VAULT.left.title }).getByRole('listitem');
  await expect(left).toHaveCount(1);

  const download = page.waitForEvent('download');
  await left.getByRole('button', { name: VAULT.shelf.export }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await expect(page.getByRole('status').filter({ hasText: SEALED.sealed })).toBeVisible();
  for (const secret of ['recast', 'nitrate', 'hands', 'roles', '"first"']) expect(text).not.toContain(secret);
  const file = { name: 'game.json', mimeType: 'application/json' };
  const damaged = text.replace(/"sealed": ?"(.{40})./, '"sealed":"$1A');
  expect(damaged).not.toBe(text);
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(damaged) });
  await expect(page.getByRole('status').filter({ hasText: VAULT.refused.damaged })).toBeVisible();

  await left.getByRole('button', { name: VAULT.current.play }).click();
  expect(await untilAsked(page)).toBeGreaterThanOrEqual(n);
  await page.goto(`./?${queryOf('second')}#vault`); // they have changed places
  await expect(left).toHaveCount(1);
});
