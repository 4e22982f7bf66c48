import type { Page } from '@playwright/test';
import { thumbPlayer } from '../../src/director-ai/geiger-man/thumb.ts';
import { Recording, type ShowSetup } from '../../src/games/geiger-man/app/play/recording.ts';
import { questionOf } from '../../src/games/geiger-man/app/questions/question.ts';
import type { Save } from '../../src/games/geiger-man/kept.ts';
import { WORDS } from '../../src/games/geiger-man/text/words.ts';
import { geigerMan } from '../../src/rules/geiger-man/index.ts';
import { pack } from '../../src/storage/save.ts';
import { putOnShelf } from '../../tools/soak/shelf.ts';

export const choices = (page: Page) => page.getByRole('region', { name: WORDS.table.NAMED.choices });

/** Waits for the next question, or for a paper over the table; says which. */
export async function asked(page: Page, last: string | null): Promise<string | null> {
  const found = await page.waitForFunction((before) => {
    if (document.querySelector('dialog[open]') !== null) return 'over';
    const now = document.querySelector('.gm-choices')?.getAttribute('data-n') ?? null;
    return now !== null && now !== before ? now : false;
  }, last);
  const n = (await found.jsonValue()) as string;
  return n === 'over' ? null : n;
}

/** A show before its last choice, and the key that makes it. */
interface Near {
  save: Save;
  key: string;
}

/** The first of the shows, each of another seed, that a newcomer wins: just before. */
export function nearlyWon(setupFor: (seed: string) => ShowSetup, fits: (ended: Recording) => boolean): Near {
  for (let i = 0; i < 80; i++) {
    const near = beforeTheEnd(Recording.start(setupFor(`near-${i}`)), fits);
    if (near !== null) return near;
  }
  throw new Error('nobody wins');
}

function beforeTheEnd(recording: Recording, fits: (ended: Recording) => boolean): Near | null {
  let near: Near | null = null;
  const view = () => geigerMan.view(recording.movie, 0);
  for (let { prompt } = recording; prompt !== null; { prompt } = recording) {
    const reply = thumbPlayer.decide(view, prompt, () => 0);
    if (prompt.replies.length > 1) {
      const { options } = questionOf(view(), prompt);
      const at = options.findIndex((option) => JSON.stringify(option.reply) === JSON.stringify(reply));
      near = at < 0 || at > 8 ? null : { save: recording.save(), key: String(at + 1) };
    }
    recording.submit(reply);
  }
  return recording.movie.result?.won === true && fits(recording) ? near : null;
}

/** Newer than what any test has played until then. */
const NEWEST = 10_000;

/** Puts a save on the page's shelf, as the autosave would have. */
export const putAutosave = (page: Page, save: Save): Promise<void> =>
  putOnShelf(page, { 'autosave-a': pack(save, NEWEST) });
