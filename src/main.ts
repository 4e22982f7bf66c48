import './ui/theme.css';
import { boardFacts } from './app/board-facts.ts';
import type { Places } from './app/ports/places.ts';
import type { Settings } from './app/ports/stage.ts';
import type { Shown } from './app/presenter.ts';
import { Recording } from './app/recording.ts';
import { Session } from './app/session.ts';
import { askedBy, DEFAULT_SETTINGS, feature, freshSeed } from './app/set-up.ts';
import { createPlayer } from './audio/player.ts';
import { DIRECTORS } from './director-ai/registry.ts';
import { fetchBoard, mountBoard } from './house/board-mount.ts';
import { cardPainter } from './house/card-painter.ts';
import { placesFor, placesKey } from './house/places.ts';
import { workerPlayers } from './house/players.ts';
import type { MovieConfig } from './rules/index.ts';
import { createAutosave } from './storage/autosave.ts';
import { readPreferences, writePreferences } from './storage/preferences.ts';
import type { Seating } from './storage/save.ts';
import { openShelf } from './storage/shelf.ts';
import { UI } from './text/ui.ts';
import { hangMarquee } from './ui/marquee.tsx';
import { hangStage, strikeStage } from './ui/play/stage-view.tsx';

const byId = (id: string): HTMLElement => {
  const it = document.getElementById(id);
  if (!it) throw new Error(`index.html has no #${id}`);
  return it;
};
const house = byId('house');
const boardBox = byId('board');

const asked = askedBy(location.search);
const shelf = openShelf();
const players = workerPlayers();
const sound = createPlayer();
const facts = boardFacts('roswell-51');
const paint = cardPainter(facts);
/** The level that a one-click movie is played at, or whoever sits in the chair so far. */
const director = 'feature' in DIRECTORS ? 'feature' : 'late-show';

let onStage: Session | null = null;
let saveFailed = false;
const autosave = createAutosave(shelf, (ok) => {
  if (!ok) onStage?.notify(UI.notice.saveFailed);
  else if (saveFailed) onStage?.notify(UI.notice.saveBack);
  saveFailed = !ok;
});
const fromAddress: Partial<Settings> = asked.speed ? { speed: asked.speed } : {};
let settings: Settings = { ...DEFAULT_SETTINGS, ...fromAddress };

function applySettings(next: Settings): void {
  settings = next;
  for (const bus of ['music', 'effects', 'voice'] as const) sound.setVolume(bus, next[bus]);
  sound.setMuted(next.muted);
}

/** The front of the house: painted at once, and again when it is known whether a movie was left. */
async function marquee(): Promise<void> {
  sound.setMood(null);
  sound.setAmbience('projector', 0);
  const onFeature = () => begin(feature(asked.seed ?? newSeed(), director));
  const empty = { kept: null, said: null, onContinue: () => {}, onFeature };
  hangMarquee(house, empty);
  await autosave.settled();
  let kept: Recording | null = null;
  const found = await autosave
    .find((save) => {
      kept = Recording.resume(save);
      return kept !== null;
    })
    .catch(() => ({ status: 'none' as const, save: null }));
  if (onStage !== null) return;
  const recording = found.save === null ? null : (kept as Recording | null);
  hangMarquee(house, {
    ...empty,
    kept: recording && { reel: recording.movie.reel, alive: recording.movie.seats.flatMap(({ pool }) => pool).length },
    said: found.status === 'damaged' ? UI.notice.saveDamaged : found.status === 'newer' ? UI.notice.saveForeign : null,
    onContinue: () => {
      if (recording) play(recording, [], found.status === 'older' ? UI.notice.saveOlder : null);
    },
  });
}

/** Not every browser tells when it is idle. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 800);
};

const newSeed = (): string =>
  freshSeed((most) => Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * most));

function begin({ config, seating }: { config: MovieConfig; seating: Seating }): void {
  const { recording, shown } = Recording.start(config, seating);
  play(recording, shown, null);
}

function play(recording: Recording, opening: readonly Shown[], said: string | null): void {
  const session = new Session(recording, {
    players,
    sound: { cue: (cue) => sound.play(cue), mood: (mood) => sound.setMood(mood) },
    save: (save) => autosave.write(save),
    forget: () => void autosave.clear(),
    settings,
    onSettings: (next) => {
      applySettings(next);
      void writePreferences(shelf, { ...next });
    },
  });
  onStage = session;
  if (said !== null) session.notify(said);
  if (!recording.isWhole) session.notify(UI.notice.logLost);
  sound.setAmbience('projector', 0.5);

  let drawn = !asked.plain;
  let key = '';
  let places: Places | null = null;
  let destroyBoard: (() => void) | null = null;
  const hang = () => {
    const { innerWidth: width, innerHeight: height } = window;
    const view = session.view();
    const next = drawn ? placesKey(view, width, height) : 'plain';
    if (next === key) return;
    key = next;
    places = drawn ? placesFor(view, width, height) : null;
    hangStage(house, {
      stage: session,
      level: UI.levels(recording.seating.director),
      paint,
      places,
      onAgain,
      onFresh,
      onLeave,
    });
  };
  const close = () => {
    session.stop();
    stopHanging();
    window.removeEventListener('resize', hang);
    destroyBoard?.();
    strikeStage(house);
    onStage = null;
  };
  const onLeave = () => {
    close();
    void marquee();
  };
  const onAgain = () => {
    close();
    begin({ config: recording.config, seating: recording.seating });
  };
  const onFresh = () => {
    close();
    begin({ config: { ...recording.config, seed: newSeed() }, seating: recording.seating });
  };
  const mount = () => {
    if (onStage !== session) return;
    void mountBoard(boardBox, session, facts).then((destroy) => {
      destroyBoard = destroy;
      if (onStage !== session) return destroy?.();
      if (destroy !== null) return;
      drawn = false;
      session.notify(UI.notice.noPicture);
      hang();
    });
  };
  const stopHanging = session.subscribe(hang);
  window.addEventListener('resize', hang);
  hang();
  void session.run(opening);
  // What is asked is painted first: making the picture keeps the page busy for a moment.
  if (drawn) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(mount)));
}

void readPreferences(shelf, { ...DEFAULT_SETTINGS }).then((kept) => {
  if (onStage === null) applySettings({ ...kept, ...fromAddress });
});
void marquee();
// The picture is most of the download: it is fetched while the title is looked at, and after everything the title needs.
if (!asked.plain) {
  window.addEventListener('load', () => whenIdle(() => void fetchBoard().catch(() => {})));
}
