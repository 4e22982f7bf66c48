import { render } from 'preact';
import { Room } from '../../../../ui/kit/room.tsx';
import { LESSON } from '../../text/lesson-words.ts';
import './room.css';

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
    <Room title={room.title} aside={room.aside} kind="gm-first-night" onLeave={onLeave}>
      <div class="slip gm-ticket">
        <p class="gm-ticket-head">{room.head}</p>
        {room.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p class="gm-ticket-things">{room.things}</p>
        {over && <p class="gm-ticket-over">{room.over}</p>}
        <button type="button" class="roll-film" onClick={onBegin}>
          {room.begin}
        </button>
      </div>
    </Room>,
    house,
  );
  return () => render(null, house);
}
