import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import { say } from '../../../../ui/kit/say.ts';
import { LessonEnd, type LessonWays } from '../../../../ui/lesson/lesson-end.tsx';
import type { Places } from '../../app/ports/places.ts';
import type { Lesson, StagePort, StageState } from '../../app/ports/stage.ts';
import { Glossed } from '../glossary/glossed.tsx';
import { Stem } from './stem.tsx';
import './lesson.css';
import { boxOf } from './things.ts';
import { styleOf, useStanding } from './use-standing.ts';

const { end } = FIRST_NIGHT;

interface Around {
  /** The way out, by its name. */
  skip: { name: string; onPick: () => void };
  /** What says that it is over. */
  end: (words: string) => ComponentChildren;
}

/** What the stage shows of a lesson: nothing, a sentence beside its thing, or that it is over. */
export const lessonPlate =
  ({ skip, end }: Around) =>
  (state: StageState, places: Places | null) => {
    const { lesson, phase } = state;
    if (lesson === null || phase !== 'asking') return null;
    if (lesson.at === 'end') return end(lesson.words);
    return <LessonPlate lesson={lesson} state={state} places={places} skip={skip} />;
  };

/** The same for a lesson that goes on as a movie. */
export function lessonOf(stage: StagePort, ways: LessonWays) {
  const onPick = () => stage.player?.unguided();
  return lessonPlate({
    skip: { name: FIRST_NIGHT.skip, onPick },
    end: (words) => <LessonEnd title={end.title} words={words} ways={[{ name: end.playOn, onPick }, ...ways]} />,
  });
}

interface Props {
  lesson: Lesson;
  state: StageState;
  places: Places | null;
  skip: Around['skip'];
}

/** On the drawn table it stands beside its thing and points at it; in words it stands above the prompt. */
function LessonPlate({ lesson, state, places, skip }: Props) {
  const it = useRef<HTMLDivElement>(null);
  const { words, step, of } = lesson;
  const stands = useStanding(it, words, (on) => boxOf(lesson.at, on), state, places);
  useEffect(() => say(words), [words]);
  return (
    <div ref={it} class={stands === null ? 'lesson adrift' : 'lesson'} style={styleOf(stands)}>
      {stands !== null && <Stem {...stands} />}
      <p class="lesson-words" role="note" aria-label={FIRST_NIGHT.label}>
        <Glossed words={words} />
      </p>
      <p class="lesson-foot">
        <span>{FIRST_NIGHT.step(step, of)}</span>
        <button type="button" onClick={skip.onPick}>
          {skip.name}
        </button>
      </p>
    </div>
  );
}
