import { FILM_ID, type WaysOf } from './ways.ts';

/** Where shows are played. */
export const fetchStage = () => import('./screens/stage.ts');

export const waysOf: WaysOf = (context) => ({
  begin: (setup) => context.play(FILM_ID, async () => (await fetchStage()).begun(setup, waysOf)),
});
