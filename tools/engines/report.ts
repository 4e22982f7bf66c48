export interface Result {
  name: string;
  version: string;
  parts: { part: string; ok: boolean; words: string }[];
  /** The hash on the last paper; empty where it was not reached. */
  print: string;
}

export const told = ({ name }: Result, { part, ok, words }: Result['parts'][number]): string =>
  `${ok ? '✓' : '✗'} ${name.padEnd(9)} ${part.padEnd(36)} ${words}`;

/** A column for each engine. */
export function asMarkdown(results: readonly Result[], parts: readonly string[]): string {
  const cell = ({ parts: all }: Result, part: string) => {
    const found = all.find((it) => it.part === part);
    return found ? `${found.ok ? '' : '**not so**: '}${found.words.replaceAll('|', '/')}` : '**not so**: not reached';
  };
  return [
    '## engines',
    '',
    'One movie by its real buttons, to its end, in three engines (`npm run engines`); pointer and keys go through the engine.',
    '',
    `|  | ${results.map(({ name, version }) => `${name} ${version}`.trim()).join(' | ')} |`,
    `|---|${results.map(() => '---|').join('')}`,
    ...parts.map((part) => `| ${part} | ${results.map((result) => cell(result, part)).join(' | ')} |`),
  ].join('\n');
}
