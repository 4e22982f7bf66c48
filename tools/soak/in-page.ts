import type { Page } from 'playwright-core';
import { UI } from '../../src/text/play/ui.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { ONE_STATE } from '../run/limits.mjs';

/** What one movie leaves behind on its last paper. */
export interface Shown {
  hash: string;
  replay: string;
  choices: number;
}

const WORDS = {
  feature: TITLE.menu.names.feature,
  roll: SET_UP.ticket.roll,
  more: SET_UP.flap.more,
  back: UI.back,
  marquee: UI.outcome.marquee,
  replay: UI.outcome.replay,
};

/** One movie from the marquee to the marquee, by the buttons that a player has. The presses come from the luck alone. */
export const playInPage = (page: Page, seed: string, luck: number): Promise<Shown> =>
  page.evaluate(inPage, { seed, luck, words: WORDS, patience: ONE_STATE });

/** Runs in the page: a press from outside takes a hundred times as long. */
async function inPage(ask: { seed: string; luck: number; words: typeof WORDS; patience: number }): Promise<Shown> {
  const { seed, words, patience } = ask;
  let state = ask.luck >>> 0;
  const pick = <T>(all: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return all[Math.floor((state / 2 ** 32) * all.length)] as T;
  };
  /** Looks again whenever anything on the page has changed. */
  const seen = <T>(what: string, look: () => T | null | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = look();
        if (found === null || found === undefined) return;
        clearTimeout(late);
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(check);
      const late = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`${seed}: waited in vain for ${what}`));
      }, patience);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      check();
    });
  const within = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const button = (label: string) =>
    seen(label, () => within('button').find((it) => it.textContent?.trim().startsWith(label)));

  (await button(words.feature)).click();
  (await button(words.more)).click();
  const field = await seen('the seed', () => document.querySelector<HTMLInputElement>('.stub-seed input'));
  field.value = seed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  (await button(words.roll)).click();

  const isOver = () => document.querySelector('dialog[open] .outcome-print') !== null;
  const numberNow = () => document.querySelector('.prompt')?.getAttribute('data-n') ?? null;
  const options = () => within('.prompt-body .choice').filter((it) => !it.textContent?.startsWith(words.back));
  let choices = 0;
  let last: string | null = null;
  while (
    (await seen('a question', () =>
      isOver() ? 'over' : options().length > 0 && numberNow() !== last ? 'asked' : null,
    )) === 'asked'
  ) {
    last = numberNow();
    while (numberNow() === last && options().length > 0) {
      const before = options();
      const chosen = pick(before);
      chosen.click();
      if (!chosen.textContent?.includes('…')) break;
      await seen('the list behind it', () => (options().some((it) => !before.includes(it)) ? true : null));
    }
    choices++;
  }
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const line = document.querySelector<HTMLInputElement>(`dialog[open] input[aria-label="${words.replay}"]`);
  const shown = { hash: text('.outcome-print'), replay: line?.value ?? '', choices };
  (await button(words.marquee)).click();
  await seen('the marquee', () =>
    document.querySelector('#house')?.getAttribute('data-screen') === 'marquee' ? true : null,
  );
  return shown;
}
