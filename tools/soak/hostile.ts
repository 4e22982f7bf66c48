import { chromium, type Page } from 'playwright-core';
import { type Attack, attacks, GOOD_SHELF } from '../../tests/saves/hostile.ts';
import { FLAGS } from '../run/chromium.mjs';
import { openFilms, openLinks } from './in-vault.ts';
import { keepOnShelf, shelfOf } from './shelf.ts';

export interface Progress {
  seed: string;
  attacks: number;
  /** How often each word was said. */
  said: Record<string, number>;
  wrong: string[];
}

export const freshProgress = (seed: string): Progress => ({ seed, attacks: 0, said: {}, wrong: [] });

interface Siege {
  url: string;
  executable: string;
  onBatch?(progress: Progress): void;
}

/** So many are tried in a page before it is loaded again. */
const BATCH = 200;
/** Where each thing that is kept is shown. */
const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/^(autosave|slot|can|left)-/, 'vault'],
  [/^(records|met)$/, 'awards'],
  [/^bests$/, 'reels'],
  [/(^|\/)nights$/, 'tonight'],
  [/^set-up$/, 'feature'],
  [/^preferences$/, 'settings'],
];

/** Wrong films and links through the page's own readers, wrong stored values by a reload: a word for each, and what is kept stays. */
export async function besiege({ url, executable, onBatch }: Siege, progress: Progress, count: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: executable, args: FLAGS });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const complain = (words: string) => progress.wrong.push(words.slice(0, 300));
    page.on('console', (it) => it.type() === 'error' && complain(`console: ${it.text()}`));
    page.on('pageerror', (it) => complain(`error: ${it.message}`));
    await page.goto(url);
    await page.waitForSelector('.menu-row');
    let batch: Attack[] = [];
    const flush = async () => {
      await tried(page, url, batch, progress, complain);
      batch = [];
      onBatch?.(progress);
    };
    for (const attack of attacks(progress.seed, count)) {
      batch.push(attack);
      if (batch.length === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
  } finally {
    await browser.close();
  }
}

async function tried(page: Page, url: string, batch: Attack[], progress: Progress, complain: (words: string) => void) {
  const of = (kind: Attack['kind']) => batch.flatMap((it) => (it.kind === kind && 'text' in it ? [it] : []));
  const heard = (attack: Attack, words: string | null) => {
    progress.attacks++;
    if (words === null || words === '') complain(`${attack.name}: nothing was said`);
    else progress.said[words] = (progress.said[words] ?? 0) + 1;
  };
  await keepOnShelf(page, GOOD_SHELF);
  await page.goto('about:blank');
  await page.goto(`${url}#vault`);
  const films = of('film');
  const opened = await openFilms(
    page,
    films.map(({ text }) => text),
  );
  for (const [i, film] of films.entries()) heard(film, opened[i] ?? null);
  await untouched(page, 'films', complain);
  const links = of('link');
  const shown = await openLinks(
    page,
    links.map(({ text }) => text),
  );
  for (const [i, link] of links.entries()) heard(link, shown[i] ?? null);
  await untouched(page, 'links', complain);
  for (const attack of batch) if (attack.kind === 'stored') heard(attack, await reloaded(page, url, attack, complain));
}

/** What was kept before is kept, to the last letter; a film that is in order may have joined it. */
async function untouched(page: Page, after: string, complain: (words: string) => void, but = ''): Promise<void> {
  const now = await shelfOf(page);
  for (const [key, value] of Object.entries(GOOD_SHELF))
    if (key !== but && JSON.stringify(now[key]) !== JSON.stringify(value)) complain(`${after}: ${key} was changed`);
}

/** The house is opened with it on the shelf, and the room is visited that shows it. */
async function reloaded(
  page: Page,
  url: string,
  { name, key, value }: Extract<Attack, { kind: 'stored' }>,
  complain: (words: string) => void,
): Promise<string> {
  const room = ROOMS.find(([keys]) => keys.test(key))?.[1] ?? 'vault';
  await keepOnShelf(page, { ...GOOD_SHELF, [key]: value });
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('#house[data-screen="marquee"] .menu-row');
  const enter = () => page.evaluate((hash) => location.assign(`#${hash}`), room);
  await enter().catch(enter); // another language begins the page again
  await page.waitForSelector(`#house[data-screen="${room}"] main h1, #house[data-screen="${room}"] h1`);
  if (room === 'vault') await page.waitForSelector('#vault-left');
  await untouched(page, name, complain, key);
  return `${room} opens`;
}
