import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A report that is not there speaks of a run that crashed: null.
 * @template T
 * @param {string} file
 * @param {(report: any) => T} read
 * @returns {T | null}
 */
export function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {(report: any) => Counts} countsOf
 * @returns {Counts}
 */
export const readCounts = (file, countsOf) => readReport(file, countsOf) ?? { passed: 0, failed: 1, skipped: 0 };

/**
 * A file that does not load holds no test that could fail, so it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function countsOfVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + unloadable, skipped: numPendingTests + numTodoTests };
}

/** So many browser tests may pass at the second try before the run counts as failed: one race is to be mended, three are a fault. */
const SECOND_TRIES = 2;

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return flaky <= SECOND_TRIES
    ? { passed: expected + flaky, failed: unexpected, skipped }
    : { passed: expected, failed: unexpected + flaky, skipped };
}
