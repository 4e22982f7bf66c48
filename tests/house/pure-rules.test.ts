import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BIOME, TSC } from '../../tools/run/bins.mjs';
import { plant } from './planted.ts';

const run = (bin: string, args: string[], cwd: string) =>
  spawnSync(process.execPath, [path.resolve(bin), ...args], { cwd, encoding: 'utf8' });

test('the browser and Node do not compile in the rules', () => {
  const outside = ['document', 'window', 'console', 'setTimeout', 'fetch', 'process', 'structuredClone'];
  const house = plant({
    'tsconfig.json': JSON.stringify({ extends: path.resolve('src/rules/tsconfig.json'), include: ['planted.ts'] }),
    'planted.ts': outside.map((name, n) => `export const x${n} = ${name};`).join('\n'),
  });
  const { stdout } = run(TSC, ['-p', house], house);
  for (const name of outside) expect(stdout).toMatch(new RegExp(`Cannot find name '${name}'`));
});

test('chance, clocks and waiting are stopped by the linter in the rules', () => {
  const banned = [
    'Math.random()',
    'Math.sin(1)',
    'new Date()',
    'performance.now()',
    'Promise.resolve()',
    'new Intl.Collator()',
  ];
  const text = [...banned, 'Math.floor(1.5)'].map((code, n) => `export const x${n} = ${code};`).join('\n');
  const house = plant({
    'biome.json': readFileSync('biome.json', 'utf8'),
    'src/rules/planted.ts': text,
    'src/app/planted.ts': text,
  });
  const breaches = (file: string) => {
    const { stdout } = run(BIOME, ['lint', '--reporter=json', file], house);
    return JSON.parse(stdout).diagnostics.length;
  };
  expect(breaches('src/rules/planted.ts')).toBe(banned.length);
  expect(breaches('src/app/planted.ts')).toBe(0);
});
