import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { type Point, type Tab, until } from './engine.ts';

/** What is asked, as the page shows it. */
export interface Asked {
  n: string;
  heading: string;
  choices: string[];
}

/** The question on the page; null while there is none, 'over' when the movie has ended. */
function seen(): Asked | 'over' | null {
  if (document.querySelector('dialog[open] .outcome-print') !== null) return 'over';
  const prompt = document.querySelector('.prompt');
  const choices = [...document.querySelectorAll('.prompt-body .choice:not(.quiet)')].map((it) => it.textContent ?? '');
  const n = prompt?.getAttribute('data-n');
  if (!n || choices.length === 0) return null;
  return { n, heading: prompt?.querySelector('h1, h2, h3')?.textContent ?? '', choices };
}

/** The next question to a person; null: the movie is over. */
export async function question(tab: Tab, after: string | null): Promise<Asked | null> {
  const next = await until('a question', async () => {
    const now = await tab.run(seen, null);
    return now === 'over' || (now !== null && now.n !== after) ? now : null;
  });
  return next === 'over' ? null : next;
}

/**
 * Where a thing can be hit: it has come to rest, and nothing lies over it. Among those of a selector, the one whose words begin so,
 * or the one of that number.
 */
export function placeOf(tab: Tab, selector: string, which: string | number = 0): Promise<Point> {
  return until(`${selector} ${which}`, () => tab.run(hittable, { selector, which }));
}

async function hittable({ selector, which }: { selector: string; which: string | number }): Promise<Point | null> {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const it = typeof which === 'number' ? all[which] : all.find((one) => one.textContent?.trim().startsWith(which));
  if (it === undefined) return null;
  it.scrollIntoView({ block: 'nearest' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const before = it.getBoundingClientRect();
  await frame();
  const now = it.getBoundingClientRect();
  if (before.x !== now.x || before.y !== now.y || before.width !== now.width || now.width === 0) return null;
  const at = { x: Math.round(now.x + now.width / 2), y: Math.round(now.y + now.height / 2) };
  return it.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}

export async function clickOn(tab: Tab, selector: string, which: string | number = 0): Promise<void> {
  await tab.click(await placeOf(tab, selector, which));
}

export const CHOICES = '.prompt-body .choice:not(.quiet)';
export const goOn = (tab: Tab): Promise<void> => clickOn(tab, 'button', TITLE.menu.continue);

/** A short movie: two seats. */
export async function begin(tab: Tab, url: string, seed: string): Promise<void> {
  await tab.goto(`${url}?seed=${seed}&speed=instant`);
  await clickOn(tab, 'button', TITLE.menu.names.feature);
  await clickOn(tab, 'input[name="seats"][value="2"]');
  await clickOn(tab, 'button', SET_UP.ticket.roll);
}

export type Pick = (most: number) => number;

/** Clicks on one of the answers, through the lists behind them; returns what is asked next. */
export async function answer(tab: Tab, asked: Asked, pick: Pick): Promise<Asked | null> {
  let now = asked;
  for (;;) {
    const i = pick(now.choices.length);
    await clickOn(tab, CHOICES, i);
    if (!now.choices[i]?.includes('…')) return question(tab, asked.n);
    const { choices } = now;
    now = await until('the list behind it', async () => {
      const next = await tab.run(seen, null);
      return next !== null && next !== 'over' && next.choices.join() !== choices.join() ? next : null;
    });
  }
}
