import type { Settings } from '../app/ports/stage.ts';
import { askedBy, DEFAULT_SETTINGS, freshSeed, isSetting } from '../app/set-up.ts';
import { FIRST_DECK } from '../art/decks.ts';
import { createPlayer } from '../audio/player.ts';
import { createAutosave } from '../storage/autosave.ts';
import { readPreferences, writePreferences } from '../storage/preferences.ts';
import { openShelf } from '../storage/shelf.ts';
import { captioned } from '../text/captions.ts';
import { UI } from '../text/ui.ts';
import { captionsIn } from '../ui/captions.ts';
import { boardFetched, fetchBoard } from './board-mount.ts';
import { type Hall, ROUTES, type Route, type Screen } from './hall.ts';
import { choiceKept, speakAs } from './language.ts';
import { leftMovie } from './left-movie.ts';
import { marqueeScreen } from './marquee.ts';
import { applyToPage, onSystemChange } from './page-settings.ts';
import { fetchStage, SCREENS } from './screens.ts';

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

const asked = askedBy(location.search);
const shelf = openShelf();
const captions = captionsIn(byId('captions'));
// The table comes first: sound is as large again, and a browser would rather fetch it than pictures.
const sound = createPlayer({
  onCaption: (sounds) => captions.tell(captioned(sounds)),
  after: () => Promise.race([asked.plain ? idle() : boardFetched, after(LONGEST_HUSH_MS)]),
});
const fromAddress: Partial<Settings> = asked.speed ? { speed: asked.speed } : {};
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

const settingsRead = readPreferences(shelf, { ...preferred }, isSetting).then((kept) => {
  preferred = kept;
  if (kept.language !== choiceKept()) speakAs(kept.language); // the copy was lost
  apply({ ...kept, ...fromAddress });
});

/** What plays on the stage, once that has been fetched. Without it there is no going there. */
let bill: Promise<Screen> | null = null;
/** The deck of what was last put on the stage. */
let booked: string | null = null;
let strike = () => {};
let visit = 0;

const hall: Hall = {
  root: byId('house'),
  boardBox: asked.plain ? null : byId('board'),
  shelf,
  autosave: createAutosave(shelf),
  sound,
  paint: async (...card) => (await import('./card-painter.ts')).paintCard(...card),
  settings: () => settings,
  set(change) {
    preferred = { ...preferred, ...change };
    apply({ ...settings, ...change });
    const written = writePreferences(shelf, { ...preferred });
    const { language } = change;
    if (language !== undefined) void written.then(() => speakAs(language));
  },
  go(route) {
    const hash = route === 'marquee' ? '' : `#${route}`;
    if (location.hash === hash) void enter(route);
    else location.hash = hash; // and the change of the address leads there
  },
  freshSeed: () => asked.seed ?? freshSeed(random),
  begin: (booking) => takeStage(({ begun }) => begun(booking), booking.config.deck),
  resume: (recording) => takeStage(({ resumed }) => resumed(recording), recording.booking.config.deck),
  goOn: () => takeStage(({ goneOn }) => goneOn()),
  watch: (film, back, still) => takeStage(({ watched }) => watched(film, back, still), film.config.deck),
};

function takeStage(next: (stage: Awaited<ReturnType<typeof fetchStage>>) => Screen, deck = booked): void {
  booked = deck;
  bill = fetchStage().then(next);
  bill.catch(() => {}); // told where it is awaited
  hall.go('stage');
}

const front: Screen = (at) => marqueeScreen(at);

async function screenFor(route: Route): Promise<Screen> {
  if (route === 'stage' && bill !== null) {
    const playing = bill;
    bill = null; // a reload or a step back leads to the marquee, where it can be continued
    return playing;
  }
  if (route === 'stage' || route === 'marquee') return front;
  await settingsRead; // a screen that one lands on shows them as they were left
  return (await SCREENS[route]()).screen;
}

async function enter(route: Route): Promise<void> {
  const now = ++visit;
  const screen = await screenFor(route).catch(notFetched);
  if (now !== visit) return; // somebody has gone elsewhere meanwhile
  strike();
  hall.root.dataset.screen = screen === front ? 'marquee' : route;
  strike = screen(hall);
}

/** Without a network, or after a new version was put up, a screen may not come: the front of the house is always there. */
function notFetched(): Screen {
  history.replaceState(null, '', '#');
  return (at) => marqueeScreen(at, UI.notice.noScreen);
}

const routeNow = (): Route => ROUTES.find((route) => location.hash === `#${route}`) ?? 'marquee';

if (asked.film && location.hash === '') history.replaceState(null, '', '#feature'); // however it was passed on
window.addEventListener('hashchange', () => void enter(routeNow()));
void enter(routeNow());
// What a movie needs is fetched while the title is looked at: the rules, then the picture, which is most of the download. Then comes
// whatever else is needed without a network.
async function fetchRest(): Promise<void> {
  await painted();
  await fetchStage().catch(() => {});
  await idle();
  if (!asked.plain) await fetchBoard(await likelyDeck()).catch(() => {});
  await import('./offline.ts').then(({ keepOffline }) => keepOffline(hall.root)).catch(() => {});
}
/** The deck of the movie that plays, or of the one that was left, or the one that most begin with. */
const likelyDeck = async (): Promise<string> =>
  booked ?? (await leftMovie(hall)).recording?.booking.config.deck ?? FIRST_DECK;

void fetchRest();
