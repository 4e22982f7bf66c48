import { GEIGER_MAN } from '../kept.ts';
import type { WaysOf } from './ways.ts';

/** Where shows are played. */
export const fetchStage = () => import('./screens/stage.ts');

export const waysOf: WaysOf = (context) => ({
  begin: (setup) => context.play(GEIGER_MAN, async () => (await fetchStage()).begun(setup, waysOf)),
  watch: (film, back, still) =>
    context.takeStage(GEIGER_MAN, async () => (await fetchStage()).watched(film, back, still)),
});
