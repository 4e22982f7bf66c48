import type { Settings } from '../app/ports/settings.ts';
import { askedBy, DEFAULT_SETTINGS, freshSeed, isSetting } from '../app/settings.ts';
import { createPlayer } from '../audio/player.ts';
import { FILMS, filmOf, GAMES, gameOf, gameOfFilm, keepsOf } from '../games/index.ts';
import { createAutosave } from '../storage/autosave.ts';
import { openStore } from '../storage/key-value-store.ts';
import { readPreferences, writePreferences } from '../storage/preferences.ts';
import { NOTICE } from '../text/rooms/notices.ts';
import { captionsIn } from '../ui/kit/captions.ts';
import { say } from '../ui/kit/say.ts';
import type { AppContext, Route, Screen } from './app-context.ts';
import { askedFilm } from './asked-film.ts';
import { choiceKept, speakAs, speakAsKept } from './language.ts';
import { filmLeft, leftMovie } from './left-movie.ts';
import { printNow } from './lost-part.ts';
import { filmOnBoard, marqueeScreen } from './marquee.ts';
import { applyToPage, onSystemChange } from './page-settings.ts';
import { inGame, screenAt } from './screens.ts';

const byId = (id: string): HTMLElement => {
  const it = document.getElementById(id);
  if (!it) throw new Error(`index.html has no #${id}`);
  return it;
};
/** Who waits longer for sound than this has a slow line or no picture. */
const LONGEST_HUSH_MS = 8000;
const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Not every browser tells when it is idle. */
const idle = (): Promise<unknown> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 3000 }))
    : after(800);

/** The first frame is on the screen; a hidden page has none. */
const painted = (): Promise<unknown> =>
  Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))), after(500)]);

/** Settles when a table could be shown at once, or never can be. */
let tableFetched = () => {};
const untilTable = new Promise<void>((resolve) => {
  tableFetched = resolve;
});

const asked = askedBy(location.search);
const store = openStore(async (...places) => (await import('../storage/bring-over.ts')).bringHome(keepsOf, ...places));
const captions = captionsIn(byId('captions'));
// The table comes first: sound is as large again, and a browser would rather fetch it than pictures.
const sound = createPlayer(async () => (await import('../text/play/captions.ts')).CAPTIONS, {
  tell: captions.tell,
  after: () => Promise.race([asked.plain ? idle() : untilTable, after(LONGEST_HUSH_MS)]),
});
const fromAddress: Partial<Settings> = {
  ...(asked.speed && { speed: asked.speed }),
  ...(asked.unforeseen && { threat: false }),
};
/** What the player chose; what the address asks for is for this visit only. */
let preferred: Settings = { ...DEFAULT_SETTINGS, language: choiceKept() };
let settings: Settings = { ...preferred, ...fromAddress };

function apply(next: Settings): void {
  settings = next;
  for (const bus of ['music', 'effects', 'voice'] as const) sound.setVolume(bus, next[bus]);
  sound.setMuted(next.muted);
  captions.set(next.captions);
  applyToPage(next);
}

const random = (most: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * most);

apply(settings);
onSystemChange(() => apply(settings));

/** What was chosen before it was known what had been: it counts for more. */
let changed: Partial<Settings> = {};
const settingsRead = readPreferences(store, { ...preferred }, isSetting).then((kept) => {
  preferred = { ...kept, ...changed };
  if ((context.root.dataset.screen ?? 'marquee') === 'marquee' && preferred.language !== choiceKept())
    speakAsKept(preferred.language); // the copy was lost
  apply({ ...preferred, ...fromAddress, ...changed });
});
/** A shelf that does not open keeps nobody out of a room. */
const LONGEST_SEARCH_MS = 4500;

/** What plays on the stage, once that has been fetched. Without it there is no going there. */
let bill: Promise<Screen> | null = null;
/** The film that was last put on the stage. */
let booked: string | null = null;
let unmount = () => {};
let visit = 0;

const context: AppContext = {
  root: byId('house'),
  boardBox: asked.plain ? null : byId('board'),
  store,
  keeps: keepsOf,
  autosave: createAutosave(store, keepsOf),
  sound,
  settings: () => settings,
  set(change) {
    changed = { ...changed, ...change };
    preferred = { ...preferred, ...change };
    apply({ ...settings, ...change });
    const written = settingsRead.then(() => writePreferences(store, { ...preferred }));
    const { language } = change;
    if (language !== undefined) void Promise.race([written, after(LONGEST_SEARCH_MS)]).then(() => speakAs(language));
  },
  go(route) {
    const hash = route === 'marquee' ? '' : `#${route}`;
    if (location.hash === hash) void enter(route);
    else location.hash = hash; // and the change of the address leads there
  },
  freshSeed: () => asked.seed ?? freshSeed(random),
  film: filmOnBoard,
  billed: filmOf,
  filmOnStage: () => booked ?? filmLeft(),
  takeStage(film, next) {
    booked = film ?? booked;
    bill = next();
    bill.catch(() => {}); // told where it is awaited
    context.go('stage');
  },
  play: (film, next) => context.takeStage(film, async () => onTheStage({ film, screen: await next() })),
  left: async () => (await leftMovie(context)).playing,
  resume(save, left) {
    context.takeStage(null, async () => {
      const playing = await (await gameOf(save.game)?.door())?.revived(save);
      if (!playing) throw new Error('it does not play');
      booked = playing.film;
      return onTheStage({ film: playing.film, screen: playing.screen({ said: null, left }) });
    });
  },
  goOn: () => context.takeStage(null, () => onTheStage(null)),
  watch(film, back) {
    context.takeStage(null, async () => {
      const door = await gameOf(film.game)?.door();
      if (door === undefined) throw new Error('no such game');
      return door.shown(film, back);
    });
  },
};

const onTheStage = async (...what: Parameters<typeof import('./stage/stage-lock.ts').oneStage>): Promise<Screen> =>
  (await import('./stage/stage-lock.ts')).oneStage(...what);

/** The screen before this one. */
let from: Route | null = null;
const front: Screen = (at) => marqueeScreen(at, from);

async function screenFor(route: Route): Promise<Screen> {
  if (route === 'stage' && bill !== null) {
    const playing = bill;
    bill = null; // a reload or a step back leads to the marquee, where it can be continued
    return playing;
  }
  if (route === 'stage' || route === 'marquee') return front;
  await Promise.race([settingsRead, after(LONGEST_SEARCH_MS)]); // a screen that one lands on shows them as they were left
  const screen = await screenAt(route);
  if (screen === null) history.replaceState(history.state, '', '#'); // an address that leads nowhere
  return screen ?? front;
}

/** Who listens is told after this that something is on its way. */
const SILENCE_MS = 600;

async function enter(route: Route): Promise<void> {
  const now = ++visit;
  let at = route;
  const silence = setTimeout(() => now === visit && say(NOTICE.loading), SILENCE_MS);
  const screen = await screenFor(route).catch(() => {
    at = 'marquee';
    return notFetched();
  });
  clearTimeout(silence);
  if (now !== visit) return; // somebody has gone elsewhere meanwhile
  unmount();
  from = context.root.dataset.screen ?? null;
  context.root.dataset.screen = screen === front ? 'marquee' : at;
  unmount = screen(context);
  if (screen !== front) void keepOpened(at).catch(() => {});
}

/** A later game that somebody has opened is kept whole, so that it opens without a network as well. */
async function keepOpened(route: Route): Promise<void> {
  const game = route === 'stage' ? gameOfFilm(booked ?? FIRST_FILM) : inGame(route)?.game;
  if (game === undefined || game === GAMES[0]) return;
  await idle();
  await (await import('./kept-games.ts')).keepGame(game.id);
}

/** Without a network, or after a newer print was put up, a screen may not come: the front of the house is always there. */
async function notFetched(): Promise<Screen> {
  const print = await printNow();
  // With a newer print the address stays: whoever reloads comes to where they wanted to go.
  if (print !== 'newer') history.replaceState(history.state, '', '#');
  return (at) => marqueeScreen(at, from, NOTICE.notFetched[print]);
}

/** Begins again, at the same place; on the stage, with the movie that is on. */
function reload(): void {
  history.replaceState({ ...history.state, goOn: movieIsOn() }, '');
  location.reload();
}
const movieIsOn = (): boolean => context.root.dataset.screen === 'stage' && context.root.dataset.kept !== undefined;

const routeNow = (): Route => /^#([a-z-]+(?:\/[a-z-]+)?)$/.exec(location.hash)?.[1] ?? 'marquee';

/** Where a film that is asked for by its link is set up: it begins with the id of its game, but for the first game's. */
function setUpRoom(film: string): Route {
  const { prefix, front } = gameOf(film.replace(/\..*/, '')) ?? GAMES[0];
  return `${prefix}${front.ways[0]?.room}`;
}
const sent = askedFilm();
if (sent !== null && location.hash === '') history.replaceState(null, '', `#${setUpRoom(sent)}`); // however it was passed on
window.addEventListener('hashchange', () => void enter(routeNow()));
const goesOn = routeNow() === 'stage' && history.state?.goOn === true;
history.replaceState({ ...history.state, goOn: false }, ''); // once
if (goesOn) context.goOn();
else void enter(routeNow());
// What a movie needs is fetched while the title is looked at: the rules, then the picture, which is most of the download. Then comes
// whatever else is needed without a network.
async function fetchRest(): Promise<void> {
  await painted();
  await fetchAhead(booked ?? FIRST_FILM, false).catch(() => {});
  await idle();
  if (!asked.plain) await fetchAhead(await likelyFilm(), true).catch(() => {});
  tableFetched();
  await import('./offline.ts')
    .then(({ keepOffline, tellOfNewer }) => {
      tellOfNewer(reload);
      return keepOffline(context.root, reload);
    })
    .catch(() => {});
}
const fetchAhead = async (film: string, isDrawn: boolean): Promise<unknown> =>
  (await gameOfFilm(film).door()).fetchAhead(film, isDrawn);

/** Fetched before anybody has said what will be played. */
const FIRST_FILM = FILMS[0]?.id as string;

/** The film that plays, or the one that was left, or the one that most begin with. */
const likelyFilm = async (): Promise<string> => booked ?? (await leftMovie(context)).playing?.film ?? FIRST_FILM;

void fetchRest();
