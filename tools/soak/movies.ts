import { chromium, type Page } from 'playwright-core';
import { hash, hashText } from '../../src/rules/shuffling-horror/index.ts';
import { UI } from '../../src/text/play/ui.ts';
import { FLAGS } from '../run/chromium.mjs';
import { ONE_STATE } from '../run/limits.mjs';
import { type Heap, heapOf, heldBy } from './heap.ts';
import { playInPage, type Shown } from './in-page.ts';
import { played, type Replay } from './shelf.ts';

/** What must be remembered when it is stopped and started again. */
export interface Progress {
  seed: string;
  movies: number;
  choices: number;
  /** Whatever should not have happened, in words. */
  wrong: string[];
  /** Of each time it was started: the heap after every movie of it. */
  heaps: Heap[][];
  /** And what the game itself held of it, in megabytes, after the first movie and in the end. */
  held: number[][];
}

export const freshProgress = (seed: string): Progress => ({
  seed,
  movies: 0,
  choices: 0,
  wrong: [],
  heaps: [],
  held: [],
});

export interface Theatre {
  url: string;
  executable: string;
  /** In words: quicker, where there is no time to draw. */
  table?: 'plain';
  onMovie?(progress: Progress): void;
}

/** The smallest that is drawn: drawing in software takes most of the time. */
const WINDOW = { width: 1024, height: 640 };

/** How much more may be held in the end than after the first movie. */
const MOST_GROWTH = 1.2;

/** Movie after movie in one page that is never loaded again. */
export async function playThrough({ url, executable, table, onMovie }: Theatre, progress: Progress, movies: number) {
  const browser = await chromium.launch({ executablePath: executable, args: FLAGS, timeout: ONE_STATE });
  try {
    const page = await browser.newPage({ viewport: WINDOW, serviceWorkers: 'block' });
    page.setDefaultTimeout(ONE_STATE);
    let loads = 0;
    page.on('console', (it) => it.type() === 'error' && complain(`console: ${it.text()}`));
    page.on('pageerror', (it) => complain(it.message));
    page.on('load', () => loads++ > 0 && complain('the page was loaded again'));
    const heaps: Heap[] = [];
    const held: number[] = [];
    progress.heaps.push(heaps);
    progress.held.push(held);
    await page.goto(`${url}?speed=instant${table ? '&table=plain' : ''}`);
    while (progress.movies < movies) {
      const shown = await playInPage(page, seedOf(progress), luckOf(progress));
      progress.wrong.push(...differences(shown, seedOf(progress)));
      progress.choices += shown.choices;
      heaps.push(await heapOf(page));
      await expectEmptyStage(page);
      if (heaps.length === 1) held.push(await heldBy(page));
      progress.movies++;
      onMovie?.(progress);
    }
    held.push(await heldBy(page));
    const [first = 0, last = 0] = held;
    if (last > MOST_GROWTH * first) complain(`what is held grew from ${first.toFixed(2)} to ${last.toFixed(2)} MB`);

    async function expectEmptyStage(on: Page): Promise<void> {
      const left = await on.locator('#board canvas').count();
      if (left > 0) complain(`${left} canvases are left on the board`);
    }
  } finally {
    await browser.close();
  }

  function complain(words: string): void {
    progress.wrong.push(`${seedOf(progress)}: ${words}`);
  }
}

const seedOf = ({ seed, movies }: Progress): string => `${seed}-${movies}`;
const luckOf = (progress: Progress): number => Number.parseInt(hashText(seedOf(progress)).slice(0, 8), 16);

/** The movie on the page against the very same replies in the engine alone. */
function differences({ hash: print, replay }: Shown, seed: string): string[] {
  const { config, replies } = JSON.parse(replay) as Replay;
  if (config.seed !== seed) return [`${seed}: another movie was played, ${config.seed}`];
  const alone = UI.outcome.print(hash(played(config, replies)));
  return print === alone ? [] : [`${seed}: the page ends at ${print}, the engine at ${alone}`];
}
