import type { Screen } from '../../shell/app-context.ts';
import type { GameDoor } from '../../shell/game-door.ts';
import { speakStandIn } from './text/spoken.ts';

/** Its words in the language of the house come before any part that is built of them. */
let words: Promise<void> | null = null;
const learned = (): Promise<void> => {
  words ??= learn().catch(() => {
    words = null; // better English than nothing; and asked for again with the next door
  });
  return words;
};
async function learn(): Promise<void> {
  if (document.documentElement.lang !== 'es') return;
  speakStandIn((await import('./text/es/index.ts')).es);
}

/** A room is fetched when somebody goes there, and not before the words are. */
const room = (fetched: () => Promise<{ screen: Screen }>) => () => learned().then(fetched);

const begin = async () => {
  await learned();
  return import('./shell/begin.ts');
};

/** The Stand-In, for the house. */
export const door: GameDoor = {
  rooms: {
    game: room(() => import('./shell/screens/game.ts')),
  },
  async revived(save) {
    const { fetchStage, waysOf } = await begin();
    return (await fetchStage()).revived(save, waysOf);
  },
  shown: () => Promise.reject(new Error('no projector yet')),
  dailies: () => Promise.reject(new Error('no rushes yet')),
  inVault: () => Promise.reject(new Error('not in the vault yet')),
  fetchAhead: async () => (await begin()).fetchStage(),
};
