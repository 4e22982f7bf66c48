import type { WaysOf } from './ways.ts';

/** Where movies are played: fetched right after the title. */
export const fetchStage = () => import('./screens/stage.ts');

export const waysOf: WaysOf = (context) => ({
  begin: (setup) => context.play(setup.config.deck, async () => (await fetchStage()).begun(setup, waysOf)),
  watch: (film, back, still) =>
    context.takeStage(film.config.deck, async () => (await fetchStage()).watched(film, back, still)),
  playShort: (id, from) =>
    context.takeStage(null, async () => (await import('./stage/short.ts')).shortScreen(id, from, waysOf)),
});
