import {
  type Counts,
  type Ending,
  isEntered,
  type Records,
  withAwards,
  withEnding,
  withMet,
} from '../../storage/records.ts';
import { readBook, writeRecords } from '../../storage/records-kept.ts';
import type { Shelf } from '../../storage/shelf.ts';
import { AWARDS, type AwardId } from '../../text/awards.ts';
import { printOf } from '../../text/prints.ts';
import { gone, living } from '../ending/people.ts';
import { halfStarsOf } from '../ending/rating.ts';
import type { EndingPort, Story } from '../ports/ending.ts';
import { newlyEarned } from './awards.ts';

const print = (card: string): string => printOf(card) ?? card;

export const endingOf = (story: Story): Ending => ({
  deck: story.deck,
  hash: story.hash,
  way: story.way,
  survived: story.survived,
  conceded: story.conceded,
  rounds: story.rounds,
  seats: story.seats,
  level: story.level,
  personality: story.personality,
  halfStars: halfStarsOf(story),
  alive: living(story).map(({ id }) => print(id)),
  lostTo: gone(story).flatMap(({ end }) => (end?.by ? [print(end.by)] : [])),
  killed: story.kills.length,
  headShots: story.headShots.length,
  spent: story.spent,
  met: story.met,
});

export interface Entered {
  records: Records;
  met: Counts;
  earned: AwardId[];
}

/** One movie more in the book, with what it earned; a movie that is in it already adds nothing. */
export function entered(records: Records, met: Counts, story: Story): Entered {
  const ending = endingOf(story);
  if (isEntered(records, ending)) return { records, met, earned: [] };
  const now = { story, records: withEnding(records, ending), met: withMet(met, ending) };
  const earned = newlyEarned(now);
  return { records: withAwards(now.records, earned), met: now.met, earned };
}

/** Enters a movie in the book on the shelf. Rejects where that fails: then nothing was earned yet, and nothing overwritten. */
export async function enterInBook(shelf: Shelf, story: Story): Promise<Awaited<EndingPort['earned']>> {
  const { records, met } = await readBook(shelf);
  const now = entered(records, met, story);
  await writeRecords(shelf, now.records, now.met);
  return now.earned.map((id) => ({ id, ...AWARDS[id] }));
}
