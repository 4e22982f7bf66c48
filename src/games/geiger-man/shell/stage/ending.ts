import { isLate } from '../../../../app/nights.ts';
import type { EndingPort } from '../../../../app/ports/ending.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { createArchive } from '../../../../storage/archive.ts';
import { enterInBook } from '../../app/awards/book.ts';
import { showBefore } from '../../app/double-bill/bill.ts';
import { titleFor, written } from '../../app/ending/written.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { type Story, storyOf } from '../../app/records/story.ts';
import { keepNight } from '../../app/tonight.ts';
import { finishedShow } from '../../app/vault/finished-show.ts';
import { paintAny } from '../pictures.ts';
import { paintPoster } from '../poster.ts';

export interface Recorded {
  port: EndingPort;
  /** Settles when everything about it is on the shelf. */
  kept: Promise<unknown>;
}

/** A show is over: it goes to the archive and into the book, and is written up. */
export function recordEnding(context: AppContext, recording: Recording, credits: Credits): Recorded {
  const { story, sheet, poster, dice, line } = written(recording, credits);
  const before = showBefore(recording);
  const seenBefore = before === null ? Promise.resolve([]) : keepFirst(context, before);
  const earned = seenBefore.then(async (first) => [...first, ...(await enterInBook(context.store, story))]);
  const archived = seenBefore.then(() => archive(context, recording, credits, story, sheet.title));
  return {
    port: {
      sheet,
      dice,
      line,
      earned: earned.catch(() => []),
      photo: paintAny,
      paint: (canvas) => paintPoster(canvas, poster, story.killer),
    },
    kept: Promise.all([earned, archived, night(context, story)]),
  };
}

/** The first show of a Double Bill: a film of its own, and in the book before the second. */
async function keepFirst(context: AppContext, first: Recording): ReturnType<typeof enterInBook> {
  const credits = first.credits(false);
  const { config, mode } = first.setup;
  const story = storyOf({ config, replies: first.replies, mode, hash: credits.hash });
  const earned = await enterInBook(context.store, story);
  await archive(context, first, credits, story, titleFor(story));
  return earned;
}

async function archive(
  { store, keeps }: AppContext,
  recording: Recording,
  { outcome, replay }: Credits,
  story: Story,
  title: string,
): Promise<void> {
  const { mode } = recording.setup;
  const kept = { title, finished: Date.now(), ending: outcome, mode, replay: recording.isWhole ? replay : null };
  await createArchive(store, keeps).add(finishedShow(story, kept));
}

async function night({ store }: AppContext, story: Story): Promise<void> {
  const { mode } = story;
  if (mode.kind === 'tonight') await keepNight(store, mode.night, story, isLate(mode.night, new Date()));
}
