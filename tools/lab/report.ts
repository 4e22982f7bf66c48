import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deckFlag, ofDeck } from './deck.ts';
import { playPrint } from './print.ts';

const FILE = join('docs', 'BALANCE.md');

const marksOf = (name: string) => ({
  begin: `<!-- ${ofDeck(name)}: npm run lab -- ${name}${deckFlag()} --write -->`,
  end: `<!-- /${ofDeck(name)} -->`,
});

/** How the movies of a section were played, as a line of it: what was played otherwise says nothing of today's players. */
const playLine = (): string => `Play \`${playPrint()}\`.`;

/** The rows of a section, if they are of today's players. */
function rowsKept(name: string): string[] {
  const { begin, end } = marksOf(name);
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const at = text.indexOf(begin);
  const section = at < 0 ? '' : text.slice(at + begin.length, text.indexOf(end));
  return section.includes(playLine()) ? section.split('\n').filter((line) => line.startsWith('|')) : [];
}

/** docs/BALANCE.md is generated: each command owns the section between its two marks and touches no other. */
export function writeSection(name: string, body: string): void {
  const { begin, end } = marksOf(name);
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Balance, measured\n';
  const section = `${begin}\n${playLine()}\n\n${body}\n${end}`;
  const at = text.indexOf(begin);
  const next =
    at < 0
      ? `${text.trimEnd()}\n\n## ${ofDeck(name)}\n\n${section}\n`
      : text.slice(0, at) + section + text.slice(text.indexOf(end) + end.length);
  writeFileSync(FILE, next);
}

/** A part of a table measured anew: rows with the same key take the old ones' places, all others stay if they were played alike. */
export function writeRows(name: string, table: string, keyOf: (row: string) => string): void {
  const fresh = table.split('\n');
  const kept = rowsKept(name);
  const byKey = new Map(fresh.map((row) => [keyOf(row), row]));
  const known = new Set(kept.map(keyOf));
  const rows = kept.map((row) => byKey.get(keyOf(row)) ?? row);
  writeSection(name, [...rows, ...fresh.filter((row) => !known.has(keyOf(row)))].join('\n'));
}

/** The first cells of a row, as a key. */
export const cells =
  (count: number) =>
  (row: string): string =>
    row.split('|', count + 1).join('|');
