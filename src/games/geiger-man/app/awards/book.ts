import { type Counts, withAwards, withMet } from '../../../../app/records/counts.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { LOBBY } from '../../text/lobby-words.ts';
import { isEntered, type Records, withStory } from '../records/records.ts';
import { readBook, writeBook } from '../records/records-kept.ts';
import type { Story } from '../records/story.ts';
import { type AwardId, newlyEarned } from './awards.ts';

/** One show more in the book, with what it earned. One that is in it already adds nothing. */
export function entered(
  records: Records,
  met: Counts,
  story: Story,
): { records: Records; met: Counts; earned: AwardId[] } {
  if (isEntered(records, story)) return { records, met, earned: [] };
  const more = withStory(records, story);
  const earned = newlyEarned(story, more);
  return { records: withAwards(more, earned), met: withMet(met, story.met), earned };
}

/** Enters a show in the book on the shelf. Rejects where that fails: then nothing was earned yet, and nothing overwritten. */
export async function enterInBook(
  store: KeyValueStore,
  story: Story,
): Promise<readonly { id: AwardId; name: string; why: string }[]> {
  const book = await readBook(store);
  const now = entered(book.records, book.met, story);
  await writeBook(store, now.records, now.met);
  return now.earned.map((id) => ({ id, ...LOBBY.awards.AWARDS[id] }));
}
