import { expect, type Locator, type Page } from '@playwright/test';
import { hash } from '../../src/rules/shuffling-horror/index.ts';
import { UI } from '../../src/text/play/ui.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { played, type Replay, shelfOf } from '../../tools/soak/shelf.ts';

/** Chance for a scripted player: the same presses in every run. */
export function chance(seed: number): (most: number) => number {
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export const promptOf = (page: Page): Locator => page.getByRole('region', { name: UI.prompt });
export const buttonsOf = (page: Page): Locator => promptOf(page).getByRole('button');
export const outcomeOf = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: UI.outcome.numbers });

export async function startFeature(page: Page, query: string, address = './'): Promise<void> {
  await page.goto(`${address}?${query}`);
  await page.getByRole('button', { name: new RegExp(`^${TITLE.menu.names.feature}`) }).click();
  await page.getByRole('button', { name: SET_UP.ticket.roll }).click();
}

/** Waits for a question to a person, or for the end; says which. */
export async function nextQuestion(page: Page, after: string | null): Promise<string | null> {
  const n = await page.waitForFunction((last) => {
    if (document.querySelector('dialog[open] :is(.outcome-print, .reel-score)') !== null) return 'over';
    const now = document.querySelector('.prompt')?.getAttribute('data-n') ?? null;
    return now !== null && now !== last && document.querySelector('.prompt-body button') !== null ? now : false;
  }, after);
  const value = await n.jsonValue();
  return value === 'over' ? null : (value as string);
}

/**
 * Presses one of the buttons that answer the open question, lists and all. By key a press needs no frame to be drawn, nor
 * a question that has settled (src/games/shuffling-horror/ui/play/prompt/one-press.ts), which is most of the time that a click takes.
 */
export async function pressOne(page: Page, pick: (most: number) => number, by: 'click' | 'key' = 'key'): Promise<void> {
  for (let depth = 0; depth < 6; depth++) {
    const labels = await promptOf(page)
      .locator('.prompt-body .choice')
      .evaluateAll((all) => all.map((it) => it.textContent ?? ''));
    const forward = labels.map((label, i) => ({ label, i })).filter(({ label }) => !label.startsWith(UI.back));
    const chosen = forward[pick(forward.length)];
    if (chosen === undefined) throw new Error('there is nothing to press');
    if (by === 'key' && chosen.i < 9) await page.keyboard.press(String(chosen.i + 1));
    else await promptOf(page).locator('.prompt-body .choice').nth(chosen.i).click();
    if (!chosen.label.includes('…')) return;
  }
}

/** The same in any language: a list says so by its dots, the way back by its look. */
export async function pressAny(page: Page, pick: (most: number) => number): Promise<void> {
  const choices = page.locator('.prompt-body .choice:not(.quiet)');
  for (let label = '…'; label.includes('…'); ) {
    const choice = choices.nth(pick(await choices.count()));
    label = (await choice.textContent()) ?? '';
    await choice.click();
  }
}

/** The shelf has this question: a reload leads back to it. */
export const untilKept = (page: Page, n: string | null): Promise<unknown> =>
  page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);

/** Settings are written without anybody waiting for it. */
export const untilPreferred = (page: Page, settings: Record<string, unknown>): Promise<void> =>
  expect.poll(async () => (await shelfOf(page)).preferences).toMatchObject(settings);

/** The replay on the outcome card gives, headless, the very movie that was played. */
export async function expectSameMovie(page: Page): Promise<number> {
  const card = outcomeOf(page);
  const { config, replies } = JSON.parse(
    await card.getByRole('textbox', { name: UI.outcome.replay }).inputValue(),
  ) as Replay;
  await expect(card).toContainText(UI.outcome.print(hash(played(config, replies))));
  return replies.length;
}

/** What must never be seen on a console, and what is asked of other hosts. */
export function watch(page: Page): { complaints: string[]; hosts: Set<string> } {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return { complaints, hosts };
}

/** The table in words without what is forecast of it: a figure gets finer while one looks. */
export const tableWords = (page: Page): Promise<string> =>
  page.getByRole('main', { name: UI.table }).evaluate((table) => {
    const copy = table.cloneNode(true) as HTMLElement;
    for (const forecast of copy.querySelectorAll('.throng-aim, .survivor-danger')) forecast.remove();
    return copy.textContent;
  });
