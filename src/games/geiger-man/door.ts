import type { GameDoor } from '../../shell/game-door.ts';
import { inItsWords } from '../../shell/learned.ts';
import { speakOf } from '../../text/language.ts';
import type { Film } from './app/play/screening.ts';

const { learned, room } = inItsWords(async () => speakOf('geiger-man', (await import('./text/es/index.ts')).es));

const begin = async () => {
  await learned();
  return import('./shell/begin.ts');
};

/** The Geiger Man, for the house. */
export const door: GameDoor = {
  rooms: {
    show: room(() => import('./shell/screens/show.ts')),
    'one-more-night': room(() => import('./shell/screens/one-more-night.ts')),
    'first-night': room(() => import('./shell/screens/first-night.ts')),
    'double-bill': room(() => import('./shell/screens/double-bill.ts')),
    tonight: room(() => import('./shell/screens/tonight.ts')),
    almanac: room(() => import('./shell/screens/almanac.ts')),
    'cue-cards': room(() => import('./shell/screens/cue-cards.ts')),
    tips: room(() => import('./shell/screens/tips.ts')),
    dailies: room(() => import('./shell/screens/dailies.ts')),
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
  async dailies(context, film) {
    const { waysOf } = await begin();
    const { openDailies } = await import('./shell/dailies.ts');
    openDailies(context, waysOf(context), film as unknown as Film);
  },
  async inVault() {
    await learned();
    return (await import('./shell/vault.ts')).inVault;
  },
  async fetchAhead(_film, isDrawn) {
    const { fetchStage } = await begin();
    await Promise.all([fetchStage(), isDrawn ? (await import('./shell/stage/board-mount.ts')).fetchBoard() : null]);
  },
};
