import { expect, type Page, test } from '@playwright/test';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { FIGHTS_ENOUGH } from '../../src/games/shuffling-horror/app/questions/remembered.ts';
import { nameOf } from '../../src/text/cards/names.ts';
import { es } from '../../src/text/es/index.ts';
import { KEYS } from '../../src/text/play/keys.ts';
import { plainText } from '../../src/text/play/parts.ts';
import { PLAN } from '../../src/text/play/prompts.ts';
import { QUERIES } from '../../src/text/play/queries.ts';
import { UI } from '../../src/text/play/ui.ts';
import { NOTICE } from '../../src/text/rooms/notices.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { keptSave, putOnShelf, shelfOf } from '../../tools/soak/shelf.ts';
import {
  faultsIn,
  type Heard,
  heardBy,
  heardSoFar,
  isAsked,
  listenFromTheStart,
  twoFrames,
  untilAsked,
} from './hear-kit.ts';
import { chance, nextQuestion, promptOf, startFeature, untilKept } from './play-kit.ts';

/** Played by ear alone: the page is asked nothing that it does not tell. */

/** Says how much had been heard before the key that answers. */
type Press = (page: Page, pick: (most: number) => number) => Promise<number>;

const choices = (page: Page): Promise<string[]> =>
  page.locator('.prompt-asks .choice').evaluateAll((all) => all.map((it) => it.textContent ?? ''));

/** In either language. */
const isForward = (label: string): boolean => ![UI.back, es.ui.UI.back].some((back) => label.startsWith(back));

const byDigit: Press = async (page, pick) => {
  const most = Math.min(9, (await choices(page)).filter(isForward).length);
  const before = await heardSoFar(page);
  await page.keyboard.press(String(1 + pick(most)));
  return before;
};

const byTabAndEnter: Press = async (page, pick) => {
  const labels = await choices(page);
  const wanted = 1 + pick(labels.filter(isForward).length);
  await page.keyboard.press('c');
  for (let i = 0; i < wanted; i++) await page.keyboard.press('Tab');
  // A dial lies on the way to its button, and is gone past.
  for (let i = 0; i < 3 && !(await page.evaluate(() => document.activeElement?.matches('.choice'))); i++)
    await page.keyboard.press('Tab');
  const before = await heardSoFar(page);
  await page.keyboard.press('Enter');
  return before;
};

/** Whatever is asked is said once, before the next key, and nothing else is wrong by then. */
async function play(page: Page, press: Press, most: number): Promise<Heard[]> {
  const pick = chance(28);
  let from = 0;
  let n = await nextQuestion(page, null);
  for (let made = 0; n !== null && made < most; made++) {
    const told = (await untilAsked(page, from)).filter(isAsked);
    expect(told, `question ${n}`).toHaveLength(1);
    from = await press(page, pick);
    const after = await page.evaluate(() => document.querySelector('.prompt')?.getAttribute('data-n'));
    if (after !== n) n = await nextQuestion(page, n); // else a list has opened, and is said as well
    if (n !== null && made % 60 === 59) await expectAllTold(page, await heardBy(page), n);
  }
  expect(await faultsIn(page)).toEqual([]);
  return heardBy(page);
}

const bare = (words: string): string => words.replace(/[\s“”]/g, '');

/** Every line of the screenplay so far was told, and once. */
async function expectAllTold(page: Page, heard: readonly Heard[], n: string | null): Promise<void> {
  await untilKept(page, n);
  const recording = Recording.resume(keptSave(await shelfOf(page)));
  const lines = (recording?.log ?? []).filter(({ style, isLead }) => style !== 'scene' && !isLead);
  expect(lines.length).toBeGreaterThan(20);
  let told = heard
    .filter(({ by }) => by === 'log' || by === 'alert')
    .map(({ words }) => `|${bare(words)}|`)
    .join('');
  const texts = lines.map(({ parts, speaker, lead }) =>
    bare(`${speaker === null ? '' : speaker === 'director' ? UI.director : nameOf(speaker)}${lead}${plainText(parts)}`),
  );
  const untold: string[] = [];
  for (const text of texts.sort((a, b) => b.length - a.length)) {
    if (!told.includes(text)) untold.push(text);
    told = told.replace(text, '');
  }
  expect(untold).toEqual([]);
  expect(told.replaceAll('|', '')).toBe('');
}

for (const [name, press, most] of [
  ['digits', byDigit, 30],
  ['Tab and Enter', byTabAndEnter, 20],
] as const) {
  test(`by ${name}, every question is said once and every event told once`, async ({ page }) => {
    await listenFromTheStart(page);
    await startFeature(page, `seed=ears-${name.length}&speed=instant&threat=off&table=plain`);
    const heard = await play(page, press, most);
    await expectAllTold(page, heard, await page.locator('.prompt').getAttribute('data-n'));
  });

  test(`@long by ${name}, a whole movie is heard`, async ({ page }) => {
    await listenFromTheStart(page);
    await startFeature(page, `seed=all-ears&speed=instant&threat=off&table=plain`);
    await play(page, press, 5000);
    await expect(page.getByRole('dialog').filter({ hasText: UI.outcome.numbers })).toBeVisible();
  });
}

test('a region that comes with its words, and a focus that rests on nothing, would be noticed', async ({ page }) => {
  await listenFromTheStart(page);
  await page.goto('./?table=plain');
  await page.evaluate(() => {
    const put = (tag: string, attributes: Record<string, string>, words: string): void => {
      const it = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
      it.textContent = words;
      document.body.append(it);
    };
    put('p', { role: 'status' }, 'too soon');
    put('div', { class: 'prompt', 'data-n': '1' }, '');
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await expect.poll(() => faultsIn(page)).toEqual(['comes with its words: too soon', 'the focus rests on nothing']);
});

test('what takes its time is said to be on its way', async ({ page }) => {
  await listenFromTheStart(page);
  let letGo = () => {};
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  await page.route(/awards.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./?table=plain');
  await page.getByRole('button', { name: TITLE.menu.names.awards }).click();
  await expect.poll(() => heardBy(page)).toContainEqual({ by: 'said', words: NOTICE.loading });
  letGo();
  await expect(page.locator('#house')).toHaveAttribute('data-screen', 'awards');
  expect((await heardBy(page)).filter(({ words }) => words === NOTICE.loading)).toHaveLength(1);
});

test('every paper gives the focus back', async ({ page }) => {
  await listenFromTheStart(page);
  await startFeature(page, 'seed=papers&speed=instant&threat=off&table=plain');
  await nextQuestion(page, null);
  const asks = page.getByRole('toolbar');
  await expect(asks).toBeFocused();
  for (const key of ['?', 'd', 'g', 'Escape']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asks).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const first = asks.getByRole('button').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(asks.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowUp'); // a toolbar is gone through by arrows
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: KEYS.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  expect(await faultsIn(page)).toEqual([]);
});

test('a key answers without moving the focus, with Alt as well, and one that can do nothing says why', async ({
  page,
}) => {
  await listenFromTheStart(page);
  await startFeature(page, 'seed=queries&speed=instant&threat=off&table=plain');
  const n = await nextQuestion(page, null);
  await expect(page.getByRole('toolbar')).toBeFocused();
  await expect.poll(() => heardBy(page)).toContainEqual({ by: 'said', words: UI.goal }); // nobody has seen one yet
  await untilAsked(page, 0);
  const hear = async (key: string): Promise<string> => {
    const from = await heardSoFar(page);
    await page.keyboard.press(key);
    const heard = await heardBy(page, from);
    expect(heard.map(({ by }) => by)).toEqual(['said']);
    return heard[0]?.words ?? '';
  };
  expect(await hear('i')).toMatch(/^Reel I, round 1, three alive/);
  expect(await hear('Alt+i')).toBe(await hear('i'));
  for (const key of ['a', 'b', 'y', 'e', 'n', 'o']) expect(await hear(key)).toMatch(/\S/);
  expect(await hear('e')).not.toBe(await hear('e'));
  expect(await hear('u')).toBe(QUERIES.cannotUndo);
  expect(await hear('m')).toBe(UI.muteNow(true));
  await expect(page.getByRole('toolbar')).toBeFocused();
  for (const key of ['7', '0', ' ', 'Enter', 'r']) expect(await hear(key)).toMatch(/^\S+( \S+){1,2}\.$/);
  while ((await promptOf(page).getAttribute('data-n')) === n) {
    const from = await heardSoFar(page);
    await page.keyboard.press('Alt+1'); // the list, the first in it, and the roll
    await untilAsked(page, from);
  }
});

test('an attack is said as it is put together, and each chance once', async ({ page }) => {
  await listenFromTheStart(page);
  await page.goto('./');
  await putOnShelf(page, { preferences: { fights: FIGHTS_ENOUGH } }); // who is new to fights is not asked to settle them beforehand
  await startFeature(page, 'seed=queries&speed=instant&threat=off&table=plain');
  await nextQuestion(page, null);
  await untilAsked(page, 0);
  const after = async (press: () => Promise<void>): Promise<Heard[]> => {
    const from = await heardSoFar(page);
    await press();
    await twoFrames(page);
    return heardBy(page, from);
  };
  const by = (key: string) => after(() => page.keyboard.press(key));
  let heard: Heard[] = [];
  for (let i = 0; i < 3 && (await page.getByRole('slider').count()) === 0; i++) heard = await by('1');
  const panel =
    /^The .+ attacks .+, (frame|throng) .+\. With: .+\. (\d) spoints?: hit \d+\s%, kill \d+\s%\. On damage: ask\. 1 rolls\.$/;
  expect(heard).toEqual([{ by: 'said', words: expect.stringMatching(panel) }]);
  expect(heard[0]?.words).toContain('0 spoints');

  heard = await by('ArrowRight'); // the dial has the focus from here on, and says where it stands
  expect(heard.map((it) => it.by)).toEqual(['focus', 'value']);
  expect(heard[1]?.words).toMatch(/^1 spoint: hit \d+\s%, kill \d+\s%$/);
  expect(await by('n')).toEqual([{ by: 'said', words: expect.stringContaining(heard[1]?.words ?? '') }]);
  heard = await after(() => page.getByRole('slider').evaluate((it) => it.blur())); // lost: to the answers, and nothing is said anew
  expect(heard).toEqual([{ by: 'focus', words: UI.answers }]);

  await page.getByRole('radio', { name: PLAN.damages[2] }).focus();
  expect(await by(' ')).toEqual([]); // the reader says what it has picked, and no chance has changed
  expect(await by('n')).toEqual([
    { by: 'said', words: expect.stringContaining(`${PLAN.damage}: ${PLAN.damages[2]}.`) },
  ]);
  expect((await by('0')).filter(isAsked)).toHaveLength(1); // the list before
  expect(await faultsIn(page)).toEqual([]);
});

test('in Spanish, too, what is asked is said once, and things have names that stand alone', async ({ page }) => {
  await listenFromTheStart(page);
  await page.goto('./?seed=oidos&speed=instant&threat=off&table=plain&lang=es');
  await page.getByRole('button', { name: new RegExp(`^${es.title.TITLE.menu.names.feature}`) }).click();
  await page.getByRole('button', { name: es['set-up'].SET_UP.ticket.roll }).click();
  await play(page, byDigit, 6);
  await expect(page.getByRole('group', { name: /^Fotograma II: / })).toBeVisible();
  const survivor = page
    .getByRole('region', { name: /^Butaca 1/ })
    .getByRole('button')
    .first();
  await expect(survivor).toHaveAccessibleName(/Músculo \d.*spuntos? de descanso/);
  await expect(page).toHaveTitle(/^Bobina I, Ronda \d+ · /);
});
