import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const OLDEST_NODE = 20;

/** Stops with one clear line where the language itself is too old for the tools. */
export function needNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Last Reel needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
}

/** Installs the packages of the lock file, unless the very same ones lie there already. */
export function needPackages() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.env.npm_execpath; // set when npm runs us, and then it needs no search for npm.cmd on Windows
  const done = npm
    ? spawnSync(process.execPath, [npm, 'ci'], { stdio: 'inherit' })
    : spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) throw new Error('npm ci failed: see above.');
}

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @returns {boolean} */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or unreadable.');
  return present !== null && isAllThere(wanted, present);
}

/**
 * Compares what the lock file asks for with npm's own record of what it installed. Times of files would not do: a checkout
 * changes them, and npm writes both files within the same instant. Optional ones are there for other platforms.
 * @param {Packages} wanted
 * @param {Packages} present
 * @returns {boolean}
 */
export function isAllThere(wanted, present) {
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
