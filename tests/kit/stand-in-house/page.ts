import '../../../src/ui/kit/theme.css';
import '../../../src/ui/kit/contrast.css';
import { DEFAULT_SETTINGS } from '../../../src/app/settings.ts';
import { createPlayer } from '../../../src/audio/player.ts';
import { door } from '../../../src/games/stand-in/door.ts';
import { keep } from '../../../src/games/stand-in/keep.ts';
import type { AppContext, Screen } from '../../../src/shell/app-context.ts';
import { createAutosave } from '../../../src/storage/autosave.ts';
import { openStore } from '../../../src/storage/key-value-store.ts';

/** A house with one game in it, which the real one does not list yet: its own door and keep, and the house's shelf. */
const root = document.getElementById('house') as HTMLElement;
const asked = new URLSearchParams(location.search);
document.documentElement.lang = asked.get('lang') ?? 'en';
document.documentElement.dataset.motion = 'reduced';

const keeps = (game: string) => (game === keep.id ? Promise.resolve(keep) : null);
const store = openStore(async () => {});
let settings: ReturnType<AppContext['settings']> = { ...DEFAULT_SETTINGS, speed: 'instant' };
let unmount = () => {};
const show = (screen: Screen): void => {
  unmount();
  unmount = screen(context);
};
const play = (next: () => Promise<Screen>): void => void next().then(show);

const context: AppContext = {
  root,
  boardBox: null,
  store,
  keeps,
  autosave: createAutosave(store, keeps),
  sound: createPlayer(),
  settings: () => settings,
  set(change) {
    settings = { ...settings, ...change };
  },
  go: () => void begin(),
  freshSeed: () => asked.get('seed') ?? 'house',
  takeStage: (_film, next) => play(next),
  play: (_film, next) => play(next),
  left: async () => null,
  resume: () => {},
  goOn: () => {},
  watch: () => {},
};

/** What was being played goes on; else a game is set up. */
async function begin(): Promise<void> {
  const { save } = await context.autosave.find();
  const playing = save && (await door.revived(save));
  if (playing) return show(playing.screen({ said: null }));
  const room = door.rooms.game;
  if (room !== undefined) show((await room()).screen);
}

void begin();
