import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { FLAGS, needChromium } from '../run/chromium.mjs';
import { ONE_STATE } from '../run/limits.mjs';
import { type Engine, PAGE, type Tab } from './engine.ts';

export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: await needChromium(), args: FLAGS, timeout: ONE_STATE });
  const context = await browser.newContext({ viewport: PAGE });
  context.setDefaultTimeout(ONE_STATE);
  const complaints: string[] = [];
  context.on('console', (it) => it.type() === 'error' && complaints.push(it.text()));
  context.on('weberror', (it) => complaints.push(it.error().message));
  return {
    name: 'Chromium',
    version: browser.version(),
    tab: () => openTab(context),
    complaints: () => complaints,
    quit: () => browser.close(),
  };
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page: Page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (inPage, arg) => page.evaluate(`(${inPage})(${JSON.stringify(arg)})`),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    front: () => page.bringToFront(),
    close: () => page.close(),
  };
}
