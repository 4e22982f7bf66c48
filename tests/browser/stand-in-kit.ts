import type { Page } from '@playwright/test';
import { Recording } from '../../src/games/stand-in/app/play/recording.ts';
import { setupFor } from '../../src/games/stand-in/app/play/setup.ts';
import { type Prompt, standIn } from '../../src/rules/stand-in/index.ts';
import { pack } from '../../src/storage/save.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';
import { filmed } from '../stand-in/company/positions.ts';

export const askedOn = (page: Page) => page.getByRole('region', { name: 'Your choice' });

/** The first answer that there is, by the key that stands on it: a card has the key of its place in the hand. */
export async function pressFirst(page: Page): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your hand' });
  const keys = [
    ...(await askedOn(page).locator('kbd').allInnerTexts()),
    ...(await hand.locator('kbd').allInnerTexts()),
  ];
  await page.keyboard.press(keys[0] ?? '1');
}

/** The first answer that there is, until something else is asked or it is over. */
export async function answered(page: Page): Promise<void> {
  const before = [await askedOn(page).innerText(), await page.locator('#house').getAttribute('data-kept')] as const;
  await pressFirst(page);
  await page.waitForFunction(([words, kept]) => {
    const house = document.getElementById('house');
    const isOther = document.querySelector<HTMLElement>('.si-prompt')?.innerText !== words;
    return isOther || house?.dataset.kept !== kept || document.querySelector('dialog[open]') !== null;
  }, before);
}

/** Newer than what any test has played until then. */
const NEWEST = 10_000;

/** Puts a game on the page's shelf, as the autosave would have, in which the person has one choice left or a few. */
export async function putNearlyOver(page: Page, seed: number): Promise<void> {
  const { config, replies } = filmed('feature', 4, seed);
  const { game } = standIn.start(config);
  let last = 0;
  for (const [i, reply] of replies.entries()) {
    const { to, type, replies: all } = standIn.promptOf(game) as Prompt;
    if (to === game.human && (type === 'act' || all.length > 1)) last = i;
    standIn.advance(game, reply);
  }
  const setup = setupFor({ config, level: 'feature', mode: { kind: 'game' } });
  const save = Recording.start({ ...setup, openingReplies: replies.slice(0, last) }).save();
  await putOnShelf(page, { 'autosave-a': pack(save, NEWEST) });
}
