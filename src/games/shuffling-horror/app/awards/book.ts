import type { EndingPort } from '../../../../app/ports/ending.ts';
import { type Counts, withAwards, withMet } from '../../../../app/records/counts.ts';
import type { KeyValueStore } from '../../../../storage/key-value-store.ts';
import { printOf } from '../../../../text/cards/prints.ts';
import { AWARDS, type AwardId } from '../../../../text/rooms/awards.ts';
import { gone, living } from '../ending/people.ts';
import { halfStarsOf } from '../ending/rating.ts';
import type { Story } from '../ports/ending.ts';
import { type Ending, isEntered, type Records, withEnding } from '../records/records.ts';
import { readBook, writeBook } from '../records/records-kept.ts';
import { newlyEarned } from './awards.ts';

const print = (card: string): string => printOf(card) ?? card;

export const endingOf = (story: Story, asCast = story): Ending => ({
  deck: story.deck,
  hash: story.hash,
  mode: story.mode,
  survived: story.survived,
  conceded: story.conceded,
  turned: story.turned !== null,
  rounds: story.rounds,
  seats: story.seats,
  level: story.level,
  personality: story.personality,
  halfStars: halfStarsOf(story),
  alive: living(story).map(({ id }) => print(id)),
  lostTo: gone(asCast).flatMap(({ end }) => (end?.by ? [print(end.by)] : [])),
  killed: asCast.kills.length,
  headShots: asCast.headShots.length,
  spent: asCast.spent,
  met: story.met,
});

export interface Entered {
  records: Records;
  met: Counts;
  earned: AwardId[];
}

/** One movie more in the book, with what it earned. One that is in it already adds nothing, nor one played on both sides. */
export function entered(records: Records, met: Counts, story: Story, asCast = story): Entered {
  const ending = endingOf(story, asCast);
  if (story.both || isEntered(records, ending)) return { records, met, earned: [] };
  const now = { story, asCast, records: withEnding(records, ending), met: withMet(met, ending.met) };
  const earned = newlyEarned(now);
  return { records: withAwards(now.records, earned), met: now.met, earned };
}

/** Enters a movie in the book on the shelf. Rejects where that fails: then nothing was earned yet, and nothing overwritten. */
export async function enterInBook(
  store: KeyValueStore,
  story: Story,
  asCast = story,
): Promise<Awaited<EndingPort['earned']>> {
  const { records, met } = await readBook(store);
  const now = entered(records, met, story, asCast);
  await writeBook(store, now.records, now.met);
  return now.earned.map((id) => ({ id, ...AWARDS[id] }));
}
