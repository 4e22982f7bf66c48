import { featureBooking } from '../app/booking.ts';
import type { Recording } from '../app/recording.ts';
import { TITLE } from '../text/title.ts';
import { UI } from '../text/ui.ts';
import { hangMarquee, strikeMarquee } from '../ui/marquee.tsx';
import type { MenuRow } from '../ui/menu.tsx';
import type { Hall, Route, Screen } from './hall.ts';
import { leftMovie } from './left-movie.ts';
import { SCREENS } from './screens.ts';

const WAYS = ['feature', 'reels', 'first-night', 'direct', 'tonight'] as const;
const DOORS = ['vault', 'almanac', 'cue-cards', 'awards', 'settings', 'credits'] as const;
const isOpen = (route: Route): boolean => route in SCREENS;

/** The front of the house: painted at once, and again when it is known whether a movie was left. */
export const marqueeScreen: Screen = (hall) => {
  let left = false;
  hall.sound.setMood(null);
  hall.sound.setAmbience('projector', 0);
  const hang = (kept: MenuRow[], said: string | null) =>
    hangMarquee(hall.root, {
      rows: [...kept, ...ways(hall, kept.length > 0)],
      doors: DOORS.filter(isOpen).map((door) => ({ name: TITLE.menu.names[door], onPick: () => hall.go(door) })),
      said,
    });
  hang([], null);
  void leftMovie(hall).then(({ found, recording }) => {
    if (left) return;
    hang(
      recording === null ? [] : [continued(hall, recording)],
      found.status === 'damaged' ? UI.notice.saveDamaged : found.status === 'newer' ? UI.notice.saveForeign : null,
    );
  });
  return () => {
    left = true;
    strikeMarquee(hall.root);
  };
};

const ways = (hall: Hall, kept: boolean): MenuRow[] =>
  WAYS.flatMap((way) => {
    const aside = way === 'feature' && kept ? TITLE.menu.featureOver : TITLE.menu.asides[way];
    const row = { name: TITLE.menu.names[way], aside };
    if (isOpen(way)) return [{ ...row, onPick: () => hall.go(way) }];
    return way === 'feature' ? [{ ...row, onPick: () => hall.begin(featureBooking(hall.freshSeed(), 'feature')) }] : [];
  });

function continued(hall: Hall, recording: Recording): MenuRow {
  const { reel, seats } = recording.movie;
  return {
    name: TITLE.menu.continue,
    aside: TITLE.menu.kept(reel, seats.flatMap(({ pool }) => pool).length),
    onPick: hall.goOn,
  };
}
