// `npm run coverage:rules` writes docs/RULES-COVERAGE.md; with --check it only says whether that is up to date and complete.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageOf, REPORT } from './rules-coverage/report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const file = path.join(ROOT, REPORT);
const { text, untested, unknown } = coverageOf(ROOT);

const complaints = [...untested.map((id) => `${id} has no test`), ...unknown.map((test) => `no such rule: ${test}`)];
if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) complaints.push(`${REPORT} is out of date`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else writeFileSync(file, text);

for (const complaint of complaints) console.log(complaint);
console.log(/^\*\*(.+)\*\*$/m.exec(text)?.[1] ?? '');
