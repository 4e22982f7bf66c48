import type { BrowserContext, Page } from 'playwright-core';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { TITLE } from '../../src/text/rooms/title.ts';

/** Milliseconds on the page's own clock, from the moment that its address was entered. */
export interface Visit {
  title: number;
  /** The first question can be answered. */
  choice: number;
  /** The table is drawn. */
  board: number;
}

/** A modest machine on a modest line. */
const SLOW = { cpu: 4, latency: 40, bytesPerSecond: 10e6 / 8 };

export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
}

/**
 * From the address to a drawn table, by whoever presses a button the moment it is painted. The page stays open. `drawn`: whether the pixels of
 * the table are made. Without a graphics card the page itself waits for them; with one it never does, which is what leaving them out comes to.
 */
export async function visited(
  context: BrowserContext,
  url: string,
  slowly: boolean,
  drawn = true,
): Promise<{ page: Page; visit: Visit }> {
  const page = await context.newPage();
  if (slowly) await throttle(page);
  await page.addInitScript(hurry, { feature: TITLE.menu.names.feature, roll: SET_UP.ticket.roll, drawn });
  await page.goto(`${url}?speed=instant&seed=bench`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'visited' in window, undefined, { timeout: 60_000 });
  return { page, visit: await page.evaluate(() => (window as unknown as { visited: Visit }).visited) };
}

/** Runs in the page, before anything else does. */
function hurry(words: { feature: string; roll: string; drawn: boolean }): void {
  if (window.top !== window) return;
  const seen: Partial<Visit> = {};
  /** The frame in which something was found has been painted when the next task runs. */
  const painted = (act: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = act;
      port2.postMessage(null);
    });
  const note = (what: keyof Visit) => {
    seen[what] = performance.now();
    if (seen.board && seen.choice) Object.assign(window, { visited: seen });
  };
  /** A press is a gesture, too: with the first one the sound is fetched. */
  const press = (it: HTMLElement) => {
    it.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    it.click();
  };
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find((it) => it.textContent?.trim().startsWith(label));
  const question = () => document.querySelector('.prompt-body button');
  const steps: [look: () => Element | null | undefined, act: (found: HTMLElement) => void][] = [
    [
      () => button(words.feature),
      (found) => {
        note('title');
        press(found);
      },
    ],
    [() => button(words.roll), press],
    [question, () => note('choice')],
  ];
  let busy = false;
  new MutationObserver(function look(): void {
    const [step] = steps;
    const found = busy ? null : step?.[0]();
    if (!step || !found) return;
    busy = true;
    steps.shift();
    painted(() => {
      busy = false;
      step[1](found as HTMLElement);
      look();
    });
  }).observe(document, { subtree: true, childList: true });

  let draws = 0;
  const { drawElements, drawArrays } = WebGLRenderingContext.prototype;
  const counted = <A extends unknown[]>(real: (...args: A) => void) =>
    function draw(this: WebGLRenderingContext, ...args: A): void {
      // An empty stage is a call or two.
      if (++draws === 10 && !seen.board) painted(() => note('board'));
      if (words.drawn) real.apply(this, args);
    };
  Object.assign(WebGLRenderingContext.prototype, {
    drawElements: counted(drawElements),
    drawArrays: counted(drawArrays),
  });
}
