import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Mode, Save } from '../../src/games/shuffling-horror/kept.ts';
import { newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import type { Stored } from '../../src/storage/save.ts';
import { nameOf } from '../../src/text/cards/names.ts';
import { CHOICE } from '../../src/text/play/prompts.ts';
import { FIRST_NIGHT, type StepWords } from '../../src/text/rooms/first-night.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { shelfOf } from '../../tools/soak/shelf.ts';
import { faultsIn, heardBy, listenFromTheStart } from './hear-kit.ts';
import { pressOne, promptOf, untilKept, watch } from './play-kit.ts';

const lessonOf = (page: Page): Locator => page.getByRole('note', { name: FIRST_NIGHT.label });
const says = (page: Page, step: StepWords) => expect(lessonOf(page)).toHaveText(FIRST_NIGHT.steps[step]);
const starting = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const press = (page: Page, words: string) =>
  promptOf(page)
    .getByRole('button', { name: starting(words) })
    .click();

async function takeSeat(page: Page, query: string): Promise<void> {
  await page.goto(`./?${query}`);
  await page.getByRole('button', { name: starting(TITLE.menu.names['first-night']) }).click();
  await page.getByRole('button', { name: FIRST_NIGHT.room.begin }).click();
}

/** What the lesson says at each step, and what a person presses then. */
const LESSON: readonly (readonly [StepWords, ...string[]])[] = [
  ['take', CHOICE.take('raygun')],
  ['sanctuary', CHOICE.move('lab')],
  ['pay', CHOICE.negate(2)],
  ['attack', CHOICE.attack('mutants-1')],
  ['raise', CHOICE.roll],
  ['damage', CHOICE.rollDamage],
  ['rest', CHOICE.rest],
  ['draw', CHOICE.seldom, CHOICE.draw],
  ['newcomer', CHOICE.attack('neighbors-2')],
  ['newcomerRolls', CHOICE.roll],
  ['newcomerHits', CHOICE.rollDamage],
  ['takeAttack', CHOICE.seldom, CHOICE.takeAttack('wrench')],
  ['aim', CHOICE.attack('riders-1')],
  ['swing', CHOICE.roll],
  ['swingHits', CHOICE.rollDamage],
  ['flail', CHOICE.flail],
  ['clear', CHOICE.attack('pods-2')],
  ['clearRolls', CHOICE.roll],
  ['clearHits', CHOICE.rollDamage],
  ['fading', CHOICE.take('scattergun')],
  ['last', CHOICE.attack('neighbors-3')],
  ['headShot', CHOICE.roll],
  ['star', nameOf('colonel')],
];

test('from the marquee to the end of the lesson by what it says, and on from there', async ({ page }) => {
  const { complaints } = watch(page);
  await listenFromTheStart(page);
  await takeSeat(page, 'seed=usher&speed=instant&threat=off&table=plain');
  for (const [step, ...buttons] of LESSON) {
    await says(page, step);
    for (const words of buttons) await press(page, words);
  }
  // Its goal first, and each sentence once, also to whoever listens.
  const sentences: readonly string[] = Object.values(FIRST_NIGHT.steps);
  const heard = (await heardBy(page)).filter(({ words }) => sentences.includes(words));
  expect(heard).toEqual(LESSON.map(([step]) => ({ by: 'said', words: FIRST_NIGHT.steps[step] })));
  expect(await faultsIn(page)).toEqual([]);
  // Three turns of one's own, with a word about each.
  const { coach } = FIRST_NIGHT;
  await expect(lessonOf(page)).toHaveText(coach.begin);
  await press(page, CHOICE.rest);
  await expect(lessonOf(page)).toHaveText(coach.after.rest);
  await press(page, CHOICE.rest);
  const end = page.getByRole('dialog', { name: FIRST_NIGHT.end.title });
  for (let n: string | null = null; !(await end.isVisible()); ) {
    const next = promptOf(page)
      .and(page.locator(`:not([data-n="${n}"])`))
      .locator('.choice')
      .first();
    await expect(end.or(next).first()).toBeVisible();
    if (await end.isVisible()) break;
    n = await promptOf(page).getAttribute('data-n');
    await pressOne(page, () => 0);
  }
  for (const way of Object.values(FIRST_NIGHT.end.ways))
    await expect(end.getByRole('button', { name: way })).toBeVisible();

  await end.getByRole('button', { name: FIRST_NIGHT.end.playOn }).click();
  await expect(end).toHaveCount(0);
  await expect(lessonOf(page)).toHaveCount(0);
  await expect(promptOf(page).locator('.choice').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

/** How the movie on the shelf is played. */
async function wayKept(page: Page): Promise<string | undefined> {
  const { 'autosave-a': a, 'autosave-b': b } = (await shelfOf(page)) as Record<string, Stored | undefined>;
  const newest = (a?.serial ?? -1) > (b?.serial ?? -1) ? a : b;
  return newest && (JSON.parse(newest.body) as Save).mode.kind;
}

test('a reload is at the same step; skipped, it is an ordinary movie, also after a reload', async ({ page }) => {
  const goOn = async (way: Mode['kind']) => {
    await untilKept(page, await promptOf(page).getAttribute('data-n'));
    await expect.poll(() => wayKept(page)).toBe(way);
    await page.reload();
    await page.getByRole('button', { name: starting(TITLE.menu.continue) }).click();
  };
  await takeSeat(page, 'seed=ropes&speed=instant&threat=off&table=plain');
  await press(page, CHOICE.take('raygun'));
  await press(page, CHOICE.move('lab'));
  await says(page, 'pay');
  await goOn('first-night');
  await says(page, 'pay');
  await expect(promptOf(page).locator('.choice')).toHaveCount(1);

  await page.getByRole('button', { name: FIRST_NIGHT.skip }).click();
  await expect(lessonOf(page)).toHaveCount(0);
  await expect(promptOf(page).getByRole('button', { name: starting(CHOICE.flail) })).toBeVisible();
  await goOn('feature');
  await expect(promptOf(page).getByRole('button', { name: starting(CHOICE.flail) })).toBeVisible();
  await expect(lessonOf(page)).toHaveCount(0);
});

test('on the drawn table it stands beside its card, and covers neither the card nor what is asked', async ({
  page,
}) => {
  await takeSeat(page, 'seed=plate&speed=instant&threat=off');
  await says(page, 'take');
  await expect(page.locator('#board canvas')).toBeVisible();
  const needs = tableNeeds(newMovie({ seed: 'plate', seats: 2, deck: 'roswell-51' }));
  for (const [width, height] of [
    [1280, 720],
    [1024, 640],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { x, y, w, h } = tableLayout({ width, height, ...needs }).frames[1] ?? { x: 0, y: 0, w: 0, h: 0 };
    await expect(async () => {
      const plate = await page.locator('.lesson').boundingBox();
      const head = await promptOf(page).locator('.prompt-head').boundingBox();
      const body = await promptOf(page).locator('.prompt-body').boundingBox();
      for (const other of [head, body, { x, y, width: w, height: h }]) expect(apart(plate, other)).toBe(true);
      // Near enough to belong to it.
      expect((plate?.y ?? 0) + (plate?.height ?? 0)).toBeGreaterThan(y - 40);
    }).toPass();
  }
});

type Area = { x: number; y: number; width: number; height: number } | null;
const apart = (a: Area, b: Area): boolean =>
  a !== null &&
  b !== null &&
  (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
