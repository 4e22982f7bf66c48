import type { Recording } from '../app/recording.ts';
import type { Found } from '../storage/autosave.ts';
import { dayAndMonth } from '../text/dates.ts';
import { show } from '../text/showing.ts';
import { TITLE } from '../text/title.ts';
import { UI } from '../text/ui.ts';
import { hangMarquee, strikeMarquee } from '../ui/marquee.tsx';
import type { MenuRow } from '../ui/menu.tsx';
import type { Hall } from './hall.ts';
import { leftMovie } from './left-movie.ts';

const WAYS = ['feature', 'reels', 'first-night', 'direct', 'tonight'] as const;
const DOORS = ['vault', 'almanac', 'cue-cards', 'awards', 'settings', 'credits'] as const;

/** The front of the house: painted at once, and again when it is known whether a movie was left. */
export const marqueeScreen = (hall: Hall, news: string | null = null): (() => void) => {
  let left = false;
  hall.sound.setMood(null);
  hall.sound.setAmbience('projector', 0);
  const hang = (kept: MenuRow[], said: string | null) =>
    hangMarquee(hall.root, {
      rows: [...kept, ...ways(hall)],
      doors: DOORS.map((door) => ({ name: TITLE.menu.names[door], onPick: () => hall.go(door) })),
      said,
    });
  hang([], news);
  void leftMovie(hall).then(({ found, recording }) => {
    if (left) return;
    if (recording !== null) show(recording.movie.deck); // what is read around the house is about that one
    hang(recording === null ? [] : [continued(hall, recording)], saidOf(found.status) ?? news);
  });
  return () => {
    left = true;
    strikeMarquee(hall.root);
  };
};

/** Of a movie that was left and cannot be gone on with. */
function saidOf(status: Found['status']): string | null {
  switch (status) {
    case 'damaged':
      return UI.notice.saveDamaged;
    case 'newer':
      return UI.notice.saveForeign;
    case 'unknown-deck':
      return UI.notice.saveNotShown;
    default:
      return null;
  }
}

const ways = (hall: Hall): MenuRow[] =>
  WAYS.map((way) => ({
    name: TITLE.menu.names[way],
    aside: way === 'tonight' ? today() : TITLE.menu.asides[way],
    onPick: () => hall.go(way),
  }));

const today = (): string => {
  const now = new Date();
  return dayAndMonth(now.getMonth() + 1, now.getDate());
};

function continued(hall: Hall, recording: Recording): MenuRow {
  const { reel, seats } = recording.movie;
  return {
    name: TITLE.menu.continue,
    aside: TITLE.menu.kept(reel, seats.flatMap(({ pool }) => pool).length),
    onPick: hall.goOn,
  };
}
