import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join('docs', 'BALANCE.md');

/** docs/BALANCE.md is generated: each command owns the section between its two marks and touches no other. */
export function writeSection(name: string, body: string): void {
  const begin = `<!-- ${name}: npm run lab -- ${name} --write -->`;
  const end = `<!-- /${name} -->`;
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Balance, measured\n';
  const section = `${begin}\n${body}\n${end}`;
  const at = text.indexOf(begin);
  const next =
    at < 0
      ? `${text.trimEnd()}\n\n## ${name}\n\n${section}\n`
      : text.slice(0, at) + section + text.slice(text.indexOf(end) + end.length);
  writeFileSync(FILE, next);
}
