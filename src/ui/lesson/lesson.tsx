import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Places } from '../../app/ports/places.ts';
import type { Lesson, StagePort, StageState } from '../../app/ports/stage.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import { beside, type Standing } from './beside.ts';
import { LessonEnd, type Ways } from './end.tsx';
import './lesson.css';
import { boxOf, keptOf } from './things.ts';

/** What the stage shows of a lesson: nothing, a sentence beside its thing, or that it is over. */
export const lessonOf = (stage: StagePort, ways: Ways) => (state: StageState, places: Places | null) => {
  const { lesson, phase } = state;
  if (lesson === null || phase !== 'asking') return null;
  if (lesson.at === 'end') return <LessonEnd words={lesson.words} stage={stage} ways={ways} />;
  return <LessonPlate lesson={lesson} state={state} places={places} onSkip={() => stage.unguided()} />;
};

interface Props {
  lesson: Lesson;
  state: StageState;
  places: Places | null;
  onSkip: () => void;
}

/** On the drawn table it stands beside its thing and points at it; in words it stands above the prompt. */
function LessonPlate({ lesson, state, places, onSkip }: Props) {
  const it = useRef<HTMLDivElement>(null);
  const [stands, setStands] = useState<Standing | null>(null);
  const { words, step, of } = lesson;

  // Before it is painted: how tall it is depends on its words.
  useLayoutEffect(() => {
    const thing = places === null ? null : boxOf(lesson.at, places);
    if (it.current === null || places === null || thing === null) return setStands(null);
    const { offsetWidth: w, offsetHeight: h } = it.current;
    setStands(beside(thing, { w, h }, { w: window.innerWidth, h: window.innerHeight }, keptOf(state.table, places)));
  }, [lesson, places, state.table]);

  const style = stands === null ? {} : { left: `${stands.x}px`, top: `${stands.y}px`, '--tip': `${stands.tip}px` };
  return (
    <div ref={it} class={`lesson ${stands?.edge ?? 'adrift'}`} style={style}>
      <p class="lesson-words" role="status" aria-label={FIRST_NIGHT.label}>
        {words}
      </p>
      <p class="lesson-foot">
        <span>{FIRST_NIGHT.step(step, of)}</span>
        <button type="button" onClick={onSkip}>
          {FIRST_NIGHT.skip}
        </button>
      </p>
    </div>
  );
}
