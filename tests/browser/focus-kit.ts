import type { Page } from '@playwright/test';

/** What can have the focus and does not look any different when it has, by keys. */
export async function unseenFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab'); // from here on the browser takes the player for somebody who uses keys
  return page.evaluate(() => {
    const LOOKS = ['outline', 'box-shadow', 'border', 'background-color', 'color', 'text-decoration'];
    const look = (it: Element): string => {
      const parts = [it, it.parentElement as Element].map((part) => getComputedStyle(part));
      return parts.flatMap((style) => LOOKS.map((name) => style.getPropertyValue(name))).join('|');
    };
    const over = document.querySelector('dialog[open]') ?? document;
    const all = over.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, a[href], [tabindex="0"]');
    const wrong: string[] = [];
    const kinds = new Set<string>(); // one of each: a hundred rules are one look
    for (const it of all) {
      const kind = `${it.tagName} ${it.className} ${it.parentElement?.className} ${it.getAttribute('type')}`;
      if (kinds.has(kind)) continue;
      if (!it.checkVisibility() || it.matches(':disabled, [tabindex="-1"]') || it.closest('.drawn .twin')) continue;
      kinds.add(kind);
      (document.activeElement as HTMLElement | null)?.blur();
      const before = look(it);
      it.focus({ preventScroll: true });
      if (document.activeElement === it && look(it) === before) wrong.push(it.outerHTML.slice(0, 90));
    }
    return wrong;
  });
}
