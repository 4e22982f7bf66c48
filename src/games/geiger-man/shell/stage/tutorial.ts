import type { AppContext } from '../../../../shell/app-context.ts';
import { firstNightGuide } from '../../app/first-night/guide.ts';
import type { Session } from '../../app/play/session.ts';
import { LESSON } from '../../text/lesson-words.ts';
import { lessonOf } from '../../ui/lesson/lesson.tsx';

const PLACES = [
  ['show', 'geiger-man/show'],
  ['one-more-night', 'geiger-man/one-more-night'],
  ['marquee', 'marquee'],
] as const;

/** Who shows a first-nighter the ropes: fetched for those who want it. */
export const tutorial = {
  guide: firstNightGuide,
  lesson: (context: AppContext, session: Session) =>
    lessonOf(
      session,
      PLACES.map(([way, at]) => ({
        name: LESSON.firstNight.FIRST_NIGHT.end.ways[way],
        onPick: () => context.go(at),
      })),
    ),
};

export type Tutorial = typeof tutorial;
