import { mkdirSync, rmSync } from 'node:fs';
import { BIOME, KNIP, PLAYWRIGHT, TSC, VITE, VITEST } from './bins.mjs';
import { runQuietly } from './child.mjs';
import { countsOfPlaywright, countsOfVitest, readCounts, readReport } from './counts.mjs';
import { timesOfPlaywright, timesOfVitest } from './durations.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./durations.mjs').Timed} Timed */
/** @typedef {Counts & { name: string, seconds: number, output: string, times: Timed[] }} Result */
/** @typedef {() => Promise<Result>} Stage */

const REPORTS = '.cache/reports';
mkdirSync(REPORTS, { recursive: true });

/** Each counts as one test: it holds or it does not. */
export const staticChecks = [
  check('types of the app', [TSC, '-p', '.', '--pretty']),
  check('types of the rules, no DOM', [TSC, '-p', 'src/rules', '--pretty']),
  check('types of the tools', [TSC, '-p', 'tools', '--pretty']),
  check('types of the tests', [TSC, '-p', 'tests', '--pretty']),
  check('lint', [BIOME, 'check', '--error-on-warnings', '--max-diagnostics=none']),
  check('borders', ['tools/borders/index.mjs']),
  check('dead code', [KNIP]),
];

export const build = check('build', [VITE, 'build', '--logLevel', 'warn']);

/** @type {Stage} */
export const unit = () =>
  suite('unit and property tests', `${REPORTS}/unit.json`, countsOfVitest, timesOfVitest, (report) => [
    [VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {},
  ]);

/** @type {Stage} */
export const browser = () =>
  suite('browser tests', `${REPORTS}/browser.json`, countsOfPlaywright, timesOfPlaywright, (report) => [
    [PLAYWRIGHT, 'test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ]);

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Stage}
 */
function check(name, args) {
  return async () => {
    const { code, output, seconds } = await runQuietly(args);
    const passed = code === 0 ? 1 : 0;
    const times = [{ name, part: name === 'build' ? name : 'static checks', seconds }];
    return { name, output, seconds, passed, failed: 1 - passed, skipped: 0, times };
  };
}

/**
 * @param {string} name
 * @param {string} report  the file it leaves its numbers in
 * @param {(report: any) => Counts} countsOf
 * @param {(report: any) => Timed[]} timesOf
 * @param {(report: string) => [string[], NodeJS.ProcessEnv]} command
 * @returns {Promise<Result>}
 */
async function suite(name, report, countsOf, timesOf, command) {
  rmSync(report, { force: true }); // an old report must not speak for a run that crashed
  const { code, output, seconds } = await runQuietly(...command(report));
  const counts = readCounts(report, countsOf);
  // A suite can fail outside any test: a file that does not load, a server that does not start, nothing found to run.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, output, seconds, ...counts, times: readReport(report, timesOf) ?? [] };
}
