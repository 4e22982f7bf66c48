import { enterInBook } from '../app/awards/book.ts';
import { canOf } from '../app/cans.ts';
import { diceOf } from '../app/ending/dice.ts';
import { sheetOf } from '../app/ending/sheet.ts';
import { storyOf } from '../app/ending/story.ts';
import type { EndingPort } from '../app/ports/ending.ts';
import type { Credits } from '../app/ports/stage.ts';
import type { Recording } from '../app/recording.ts';
import { lineOf } from '../app/tonight.ts';
import { createArchive } from '../storage/archive.ts';
import type { Shelf } from '../storage/shelf.ts';
import { inWordsOf } from '../text/showing.ts';
import { paintPoster } from './poster.ts';
import { paintPicture } from './sheets.ts';

export interface Recorded {
  port: EndingPort;
  /** Settles when everything about it is on the shelf. */
  kept: Promise<unknown>;
}

/** A movie is over: it goes to the archive and into the book, and is written up. */
export function recordEnding(shelf: Shelf, recording: Recording, credits: Credits): Recorded {
  const { way, config } = recording.booking;
  // Whoever has left the table meanwhile may be looking at another movie.
  const { story, sheet, dice } = inWordsOf(config.deck, () => writtenUp(recording, credits));
  const archived = archive(shelf, recording, credits, sheet.title);
  const earned = enterInBook(shelf, story);
  const port: EndingPort = {
    sheet,
    dice,
    line: way.kind === 'tonight' ? lineOf(way.night, credits) : null,
    earned: earned.catch(() => []),
    photo: paintPicture,
    paint: (canvas) => paintPoster(canvas, sheet.poster, config.deck),
  };
  return { port, kept: Promise.all([archived, earned]) };
}

function writtenUp(recording: Recording, credits: Credits) {
  const story = storyOf(recording, credits);
  const sheet = sheetOf(story, credits, String(recording.booking.config.seed));
  return { story, sheet, dice: diceOf(recording) };
}

/** Whole movies are kept to be shown again; a reel that was practised is not one. */
async function archive(shelf: Shelf, recording: Recording, credits: Credits, title: string): Promise<void> {
  if (recording.booking.way.kind === 'reel') return;
  await createArchive(shelf).add(canOf(recording, credits, title, Date.now()));
}
