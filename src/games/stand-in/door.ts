import type { GameDoor } from '../../shell/game-door.ts';
import { inItsWords } from '../../shell/learned.ts';
import type { Film } from './app/play/screening.ts';
import type { FinishedTable } from './kept.ts';
import { speakStandIn } from './text/spoken.ts';

const { learned, room } = inItsWords(async () => speakStandIn((await import('./text/es/index.ts')).es));

const begin = async () => {
  await learned();
  return import('./shell/begin.ts');
};

/** The Stand-In, for the house. */
export const door: GameDoor = {
  rooms: {
    game: room(() => import('./shell/screens/game.ts')),
    'first-night': room(() => import('./shell/screens/first-night.ts')),
    'short-take': room(() => import('./shell/screens/short-take.ts')),
    tonight: room(() => import('./shell/screens/tonight.ts')),
    almanac: room(() => import('./shell/screens/almanac.ts')),
    'cue-cards': room(() => import('./shell/screens/cue-cards.ts')),
    tips: room(() => import('./shell/screens/tips.ts')),
    rushes: room(() => import('./shell/screens/rushes.ts')),
    awards: room(() => import('./shell/screens/awards.ts')),
  },
  async revived(save) {
    const { fetchStage, waysOf } = await begin();
    return (await fetchStage()).revived(save, waysOf);
  },
  async shown(film, back) {
    const { fetchStage } = await begin();
    return (await fetchStage()).watched(film as unknown as Film, back);
  },
  async dailies(context, film, finished) {
    const [{ waysOf }, { openRushes, seatingOf }] = await Promise.all([begin(), import('./shell/rushes.ts')]);
    const { config, replies } = film as unknown as Film;
    openRushes(context, waysOf(context), { config, replies, seating: seatingOf(config, finished as FinishedTable) });
  },
  async inVault() {
    await learned();
    return (await import('./shell/vault.ts')).inVault;
  },
  fetchAhead: async () => (await begin()).fetchStage(),
};
