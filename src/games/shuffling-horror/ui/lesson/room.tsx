import { render } from 'preact';
import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import { LessonRoom } from '../../../../ui/lesson/lesson-room.tsx';
import './room.css';

interface Props {
  /** A movie was left, and a new one would take its place. */
  over: boolean;
  onBegin: () => void;
  /** The same from the other chair. */
  onCamera: () => void;
  /** Scenes about all that the lesson leaves out. */
  onRest: () => void;
  onLeave: () => void;
}

const { room } = FIRST_NIGHT;

/** Before the lesson: what it is, and how long. */
export function mountLessonRoom(house: HTMLElement, props: Props): void {
  const { over, onBegin, onCamera, onRest, onLeave } = props;
  render(
    <LessonRoom words={room} things={room.things} over={over} onLeave={onLeave}>
      <button type="button" class="roll-film" onClick={onBegin}>
        {room.begin}
      </button>
      <p class="lesson-ticket-camera">
        {room.cameraSays}{' '}
        <button type="button" onClick={onCamera}>
          {room.camera}
        </button>
      </p>
      <p class="lesson-ticket-camera">
        {room.restSays}{' '}
        <button type="button" onClick={onRest}>
          {room.rest}
        </button>
      </p>
    </LessonRoom>,
    house,
  );
}

export function unmountLessonRoom(house: HTMLElement): void {
  render(null, house);
}
