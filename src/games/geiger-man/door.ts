import type { Screen } from '../../shell/app-context.ts';
import type { GameDoor } from '../../shell/game-door.ts';
import { speakOf } from '../../text/language.ts';

/** Its words in the language of the house come before any part that is built of them. */
let words: Promise<void> | null = null;
const learned = (): Promise<void> => {
  words ??= learn().catch(() => {
    words = null; // better English than nothing; and asked for again with the next door
  });
  return words;
};
async function learn(): Promise<void> {
  if (document.documentElement.lang === 'es') speakOf('geiger-man', (await import('./text/es/index.ts')).es);
}

/** A room is fetched when somebody goes there, and not before the words are. */
const room = (fetched: () => Promise<{ screen: Screen }>) => () => learned().then(fetched);

const begin = async () => {
  await learned();
  return import('./shell/begin.ts');
};

/** The Geiger Man, for the house. */
export const door: GameDoor = {
  rooms: {
    show: room(() => import('./shell/screens/show.ts')),
  },
  async revived(save) {
    const { fetchStage, waysOf } = await begin();
    return (await fetchStage()).revived(save, waysOf);
  },
  shown: () => Promise.reject(new Error('no projector yet')),
  dailies: () => Promise.reject(new Error('no rushes yet')),
  inVault: () => Promise.reject(new Error('not in the vault yet')),
  async fetchAhead(_film, isDrawn) {
    const { fetchStage } = await begin();
    await Promise.all([fetchStage(), isDrawn ? (await import('./shell/stage/board-mount.ts')).fetchBoard() : null]);
  },
};
