import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Part } from './measure.ts';
import { asMarkdown } from './shown.ts';

const FILE = 'docs/QUALITY.md';
const HEAD = `# Quality, measured

Written by \`npm run bench\`; a run of one part writes only its own section. Bytes are checked by \`npm test\` against
[tools/budgets.ts](../tools/budgets.ts); times are reported here and asserted nowhere.

*In draws*: what the same machine could do meanwhile, in thousands of draws of plain Alea, measured in the same run and in the
same place (Node, the page, the throttled page). It is that column which can be compared from machine to machine.
`;

const begin = (name: string): string => `<!-- ${name}:begin -->`;
const end = (name: string): string => `<!-- ${name}:end -->`;

/** The document with one section replaced, or added at its end; everything else stays as it was. */
export function withSection(text: string, name: string, body: string): string {
  const section = `${begin(name)}\n${body}\n${end(name)}`;
  const from = text.indexOf(begin(name));
  if (from < 0) return `${text.trimEnd()}\n\n${section}\n`;
  const to = text.indexOf(end(name), from);
  if (to < 0) throw new Error(`${FILE}: ${begin(name)} has no end`);
  return text.slice(0, from) + section + text.slice(to + end(name).length);
}

/** Puts what was measured into the document. `about`: what the section measures, and where. */
export function writeDown(name: string, about: string, part: Part): void {
  writeSection(name, `## ${name}\n\n${about}\n\n${asMarkdown(part)}`);
}

/** The same for what others have measured. */
export function writeSection(name: string, body: string): void {
  writeFileSync(FILE, withSection(existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD, name, body));
}
