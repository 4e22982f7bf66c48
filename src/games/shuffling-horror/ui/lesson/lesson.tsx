import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import { say } from '../../../../ui/kit/say.ts';
import type { Places } from '../../app/ports/places.ts';
import type { Lesson, StagePort, StageState } from '../../app/ports/stage.ts';
import { Glossed } from '../glossary/glossed.tsx';
import { beside, type Standing } from './beside.ts';
import { LessonEnd, type Ways } from './end.tsx';
import './lesson.css';
import { boxOf, keptOf } from './things.ts';

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
export const lessonOf = (stage: StagePort, ways: Ways) =>
  lessonPlate({
    skip: { name: FIRST_NIGHT.skip, onPick: () => stage.player?.unguided() },
    end: (words) => <LessonEnd words={words} stage={stage} ways={ways} />,
  });

interface Props {
  lesson: Lesson;
  state: StageState;
  places: Places | null;
  skip: Around['skip'];
}

/** On the drawn table it stands beside its thing and points at it; in words it stands above the prompt. */
function LessonPlate({ lesson, state, places, skip }: Props) {
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

  useEffect(() => say(words), [words]);

  const style = stands === null ? {} : { left: `${stands.x}px`, top: `${stands.y}px`, '--tip': `${stands.tip}px` };
  return (
    <div ref={it} class={`lesson ${stands?.edge ?? 'adrift'}`} style={style}>
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
