import { boardFacts } from '../app/board-facts.ts';
import { DECK } from '../app/booking.ts';
import type { Settings } from '../app/ports/stage.ts';
import { askedBy, DEFAULT_SETTINGS, freshSeed, isSetting } from '../app/set-up.ts';
import { createPlayer } from '../audio/player.ts';
import { createAutosave } from '../storage/autosave.ts';
import { readPreferences, writePreferences } from '../storage/preferences.ts';
import { openShelf } from '../storage/shelf.ts';
import { captioned } from '../text/captions.ts';
import { UI } from '../text/ui.ts';
import { captionsIn } from '../ui/captions.ts';
import { fetchBoard } from './board-mount.ts';
import { cardPainter } from './card-painter.ts';
import { type Hall, ROUTES, type Route, type Screen } from './hall.ts';
import { choiceKept, speakAs } from './language.ts';
import { marqueeScreen } from './marquee.ts';
import { applyToPage, onSystemChange } from './page-settings.ts';
import { screeningScreen } from './screening.ts';
import { SCREENS } from './screens.ts';
import { billed } from './stage.ts';
import { oneStage } from './stage-lock.ts';

const byId = (id: string): HTMLElement => {
  const it = document.getElementById(id);
  if (!it) throw new Error(`index.html has no #${id}`);
  return it;
};
const asked = askedBy(location.search);
const shelf = openShelf();
const captions = captionsIn(byId('captions'));
const sound = createPlayer({ onCaption: (sounds) => captions.tell(captioned(sounds)) });
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

/** What plays on the stage. Without it there is no going there. */
let bill: Screen | null = null;
let strike = () => {};
let visit = 0;

const hall: Hall = {
  root: byId('house'),
  boardBox: asked.plain ? null : byId('board'),
  shelf,
  autosave: createAutosave(shelf),
  sound,
  paint: cardPainter(boardFacts(DECK.id)),
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
  begin: (booking) => takeStage(oneStage(billed(booking))),
  resume: (recording) => takeStage(oneStage({ recording, opening: [], said: null })),
  goOn: () => takeStage(oneStage(null)),
  watch: (film, back, still) => takeStage(screeningScreen(film, back, still)),
};

function takeStage(next: Screen): void {
  bill = next;
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

/** Not every browser tells when it is idle. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 800);
};

if (asked.film && location.hash === '') history.replaceState(null, '', '#feature'); // however it was passed on
window.addEventListener('hashchange', () => void enter(routeNow()));
void enter(routeNow());
// The picture is most of the download: it is fetched while the title is looked at, and after everything the title needs. Then
// comes whatever else is needed without a network.
async function fetchRest(): Promise<void> {
  if (!asked.plain) await fetchBoard().catch(() => {});
  await import('./offline.ts').then(({ keepOffline }) => keepOffline(hall.root)).catch(() => {});
}
const rest = (): void => whenIdle(() => void fetchRest());
if (document.readyState === 'complete') rest();
else window.addEventListener('load', rest);
