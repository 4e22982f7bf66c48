import { SHORTS } from '../../../../text/rooms/shorts.ts';
import type { ShortId } from '../../app/ports/shorts.ts';
import { lessonPlate } from '../lesson/lesson.tsx';
import type { Ending } from '../play/papers/papers-over.tsx';
import { ShortEnd, type ShortWays } from './end.tsx';

/** What the stage shows of a scene: a sentence beside its thing, or that it is over. */
export const shortLesson = (id: ShortId, ways: ShortWays) =>
  lessonPlate({
    skip: { name: SHORTS.leave, onPick: ways.onBack ?? ways.onList },
    end: (words) => <ShortEnd id={id} words={words} ways={ways} />,
  });

/** Where it ends with nobody asked, or with the movie. */
export const shortEnding =
  (id: ShortId, closing: () => string, ways: ShortWays): Ending =>
  () => <ShortEnd id={id} words={closing()} ways={ways} />;
