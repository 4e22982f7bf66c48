// `npm test`: everything that must hold, from nothing installed to one line of counts. Uses Node's own modules alone.
import { needChromium } from './run/chromium.mjs';
import { byPart, slowest } from './run/durations.mjs';
import { needNode, needPackages } from './run/packages.mjs';

/** @typedef {import('./run/stages.mjs').Result} Result */
/** @typedef {import('./run/stages.mjs').Stage} Stage */
/** @typedef {import('./run/durations.mjs').Timed} Timed */

const began = performance.now();
if (process.argv.includes('--long')) process.env.LONG = '1';

/** @type {Result[]} */
const results = [];
try {
  needNode();
  needPackages();
  process.env.CHROMIUM = await needChromium();
  const { staticChecks, build, unit, browser } = await import('./run/stages.mjs');
  // Whoever works all the time has the machine to itself; pages wait now and then, and the static checks take what they leave.
  await inOrder([build, unit]);
  await Promise.all([inBrowser(), inOrder(staticChecks)]);

  async function inBrowser() {
    if (results.some(({ name, failed }) => name === 'build' && failed > 0)) report(notRun('browser tests'));
    else await inOrder([browser]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ ...notRun('set-up'), output: '' });
}

tellTimes(results.flatMap(({ times }) => times));
const total = (/** @type {'passed' | 'failed'} */ key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${seconds((performance.now() - began) / 1000)}  in all`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

/**
 * @param {string} name
 * @returns {Result}
 */
function notRun(name) {
  return { name, seconds: 0, output: 'Not run: nothing was built.', passed: 0, failed: 1, skipped: 0, times: [] };
}

/** @param {Timed[]} times */
function tellTimes(times) {
  console.log('\nBy part: its tests one after the other, whatever ran beside them');
  for (const { part, tests, seconds: all } of byPart(times)) console.log(`${seconds(all)}  ${part}, ${tests}`);
  console.log('\nThe slowest ten');
  for (const { part, name, seconds: all } of slowest(times, 10)) console.log(`${seconds(all)}  ${part}: ${name}`);
  const again = times.filter(({ tries = 1 }) => tries > 1);
  if (again.length > 0) console.log('\nTried twice: a race in the test or in the game, to be found');
  for (const { part, name } of again) console.log(`  ${part}: ${name}`);
}

/** @param {Stage[]} stages */
async function inOrder(stages) {
  for (const stage of stages) report(await stage());
}

/** @param {Result} result */
function report(result) {
  results.push(result);
  const { name, passed, failed, skipped, output } = result;
  const words = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
  console.log(
    `${seconds(result.seconds)}  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(28)} ${words.filter(Boolean).join(', ')}`,
  );
  if (failed > 0) console.log(`\n${output}\n`);
}

/** @param {number} time */
function seconds(time) {
  return `${time.toFixed(1).padStart(6)} s`;
}
