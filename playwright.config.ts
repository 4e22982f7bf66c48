import { defineConfig, devices } from '@playwright/test';
import { FLAGS, findChromium } from './tools/run/chromium.mjs';
import { freePort } from './tools/run/free-port.mjs';

// Workers load this file again: they inherit the environment, and so the one port that was found.
process.env.PREVIEW_PORT ??= String(await freePort());
const url = `http://127.0.0.1:${process.env.PREVIEW_PORT}/`;
const chromium = await findChromium();
const long = process.env.LONG === '1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  ...(long ? {} : { grepInvert: /@long/ }),
  timeout: long ? 600_000 : 30_000,
  workers: 2, // most of the time a test waits for the page; those with a drawn table take what is left
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: FLAGS,
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${process.env.PREVIEW_PORT} --strictPort`,
    url,
    reuseExistingServer: false,
  },
});
