// `npm run coverage:rules` writes what tests prove which rule of each game; with --check it only says whether that is up to date and complete.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOOKS, coverageOf } from './rules-coverage/report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const isCheck = process.argv.includes('--check');

for (const book of BOOKS) {
  const file = path.join(ROOT, book.report);
  const { text, untested, unknown } = coverageOf(ROOT, book);
  const complaints = [...untested.map((id) => `${id} has no test`), ...unknown.map((test) => `no such rule: ${test}`)];
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) complaints.push(`${book.report} is out of date`);
  if (isCheck && complaints.length > 0) process.exitCode = 1;
  for (const complaint of complaints) console.log(complaint);
  console.log(`${book.rules}: ${/^\*\*(.+)\*\*$/m.exec(text)?.[1] ?? ''}`);
}
