import type { Page } from '@playwright/test';
import { UI } from '../../src/text/play/ui.ts';
import { promptOf } from './play-kit.ts';

/** For players who have no picture: what is there by role and name, and nothing else. */

const ASIDE: readonly string[] = [UI.back, UI.undo, UI.dial.split, UI.skip];

/** The names of the buttons that answer what is asked. */
function namesIn(heard: string): string[] {
  const names = heard.split('\n').flatMap((line) => {
    // A name with a colon in it is set in quotes once more.
    const [, quoted, plain] = /^\s*- (?:'(.*)'|(.*)):?$/.exec(line) ?? [];
    const name = /^button ("(?:[^"\\]|\\.)*")/.exec(quoted?.replaceAll("''", "'") ?? plain ?? '')?.[1];
    return name === undefined ? [] : [JSON.parse(name) as string];
  });
  return names.filter((name) => !ASIDE.some((aside) => name.includes(aside)));
}

/** Everything that is read out as it changes: the screenplay, and what is asked. */
const told = async (page: Page): Promise<string> =>
  `${await page.getByRole('log').textContent()} ${await promptOf(page).textContent()}`;

/** Waits until a person is asked something new, and says what could be answered; nothing: the movie is over. */
export async function asked(page: Page, before: string | null): Promise<string[]> {
  const found = await page.waitForFunction(
    ([prompt, skip, was]) => {
      if (document.querySelector('dialog[open]') !== null) return 'over';
      const [log, asks] = ['[role="log"]', `section[aria-label="${prompt}"]`].map((it) => document.querySelector(it));
      const buttons = [...(asks?.querySelectorAll('button') ?? [])];
      const isNew = `${log?.textContent} ${asks?.textContent}` !== was;
      return isNew && buttons.some((it) => !it.textContent?.startsWith(skip)) ? 'asked' : false;
    },
    [UI.prompt, UI.skip, before] as const,
  );
  return (await found.jsonValue()) === 'over' ? [] : namesIn(await promptOf(page).ariaSnapshot());
}

/** Presses it, by key; says what was told until then. */
export async function answer(page: Page, name: string): Promise<string> {
  const before = await told(page);
  await promptOf(page).getByRole('button', { name, exact: true }).first().press('Enter');
  return before;
}

/** From now on: what interrupts, and the lines that are read out when there is time. */
export async function listen(page: Page): Promise<() => Promise<{ alerts: string[]; polite: string[] }>> {
  const heard = await page.evaluateHandle(() => {
    const all = { alerts: [] as string[], polite: [] as string[] };
    const on = (role: string, act: (added: HTMLElement) => void) =>
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const it of addedNodes) if (it instanceof HTMLElement) act(it);
      }).observe(document.querySelector(`[role="${role}"]`) as Element, { childList: true, subtree: true });
    on('alert', (it) => all.alerts.push(it.innerText));
    on('log', (it) => {
      if (it.closest('[aria-live]')?.getAttribute('aria-live') === 'polite') all.polite.push(it.innerText);
    });
    return all;
  });
  return () => heard.jsonValue();
}
