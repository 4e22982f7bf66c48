import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from '../../src/art/palette.ts';

// Style sheets cannot import: this is what keeps the page and the cards in the same ink.
test('every colour that the page names is of the palette', () => {
  const root = /:root \{([^}]*)\}/.exec(readFileSync('src/ui/kit/theme.css', 'utf8'))?.[1] ?? '';
  const named = [...root.matchAll(/--[\w-]+: (#\w+);/g)].map(([, colour]) => colour);
  expect(named.length).toBeGreaterThan(5);
  expect(Object.values(PALETTE)).toEqual(expect.arrayContaining(named));
});
