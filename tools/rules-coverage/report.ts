import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesOf, testNames } from './scan.ts';

/** The rules of a game, where their tests are, and where it is written which proves which. */
export interface Book {
  rules: string;
  report: string;
  folders: readonly string[];
}

export const REPORT = 'docs/RULES-COVERAGE.md';

export const FIRST_BOOK: Book = {
  rules: 'docs/RULES.md',
  report: REPORT,
  folders: ['tests/rules', 'tests/cards'],
};

export const BOOKS: readonly Book[] = [
  FIRST_BOOK,
  {
    rules: 'docs/games/stand-in/RULES.md',
    report: 'docs/games/stand-in/RULES-COVERAGE.md',
    folders: ['tests/stand-in/rules', 'tests/stand-in/cards'],
  },
  {
    rules: 'docs/games/geiger-man/RULES.md',
    report: 'docs/games/geiger-man/RULES-COVERAGE.md',
    folders: ['tests/geiger-man/rules', 'tests/geiger-man/cards'],
  },
];

interface Proof {
  file: string;
  name: string;
}

export interface Coverage {
  /** Rules without a test. */
  untested: string[];
  /** Tests of rules that do not exist. */
  unknown: string[];
  text: string;
}

/** Holds the tests of a tree against its rules. */
export function coverageOf(root: string, { rules, folders }: Book = FIRST_BOOK): Coverage {
  const { chapters, ids } = rulesIn(readFileSync(path.join(root, rules), 'utf8'));
  const proofs = new Map<string, Proof[]>(ids.map((id) => [id, []]));
  const unknown: string[] = [];
  let tests = 0;
  for (const file of testFiles(root, folders)) {
    for (const name of testNames(readFileSync(path.join(root, file), 'utf8'))) {
      const proved = rulesOf(name);
      if (proved.length > 0) tests++;
      for (const id of proved) {
        const list = proofs.get(id);
        if (list === undefined) unknown.push(`${file}: ${name}`);
        else list.push({ file, name });
      }
    }
  }
  const untested = ids.filter((id) => proofs.get(id)?.length === 0);
  return { untested, unknown, text: reportOf(folders, chapters, proofs, tests, untested) };
}

const testFiles = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.test.ts'))
      .sort()
      .map((file) => `${folder}/${file}`),
  );

/** `## R9 Survivors' rolls` opens a chapter, `- **R9.6**` a rule; another game's ids begin with letters of its own. */
function rulesIn(text: string): { chapters: Map<string, string>; ids: string[] } {
  const chapters = new Map<string, string>();
  for (const [, id = '', title = ''] of text.matchAll(/^## ([A-Z]+\d+) (.+)$/gm)) chapters.set(id, title);
  return { chapters, ids: [...text.matchAll(/^- \*\*([A-Z]+\d+\.\d+)\*\*/gm)].map(([, id = '']) => id) };
}

function reportOf(
  folders: readonly string[],
  chapters: Map<string, string>,
  proofs: Map<string, Proof[]>,
  tests: number,
  untested: readonly string[],
): string {
  const lines = [
    '# Which tests prove which rule',
    '',
    `Written by \`npm run coverage:rules\` from the ids in [RULES.md](RULES.md) and the names of the tests in \`${folders[0]}\` and`,
    `\`${folders[1]}\`: a test proves the rule that its name begins with. Do not edit; \`npm test\` fails when it is out of date.`,
    '',
    `**${proofs.size - untested.length} of ${proofs.size} rules have a test; ${tests} tests begin with a rule.**`,
  ];
  if (untested.length > 0) lines.push('', `Without a test: ${untested.join(', ')}.`);
  let chapter = '';
  for (const [id, list] of proofs) {
    const [under = ''] = id.split('.');
    if (under !== chapter) lines.push('', `## ${under} ${chapters.get(under) ?? ''}`.trimEnd());
    chapter = under;
    lines.push('', `### ${id}`, '', ...linesOf(list));
  }
  return `${lines.join('\n')}\n`;
}

function linesOf(list: readonly Proof[]): string[] {
  if (list.length === 0) return ['No test.'];
  const files = [...new Set(list.map(({ file }) => file))];
  return files.flatMap((file) => [
    `- \`${file}\``,
    ...list.filter((proof) => proof.file === file).map(({ name }) => `  - ${escaped(name)}`),
  ]);
}

/** Names are plain text: what Markdown would take for marks of its own is shown as it is. */
const escaped = (name: string): string => name.replace(/[*_`<>|]/g, '\\$&');
