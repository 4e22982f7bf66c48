import { expect, type Page } from '@playwright/test';
import { door } from '../../src/games/shuffling-horror/door.ts';

/** Every room of the house and of the first game that an address alone leads to. */
export const ROOMS = ['vault', 'settings', 'credits', ...Object.keys(door.rooms).filter((room) => room !== 'dailies')];

/**
 * Everything that can be pressed or read can be brought into the window by scrolling down: nothing is cut off at the side, nothing lies
 * under something else, and no words are clipped. Told as what is wrong with what.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const seen = (it: HTMLElement): boolean =>
      it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      it.closest('.unseen, [aria-hidden="true"], .drawn .twin') === null;
    const named = (it: HTMLElement): string =>
      `${it.tagName.toLowerCase()}.${it.className} “${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40)}”`;
    const wrong: string[] = [];
    const sideways = [document.documentElement, ...document.querySelectorAll<HTMLElement>('.room-body, .paper')];
    for (const it of sideways) {
      if (it.scrollWidth > it.clientWidth + 1) wrong.push(`scrolls sideways: ${named(it).slice(0, 60)}`);
    }
    const all = (dialog ?? document).querySelectorAll<HTMLElement>(
      'button, input, select, textarea, summary, h1, h2, h3, p, legend, dt, dd, a[href]',
    );
    for (const it of all) {
      if (!seen(it) || it.textContent === '' || (dialog !== null && !dialog.contains(it))) continue;
      it.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const tall = height > window.innerHeight;
      if (left < -1 || right > window.innerWidth + 1) wrong.push(`cut off at the side: ${named(it)}`);
      else if (!tall && (top < -1 || bottom > window.innerHeight + 1)) wrong.push(`out of reach: ${named(it)}`);
      else if (it.matches('button, input, select, summary')) {
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!(on !== null && (it.contains(on) || on.contains(it) || on.closest('label')?.contains(it))))
          wrong.push(`covered by ${on?.className}: ${named(it)}`);
      }
      const { overflowX } = getComputedStyle(it);
      if (overflowX === 'hidden' && it.scrollWidth > it.clientWidth + 1) wrong.push(`clipped: ${named(it)}`);
    }
    return wrong;
  });

export async function expectInReach(page: Page): Promise<void> {
  expect.soft(await outOfReach(page)).toEqual([]);
}
