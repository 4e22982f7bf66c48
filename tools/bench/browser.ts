import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { phaserCut } from '../phaser-cut.ts';
import { FLAGS, needChromium } from '../run/chromium.mjs';
import { type Served, serve } from '../soak/serve.ts';
import type { BenchPage } from './pages/bench.ts';

export const WINDOW = { width: 1280, height: 720 };

export const launched = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await needChromium(), args: FLAGS });

/** The bench's own pages and the board by itself, built as the game is: measured is what ships. */
export async function servedPages(): Promise<Served> {
  const outDir = '.cache/bench/pages';
  const root = process.cwd();
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [phaserCut(root)],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: [
          'tools/bench/pages/index.html',
          'tools/board-harness/index.html',
          'tools/board-harness/geiger-man.html',
        ],
      },
    },
  });
  // Alone in its process, a page gets a clock of microseconds.
  return serve(outDir, {
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  });
}

/** The page that measures what needs a browser and no screen. */
export async function benchPage(context: BrowserContext, host: Served): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host.url}tools/bench/pages/index.html`);
  await page.waitForFunction(() => 'bench' in window);
  return page;
}

/** Draws a second, in a page of that browser. */
export async function referenceIn(context: BrowserContext, host: Served, throttled?: (page: Page) => Promise<unknown>) {
  const page = await benchPage(context, host);
  await throttled?.(page);
  const found = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.reference());
  await page.close();
  return found;
}
