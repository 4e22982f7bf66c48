import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Of several such lists a browser minds the last alone: this is Playwright's, and its own address line, which costs as much as a page. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** A browser that does what it is told and nothing else. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: the one asked for, else one on the PATH, in a usual place, or downloaded by Playwright.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) return existsSync(asked) ? asked : null; // a wrong path must be told, not quietly replaced
  return onPath() ?? PLACES.find((place) => existsSync(place)) ?? (await playwrightsOwn());
}

/** @returns {string | undefined} */
function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + ending))).find((file) =>
    existsSync(file),
  );
}

/** @returns {Promise<string | null>} */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright-core');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  } catch {
    return null; // not installed, or no download for this system
  }
}

/**
 * Finds a browser, or installs one where that can be done without asking. Otherwise says how, and gives up.
 * @returns {Promise<string>}
 */
export async function needChromium() {
  const found = await findChromium();
  if (found) return found;
  if (process.env.CHROMIUM) {
    throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, and there is nothing there.`);
  }
  const debian = existsSync('/etc/debian_version');
  if (debian && process.getuid?.() === 0) {
    console.log('No Chromium found. Installing Debian’s.');
    // Without an index of packages, as in a bare container, the install alone would find nothing.
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' });
    const installed = await findChromium();
    if (installed) return installed;
  }
  const remedy = debian ? 'sudo apt-get install -y chromium' : 'npx playwright install chromium';
  throw new Error(
    `The browser tests need Chromium, and none was found. Run this once:\n\n  ${remedy}\n\n(or set CHROMIUM to one)`,
  );
}
