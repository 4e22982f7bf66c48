import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeHash, DECIDING } from './code-hash.ts';
import { ofDeck } from './deck.ts';

const FOLDER = join('.cache', 'lab');

/**
 * A list that is made one after the other and kept under a hash of the code that decides: a long run can be broken off and taken
 * up again, and never mixes what two versions did.
 */
export function keptList<T>(name: string, count: number, make: (i: number) => T, by = DECIDING): T[] {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${codeHash(by)}-${ofDeck(name).replaceAll(/[^a-z0-9_-]/gi, '.')}.json`);
  const list: T[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [];
  while (list.length < count) {
    list.push(make(list.length));
    writeFileSync(file, JSON.stringify(list));
    process.stderr.write(`\r${name} ${list.length}/${count} `);
  }
  return list.slice(0, count);
}
