import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { decisionsHash } from '../kit/decisions.ts';

// Midnight plays on in many worlds for each: a few of its decisions here, S5's two hundred at full length.
const LENGTHS: Readonly<Record<string, number>> = {
  'matinee:showman': 2500,
  feature: 2500,
  'feature:butcher': 2500,
  'late-show:architect': 2500,
  midnight: process.env.LONG === '1' ? 200 : 20,
};

/** The kit as a script that leaves its function in the page. */
async function script(): Promise<string> {
  const { output } = (
    (await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        minify: false,
        lib: { entry: resolve('tests/kit/decisions.ts'), formats: ['iife'], name: 'kit' },
      },
    })) as Rolldown.RolldownOutput[]
  )[0] as Rolldown.RolldownOutput;
  return `${output[0].code};globalThis.kit = kit;`;
}

test('S5 the same decisions for the same reasons in Node and in the browser', async ({ page }) => {
  await page.evaluate(await script());
  for (const [director, count] of Object.entries(LENGTHS)) {
    const there = await page.evaluate(
      ([name, most]) =>
        (globalThis as unknown as { kit: { decisionsHash: typeof decisionsHash } }).kit.decisionsHash(name, most),
      [director, count] as const,
    );
    expect(there, director).toBe(decisionsHash(director, count));
  }
});
