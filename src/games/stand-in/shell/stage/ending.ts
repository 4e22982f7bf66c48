import { chooserOf } from '../../../../app/ending/choose.ts';
import { isLate } from '../../../../app/nights.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { createArchive } from '../../../../storage/archive.ts';
import { enterInBook } from '../../app/awards/book.ts';
import { reportOf } from '../../app/ending/night.ts';
import { titleOf } from '../../app/ending/title.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { type Footage, type Story, storyOf } from '../../app/records/story.ts';
import { keepNight } from '../../app/tonight.ts';
import { finishedTableOf } from '../../app/vault/finished-table.ts';
import { isLesson, type Mode } from '../../kept.ts';

/** A game is over: it goes to the archive, into the book, and on the bill of its night. Settles when all of it is on the shelf. */
export async function recordEnding(context: AppContext, recording: Recording, credits: Credits): Promise<void> {
  const { setup, replies } = recording;
  const { config, seating, mode } = setup;
  const footage: Footage = { config, replies, seating, mode, hash: credits.hash, conceded: credits.conceded };
  const title = titleOf(reportOf(footage), chooserOf(credits.hash));
  const story = recording.isWhole ? storyOf(footage) : null;
  await Promise.all([
    archived(context, recording, credits, title),
    story === null ? null : enterInBook(context.store, story),
    story === null ? null : billed(context, mode, story),
  ]);
}

/** A lesson is nothing to be shown again, nor is a take that stops before its end. */
async function archived(
  { store, keeps }: AppContext,
  recording: Recording,
  credits: Credits,
  title: string,
): Promise<void> {
  const isPractice = recording.setup.mode.kind === 'short-take' && recording.movie.result === null;
  if (isLesson(recording.setup) || isPractice) return;
  await createArchive(store, keeps).add(finishedTableOf(recording, credits, title, Date.now()));
}

async function billed({ store }: AppContext, mode: Mode, story: Story): Promise<void> {
  if (mode.kind === 'tonight') await keepNight(store, mode.night, story, isLate(mode.night, new Date()));
}
