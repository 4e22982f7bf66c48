// `npm run mutants`: breaks the rules in many small ways, one at a time, and expects the tests to notice every one of them.
// What was found out is kept in .cache, so that a run that was broken off goes on where it stopped; --fresh forgets it.
// --only=text tries those alone whose game, rule or name has the text in it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS } from './all.ts';
import { type Mutant, mutated, pathOf, testsOf } from './mutant.ts';
import { fellTree, fingerprint, plantTree } from './tree.ts';
import { verdictOf } from './verdict.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
const CHOSEN = MUTANTS.filter(({ game = 'shuffling-horror', rule, name }) => `${game} ${rule} ${name}`.includes(only));
const ALL_TESTS = [...new Set(CHOSEN.flatMap(testsOf))];
const CACHE = path.join(ROOT, '.cache/mutants.json');

interface Fate {
  fate: 'caught' | 'survived' | 'does not apply' | 'does not load';
  by: string;
}
interface Memory {
  fingerprint: string;
  /** Tests that fail with no mutant at all. */
  sick: string[];
  fates: Record<string, Fate>;
}

const memory = remembered();
const trees: string[] = [];
try {
  const lanes = Math.max(1, Math.min(2, availableParallelism()));
  for (let i = 0; i < lanes; i++) trees.push(plantTree(ROOT));
  if (Object.keys(memory.fates).length === 0) {
    const { failed, broken } = await verdictOf(ROOT, trees[0] as string, ALL_TESTS, false, []);
    memory.sick = failed;
    if (broken.length > 0) throw new Error(`These do not load even without a mutant:\n${broken.join('\n')}`);
  }
  const queue = CHOSEN.filter(({ name }) => memory.fates[name] === undefined);
  await Promise.all(trees.map((tree) => work(tree, queue)));
} finally {
  trees.forEach(fellTree);
}
report();

/** One lane: takes mutants off the queue until it is empty. */
async function work(tree: string, queue: Mutant[]): Promise<void> {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const began = performance.now();
    const found = await fateOf(tree, mutant);
    memory.fates[mutant.name] = found;
    mkdirSync(path.dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, JSON.stringify(memory, null, 1));
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
    console.log(`${seconds} s  ${found.fate.padEnd(14)}  ${mutant.rule.padEnd(7)} ${mutant.name}`);
  }
}

async function fateOf(tree: string, mutant: Mutant): Promise<Fate> {
  const file = path.join(tree, pathOf(mutant));
  const source = readFileSync(file, 'utf8');
  const text = mutated(source, mutant);
  if (text === null) return { fate: 'does not apply', by: `${pathOf(mutant)} has changed` };
  writeFileSync(file, text);
  const { failed, broken, hung } = await verdictOf(ROOT, tree, testsOf(mutant), true, memory.sick);
  writeFileSync(file, source);
  if (hung) return { fate: 'caught', by: 'a test that no longer ends' };
  const [by] = failed;
  if (by !== undefined) return { fate: 'caught', by };
  return broken.length > 0 ? { fate: 'does not load', by: broken[0] ?? '' } : { fate: 'survived', by: '' };
}

/** Only what was found out about these very rules and tests still counts. */
function remembered(): Memory {
  const now = fingerprint(ROOT, JSON.stringify(CHOSEN));
  try {
    const old = JSON.parse(readFileSync(CACHE, 'utf8')) as Memory;
    if (old.fingerprint === now && !process.argv.includes('--fresh')) return old;
  } catch {
    // None yet.
  }
  return { fingerprint: now, sick: [], fates: {} };
}

function report(): void {
  console.log('\n| rule | mutant | fate | by |\n|---|---|---|---|');
  const counts = { caught: 0, survived: 0, 'does not apply': 0, 'does not load': 0 };
  for (const { name, rule } of CHOSEN) {
    const { fate, by } = memory.fates[name] as Fate;
    counts[fate]++;
    console.log(`| ${rule} | ${name} | ${fate} | ${by} |`);
  }
  const escaped = CHOSEN.length - counts.caught;
  console.log(
    `\n${CHOSEN.length} mutants: ${counts.caught} caught, ${counts.survived} survived, ${escaped - counts.survived} broken`,
  );
  if (memory.sick.length > 0)
    console.log(`Left out, since they fail with no mutant at all:\n  ${memory.sick.join('\n  ')}`);
  process.exitCode = escaped > 0 || memory.sick.length > 0 ? 1 : 0;
}
