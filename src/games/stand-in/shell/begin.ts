import { STAND_IN } from '../kept.ts';
import type { WaysOf } from './ways.ts';

/** Where it is played: fetched when somebody plays. */
export const fetchStage = () => import('./screens/stage.ts');

export const waysOf: WaysOf = (context) => ({
  begin: (setup) => context.play(STAND_IN, async () => (await fetchStage()).begun(setup, waysOf)),
  watch: (film, back, still) =>
    context.takeStage(STAND_IN, async () => (await fetchStage()).watched(film, back, still)),
});
