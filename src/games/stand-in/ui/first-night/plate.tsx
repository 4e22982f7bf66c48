import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../../ui/kit/say.ts';
import type { Lesson, StagePort } from '../../app/ports/stage.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import './plate.css';

/** A sentence of the lesson, above whatever is asked; what it is about is framed on the table. Where nothing is asked it is put away by its button. */
export function LessonPlate({ lesson, stage }: { lesson: Lesson; stage: StagePort }) {
  const { words, step, of, waits } = lesson;
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => say(words), [words]);
  useEffect(() => {
    if (waits && document.querySelector('dialog[open]') === null) goOn.current?.focus({ preventScroll: true });
  }, [words, waits]);
  return (
    <div class="si-lesson">
      <p class="si-lesson-words" role="note" aria-label={FIRST_NIGHT.label}>
        {words}
      </p>
      <p class="si-lesson-foot">
        <span>{FIRST_NIGHT.step(step, of)}</span>
        <button type="button" class="si-lesson-skip" onClick={() => stage.player?.unguided()}>
          {FIRST_NIGHT.skip}
        </button>
        {waits && (
          <button type="button" class="si-lesson-on" ref={goOn} onClick={() => stage.player?.heard()}>
            {FIRST_NIGHT.goOn}
          </button>
        )}
      </p>
    </div>
  );
}
