import type { Recording } from '../app/play/recording.ts';
import type { Found } from '../storage/autosave.ts';
import { UI } from '../text/play/ui.ts';
import { dayAndMonth } from '../text/rooms/dates.ts';
import { TITLE } from '../text/rooms/title.ts';
import { showDeck } from '../text/words-by-deck.ts';
import { mountMarquee, unmountMarquee } from '../ui/marquee/marquee.tsx';
import type { MenuRow } from '../ui/marquee/menu.tsx';
import type { AppContext, Route } from './app-context.ts';
import { leftMovie } from './left-movie.ts';

const MODES = ['feature', 'reels', 'first-night', 'direct', 'tonight'] as const;
const DOORS = ['vault', 'almanac', 'cue-cards', 'awards', 'settings', 'credits'] as const;

/** What on the marquee led to a screen: itself, or that from which one goes on to it. */
const LED: Partial<Record<Route, string>> = {
  tips: 'cue-cards',
  shorts: 'first-night',
  dailies: 'vault',
  stage: 'continue',
};

/** The front of the house: painted at once, and again when it is known whether a movie was left. `from`: where one was before. */
export const marqueeScreen = (
  context: AppContext,
  from: Route | null = null,
  news: string | null = null,
): (() => void) => {
  let left = false;
  context.sound.setMood(null);
  context.sound.setAmbience('projector', 0);
  const mount = (kept: MenuRow[], said: string | null, isFirst = false) =>
    mountMarquee(context.root, {
      rows: [...kept, ...ways(context, isFirst)],
      doors: DOORS.map((door) => ({ name: TITLE.menu.names[door], leads: door, onPick: () => context.go(door) })),
      said,
      back: from === null ? null : (LED[from] ?? from),
    });
  mount([], news);
  const patience = {
    onLate: () => void kept().then(({ late }) => left || arrived || mount([], late), noWords),
    isLeft: () => left,
  };
  let arrived = false;
  void leftMovie(context, patience).then(async ({ found, recording }) => {
    arrived = true;
    const [said, isFirst] = await Promise.all([saidOf(found.status), isFirstVisit(context)]);
    if (left) return;
    if (recording !== null) showDeck(recording.movie.deck); // what is read around the house is about that one
    mount(recording === null ? [] : [continued(context, recording)], said ?? news, isFirst);
  });
  return () => {
    left = true;
    unmountMarquee(context.root);
  };
};

/** What is seldom said is fetched then. */
const kept = async () => (await import('../text/rooms/kept.ts')).KEPT;
const noWords = () => null;

/** Of a movie that was left and cannot be gone on with. */
function saidOf(status: Found['status']): Promise<string | null> {
  if (status === 'newer' || status === 'unknown-deck') return kept().then(({ foreign }) => foreign[status], noWords);
  return Promise.resolve(status === 'damaged' ? UI.notice.saveDamaged : null);
}

/** Nothing was ever played here: all that lies on the shelf was chosen, not earned. */
const CHOSEN = ['preferences', 'set-up'];
const isFirstVisit = ({ store }: AppContext): Promise<boolean> =>
  store.keys().then(
    (keys) => keys.every((key) => CHOSEN.includes(key)),
    () => false,
  );

/** A first visitor is led to the lesson: it stands on top, and says why. */
const ways = (context: AppContext, isFirst: boolean): MenuRow[] => {
  const rows = MODES.map((way) => ({
    name: TITLE.menu.names[way],
    aside: way === 'tonight' ? today() : TITLE.menu.asides[way],
    leads: way,
    onPick: () => context.go(way),
  }));
  const [lesson] = isFirst ? rows.splice(MODES.indexOf('first-night'), 1) : [];
  return lesson === undefined ? rows : [{ ...lesson, aside: TITLE.menu.firstVisit }, ...rows];
};

const today = (): string => {
  const now = new Date();
  return dayAndMonth(now.getMonth() + 1, now.getDate());
};

function continued(context: AppContext, recording: Recording): MenuRow {
  const { reel, seats } = recording.movie;
  return {
    name: TITLE.menu.continue,
    aside: TITLE.menu.kept(reel, seats.flatMap(({ pool }) => pool).length),
    leads: 'continue',
    onPick: context.goOn,
  };
}
