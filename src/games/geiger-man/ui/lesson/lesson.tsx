import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import { say } from '../../../../ui/kit/say.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import { LESSON } from '../../text/lesson-words.ts';
import './lesson.css';

/** Where one may go from here, by name. */
type Ways = readonly { name: string; onPick: () => void }[];

/** What the stage shows of a lesson: nothing, a sentence above what is asked, or that it is over. */
export const lessonOf =
  (stage: StagePort, ways: Ways) =>
  ({ lesson, phase }: StageState): ComponentChildren => {
    if (lesson === null || phase !== 'asking') return null;
    if (lesson.at === 'end') return <LessonEnd words={lesson.words} stage={stage} ways={ways} />;
    return <LessonPlate {...lesson} onSkip={() => stage.player?.unguided()} />;
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

/** The lesson is over, and the show need not be. */
function LessonEnd({ words, stage, ways }: { words: string; stage: StagePort; ways: Ways }) {
  const { end } = LESSON.firstNight.FIRST_NIGHT;
  return (
    <Dialog title={end.title}>
      <p class="paper-aside">{words}</p>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={() => stage.player?.unguided()}>
          {end.playOn}
        </button>
        {ways.map(({ name, onPick }) => (
          <button key={name} type="button" class="stamp" onClick={onPick}>
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
