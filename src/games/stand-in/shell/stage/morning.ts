import { chooserOf } from '../../../../app/ending/choose.ts';
import { frontPageOf } from '../../app/ending/front-page.ts';
import { lastWordsOf } from '../../app/ending/last-words.ts';
import { reportOf } from '../../app/ending/night.ts';
import { billOf } from '../../app/ending/poster.ts';
import { taglineOf, titleOf } from '../../app/ending/title.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Credits, Morning } from '../../app/ports/stage.ts';
import { halfStarsOf } from '../../app/records/rating.ts';
import { storyOf } from '../../app/records/story.ts';
import { type Face, faceFrame } from '../../art.ts';
import { paintFrame } from '../pictures.ts';
import { paintPoster } from '../poster.ts';

/** What is written and printed of a game when it is over; the same game always gets the same. */
export function morningOf({ setup, replies }: Recording, { hash, conceded }: Credits): Morning {
  const { config, seating, mode } = setup;
  const footage = { config, replies, seating, mode, hash, conceded };
  const report = reportOf(footage);
  const story = storyOf(footage);
  const choose = chooserOf(hash);
  const [title, tagline] = [titleOf(report, choose), taglineOf(report, choose)];
  const halfStars = story === null ? 0 : halfStarsOf(story);
  const bill = billOf(report, { title, tagline, halfStars, seed: String(config.seed), hash });
  return {
    title,
    tagline,
    lastWords: lastWordsOf(report, choose),
    front: frontPageOf(report, choose),
    photo: (canvas, face) => paintFrame(canvas, 'faces', faceFrame(face as Face, 'turned')),
    poster: (canvas) => paintPoster(canvas, bill),
  };
}
