import { expect, test } from '@playwright/test';
import { KEYS } from '../../src/text/play/keys.ts';
import { UI } from '../../src/text/play/ui.ts';
import { NOTICE } from '../../src/text/rooms/notices.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { putOnShelf, shelfOf } from '../../tools/soak/shelf.ts';
import { seatsDial } from './booth-kit.ts';
import { answer, asked, listen } from './listen-kit.ts';
import {
  buttonsOf,
  chance,
  expectSameMovie,
  nextQuestion,
  outcomeOf,
  pressOne,
  promptOf,
  startFeature,
  tableWords,
  untilKept,
  watch,
} from './play-kit.ts';

test('a whole movie by roles and names alone, told once and led to each choice', async ({ page, baseURL }) => {
  const { complaints, hosts } = watch(page);
  const pick = chance(52);
  await page.goto('./?seed=mesa&speed=instant&threat=off&table=plain#feature');
  await seatsDial(page, 3).press('ArrowLeft'); // two seats: a short movie
  await page.getByRole('button', { name: SET_UP.ticket.roll }).press('Enter');
  await promptOf(page).waitFor();
  const heard = await listen(page);
  for (let names = await asked(page, null); names.length > 0; ) {
    await expect(promptOf(page).getByRole('toolbar')).toBeFocused();
    const before = await answer(page, names[pick(Math.min(2, names.length))] ?? '');
    names = await asked(page, before);
  }
  await expect(outcomeOf(page)).toBeVisible();

  const { alerts, polite } = await heard();
  expect(alerts.join(' ')).toContain('Reel II');
  expect(alerts.join(' ')).toMatch(/goes? for the /);
  expect(alerts.join(' ')).toMatch(/is gone|the wrong smile/);
  expect(polite.length).toBeGreaterThan(100);
  expect(polite.filter((line) => alerts.includes(line))).toEqual([]);

  expect(await expectSameMovie(page)).toBeGreaterThan(30);
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);

  await outcomeOf(page).getByRole('button', { name: UI.outcome.marquee }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${TITLE.menu.names.feature}`) })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) })).toHaveCount(0);
});

for (const seed of ['lodge', 'mesa', 'radar']) {
  test(`a whole movie by its buttons, seed ${seed} @long`, async ({ page }) => {
    const pick = chance(seed.length + seed.charCodeAt(0));
    await startFeature(page, `seed=${seed}&speed=instant&threat=off&table=plain`);
    for (let n = await nextQuestion(page, null); n !== null; n = await nextQuestion(page, n))
      await pressOne(page, pick, 'click');
    expect(await expectSameMovie(page)).toBeGreaterThan(30);
  });
}

/** What the Director says about it is not part of the movie, and not told twice. */
const isFilm = (line: string): boolean => !line.startsWith(UI.director);

test('a reload in the middle goes on at the same prompt', async ({ page }) => {
  const pick = chance(7);
  await startFeature(page, 'seed=reload&speed=instant&threat=off&table=plain');
  let n = await nextQuestion(page, null);
  for (let i = 0; i < 14 && n !== null; i++) {
    await pressOne(page, pick);
    n = await nextQuestion(page, n);
  }
  await page.mouse.move(0, 0); // whatever is pointed at is named beside what is asked
  const asked = async () => ({
    n: await promptOf(page).getAttribute('data-n'),
    heading: await promptOf(page).getByRole('heading').textContent(),
    buttons: await buttonsOf(page).allTextContents(),
    log: (await page.getByRole('log').getByRole('paragraph').allTextContents()).filter(isFilm).slice(-20),
    table: await tableWords(page),
  });
  const before = await asked();
  await untilKept(page, n);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  await nextQuestion(page, null);
  expect(await asked()).toEqual(before);
});

test('a damaged save is told, and the one before it is used', async ({ page }) => {
  await startFeature(page, 'seed=damage&speed=instant&threat=off&table=plain');
  const first = await nextQuestion(page, null);
  await pressOne(page, chance(3));
  await untilKept(page, await nextQuestion(page, first));
  const damage = async (how: 'newest' | 'both') => {
    const shelf = (await shelfOf(page)) as Record<string, { serial: number; body: string }>;
    const kept = (['autosave-a', 'autosave-b'] as const).flatMap((key) => (shelf[key] ? [{ key, ...shelf[key] }] : []));
    const newest = Math.max(...kept.map(({ serial }) => serial));
    const hurt = kept.filter(({ serial }) => how === 'both' || serial === newest);
    expect(hurt).toHaveLength(how === 'both' ? 2 : 1);
    await putOnShelf(
      page,
      Object.fromEntries(hurt.map(({ key, ...held }) => [key, { ...held, body: held.body.slice(9) }])),
    );
  };
  await damage('newest');
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) }).click();
  await expect(page.getByText(NOTICE.saveOlder)).toBeVisible();
  await untilKept(page, await nextQuestion(page, null));
  await damage('both');
  await page.reload();
  await expect(page.getByText(NOTICE.saveDamaged)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) })).toHaveCount(0);
});

test('by keys alone: choices, spoints, papers and back', async ({ page }) => {
  await startFeature(page, 'seed=keys&speed=instant&threat=off&table=plain');
  const n = await nextQuestion(page, null);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: KEYS.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: UI.discard })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: UI.pause.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('l');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: UI.rule.title })).toContainText(/R\d+\.\d+/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1'); // attack
  await expect(promptOf(page).getByRole('button', { name: UI.back })).toBeVisible();
  if ((await page.getByRole('slider').count()) === 0) await page.keyboard.press('1'); // the first target
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('1');
  await page.keyboard.press('Enter');
  await nextQuestion(page, n);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: UI.muteNow(true) })).toBeVisible();
});
