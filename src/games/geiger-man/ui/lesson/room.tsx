import { render } from 'preact';
import { LessonRoom } from '../../../../ui/lesson/lesson-room.tsx';
import { LESSON } from '../../text/lesson-words.ts';

interface Props {
  /** A show was left, and a new one would take its place. */
  over: boolean;
  onBegin: () => void;
  onLeave: () => void;
}

/** Before the lesson: what it is, and how long. */
export function mountLessonRoom(house: HTMLElement, { over, onBegin, onLeave }: Props): () => void {
  const { room } = LESSON.firstNight.FIRST_NIGHT;
  render(
    <LessonRoom words={room} things={room.things} over={over} onLeave={onLeave}>
      <button type="button" class="roll-film" onClick={onBegin}>
        {room.begin}
      </button>
    </LessonRoom>,
    house,
  );
  return () => render(null, house);
}
