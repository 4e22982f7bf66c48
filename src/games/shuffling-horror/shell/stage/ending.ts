import type { EndingPort } from '../../../../app/ports/ending.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import { createArchive } from '../../../../storage/archive.ts';
import { enterInBook } from '../../app/awards/book.ts';
import { diceOf } from '../../app/ending/dice.ts';
import { sheetOf } from '../../app/ending/sheet.ts';
import { asCast, storyOf } from '../../app/ending/story.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits } from '../../app/ports/stage.ts';
import { lineOf } from '../../app/tonight.ts';
import { finishedMovieOf } from '../../app/vault/finished-movie.ts';
import { paintPoster } from '../poster.ts';
import { paintPicture } from '../sheets.ts';

export interface Recorded {
  port: EndingPort;
  /** Settles when everything about it is on the shelf. */
  kept: Promise<unknown>;
}

/** A movie is over: it goes to the archive and into the book, and is written up. */
export function recordEnding(context: AppContext, recording: Recording, credits: Credits): Recorded {
  const { store } = context;
  const { mode, config } = recording.setup;
  const { story, sheet, dice } = writtenUp(recording, credits);
  const archived = archive(context, recording, credits, sheet.title);
  const earned = enterInBook(store, story, asCast(recording, story));
  const port: EndingPort = {
    sheet,
    dice,
    line: mode.kind === 'tonight' ? lineOf({ night: mode.night, deck: config.deck }, credits) : null,
    earned: earned.catch(() => []),
    photo: paintPicture,
    paint: (canvas) => paintPoster(canvas, sheet.poster, config.deck),
  };
  return { port, kept: Promise.all([archived, earned]) };
}

function writtenUp(recording: Recording, credits: Credits) {
  const story = storyOf(recording, credits);
  const sheet = sheetOf(story, credits, String(recording.setup.config.seed));
  return { story, sheet, dice: diceOf(recording) };
}

/** Whole movies are kept to be shown again; a reel that was practised is not one. */
async function archive(
  { store, keeps }: AppContext,
  recording: Recording,
  credits: Credits,
  title: string,
): Promise<void> {
  if (recording.setup.mode.kind === 'reel') return;
  await createArchive(store, keeps).add(finishedMovieOf(recording, credits, title, Date.now()));
}
