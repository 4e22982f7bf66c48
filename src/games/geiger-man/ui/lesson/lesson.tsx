import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../../../ui/kit/say.ts';
import { LessonEnd, type LessonWays } from '../../../../ui/lesson/lesson-end.tsx';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { LESSON } from '../../text/lesson-words.ts';
import './lesson.css';

/** What the stage shows of a lesson: nothing, a sentence above what is asked, or that it is over. */
export const lessonOf =
  (stage: StagePort, ways: LessonWays) =>
  ({ lesson, phase }: StageState): ComponentChildren => {
    if (lesson === null || phase !== 'asking') return null;
    const onPlayOn = () => stage.player?.unguided();
    if (lesson.at !== 'end') return <LessonPlate {...lesson} onSkip={onPlayOn} />;
    const { end } = LESSON.firstNight.FIRST_NIGHT;
    const all = [{ name: end.playOn, onPick: onPlayOn }, ...ways];
    return <LessonEnd title={end.title} words={lesson.words} ways={all} />;
  };

interface Plate {
  words: string;
  step: number;
  of: number;
  onSkip: () => void;
}

function LessonPlate({ words, step, of, onSkip }: Plate) {
  const { FIRST_NIGHT } = LESSON.firstNight;
  useEffect(() => say(words), [words]);
  return (
    <div class="gm-lesson">
      <p role="note" aria-label={FIRST_NIGHT.label}>
        {words}
      </p>
      <p class="gm-lesson-foot">
        <span>{FIRST_NIGHT.step(step, of)}</span>
        <button type="button" onClick={onSkip}>
          {FIRST_NIGHT.skip}
        </button>
      </p>
    </div>
  );
}
