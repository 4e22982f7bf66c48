import { rehearsed } from '../app/first-night/director.ts';
import { firstNightGuide } from '../app/first-night/guide.ts';
import type { Players } from '../app/players.ts';
import type { Session } from '../app/session.ts';
import { FIRST_NIGHT } from '../text/first-night.ts';
import { lessonOf } from '../ui/lesson/lesson.tsx';
import type { Hall } from './hall.ts';

const { ways } = FIRST_NIGHT.end;

/** Who shows a first-nighter the ropes: fetched for those who want it. */
export const usher = {
  guide: firstNightGuide,
  players: (players: Players, session: () => Session): Players => rehearsed(players, () => session().isGuided),
  lesson: (hall: Hall, session: Session) =>
    lessonOf(
      session,
      (['feature', 'reels', 'marquee'] as const).map((way) => ({ name: ways[way], onPick: () => hall.go(way) })),
    ),
};

export type Usher = typeof usher;
