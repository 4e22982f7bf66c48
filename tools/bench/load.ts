import type { Browser, BrowserContext } from 'playwright-core';
import { BUDGETS } from '../budgets.ts';
import { builtGame } from '../soak/built.ts';
import { type Served, serve } from '../soak/serve.ts';
import { launched, referenceIn, servedPages, WINDOW } from './browser.ts';
import { type Figure, median, type Part } from './measure.ts';
import { throttle, type Visit, visited } from './visit.ts';
import { type Bytes, compressed, KINDS, weighed } from './wire.ts';

const VISITS = 9;
const GAME = '.cache/bench/game';

async function run(): Promise<Part> {
  await builtGame(GAME);
  const pages = await servedPages();
  const browser = await launched();
  const host = await serve(GAME, { asSent: compressed(GAME) });
  try {
    const { bytes, requests } = await downloaded(browser);
    const cold: Visit[] = [];
    const undrawn: Visit[] = [];
    const fresh = () => browser.newContext({ viewport: WINDOW });
    for (let i = 0; i < VISITS; i++) {
      cold.push(await once(await fresh(), host, true));
      undrawn.push(await once(await fresh(), host, true, false));
    }

    const context = await browser.newContext({ viewport: WINDOW });
    const { page } = await visited(context, host.url, false);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.close();
    const again = async () => {
      const all: Visit[] = [];
      for (let i = 0; i < VISITS; i++) all.push(await once(context, host, false));
      return all;
    };
    const warm = await again();
    await host.close();
    const offline = await again();
    const reference = await referenceIn(await browser.newContext(), pages, throttle);
    return {
      reference,
      figures: [
        ...sizes(bytes, requests),
        ...times('cold', cold, {}),
        ...times('cold, pixels left out', undrawn, { choice: '≤ 2,500' }),
        ...times('warm', warm, {}),
        ...times('offline', offline, { title: '≤ 1,000' }),
      ],
    };
  } finally {
    await browser.close();
    await host.close();
    await pages.close();
  }
}

async function once(context: BrowserContext, host: Served, alone: boolean, drawn = true): Promise<Visit> {
  const { page, visit } = await visited(context, host.url, true, drawn);
  await (alone ? context : page).close();
  return visit;
}

/** Everything that is asked for between the address and a table that has been drawn. */
async function downloaded(browser: Browser): Promise<{ bytes: Bytes; requests: number }> {
  const asked = new Set<string>();
  const host = await serve(GAME, { onAsked: (file) => asked.add(file) });
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' }); // it fetches what is not needed yet
  const { page } = await visited(context, host.url, false);
  await page.waitForLoadState('networkidle');
  await context.close();
  await host.close();
  return { bytes: weighed(GAME, asked), requests: asked.size };
}

function sizes(bytes: Bytes, requests: number): Figure[] {
  const { firstLoad } = BUDGETS;
  const most = (n: number) => `≤ ${n.toLocaleString('en')}`;
  return [
    { name: 'requests up to a drawn table', value: requests, unit: '' },
    {
      name: 'code and styles, brotli',
      value: bytes.code + bytes.styles,
      unit: 'bytes',
      target: most(firstLoad.codeAndStyles),
    },
    ...KINDS.map((kind): Figure => {
      const budget = kind in firstLoad ? firstLoad[kind as 'fonts' | 'pictures' | 'data'] : null;
      return { name: kind, value: bytes[kind], unit: 'bytes', ...(budget !== null && { target: most(budget) }) };
    }),
  ];
}

const PLACES = { title: 'title', choice: 'first choice', board: 'drawn table' } as const;

function times(how: string, visits: readonly Visit[], targets: Partial<Record<keyof Visit, string>>): Figure[] {
  return (Object.keys(PLACES) as (keyof Visit)[]).map((place) => ({
    name: `${how}: time to ${PLACES[place]}`,
    value: median(visits.map((visit) => visit[place])),
    unit: 'ms',
    ...(targets[place] && { target: targets[place] }),
  }));
}

/** From the address to the table. */
export const load = {
  about: `Bytes over the wire up to a drawn table; then the median of ${VISITS} visits by somebody who presses each button the moment it is painted, with the processor slowed four times and a line of 10 Mbit/s and 40 ms. A machine without a graphics card makes the page wait for the pixels of the table: one with a card does not, which is what *pixels left out* measures.`,
  run,
};
