import type { Film } from '../app/ports/front.ts';
import { FILMS, filmOf, GAMES, gameOfFilm } from '../games/index.ts';
import type { Found } from '../storage/autosave.ts';
import { dayAndMonth } from '../text/rooms/dates.ts';
import { NOTICE } from '../text/rooms/notices.ts';
import { TITLE } from '../text/rooms/title.ts';
import { mountMarquee, unmountMarquee } from '../ui/marquee/marquee.tsx';
import type { MenuRow } from '../ui/marquee/menu.tsx';
import type { AppContext, Playing, Route } from './app-context.ts';
import { leftMovie } from './left-movie.ts';

const DOORS = ['vault', 'almanac', 'cue-cards', 'awards', 'settings', 'credits'] as const;
/** Of these each game has its own. */
const OF_GAMES: readonly string[] = ['almanac', 'cue-cards', 'awards'];

const IS_ALONE = GAMES.length < 2;
/** It comes with the house. */
const isFirstGame = (game: (typeof GAMES)[number]): boolean => game === GAMES[0];

/** The poster that was chosen, for as long as the page is open. */
let chosen: string | undefined;
/** Whose ways were last on the board. */
let onBoard: string | null = null;
export const filmOnBoard = (): string | null => onBoard;

/** Whoever comes out of a game's room finds that game on the board. */
function follow(from: Route | null): void {
  const game = GAMES.find(({ prefix }) => prefix !== '' && from?.startsWith(prefix));
  if (game !== undefined && gameOfFilm(filmOf(chosen).id) !== game) chosen = game.front.films[0]?.id;
}

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
  let arrived = false;
  let playing: Playing | null = null;
  let said = news;
  let shelf: readonly string[] | null = null;
  let kept: ReturnType<typeof import('./kept-games.ts').watchAtHand> | null = null;
  follow(from);
  context.sound.setMood(null);
  context.sound.setAmbience('projector', 0);
  const isFirst = ({ id }: Film): boolean => {
    const { prefix } = gameOfFilm(id);
    const isLeft = playing !== null && gameOfFilm(playing.film).prefix === prefix;
    return shelf !== null && !isLeft && isNewTo(prefix, shelf);
  };
  const mount = () => {
    const film = filmOf(chosen ?? playing?.film);
    const { prefix } = gameOfFilm(film.id);
    if (!IS_ALONE) onBoard = film.id;
    mountMarquee(context.root, {
      rows: [...(playing === null ? [] : [continued(context, playing)]), ...waysOf(context, film, isFirst(film))],
      doors: DOORS.map((door) => {
        const leads = OF_GAMES.includes(door) ? `${prefix}${door}` : door;
        return { name: TITLE.menu.names[door], leads, onPick: () => context.go(leads) };
      }),
      said,
      back: from === null ? null : (LED[from] ?? from),
      film: IS_ALONE ? filmOf() : film,
      // One game needs no choice: its own rooms ask which film it is to be.
      posters: IS_ALONE ? null : { posters: FILMS.map(posterOf), picked: film, left: playing, onPick, onKeep },
    });
  };
  const posterOf = (film: Film) => {
    const game = gameOfFilm(film.id);
    const ways = waysWith(film).map(({ icon }) => icon);
    return { film, ways, atHand: isFirstGame(game) ? null : (kept?.of(game.id) ?? null) };
  };
  const onKeep = (film: string) => void kept?.keep(gameOfFilm(film).id);
  const onPick = (film: string) => {
    chosen = film;
    mount();
  };
  mount();
  if (!IS_ALONE)
    void import('./kept-games.ts').then(({ watchAtHand }) => {
      if (!left) kept = watchAtHand(() => left || mount());
    });
  const onLate = async () => {
    const { late } = await keptWords();
    if (left || arrived) return;
    said = late;
    mount();
  };
  void leftMovie(context, { onLate: () => void onLate().catch(() => {}), isLeft: () => left }).then(async (it) => {
    arrived = true;
    const [words, keys] = await Promise.all([saidOf(it.found.status), context.store.keys().catch(() => null)]);
    if (left) return;
    ({ playing } = it);
    said = words ?? news;
    shelf = keys;
    mount();
  });
  return () => {
    left = true;
    kept?.stop();
    unmountMarquee(context.root);
  };
};

/** What is seldom said is fetched then. */
const keptWords = async () => (await import('../text/rooms/kept.ts')).KEPT;

/** Of a movie that was left and cannot be gone on with. */
async function saidOf(status: Found['status']): Promise<string | null> {
  if (status === 'newer' || status === 'unknown-deck' || status === 'away')
    return keptWords().then(
      ({ foreign }) => foreign[status],
      () => null,
    );
  return status === 'damaged' ? NOTICE.saveDamaged : null;
}

/** Nothing of it was ever played here: all that lies on the shelf was chosen, not earned. What the first game keeps bears no name of a game. */
const CHOSEN = ['preferences', 'set-up'];
const isNewTo = (prefix: string, shelf: readonly string[]): boolean =>
  shelf.every((key) => !key.startsWith(prefix) || CHOSEN.includes(key.slice(prefix.length)));

const waysWith = (it: Film) => gameOfFilm(it.id).front.ways.filter(({ film }) => film === undefined || film === it.id);

/** A first visitor is led to the lesson: it stands on top, and says why. */
function waysOf(context: AppContext, film: Film, isFirst: boolean): MenuRow[] {
  const { front, prefix } = gameOfFilm(film.id);
  const rows = (IS_ALONE ? front.ways : waysWith(film)).map(({ room, name, aside, icon }) => {
    const leads = `${prefix}${room}`;
    const isTaught = isFirst && room === front.lesson;
    const says = isTaught ? TITLE.menu.firstVisit : room === front.tonight ? today() : aside;
    return { name, aside: says, leads, icon, isTaught, onPick: () => context.go(leads) };
  });
  return rows.sort((a, b) => Number(b.isTaught) - Number(a.isTaught));
}

const today = (): string => {
  const now = new Date();
  return dayAndMonth(now.getMonth() + 1, now.getDate());
};

const continued = (context: AppContext, { film, stands }: Playing): MenuRow => ({
  name: TITLE.menu.continue,
  aside: IS_ALONE ? stands : `${filmOf(film).name}. ${stands}`,
  leads: 'continue',
  icon: null,
  onPick: context.goOn,
});
