import { isLate } from '../../../../app/nights.ts';
import type { EndingPort } from '../../../../app/ports/ending.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { createArchive } from '../../../../storage/archive.ts';
import { enterInBook } from '../../app/awards/book.ts';
import { written } from '../../app/ending/written.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits } from '../../app/ports/stage.ts';
import type { Story } from '../../app/records/story.ts';
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
  const earned = enterInBook(context.store, story);
  const archived = archive(context, recording, credits, story, sheet.title);
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
