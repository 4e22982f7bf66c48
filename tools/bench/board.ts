import type { Browser } from 'playwright-core';
import { builtGame } from '../soak/built.ts';
import { heapOf, heldBy } from '../soak/heap.ts';
import { playInPage } from '../soak/in-page.ts';
import { serve } from '../soak/serve.ts';
import { launched, referenceIn, servedPages, WINDOW } from './browser.ts';
import { figuresOf, framesOf } from './frames.ts';
import type { Figure, Part } from './measure.ts';

const SECONDS = 60;
const SPEEDS = ['1x', '4x'];
const MOVIES = 20;

async function run(): Promise<Part> {
  const pages = await servedPages();
  const browser = await launched();
  try {
    const context = await browser.newContext({ viewport: WINDOW });
    const figures: Figure[] = [];
    for (const speed of SPEEDS) {
      const url = `${pages.url}tools/board-harness/index.html`;
      figures.push(...figuresOf(speed.replace('x', '×'), await framesOf(context, url, speed, SECONDS)));
    }
    const reference = await referenceIn(context, pages);
    return { reference, figures: [...figures, ...(await heaps(browser))] };
  } finally {
    await browser.close();
    await pages.close();
  }
}

/** Whole movies in the game itself, one after the other without a reload. */
async function heaps(browser: Browser): Promise<Figure[]> {
  const host = await serve(await builtGame('.cache/bench/game'));
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${host.url}?speed=instant`);
  const seen: { heap: number; held: number; nodes: number }[] = [];
  for (let i = 0; i < MOVIES; i++) {
    await playInPage(page, `heap-${i}`, i);
    if (i > 0 && i < MOVIES - 1) continue;
    const { megabytes: heap, nodes } = await heapOf(page);
    seen.push({ heap, held: await heldBy(page), nodes });
  }
  await context.close();
  await host.close();
  const [first, last] = seen as [(typeof seen)[number], (typeof seen)[number]];
  return [
    { name: 'heap after 1 movie', value: first.heap, unit: 'MB' },
    { name: `heap after ${MOVIES} movies, with what was compiled meanwhile`, value: last.heap, unit: 'MB' },
    { name: 'the game’s own of it after 1 movie', value: first.held, unit: 'MB' },
    { name: `the game’s own of it after ${MOVIES} movies`, value: last.held, unit: 'MB' },
    { name: `the game’s own, ${MOVIES} movies over 1`, value: last.held / first.held, unit: '×', target: '≤ 1.2' },
    { name: `nodes of the page, ${MOVIES} movies over 1`, value: last.nodes / first.nodes, unit: '×', target: '≤ 1.2' },
  ];
}

/** The picture: script and draw calls. Frames per second are the renderer's business and mean something on a real GPU only. */
export const board = {
  about: `The board by itself with twelve seats, ${SECONDS} seconds at each speed; then ${MOVIES} movies in the game, without a reload. Drawn in software here: script is told apart from drawing.`,
  run,
};
