import type { GameDoor } from '../../shell/game-door.ts';
import type { Film } from './app/play/screening.ts';
import type { FinishedMovie } from './app/vault/finished-movie.ts';
import { fetchStage, waysOf } from './shell/begin.ts';

/** The first game, for the house: each room is fetched when somebody goes there. */
export const door: GameDoor = {
  rooms: {
    feature: () => import('./shell/screens/feature.ts'),
    reels: () => import('./shell/screens/reels.ts'),
    'first-night': () => import('./shell/screens/first-night.ts'),
    shorts: () => import('./shell/screens/shorts.ts'),
    direct: () => import('./shell/screens/direct.ts'),
    tonight: () => import('./shell/screens/tonight.ts'),
    almanac: () => import('./shell/screens/almanac.ts'),
    'cue-cards': () => import('./shell/screens/rule-cards.ts'),
    tips: () => import('./shell/screens/tips.ts'),
    awards: () => import('./shell/screens/awards.ts'),
    dailies: () => import('./shell/screens/dailies.ts'),
  },
  revived: async (save) => (await fetchStage()).revived(save, waysOf),
  shown: async (film, back) => (await fetchStage()).watched(film as unknown as Film, back),
  async dailies(context, film, finished) {
    const { openDailies } = await import('./shell/dailies.ts');
    openDailies(context, waysOf(context), {
      ...(film as unknown as Film),
      seating: (finished as FinishedMovie).seating,
    });
  },
  inVault: async () => (await import('./shell/vault.ts')).inVault,
  async fetchAhead(film, isDrawn) {
    await fetchStage();
    if (isDrawn) await (await import('./shell/stage/board-mount.ts')).fetchBoard(film);
  },
};
