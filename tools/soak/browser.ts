import { spawn, spawnSync } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FLAGS } from '../run/chromium.mjs';
import { ONE_STATE } from '../run/limits.mjs';

const OWN_FLAGS = [
  ...FLAGS,
  '--headless',
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-gpu',
  '--mute-audio',
];

export interface Running {
  page: Page;
  /** Every process of it at once, with no time to put anything away. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A browser of our own on a profile that outlives it. Playwright would not say which processes are its own. */
export async function launch(executable: string, profile: string): Promise<Running> {
  const child = spawn(executable, [...OWN_FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true, // a group of its own, so that all of it can be killed
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const leaveNothing = () => killTree(child.pid);
  process.once('exit', leaveNothing);
  const kill = async () => {
    killTree(child.pid);
    await exited;
    process.off('exit', leaveNothing);
  };
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child.stderr), { timeout: ONE_STATE });
    return { page: await firstPage(browser), kill, close: () => closed(browser, kill, exited) };
  } catch (error) {
    await kill();
    throw error;
  }
}

function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // gone already
  }
}

/** Asks it to end; it may do so before it answers. */
async function closed(browser: Browser, kill: () => Promise<void>, exited: Promise<void>): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.close').catch(() => {});
  const late = new Promise<void>((resolve) => setTimeout(resolve, ONE_STATE).unref());
  await Promise.race([exited, late]);
  await kill();
}

async function firstPage(browser: Browser): Promise<Page> {
  const context = browser.contexts()[0] ?? (await browser.newContext());
  context.setDefaultTimeout(ONE_STATE);
  return context.pages()[0] ?? (await context.newPage());
}

function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Chromium does not start.\n${said}`)), ONE_STATE);
    stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4000);
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    stderr.on('end', () => reject(new Error(`Chromium ended at once.\n${said}`)));
  });
}
