import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { codeHash } from '../../tools/lab/code-hash.ts';

/** The hash of a house with these files in it. */
function hashOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'code-hash-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({
    'src/director-ai/shuffling-horror/x.ts': 'export const x = 1;\n',
    ...files,
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return codeHash(undefined, root);
}

const RULE = `import { a } from './a.ts';\nimport {\n  type B,\n  b,\n} from '../b.ts';\n\nexport const rule = a + b;\n`;
const original = () => hashOf({ 'src/rules/shuffling-horror/rule.ts': RULE });

describe('what a measurement is kept under', () => {
  test('a moved file is the same code', () => {
    const moved = RULE.replace('./a.ts', '../../kernel/a.ts').replace('../b.ts', './b.ts');
    expect(hashOf({ 'src/rules/shuffling-horror/beats/the-rule.ts': moved })).toBe(original());
  });

  test('another rule is not', () => {
    expect(hashOf({ 'src/rules/shuffling-horror/rule.ts': RULE.replace('a + b', 'a - b') })).not.toBe(original());
    expect(
      hashOf({ 'src/rules/shuffling-horror/rule.ts': RULE, 'src/rules/kernel/more.ts': 'export const more = 2;\n' }),
    ).not.toBe(original());
  });

  test('another game is nothing to it', () => {
    const other = {
      'src/rules/another/rule.ts': 'export const other = 1;\n',
      'src/director-ai/shuffling-horror/another/player.ts': 'export const player = 1;\n',
    };
    expect(hashOf({ 'src/rules/shuffling-horror/rule.ts': RULE, ...other })).toBe(original());
  });
});
