import type { Page } from '@playwright/test';
import { answersItself, askFor, isHuman } from '../../src/app/players.ts';
import { Recording } from '../../src/app/recording.ts';
import { answerTo } from '../../src/director-ai/messages.ts';
import { promptOf } from '../../src/rules/index.ts';
import { pack, type Save, type Seating } from '../../src/storage/save.ts';

const YOURS: Seating = { seats: ['you', 'you', 'you'], director: 'feature' };
const PLAYED: Seating = { seats: ['sensible', 'sensible', 'sensible'], director: 'feature' };

/** A movie of the player's that sensible people have played to its last choice. */
export function nearlyOver(seed: string, deck = 'roswell-51'): Save {
  const config = { seed, seats: 3, deck };
  const { recording } = Recording.start({ config, seating: YOURS, way: { kind: 'feature' }, lead: [] });
  const { movie } = recording;
  let save: Save | null = null;
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const given = answersItself(YOURS, movie, prompt);
    if (given === null && isHuman(YOURS, prompt.to)) save = recording.save();
    recording.submit(given ?? answerTo(askFor(PLAYED, movie, prompt)), prompt.n);
  }
  if (save === null) throw new Error('nobody was asked anything');
  return save;
}

/** Puts a save on the page's shelf, as the autosave would have. */
export async function putOnShelf(page: Page, save: Save): Promise<void> {
  await page.evaluate(
    async (stored) => {
      const open = indexedDB.open('last-reel');
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const store = db.transaction('keep', 'readwrite').objectStore('keep');
      await new Promise((resolve) => {
        store.put(stored, 'autosave-a').onsuccess = resolve;
      });
      db.close();
    },
    pack(save, 1),
  );
}
