import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { VITEST } from '../run/bins.mjs';

/** A mutant that never comes to an end is caught as surely as one that fails. */
const PATIENCE = 5 * 60_000;

interface Report {
  numTotalTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

export interface Verdict {
  /** Names of the tests that failed. */
  failed: string[];
  /** Files that did not load: a mutant that does not compile proves nothing. */
  broken: string[];
  hung: boolean;
}

/** Runs some tests in a tree; `but` are tests to leave out. */
export async function verdictOf(
  root: string,
  tree: string,
  tests: readonly string[],
  bail: boolean,
  but: readonly string[],
): Promise<Verdict> {
  const report = path.join(tree, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', ...tests, '--root', tree, '--reporter=json', `--outputFile=${report}`];
  // One thread for all files: loading the rules anew for each would take longer than the tests.
  args.push('--pool=threads', '--maxWorkers=1', '--no-isolate', bail ? '--bail=1' : '--bail=0');
  if (but.length > 0) args.push('--testNamePattern', `^(?!(?:${but.map(escaped).join('|')})$)`);
  const hung = await ran([path.join(root, VITEST), ...args], tree);
  if (hung) return { failed: [], broken: [], hung };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return {
    failed: testResults.flatMap((file) =>
      file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
    broken: testResults
      .filter((file) => file.assertionResults.length === 0 && file.message !== '')
      .map((file) => `${path.basename(file.name)}: ${file.message.split('\n')[0]}`),
    hung,
  };
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether it had to be stopped. */
function ran(args: string[], cwd: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', env: { ...process.env, LONG: '' } });
    let hung = false;
    const clock = setTimeout(() => {
      hung = true;
      child.kill('SIGKILL');
    }, PATIENCE);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(clock);
      resolve(hung);
    });
  });
}
