import { enterInBook } from '../app/awards/book.ts';
import { sheetOf } from '../app/ending/sheet.ts';
import { storyOf } from '../app/ending/story.ts';
import type { EndingPort } from '../app/ports/ending.ts';
import type { Credits } from '../app/ports/stage.ts';
import type { Recording } from '../app/recording.ts';
import type { Shelf } from '../storage/shelf.ts';
import { paintPoster } from './poster.ts';
import { paintPicture } from './sheets.ts';

/** A movie is over: it goes into the book, and is written up. */
export function recordEnding(shelf: Shelf, recording: Recording, credits: Credits): EndingPort {
  const story = storyOf(recording, credits);
  const sheet = sheetOf(story, credits, String(recording.booking.config.seed));
  return {
    sheet,
    earned: enterInBook(shelf, story),
    photo: paintPicture,
    paint: (canvas) => paintPoster(canvas, sheet.poster),
  };
}
