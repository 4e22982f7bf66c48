import type { Page } from 'playwright-core';
import { hashText, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { TITLE } from '../../src/text/rooms/title.ts';
import { chance, nextQuestion, pressOne, startFeature } from '../../tests/browser/play-kit.ts';
import { launch, type Running } from './browser.ts';
import { isArchived, isLeft, isStartOf, keptMovie, shelfOf } from './shelf.ts';

/** What must be remembered from one killed browser to the next. */
export interface Progress {
  seed: string;
  kills: number;
  lost: string[];
  movies: number;
  /** Of the movie that is on: the prompt up to which the page said that it is safe, and the replies that were last seen kept. */
  confirmed: number;
  replies: readonly Reply[];
}

export const freshProgress = (seed: string): Progress => ({
  seed,
  kills: 0,
  lost: [],
  movies: 0,
  confirmed: -1,
  replies: [],
});

export interface Stand {
  url: string;
  executable: string;
  profile: string;
  /** After every kill. */
  onKill?(progress: Progress): void;
}

type Pick = (most: number) => number;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays by script, kills the browser at a random instant, starts it again, and looks what is left; and so on. */
export async function killAndResume(stand: Stand, progress: Progress, kills: number): Promise<void> {
  while (progress.kills < kills) {
    const pick = chance(Number.parseInt(hashText(`${progress.seed}/${progress.kills}`).slice(0, 8), 16));
    const running = await opened(stand, progress);
    await (pick(5) === 0 ? killedAtOnce(running, progress, pick) : killedInPlay(running, progress, pick));
    progress.kills++;
    stand.onKill?.(progress);
  }
  const last = await opened(stand, progress);
  await resumed(last.page, progress).catch((error) => mourn(progress, error));
  await last.close();
}

async function opened(stand: Stand, progress: Progress): Promise<Running> {
  const running = await launch(stand.executable, stand.profile);
  const { page } = running;
  await page.exposeFunction('soakKept', (n: number) => {
    progress.confirmed = Math.max(progress.confirmed, n);
  });
  // What the page says counts from the instant it is said: asking for it would come too late.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const house = document.getElementById('house');
      if (house === null) return;
      const tell = () => {
        const kept = house.dataset.kept;
        if (kept !== undefined) (window as unknown as { soakKept(n: number): void }).soakKept(Number(kept));
      };
      new MutationObserver(tell).observe(house, { attributeFilter: ['data-kept'] });
    });
  });
  await page.goto(`${stand.url}?${queryOf(progress)}`);
  return running;
}

const seedOf = ({ seed, movies }: Progress): string => `${seed}-${movies}`;
const queryOf = (progress: Progress): string => `seed=${seedOf(progress)}&speed=instant&table=plain`;

/** Before anything could be looked at: while the page starts, or while the movie is being threaded. */
async function killedAtOnce({ page, kill }: Running, progress: Progress, pick: Pick): Promise<void> {
  const door =
    progress.confirmed < 0 ? null : page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) });
  void door?.click().catch(() => {}); // it may be dead by then
  await sleep(pick(500));
  await kill();
}

async function killedInPlay({ page, kill }: Running, progress: Progress, pick: Pick): Promise<void> {
  let n: string | null = null;
  try {
    n = await resumed(page, progress);
  } catch (error) {
    mourn(progress, error);
    await kill();
    return;
  }
  const atPress = pick(2) === 0;
  const presses = atPress ? pick(6) : Number.POSITIVE_INFINITY;
  const playing = play(page, progress, n, presses, pick).catch((error) => error as Error);
  if (!atPress) await Promise.race([sleep(pick(1500)), playing]);
  else if ((await playing) === null) await sleep(pick(3) * pick(12)); // at once, or while it is being written and shown
  await kill();
  const ended = await playing;
  if (ended !== null && !/closed|disconnected|crashed/i.test(ended.message)) mourn(progress, ended);
}

/** At the place where it was left, or further; from the very replies that were kept. Or a new movie, when the last one ended. */
async function resumed(page: Page, progress: Progress): Promise<string | null> {
  if (progress.confirmed >= 0) {
    const door = page.getByRole('button', { name: new RegExp(`^${TITLE.menu.continue}`) });
    const store = await shelfOf(page);
    if (isLeft(store)) await door.click();
    else mustHaveEnded(store, progress);
  }
  const floor = progress.confirmed;
  if (floor < 0) await begun(page, progress);
  const n = await nextQuestion(page, null);
  if (n === null) return null;
  await page.waitForFunction((now) => document.getElementById('house')?.dataset.kept === now, n);
  const kept = keptMovie(await shelfOf(page));
  if (kept.seed !== seedOf(progress)) throw new Error(`another movie: ${kept.seed}`);
  if (kept.n !== Number(n)) throw new Error(`prompt ${n} is asked, and prompt ${kept.n} is kept`);
  if (kept.n < floor) throw new Error(`prompt ${floor} was kept, and it resumes at ${kept.n}`);
  if (!isStartOf(progress.replies, kept.replies)) throw new Error(`prompt ${n}: other replies than were kept before`);
  progress.replies = kept.replies;
  return n;
}

/** Nothing is offered to go on with: then the movie came to its end in the moment before the kill, and its film is in the archive. */
function mustHaveEnded(store: Record<string, unknown>, progress: Progress): void {
  if (!isArchived(store, { seed: seedOf(progress), replies: progress.replies })) {
    const there = Object.keys(store).join(', ');
    throw new Error(`prompt ${progress.confirmed} was kept, and there is nothing to continue; on the shelf: ${there}`);
  }
  another(progress);
}

/** Real clicks, one choice after the other; a movie that ends is followed by the next. Null: all presses were made. */
async function play(page: Page, progress: Progress, from: string | null, presses: number, pick: Pick): Promise<null> {
  let n = from;
  for (let i = 0; i <= presses; i++) {
    if (n === null) {
      another(progress);
      await begun(page, progress);
      n = await nextQuestion(page, null);
    }
    await pressOne(page, pick);
    if (i < presses) n = await nextQuestion(page, n);
  }
  return null;
}

const begun = (page: Page, progress: Progress): Promise<void> =>
  startFeature(page, queryOf(progress), page.url().replace(/[?#].*/, ''));

function another(progress: Progress): void {
  progress.movies++;
  progress.confirmed = -1;
  progress.replies = [];
}

/** What was lost is told, and the next movie is none the worse for it. */
function mourn(progress: Progress, error: unknown): void {
  const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  progress.lost.push(`kill ${progress.kills}, movie ${seedOf(progress)}: ${words}`);
  another(progress);
}
