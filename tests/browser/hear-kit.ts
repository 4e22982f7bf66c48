import type { Page } from '@playwright/test';

/** What somebody who does not see is told, in order: where the focus goes, and whatever live regions say. */
export interface Heard {
  by: 'focus' | 'value' | 'alert' | 'log' | 'said' | 'status';
  words: string;
}

interface Ears {
  heard: Heard[];
  /** What no page may do: a region that comes with its words, or a focus that rests on nothing while something is asked. */
  faults: string[];
}

/** Before the page is opened. */
export const listenFromTheStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ears: Ears = { heard: [], faults: [] };
    Object.assign(window, { ears });
    const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
    const named = (it: Element): string => {
      const by = it.getAttribute('aria-labelledby');
      return plain(it.getAttribute('aria-label') ?? (by ? document.getElementById(by)?.textContent : it.textContent));
    };
    const VALUE = 'aria-valuetext';
    const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    /** The region that tells what happens in it, unless something nearer keeps it quiet. */
    const regionOf = (it: Element | null): Element | null => {
      const near = it?.closest(REGION) ?? null;
      return near?.getAttribute('aria-live') === 'off' ? null : near;
    };
    const tell = (region: Element, words: string): void => {
      const by = (region.getAttribute('role') ?? region.id) as Heard['by'];
      if (words !== '') ears.heard.push({ by, words });
    };
    new MutationObserver((changes) => {
      const whole = new Set<Element>();
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') {
          // A slider says where it stands while it has the focus.
          const words = plain((target as Element).getAttribute(VALUE));
          if (target === document.activeElement) ears.heard.push({ by: 'value', words });
          continue;
        }
        const at = target instanceof Element ? target : target.parentElement;
        const region = regionOf(at);
        for (const it of type === 'characterData' ? [target] : addedNodes) {
          if (region === null && it instanceof Element) {
            const within = [it, ...it.querySelectorAll(REGION)].filter((one) => one.matches(REGION));
            const filled = within.find(
              (one) => one.matches('[role="status"], [role="alert"]') && plain(one.textContent),
            );
            if (filled) ears.faults.push(`comes with its words: ${plain(filled.textContent)}`);
          }
          if (region === null || (it instanceof Element && regionOf(it) !== region)) continue;
          if (region.matches('[role="status"], [role="alert"]')) whole.add(region);
          else tell(region, plain(type === 'characterData' ? at?.textContent : it.textContent));
        }
      }
      for (const region of whole) tell(region, plain((region as HTMLElement).innerText));
    }).observe(document, { childList: true, characterData: true, subtree: true, attributeFilter: [VALUE] });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) ears.heard.push({ by: 'focus', words: named(target) });
    });
    let resting = 0;
    const look = (): void => {
      const asked = document.querySelector('.prompt[data-n]') !== null;
      resting = asked && (document.activeElement ?? document.body) === document.body ? resting + 1 : 0;
      if (resting === 2) ears.faults.push('the focus rests on nothing');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

type Listening = { ears: Ears };
export const heardBy = (page: Page, from = 0): Promise<Heard[]> =>
  page.evaluate((since) => (window as unknown as Listening).ears.heard.slice(since), from);
export const heardSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Listening).ears.heard.length);
export const faultsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Listening).ears.faults);

/** How a question ends as it is said: by how many ways to answer there are, or by the key that rolls. */
const ASKED = String.raw`(\d+ (choices?|opci[oó]n(es)?)|1 rolls|Tira con 1)\.$`;
export const isAsked = ({ words }: Heard): boolean => new RegExp(ASKED).test(words);

/** The question that is open has been said, and two frames have passed in which it could have been said again. */
export async function untilAsked(page: Page, from: number): Promise<Heard[]> {
  await page.waitForFunction(
    ([since, pattern]) =>
      (window as unknown as Listening).ears.heard.slice(since).some(({ words }) => new RegExp(pattern).test(words)),
    [from, ASKED] as const,
  );
  await twoFrames(page);
  return heardBy(page, from);
}

/** Whatever follows from what was done has come: a question is said with the frame after its own. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
