import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CARDS } from '../../../src/rules/stand-in/index.ts';

const text = ['actions', 'defences', 'blackouts']
  .map((file) => readFileSync(path.join(import.meta.dirname, `${file}.test.ts`), 'utf8'))
  .join('\n');

it.each(CARDS.map(({ id }) => id))('%s has a test', (id) => {
  expect(text).toMatch(new RegExp(`['"](SA[\\d.]+ )?${id}: `));
});
