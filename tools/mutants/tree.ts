import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the tests of rules and cards need: the rules, themselves, and how they are run. */
const PARTS = [
  'src/rules',
  'tests/rules',
  'tests/cards',
  'tests/stand-in/rules',
  'tests/stand-in/cards',
  'tests/stand-in/trial.ts',
  'tests/geiger-man/rules',
  'tests/geiger-man/cards',
  'tests/geiger-man/trial.ts',
  'tests/kit',
  'tests/properties/luck.ts',
  'docs/RULES.md',
];
const CONFIG = ['package.json', 'tsconfig.json', 'tests/tsconfig.json', 'vitest.config.ts', 'tools/run/limits.mjs'];

/** A copy of those parts in a folder of its own; packages are shared. The working tree is never touched. */
export function plantTree(root: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  for (const part of [...PARTS, ...CONFIG]) cpSync(path.join(root, part), path.join(tree, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  return tree;
}

export const fellTree = (tree: string): void => rmSync(tree, { recursive: true, force: true });

/** Changes with any of those parts, and with what is to be done to them: what was found out before is no longer true. */
export function fingerprint(root: string, mutants: string): string {
  const sum = createHash('sha256').update(mutants);
  for (const part of [...PARTS, ...CONFIG]) {
    for (const file of filesIn(path.join(root, part)))
      sum.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}

function filesIn(at: string): string[] {
  if (path.extname(at) !== '') return [at];
  const entries = readdirSync(at, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
