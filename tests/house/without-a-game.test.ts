import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LATER_GAMES } from '../../tools/later-games.ts';

const ROOMS = ['rules', 'director-ai', 'scenes', 'games'];
const COPIED = [
  'src',
  'tsconfig.json',
  ...(process.env.LONG === '1' ? ['index.html', 'vite.config.ts', 'tools', 'public', 'package.json'] : []),
];

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** The house in a folder of its own, without one of its games. */
function without(game: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'last-reel-'));
  copies.push(copy);
  for (const it of COPIED) cpSync(it, join(copy, it), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const room of ROOMS) rmSync(join(copy, 'src', room, game), { recursive: true, force: true });
  const list = join(copy, 'src/games/index.ts');
  writeFileSync(
    join(copy, 'tsconfig.planted.json'),
    '{ "extends": "./tsconfig.json", "include": ["src/app/planted.ts"] }',
  );
  writeFileSync(list, unlisted(readFileSync(list, 'utf8'), game));
  return copy;
}

/** The list of games without this one: what is imported for it, and its entry. */
const unlisted = (list: string, game: string): string =>
  list
    .replace(new RegExp(`^import .* from '\\./${game}/.*\\n`, 'gm'), '')
    .replace(new RegExp(`^ {2}\\{\\n {4}id: '${game}',\\n[\\s\\S]*?^ {2}\\},\\n`, 'm'), '');

const run = (copy: string, command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', command), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.slice(0, 2000) };
};

test.each(LATER_GAMES)('whoever deletes the folders of %s and its entry has a house that compiles', (game) => {
  const copy = without(game);
  expect(run(copy, 'typescript/bin/tsc', '-p', '.')).toEqual({ status: 0, said: '' });
  if (process.env.LONG === '1')
    expect(run(copy, 'vite/bin/vite.js', 'build', '--logLevel', 'error')).toMatchObject({ status: 0 });
  writeFileSync(join(copy, 'src/app/planted.ts'), `import '../games/${game}/front.ts';\n`);
  const { said } = run(copy, 'typescript/bin/tsc', '-p', 'tsconfig.planted.json'); // and what still needed it would be found
  expect(said).toContain('planted.ts');
});
