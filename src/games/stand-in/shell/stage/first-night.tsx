import { rehearsed } from '../../app/first-night/company.ts';
import { guideFor } from '../../app/first-night/guide.ts';
import { firstNightSetup } from '../../app/first-night/set-up.ts';
import type { LessonId } from '../../app/ports/ways.ts';
import type { Mode } from '../../kept.ts';
import { LessonEnd, LessonOutcome } from '../../ui/first-night/end.tsx';
import { LessonPlate } from '../../ui/first-night/plate.tsx';
import type { OfModeFor } from './of-mode.ts';

/** Who shows a first-nighter the ropes. */
export const firstNight: OfModeFor = (context, recording, session, { begin }) => {
  const { lesson } = recording.setup.mode as Extract<Mode, { kind: 'first-night' }>;
  const sit = (other: LessonId) => begin(firstNightSetup(other, context.freshSeed()));
  const ways = {
    lesson,
    onOther: () => sit(lesson === 'original' ? 'stand-in' : 'original'),
    onAgain: () => sit(lesson),
    onGame: () => context.go('stand-in/game'),
    onLeave: () => context.go('marquee'),
  };
  return {
    guide: guideFor(lesson),
    players: (players) => rehearsed(players, lesson, () => session().isGuided),
    lesson: (it) =>
      it.at === 'end' ? (
        <LessonEnd words={it.words} ways={{ ...ways, onPlayOn: () => session().unguided() }} />
      ) : (
        <LessonPlate lesson={it} stage={session()} />
      ),
    ending: (credits) => <LessonOutcome credits={credits} ways={{ ...ways, onPlayOn: null }} />,
    finished: () => {},
    stop: () => {},
  };
};
