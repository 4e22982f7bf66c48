import { UI } from '../../../../text/play/ui.ts';
import { LessonButtons, LessonEnd as LessonEndOf } from '../../../../ui/lesson/lesson-end.tsx';
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
export const LessonEnd = ({ words, ways }: { words: string; ways: LessonWays }) => (
  <LessonEndOf title={end.title} words={words} ways={namedWays(ways)} />
);

/** The game ended while the lesson was on: how, and where one may go. */
export const LessonOutcome = ({ credits, ways }: { credits: Credits; ways: LessonWays }) => (
  <Outcome credits={credits}>
    <LessonButtons ways={namedWays(ways)} />
  </Outcome>
);

const namedWays = ({ lesson, onPlayOn, onOther, onAgain, onGame, onLeave }: LessonWays) => [
  onPlayOn && { name: end.playOn, onPick: onPlayOn },
  { name: end.other[lesson], onPick: onOther },
  { name: end.game, onPick: onGame },
  { name: end.again, onPick: onAgain },
  { name: UI.outcome.marquee, onPick: onLeave },
];
