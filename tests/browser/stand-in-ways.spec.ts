import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';
import { SCRIPTS } from '../../src/games/stand-in/app/first-night/guide.ts';
import { spokenIn } from '../../src/games/stand-in/app/first-night/script.ts';
import { TAKE_TURNS } from '../../src/games/stand-in/app/short-take/over.ts';
import { STAND_IN } from '../../src/games/stand-in/kept.ts';
import { FIRST_NIGHT } from '../../src/games/stand-in/text/first-night.ts';
import { SHORT_TAKE } from '../../src/games/stand-in/text/short-take.ts';
import { expectNothingSerious, expectStark } from './axe-kit.ts';
import { untilKept, watch } from './play-kit.ts';
import { isRehearsal } from './rehearsal-kit.ts';
import { askedOn, pressFirst } from './stand-in-kit.ts';

// They are played here as soon as the game is on the list; before that, in a rehearsal.
test.skip(!isRehearsal && !GAMES.some(({ id }) => id === STAND_IN), 'it is on no list yet');

const QUERY = 'seed=browser-3&speed=instant&table=plain';
const lesson = (page: Page) => page.getByRole('note', { name: FIRST_NIGHT.label });
const goOn = (page: Page) => page.getByRole('button', { name: FIRST_NIGHT.goOn, exact: true });

/** Put away what was said, or the first answer that there is, by its key; settles when something else is on. */
async function pressOn(page: Page): Promise<void> {
  const before = [await askedOn(page).innerText(), await page.locator('#house').getAttribute('data-kept')] as const;
  if (await goOn(page).isVisible()) await goOn(page).click();
  else await pressFirst(page);
  await page.waitForFunction(([words, kept]) => {
    const isOther = document.querySelector<HTMLElement>('.si-prompt')?.innerText !== words;
    return (
      isOther ||
      document.getElementById('house')?.dataset.kept !== kept ||
      document.querySelector('dialog[open]') !== null
    );
  }, before);
}

const untilSaid = (page: Page, words: string) => expect(lesson(page)).toHaveText(words);

test('a first night: told its goal before anything is asked, led by what it says, left and gone on with, and skipped', async ({
  page,
}) => {
  const { complaints } = watch(page);
  const steps = spokenIn(SCRIPTS.original).map(({ words }) => FIRST_NIGHT.steps[words]);
  await page.goto(`./?${QUERY}#${STAND_IN}/first-night`);
  await page.getByRole('button', { name: FIRST_NIGHT.room.sides.original.begin }).click();
  await untilSaid(page, FIRST_NIGHT.steps.goal);
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('listitem')).toHaveCount(5);
  await expect(goOn(page)).toBeFocused();
  for (const words of steps.slice(0, 5)) {
    await untilSaid(page, words);
    if (words !== FIRST_NIGHT.steps.draw) await pressOn(page);
  }
  await pressOn(page); // the Close-Up: on whom?
  await pressOn(page);
  await untilSaid(page, FIRST_NIGHT.steps.looked);
  await pressOn(page);
  await untilSaid(page, FIRST_NIGHT.steps.exchange);
  await expectNothingSerious(page);
  await expectStark(page);

  await untilKept(page, await page.locator('#house').getAttribute('data-kept'));
  await page.reload();
  await page.goto(`./?${QUERY}`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await untilSaid(page, FIRST_NIGHT.steps.looked); // told again, to whoever comes back
  await pressOn(page);
  await untilSaid(page, FIRST_NIGHT.steps.exchange);

  await page.getByRole('button', { name: FIRST_NIGHT.skip }).click();
  await expect(lesson(page)).toHaveCount(0);
  await expect(askedOn(page).getByText(/\?$/)).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const side of ['original', 'stand-in'] as const) {
  test(`the whole lesson as ${side}, and a way on from its end @long`, async ({ page }) => {
    const { complaints } = watch(page);
    await page.goto(`./?${QUERY}#${STAND_IN}/first-night`);
    await page.getByRole('button', { name: FIRST_NIGHT.room.sides[side].begin }).click();
    const heard: string[] = [];
    const paper = page.getByRole('dialog');
    for (;;) {
      await expect(lesson(page).or(paper).first()).toBeVisible();
      if (await paper.isVisible()) break;
      const words = await lesson(page).innerText();
      if (heard.at(-1) !== words) heard.push(words);
      await pressOn(page);
    }
    const steps = spokenIn(SCRIPTS[side]).map(({ words }) => FIRST_NIGHT.steps[words]);
    expect(heard.slice(0, steps.length)).toEqual(steps);
    expect(heard[steps.length]).toBe(FIRST_NIGHT.coach.begin[side]);
    await paper.getByRole('button', { name: FIRST_NIGHT.end.other[side] }).click();
    await expect(lesson(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a short take begins in the middle, counts its turns, and says when it was left that it is lost', async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(`./?${QUERY}#${STAND_IN}/short-take`);
  await page.getByRole('radio', { name: new RegExp(`^${SHORT_TAKE.kinds['stand-in'].name}`) }).check();
  await page.getByRole('button', { name: SHORT_TAKE.begin }).click();
  await expect(askedOn(page).getByText(SHORT_TAKE.turn(1, TAKE_TURNS))).toBeVisible();
  const stood = await askedOn(page).innerText();
  await expectNothingSerious(page);
  await expectStark(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Walk out' }).click();
  await page.getByRole('button', { name: 'Walk out' }).click();
  const paper = page.getByRole('dialog', { name: SHORT_TAKE.ends.left });
  await expect(paper.getByRole('status')).toHaveText(/This one is lost\.$/);
  await expectNothingSerious(page);
  await page.keyboard.press('r'); // the same again
  await expect(paper).toHaveCount(0);
  await expect(askedOn(page).getByText(SHORT_TAKE.turn(1, TAKE_TURNS))).toBeVisible();
  expect(await askedOn(page).innerText()).toBe(stood);
  expect(complaints).toEqual([]);
});

test('a short take is played to its score, and the next is another @long', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto(`./?${QUERY}#${STAND_IN}/short-take`);
  await page.getByRole('button', { name: SHORT_TAKE.begin }).click();
  const paper = page.getByRole('dialog');
  for (;;) {
    await expect(askedOn(page).getByText(/\?$/).or(paper).first()).toBeVisible();
    if (await paper.isVisible()) break;
    await pressOn(page);
  }
  await expect(paper.getByRole('status')).toHaveText(/[Pp]ar\b|This one is/);
  const head = await page.getByText(/^Turn \d+$/).innerText();
  await page.keyboard.press('n');
  await expect(paper).toHaveCount(0);
  await expect(askedOn(page).getByText(SHORT_TAKE.turn(1, TAKE_TURNS))).toBeVisible();
  expect(await page.getByText(/^Turn \d+$/).innerText()).not.toBe(head);
  expect(complaints).toEqual([]);
});
