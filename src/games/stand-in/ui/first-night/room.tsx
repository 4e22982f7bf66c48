import { render } from 'preact';
import { LessonRoom } from '../../../../ui/lesson/lesson-room.tsx';
import { LESSONS, type LessonId } from '../../app/ports/ways.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import './room.css';

interface Props {
  /** A game was left, and a new one would take its place. */
  over: boolean;
  onBegin: (lesson: LessonId) => void;
  onLeave: () => void;
}

const { room } = FIRST_NIGHT;

/** Before the lesson: what it is, how long, and which side of it. */
export function mountLessonRoom(house: HTMLElement, { over, onBegin, onLeave }: Props): () => void {
  render(
    <LessonRoom words={room} over={over} onLeave={onLeave}>
      <ul class="si-ticket-sides">
        {LESSONS.map((lesson) => (
          <li key={lesson}>
            <button type="button" class="roll-film" onClick={() => onBegin(lesson)}>
              {room.sides[lesson].begin}
            </button>
            <p class="lesson-ticket-things">{room.sides[lesson].things}</p>
          </li>
        ))}
      </ul>
    </LessonRoom>,
    house,
  );
  return () => render(null, house);
}
