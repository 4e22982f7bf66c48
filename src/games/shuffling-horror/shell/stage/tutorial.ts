import type { AppContext } from '../../../../shell/app-context.ts';
import { FIRST_NIGHT } from '../../../../text/rooms/first-night.ts';
import { rehearsed } from '../../app/first-night/director.ts';
import { firstNightGuide } from '../../app/first-night/guide.ts';
import type { Session } from '../../app/play/session.ts';
import type { Players } from '../../app/play/session-ports.ts';
import { lessonOf } from '../../ui/lesson/lesson.tsx';

const { ways } = FIRST_NIGHT.end;

/** Who shows a first-nighter the ropes: fetched for those who want it. */
export const tutorial = {
  guide: firstNightGuide,
  players: (players: Players, session: () => Session): Players => rehearsed(players, () => session().isGuided),
  lesson: (context: AppContext, session: Session) =>
    lessonOf(
      session,
      (['feature', 'reels', 'cue-cards', 'marquee'] as const).map((way) => ({
        name: ways[way],
        onPick: () => context.go(way),
      })),
    ),
};

export type Tutorial = typeof tutorial;
