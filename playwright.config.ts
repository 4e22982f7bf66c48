import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { FLAGS, findChromium } from './tools/run/chromium.mjs';
import { freePort } from './tools/run/free-port.mjs';
import { ONE_STATE, ONE_TEST } from './tools/run/limits.mjs';

// Workers load this file again: they inherit the environment, and so the one port that was found.
process.env.PREVIEW_PORT ??= String(await freePort());
const url = `http://127.0.0.1:${process.env.PREVIEW_PORT}/`;
const chromium = await findChromium();
const long = process.env.LONG === '1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  ...(long ? {} : { grepInvert: /@long/ }),
  timeout: ONE_TEST,
  expect: { timeout: ONE_STATE },
  fullyParallel: true, // a file is no unit of work: its tests share nothing
  workers: Math.min(8, availableParallelism() + 2), // a test waits for the page more often than it works
  retries: process.env.CI ? 1 : 0, // one race must not hide what else holds; tools/test.mjs names whoever needed it
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' }, // what moves without end costs more than what is tested; those about motion ask for it
    serviceWorkers: 'block', // each would fetch the whole game, for every test anew; those about it ask for it
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: FLAGS,
      ignoreDefaultArgs: ['--hide-scrollbars'], // on most desks they are there, and take their room
      timeout: ONE_STATE,
    },
  },
  webServer: {
    // A rehearsal has a house of its own, with every game in it.
    command: `node node_modules/vite/bin/vite.js preview ${process.env.REHEARSAL === '1' ? '--outDir .cache/rehearsal ' : ''}--host 127.0.0.1 --port ${process.env.PREVIEW_PORT} --strictPort`,
    url,
    env: { HUSHED: '1' },
    reuseExistingServer: false,
    timeout: ONE_STATE,
  },
});
