import type { Browser } from 'playwright-core';
import type { View } from '../../src/rules/shuffling-horror/index.ts';
import { record } from '../board-harness/recorded.ts';
import { builtGame } from '../soak/built.ts';
import { heapOf, heldBy } from '../soak/heap.ts';
import { playInPage } from '../soak/in-page.ts';
import { serve } from '../soak/serve.ts';
import { launched, referenceIn, servedPages, WINDOW } from './browser.ts';
import { figuresOf, framesOf } from './frames.ts';
import type { Figure, Part } from './measure.ts';

export const SECONDS = 20;
export const SPEEDS = ['1x', '4x'];
/** Drawn in software a movie takes a quarter of a minute: so many tell whether anything is held. */
const MOVIES = 8;
/** As small as a table is drawn: what is held does not depend on its size, and fewer pixels are sooner drawn. */
const SMALL = { width: 1000, height: 560 };
/** A random movie that comes to as many throng cards as a table is to bear. */
const CROWDED = { seed: 's15', seats: 12, cards: 18 };

/** It is minutes at work: whoever waits sees what it is at. */
export const tell = (what: string): void => console.error(`board: ${what}`);

const throngCards = ({ throngs, seats }: View): number =>
  [...throngs, ...seats.flatMap((seat) => seat.throngs)].flat().length;

/** Where the crowded part of that movie begins. */
function crowdedAt(): number {
  const { takes } = record({ seed: CROWDED.seed, seats: CROWDED.seats, options: {}, most: 400 });
  const at = takes.findIndex(({ after }) => throngCards(after) >= CROWDED.cards);
  if (at < 0) throw new Error(`no table with ${CROWDED.cards} throng cards in ${CROWDED.seed}`);
  return at + 1;
}

async function run(): Promise<Part> {
  const pages = await servedPages();
  const browser = await launched();
  try {
    const context = await browser.newContext({ viewport: WINDOW });
    const figures: Figure[] = [];
    const table = `seed=${CROWDED.seed}&seats=${CROWDED.seats}&at=${crowdedAt()}`;
    for (const speed of SPEEDS) {
      tell(`${SECONDS} seconds at ${speed}`);
      const url = `${pages.url}tools/board-harness/index.html?${table}&speed=${speed}`;
      figures.push(...figuresOf(`at ${speed.replace('x', '×')}`, await framesOf(context, url, SECONDS)));
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
  tell('builds the game');
  const host = await serve(await builtGame('.cache/bench/game'));
  const context = await browser.newContext({ viewport: SMALL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${host.url}?speed=instant`);
  const seen: { heap: number; held: number; nodes: number }[] = [];
  for (let i = 0; i < MOVIES; i++) {
    tell(`movie ${i + 1} of ${MOVIES}`);
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
  about: `The board by itself with ${CROWDED.seats} seats and ${CROWDED.cards} throng cards or more, ${SECONDS} seconds at each speed; then ${MOVIES} movies in the game, without a reload. Drawn in software here: script is told apart from drawing.`,
  run,
};
