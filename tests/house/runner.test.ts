import { expect, test } from 'vitest';
import { countsOfPlaywright, countsOfVitest, readCounts } from '../../tools/run/counts.mjs';
import { byPart, slowest, timesOfPlaywright, timesOfVitest } from '../../tools/run/durations.mjs';
import { isAllThere } from '../../tools/run/packages.mjs';

const vitestReport = (testResults: { status: string; assertionResults: unknown[] }[]) => ({
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults,
});

test('tests are counted as vitest reports them', () => {
  const report = vitestReport([{ status: 'failed', assertionResults: [{}] }]);
  expect(countsOfVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('a test file that does not load is a failure', () => {
  const report = vitestReport([
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]);
  expect(countsOfVitest(report).failed).toBe(2);
});

test('two browser tests may pass at the second try, three are a fault', () => {
  const run = (flaky: number) => countsOfPlaywright({ stats: { expected: 9, unexpected: 1, flaky, skipped: 0 } });
  expect(run(2)).toEqual({ passed: 11, failed: 1, skipped: 0 });
  expect(run(3)).toEqual({ passed: 9, failed: 4, skipped: 0 });
});

test('a suite that leaves no report is a failure', () => {
  expect(readCounts('no/such/report.json', countsOfVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('times are told by part and by test, of both runners', () => {
  const times = [
    ...timesOfVitest({
      testResults: [
        { name: '/at/home/tests/rules/a.test.ts', assertionResults: [{ fullName: 'a', duration: 2000 }] },
        { name: '/at/home/tests/rules/b.test.ts', assertionResults: [{ fullName: 'b', duration: null }] },
      ],
    }),
    ...timesOfPlaywright({
      suites: [
        {
          specs: [{ title: 'c', tests: [{ results: [{ duration: 4000 }, { duration: 1000 }] }] }],
          suites: [{ specs: [{ title: 'd', tests: [{ results: [{ duration: 3000 }] }] }] }],
        },
      ],
    }),
  ];
  expect(byPart(times)).toEqual([
    { part: 'browser', tests: 2, seconds: 8 },
    { part: 'rules', tests: 2, seconds: 2 },
  ]);
  expect(slowest(times, 3).map(({ name }) => name)).toEqual(['c', 'd', 'a']);
});

test('packages are installed again when one is missing or of another version, not for what other platforms need', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };
  expect(isAllThere(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  expect(isAllThere(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  expect(isAllThere(wanted, {})).toBe(false);
});
