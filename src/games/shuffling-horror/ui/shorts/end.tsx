import { SHORTS } from '../../../../text/rooms/shorts.ts';
import { LessonEnd } from '../../../../ui/lesson/lesson-end.tsx';
import type { ShortId } from '../../app/ports/shorts.ts';

/** What one may do when a scene is over; a null is not offered. */
export interface ShortWays {
  onAgain: () => void;
  next: { id: ShortId; onPlay: () => void } | null;
  /** To the list of scenes. */
  onList: () => void;
  /** To the movie that was left for it. */
  onBack: (() => void) | null;
  onLeave: () => void;
}

interface Props {
  id: ShortId;
  words: string;
  ways: ShortWays;
}

const { end, scenes } = SHORTS;

/** The scene is over: its closing line, and where to go from here. */
export function ShortEnd({ id, words, ways: { onAgain, next, onList, onBack, onLeave } }: Props) {
  const ways = [
    onBack && { name: end.back, onPick: onBack },
    next && { name: end.next(scenes[next.id].title), onPick: next.onPlay },
    { name: end.again, onPick: onAgain },
    { name: end.list, onPick: onList },
    onBack === null ? { name: end.out, onPick: onLeave } : null,
  ];
  return <LessonEnd title={end.title(scenes[id].title)} words={words} ways={ways} />;
}
