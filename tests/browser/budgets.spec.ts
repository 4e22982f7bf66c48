import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Bytes, filesOf, type Kind, weighed } from '../../tools/bench/wire.ts';
import { BUDGETS } from '../../tools/budgets.ts';
import { isOfGame, LATER_GAMES } from '../../tools/later-games.ts';
import { nextQuestion, startFeature } from './play-kit.ts';
import { houseOfAll } from './rehearsal-kit.ts';

const DIST = 'dist';
const isLater = (file: string): boolean => LATER_GAMES.some((game) => isOfGame(game, file));

// One after the other: what was weighed for one is known for the next.
test.describe.configure({ mode: 'default' });
// What is not needed yet is fetched by the service worker, and would count.
test.use({ serviceWorkers: 'block' });

/** What the page itself names. */
const named = (house: string): string[] =>
  [...readFileSync(`${house}/index.html`, 'utf8').matchAll(/(?:href|src)="\.\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );

test('what the page itself names is within the budget of the title', () => {
  const files = named(DIST);
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  expect(files.filter((file) => /phaser|howler/.test(file))).toEqual([]);
  expectWithin(BUDGETS.title, weighed(DIST, files));
});

test('with every game on the bill it is so still, and a further game adds little to it', async () => {
  const house = await houseOfAll();
  const all = weighed(house, named(house));
  expectWithin(BUDGETS.title, all);
  const alone = weighed(DIST, named(DIST));
  const further = LATER_GAMES.length * BUDGETS.furtherGame.codeAndStyles;
  expect(all.code + all.styles).toBeLessThanOrEqual(alone.code + alone.styles + further);
});

test('from nothing to a drawn table: what is downloaded is within its budget', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(baseURL ?? '').origin) asked.add(pathname.slice(1) || 'index.html');
  });
  await startFeature(page, 'seed=scales&speed=instant');
  await nextQuestion(page, null);
  await expect(page.locator('#board canvas')).toBeVisible();
  await expect.poll(() => [...asked].filter((file) => file.includes('moment')).length).toBe(4);
  expect([...asked].filter((file) => file.includes('phaser'))).toHaveLength(1);
  expectWithin(BUDGETS.firstLoad, weighed(DIST, asked));
});

test('all threads of the first game share one file, within its budget', () => {
  const threads = filesOf(DIST).filter((file) => /worker-[\w-]+\.js$/.test(file) && !isLater(file));
  expect(threads).toHaveLength(1);
  expectWithin(BUDGETS.threads, weighed(DIST, threads));
});

test('all there is to download of the house and its first game is within its budget', () => {
  const shopWindow = /^assets\/screens\//;
  const files = filesOf(DIST).filter((file) => !shopWindow.test(file) && !isLater(file));
  expectWithin(BUDGETS.whole, weighed(DIST, files));
});

for (const game of LATER_GAMES)
  for (const other of ['webm', 'mp3'])
    test(`all there is of ${game}, without its sounds as ${other}, is within its budget`, async () => {
      const house = await houseOfAll();
      const files = filesOf(house).filter((file) => isOfGame(game, file) && !file.endsWith(`.${other}`));
      const wordsIn = (language: string) => files.filter((file) => file.startsWith(`assets/${game}-${language}-`));
      const words = ['en', 'es'].map(wordsIn);
      expectWithin(
        BUDGETS.laterGame,
        weighed(
          house,
          files.filter((file) => !words.flat().includes(file)),
        ),
      );
      for (const said of words) expectWithin(BUDGETS.laterGameWords, weighed(house, said));
    });

type Budget = Partial<Record<Kind | 'codeAndStyles', number>>;

function expectWithin(budget: Budget, bytes: Bytes): void {
  const all = { ...bytes, codeAndStyles: bytes.code + bytes.styles };
  for (const [kind, most] of Object.entries(budget) as [keyof Budget, number][]) {
    expect(all[kind], `${kind}, in bytes`).toBeGreaterThan(0);
    expect(all[kind], `${kind}, in bytes`).toBeLessThanOrEqual(most);
  }
}
