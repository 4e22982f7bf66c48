import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { creditsText } from '../../assets-src/art/credits.ts';
import { ICON_AUTHORS, type IconName } from '../../assets-src/art/icons.ts';

const drawn = readdirSync('assets-src/art', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(`assets-src/art/${file}`, 'utf8').matchAll(/\bicon\('([a-z-]+)'\)/g)].map((m) => m[1] as IconName),
  );
const used = [...new Set(drawn)].sort();

test('every icon that is drawn has an author, and none is listed for nothing', () => {
  expect(Object.keys(ICON_AUTHORS).sort()).toEqual(used);
});

test('CREDITS.md names exactly the icons that are drawn', () => {
  expect(readFileSync('CREDITS.md', 'utf8')).toBe(creditsText(used));
});
