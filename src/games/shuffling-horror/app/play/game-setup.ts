import type { Setup } from '../../../../app/play/game.ts';
import type { MovieTypes } from './movie-types.ts';

/** The same of the first game. */
export type GameSetup = Setup<MovieTypes>;

/** The same movie without loaded dice and cards, which belong to the lesson alone; a chosen cast stays. */
export function unloaded(setup: GameSetup): GameSetup {
  const { loaded, ...config } = setup.config;
  if (loaded === undefined || setup.mode.kind === 'first-night') return setup;
  const cast = loaded.survivors === undefined ? {} : { loaded: { survivors: loaded.survivors } };
  return { ...setup, config: { ...config, ...cast } };
}
