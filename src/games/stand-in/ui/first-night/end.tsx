import { UI } from '../../../../text/play/ui.ts';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { Credits } from '../../app/ports/stage.ts';
import type { LessonId } from '../../app/ports/ways.ts';
import { FIRST_NIGHT } from '../../text/first-night.ts';
import { Outcome } from '../papers/outcome.tsx';

export interface LessonWays {
  lesson: LessonId;
  /** Null where the game is over with it. */
  onPlayOn: (() => void) | null;
  onOther: () => void;
  onAgain: () => void;
  onGame: () => void;
  onLeave: () => void;
}

const { end } = FIRST_NIGHT;

/** The lesson is over, and the game need not be. */
export function LessonEnd({ words, ways }: { words: string; ways: LessonWays }) {
  return (
    <Dialog title={end.title}>
      <p class="paper-aside">{words}</p>
      <LessonButtons {...ways} />
    </Dialog>
  );
}

/** The game ended while the lesson was on: how, and where one may go. */
export function LessonOutcome({ credits, ways }: { credits: Credits; ways: LessonWays }) {
  return (
    <Outcome credits={credits}>
      <LessonButtons {...ways} />
    </Outcome>
  );
}

/** Where one may go from here. */
function LessonButtons({ lesson, onPlayOn, onOther, onAgain, onGame, onLeave }: LessonWays) {
  const ways = [
    [end.playOn, onPlayOn],
    [end.other[lesson], onOther],
    [end.game, onGame],
    [end.again, onAgain],
    [UI.outcome.marquee, onLeave],
  ] as const;
  return (
    <div class="paper-buttons">
      {ways.map(
        ([name, onPick], i) =>
          onPick !== null && (
            <button
              key={name}
              type="button"
              class={i === (onPlayOn === null ? 1 : 0) ? 'stamp first' : 'stamp'}
              onClick={onPick}
            >
              {name}
            </button>
          ),
      )}
    </div>
  );
}
